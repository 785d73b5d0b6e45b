#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/fp_format.hpp"
#include "tb/rng.hpp"

/// Floating-point codes worth trying.
namespace ragrtl::tb {

using golden::FloatFormat;

/// Draws one code of a format.
using Codes = std::function<std::uint32_t(const FloatFormat& format, Rng& rng)>;

/// Every code is as likely: infinities, NaNs and subnormals included.
inline std::uint32_t any_code(const FloatFormat& format, Rng& rng) {
    return static_cast<std::uint32_t>(rng.next() >> (64 - format.width()));
}

/// Finite codes only, so that long sums stay numbers.
inline std::uint32_t finite_code(const FloatFormat& format, Rng& rng) {
    const std::uint32_t code = any_code(format, rng);
    const bool special = (code & format.infinity()) == format.infinity();
    return special ? code ^ format.hidden_bit() : code;
}

/// Ends and neighbours of the ranges of zero, subnormal and normal numbers, one, and numbers with full
/// significands.
inline std::uint32_t finite_corner(const FloatFormat& format, Rng& rng) {
    const std::uint32_t one = static_cast<std::uint32_t>(format.bias()) << format.fraction_bits;
    const std::uint32_t corners[] = {0,
                                     1,
                                     format.hidden_bit() - 1,
                                     format.hidden_bit(),
                                     format.hidden_bit() + 1,
                                     2 * format.hidden_bit() - 1,
                                     one,
                                     one - 1,
                                     one + 1,
                                     format.infinity() - 1,
                                     format.infinity() - format.hidden_bit()};
    return corners[rng.below(std::size(corners))] | (rng.percent(50) ? format.sign_bit() : 0);
}

/// Infinities and NaNs with all kinds of payloads.
inline std::uint32_t special_code(const FloatFormat& format, Rng& rng) {
    const std::uint32_t payloads[] = {0,
                                      0,
                                      1,
                                      format.hidden_bit() >> 1,
                                      format.hidden_bit() - 1,
                                      any_code(format, rng) & (format.hidden_bit() - 1)};
    return format.infinity() | payloads[rng.below(std::size(payloads))] |
           (rng.percent(50) ? format.sign_bit() : 0);
}

/// Mostly what `usual` draws, an infinity or NaN now and then.
inline Codes with_specials(Codes usual, unsigned percent) {
    return [=](const FloatFormat& format, Rng& rng) {
        return rng.percent(percent) ? special_code(format, rng) : usual(format, rng);
    };
}

/// Numbers within `spread` powers of two of each other: sums that cancel, and ties of rounding.
inline Codes close_exponents(int lowest_biased, int spread) {
    return [=](const FloatFormat& format, Rng& rng) {
        const std::uint64_t field =
            static_cast<std::uint64_t>(lowest_biased) + rng.below(static_cast<std::uint64_t>(spread));
        std::uint32_t fraction = any_code(format, rng) & (format.hidden_bit() - 1);
        if (rng.percent(50))
            fraction &= ~((format.hidden_bit() >> 3) - 1);  // few bits: sums meet half-way points
        const std::uint32_t magnitude =
            (static_cast<std::uint32_t>(field) << format.fraction_bits) | fraction;
        return magnitude | (rng.percent(50) ? format.sign_bit() : 0);
    };
}

/// The streams that all floating-point benches run, with their shares.
struct CodeStream {
    std::string name;
    unsigned weight;
    Codes codes;
};
inline std::vector<CodeStream> code_streams(const FloatFormat& format) {
    const int middle = format.bias();
    return {{"any_code", 2, any_code},
            {"finite", 4, finite_code},
            {"corners", 2, finite_corner},
            {"specials", 2, with_specials(finite_corner, 3)},
            {"subnormal", 2, close_exponents(0, 2)},
            {"close", 2, close_exponents(middle - 1, 2)},
            {"large", 1, close_exponents(2 * middle - 2, 3)},
            {"half_range", 1, close_exponents(middle / 2 + 1, middle / 4 + 1)}};
}

}  // namespace ragrtl::tb
