#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "golden/blocks/hier_pe.hpp"
#include "tb/benches/hier_pe_stimulus.hpp"
#include "tb/benches/hier_pe_watch.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Bench of hier/pe.
class HierPeBench {
  public:
    using Model = golden::HierPe;

    explicit HierPeBench(const spec::HierPe& spec)
        : spec_(spec),
          beats_((spec.lanes + spec.lanes_per_cycle - 1) / spec.lanes_per_cycle),
          watch_(spec.lanes, fourth_row, coverage) {
        stall_ = coverage.add("row refused", beats_ > 2);
        extreme_p0_ = coverage.add("pass 0 sum 64 per lane (-8 x -8)");
        extreme_p1_ = coverage.add("pass 1 sum -120 per lane (15 x -8)");
        extreme_p2_ = coverage.add("pass 2 sum -120 per lane (-8 x 15)");
        extreme_p3_ = coverage.add("pass 3 sum 225 per lane (15 x 15)");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }

    /// Engines with many beats per pass need more cycles for the same number of documents.
    std::uint64_t default_cycles() const {
        return 60'000 * static_cast<std::uint64_t>(std::clamp(beats_ / 2, 1, 32));
    }

    std::vector<Profile<Model>> profiles(const Profiling& profiling) const {
        return pe_profiles<Model>(spec_.lanes, 150 + 16 * static_cast<unsigned>(beats_), profiling);
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        if (const auto problem = watch_.begin(cycle, coverage)) return problem;
        coverage.hit(stall_, cycle.in.doc_valid && !cycle.out.doc_ready && !cycle.reset);
        std::optional<Difference> wrong;
        if (cycle.out.result_valid && watch_.known()) wrong = observe_result(cycle.out);
        if (cycle.reset) passes_ = {};
        watch_.end(cycle, coverage);
        return wrong;
    }

  private:
    static constexpr int fourth_row = 3;

    std::optional<Difference> observe_result(const Model::Out& out) {
        const std::uint64_t pass = out.result_pass.to_u64();
        passes_[pass] = out.result_sum.to_i64();
        const std::int64_t lanes = spec_.lanes;
        coverage.hit(extreme_p0_, pass == 0 && passes_[0] == 64 * lanes);
        coverage.hit(extreme_p1_, pass == 1 && passes_[1] == -120 * lanes);
        coverage.hit(extreme_p2_, pass == 2 && passes_[2] == -120 * lanes);
        coverage.hit(extreme_p3_, pass == 3 && passes_[3] == 225 * lanes);
        if (!out.result_last) return std::nullopt;
        if (!watch_.has_document())
            return Difference{"result_last", "no document inside", "a result", "results against documents"};

        const bool int8 = watch_.next_is_int8();
        const std::int64_t got =
            int8 ? 256 * passes_[0] + 16 * (passes_[1] + passes_[2]) + passes_[3] : passes_[0];
        return watch_.check(
            got,
            [](const Int8Vector& query, const Int8Vector& document, bool is_int8) {
                return is_int8 ? golden::dot_int8(query, document) : golden::dot_int4(query, document);
            },
            int8 ? "256*p0+16*(p1+p2)+p3 of an INT8 document" : "p0 of an INT4 document", coverage);
    }

    spec::HierPe spec_;
    int beats_;
    PeWatch watch_;
    std::array<std::int64_t, 4> passes_{};
    std::size_t stall_{}, extreme_p0_{}, extreme_p1_{}, extreme_p2_{}, extreme_p3_{};
};

}  // namespace ragrtl::tb
