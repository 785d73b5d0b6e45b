#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "golden/blocks/hier_pe.hpp"
#include "golden/blocks/hier_pe_bitserial.hpp"
#include "tb/benches/hier_pe_stimulus.hpp"
#include "tb/benches/hier_pe_watch.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Bench of hier/pe_bitserial.
class HierPeBitserialBench {
  public:
    using Model = golden::HierPeBitserial;

    explicit HierPeBitserialBench(const spec::HierPeBitserial& spec)
        : spec_(spec), watch_(spec.lanes, first_row, coverage) {
        lowest_int8_ = coverage.add("every product -128 x 127");
        highest_int4_ = coverage.add("INT4: every product -128 x -8");
        lowest_int4_ = coverage.add("INT4: every product 127 x -8");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 60'000; }

    std::vector<Profile<Model>> profiles(const Profiling& profiling) const {
        return pe_profiles<Model>(spec_.lanes, 150, profiling);
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        if (const auto problem = watch_.begin(cycle, coverage)) return problem;
        std::optional<Difference> wrong;
        if (cycle.out.result_valid && watch_.known()) wrong = observe_result(cycle.out);
        watch_.end(cycle, coverage);
        return wrong;
    }

  private:
    static constexpr int first_row = 0;

    std::optional<Difference> observe_result(const Model::Out& out) {
        if (!watch_.has_document())
            return Difference{"result_valid", "no document inside", "a result", "results against documents"};
        const bool int8 = watch_.next_is_int8();
        const std::int64_t got = out.result_sum.to_i64();
        const std::int64_t lanes = spec_.lanes;
        coverage.hit(lowest_int8_, int8 && got == -128 * 127 * lanes);
        coverage.hit(highest_int4_, !int8 && got == 128 * 8 * lanes);
        coverage.hit(lowest_int4_, !int8 && got == -127 * 8 * lanes);
        return watch_.check(
            got,
            [](const Int8Vector& query, const Int8Vector& document, bool is_int8) {
                return is_int8 ? golden::dot_int8(query, document)
                               : golden::dot_int8_by_nibble(query, document);
            },
            int8 ? "INT8 document" : "INT8 query times an INT4 document", coverage);
    }

    spec::HierPeBitserial spec_;
    PeWatch watch_;
    std::size_t lowest_int8_{}, highest_int4_{}, lowest_int4_{};
};

}  // namespace ragrtl::tb
