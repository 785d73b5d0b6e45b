#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/fp_format.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

/// What the benches of units with an fp32 result have in common.
namespace ragrtl::tb {

/// Coverage of a stream of fp32 results.
class FpResultCoverage {
  public:
    void declare(Coverage& coverage, bool can_be_tiny_or_huge) {
        nan_ = coverage.add("NaN");
        plus_infinity_ = coverage.add("+infinity");
        minus_infinity_ = coverage.add("-infinity");
        zero_ = coverage.add("zero");
        negative_ = coverage.add("negative result");
        subnormal_ = coverage.add("subnormal result", can_be_tiny_or_huge);
        huge_ = coverage.add("result above 2^125", can_be_tiny_or_huge);
    }
    void observe(Coverage& coverage, const golden::FpResult& out) {
        if (!out.out_valid || !out.care.bit(0)) return;
        const auto code = static_cast<std::uint32_t>(out.result.to_u64());
        const std::uint32_t magnitude = code & ~golden::kFp32.sign_bit();
        const bool nan = out.result_nan.bit(0);
        coverage.hit(nan_, nan);
        coverage.hit(plus_infinity_, code == golden::kFp32.infinity());
        coverage.hit(minus_infinity_, code == (golden::kFp32.infinity() | golden::kFp32.sign_bit()));
        coverage.hit(zero_, code == 0);
        coverage.hit(negative_, code > golden::kFp32.sign_bit() && !nan);
        coverage.hit(subnormal_, golden::is_subnormal(golden::kFp32, code));
        coverage.hit(huge_, magnitude > huge && magnitude < golden::kFp32.infinity());
    }

  private:
    static constexpr std::uint32_t huge = 0x7e000000;  // 2^125

    std::size_t nan_{}, plus_infinity_{}, minus_infinity_{}, zero_{}, negative_{}, subnormal_{}, huge_{};
};

/// Fresh payload in every cycle, with gaps; what goes with in_valid low is noise as well.
template <class Model>
class FpStream final : public Stimulus<Model> {
  public:
    using Fill = std::function<void(typename Model::In& in, Rng& rng)>;

    FpStream(Fill fill, Gaps gaps) : fill_(std::move(fill)), gaps_(gaps) {}

    void drive(typename Model::In& in, const Cycle<Model>*, Rng& rng) override {
        in.in_valid = gaps_.open(rng);
        fill_(in, rng);
    }

  private:
    Fill fill_;
    Gaps gaps_;
};

/// Bench of a pipelined function with an fp32 result.
template <class Model_, class Spec_>
class FpFunctionBench {
  public:
    using Model = Model_;
    using Spec = Spec_;
    using Fill = typename FpStream<Model>::Fill;
    struct Kind {
        std::string name;
        Fill fill;
    };

    FpFunctionBench(const Spec& spec, std::vector<Kind> kinds, bool can_be_tiny_or_huge, std::uint64_t cycles)
        : spec_(spec), kinds_(std::move(kinds)), cycles_(cycles) {
        results_.declare(coverage, can_be_tiny_or_huge);
        back_to_back_ = coverage.add("inputs in consecutive cycles");
        gap_ = coverage.add("gap after an input");
        reset_busy_ = coverage.add("reset right behind an input");
        reset_result_ = coverage.add("reset while a result is shown");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    typename Model::In idle() const { return typename Model::In(spec_); }
    std::uint64_t default_cycles() const { return cycles_; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        std::vector<Profile<Model>> list;
        for (const Kind& kind : kinds_) {
            list.push_back({kind.name, 3, 1000, [fill = kind.fill] {
                                return std::make_unique<FpStream<Model>>(fill, Gaps::never());
                            }});
            list.push_back({kind.name + "_gaps", 1, 50, [fill = kind.fill] {
                                return std::make_unique<FpStream<Model>>(fill, Gaps::random(30));
                            }});
        }
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const bool takes = cycle.in.in_valid && !cycle.reset;
        results_.observe(coverage, cycle.out);
        coverage.hit(back_to_back_, takes && took_);
        coverage.hit(gap_, !cycle.in.in_valid && took_);
        coverage.hit(reset_busy_, cycle.reset && took_);
        coverage.hit(reset_result_, cycle.reset && cycle.out.out_valid);
        took_ = takes;
        return std::nullopt;
    }

  private:
    Spec spec_;
    std::vector<Kind> kinds_;
    std::uint64_t cycles_;
    FpResultCoverage results_;
    bool took_ = false;
    std::size_t back_to_back_{}, gap_{}, reset_busy_{}, reset_result_{};
};

}  // namespace ragrtl::tb
