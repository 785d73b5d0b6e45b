#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "gen/spec/iks_format.hpp"
#include "golden/blocks/fp_format.hpp"
#include "tb/benches/fp_codes.hpp"
#include "tb/rng.hpp"

/// Elements of queries and documents for the benches of `iks`.
namespace ragrtl::tb {

/// Draws an element's code.
using Elements = std::function<std::uint32_t(Rng& rng)>;

struct ElementStream {
    std::string name;
    Elements elements;
};

/// Streams of elements worth trying: those of the floating-point benches, or all kinds of INT8.
inline std::vector<ElementStream> element_streams(spec::ElementFormat format) {
    std::vector<ElementStream> list;
    if (format == spec::ElementFormat::int8) {
        list.push_back({"any", [](Rng& rng) { return static_cast<std::uint32_t>(rng.below(256)); }});
        list.push_back({"extreme", [](Rng& rng) {
                            const std::uint32_t ends[] = {0x80, 0x80, 0x7f, 0, 1, 0xff};
                            return ends[rng.below(std::size(ends))];
                        }});
        list.push_back({"smallest", [](Rng&) { return std::uint32_t{0x80}; }});
        return list;
    }
    const FloatFormat& floats = golden::format_of(spec::fp_format(format));
    for (const CodeStream& stream : code_streams(floats)) {
        list.push_back(
            {stream.name, [floats, codes = stream.codes](Rng& rng) { return codes(floats, rng); }});
    }
    return list;
}

}  // namespace ragrtl::tb
