#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "golden/blocks/fp_decode.hpp"
#include "tb/benches/fp_codes.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Bench of arith/fp_decode: all 65,536 codes, with gaps and resets in between.
class FpDecodeBench {
    static constexpr std::uint64_t all_codes = 65'536;

  public:
    using Model = golden::FpDecode;

    explicit FpDecodeBench(const spec::FpDecode& spec, std::uint64_t cycles = 3 * all_codes)
        : spec_(spec), cycles_(cycles) {
        codes_ = coverage.add("every code");
        back_to_back_ = coverage.add("codes in consecutive cycles");
        gap_ = coverage.add("gap after a code");
        reset_busy_ = coverage.add("reset right behind a code");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return cycles_; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        return {{"every_code", 2, 0, [] { return std::make_unique<EveryCode>(); }},
                {"random", 1, 100, [] { return std::make_unique<Random>(); }}};
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const bool takes = cycle.in.in_valid && !cycle.reset;
        if (takes) {
            const std::size_t code = cycle.in.code.to_u64();
            if (!seen_[code]) ++distinct_;
            seen_[code] = true;
        }
        coverage.hit(codes_, distinct_ == all_codes);
        coverage.hit(back_to_back_, takes && took_);
        coverage.hit(gap_, !cycle.in.in_valid && took_);
        coverage.hit(reset_busy_, cycle.reset && took_);
        took_ = takes;
        return std::nullopt;
    }

  private:
    /// Counts through all codes, and on for as long as the reset at the start of a run may have lasted.
    class EveryCode final : public Stimulus<Model> {
      public:
        void drive(Model::In& in, const Cycle<Model>*, Rng& rng) override {
            in.in_valid = !rng.percent(10);
            in.code.set(0, 16, next_ % all_codes);
            if (in.in_valid) ++next_;
        }
        bool done() const override { return next_ == all_codes + 100; }

      private:
        std::uint64_t next_ = 0;
    };
    class Random final : public Stimulus<Model> {
      public:
        void drive(Model::In& in, const Cycle<Model>*, Rng& rng) override {
            in.in_valid = gaps_.open(rng);
            rng.fill(in.code);
        }

      private:
        Gaps gaps_ = Gaps::bursty(8, 4);
    };

    spec::FpDecode spec_;
    std::uint64_t cycles_;
    std::vector<bool> seen_ = std::vector<bool>(all_codes, false);
    std::uint64_t distinct_ = 0;
    bool took_ = false;
    std::size_t codes_{}, back_to_back_{}, gap_{}, reset_busy_{};
};

}  // namespace ragrtl::tb
