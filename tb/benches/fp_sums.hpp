#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tb/benches/fp_codes.hpp"
#include "tb/benches/fp_results.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

/// What the benches of fp_mac and fp_dot have in common: sums of many elements with first and last.
namespace ragrtl::tb {

/// Draws sums of 1 .. longest elements with gaps between them; every element has factors of one kind of code.
/// A sum may be given up for a new one; what goes with in_valid low is noise.
template <class Model>
class FpSums final : public Stimulus<Model> {
  public:
    using In = typename Model::In;
    /// Puts an element's factors into the inputs; with `before`, the factors of that element, their products
    /// negated.
    using Fill = std::function<void(In& in, const FloatFormat& format, const Codes& codes, const In* before,
                                    Rng& rng)>;

    FpSums(const FloatFormat& format, Codes codes, Fill fill, std::uint64_t longest, Gaps gaps)
        : format_(format), codes_(std::move(codes)), fill_(std::move(fill)), longest_(longest), gaps_(gaps) {}

    void drive(In& in, const Cycle<Model>* previous, Rng& rng) override {
        if (previous != nullptr && previous->reset) left_ = 0;
        in.in_valid = gaps_.open(rng);
        if (!in.in_valid) {
            in.first = rng.percent(50);
            in.last = rng.percent(50);
            fill_(in, format_, any_code, nullptr, rng);
            return;
        }
        in.first = left_ == 0;
        if (in.first) start(rng);
        --left_;
        in.last = left_ == 0 && !gives_up_;
        fill_(in, format_, codes_, !in.first && rng.percent(20) ? &*before_ : nullptr, rng);
        before_ = in;
    }

  private:
    /// Mostly short sums, now and then one as long as can be.
    void start(Rng& rng) {
        const std::uint64_t most = rng.below(8) == 0 ? longest_ : std::min<std::uint64_t>(longest_, 12);
        left_ = rng.below(32) == 0 ? longest_ : 1 + rng.below(most);
        gives_up_ = rng.below(16) == 0;
    }

    FloatFormat format_;
    Codes codes_;
    Fill fill_;
    std::uint64_t longest_;
    Gaps gaps_;
    std::optional<In> before_;
    std::uint64_t left_ = 0;
    bool gives_up_ = false;
};

/// Bench of a unit that adds up elements between first and last.
template <class Model_, class Spec_>
class FpSumBench {
  public:
    using Model = Model_;
    using Spec = Spec_;

    FpSumBench(const Spec& spec, typename FpSums<Model>::Fill fill, std::uint64_t longest,
               std::uint64_t cycles)
        : spec_(spec),
          format_(golden::format_of(spec.format)),
          fill_(std::move(fill)),
          longest_(longest),
          cycles_(cycles) {
        // Sums of fp16 products are far from both ends of fp32.
        results_.declare(coverage, spec.format == spec::FpFormat::bf16);
        back_to_back_ = coverage.add("sums back to back");
        single_ = coverage.add("sum of one element");
        long_ = coverage.add("sum of the longest length");
        gap_ = coverage.add("gap inside a sum");
        reset_inside_ = coverage.add("reset inside a sum");
        reset_result_ = coverage.add("reset while a result is shown");
        given_up_ = coverage.add("sum given up for a new one");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    typename Model::In idle() const { return typename Model::In(spec_); }
    std::uint64_t default_cycles() const { return cycles_; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        std::vector<Profile<Model>> list;
        for (const CodeStream& stream : code_streams(format_)) {
            list.push_back(profile(stream, "", 3 * stream.weight, Gaps::never(),
                                   1000 + 4 * static_cast<unsigned>(longest_)));
            list.push_back(profile(stream, "_gaps", stream.weight, Gaps::random(25), 100));
        }
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const auto& in = cycle.in;
        const bool takes = in.in_valid && !cycle.reset;
        results_.observe(coverage, cycle.out);
        coverage.hit(reset_result_, cycle.reset && cycle.out.out_valid);
        coverage.hit(reset_inside_, cycle.reset && length_ > 0);
        coverage.hit(gap_, !in.in_valid && length_ > 0);
        coverage.hit(given_up_, takes && in.first && length_ > 0);
        coverage.hit(back_to_back_, takes && in.first && just_ended_);
        if (takes) {
            length_ = in.first ? 1 : length_ + 1;
            coverage.hit(single_, in.first && in.last);
            coverage.hit(long_, in.last && length_ == longest_);
        }
        just_ended_ = takes && in.last;
        if (just_ended_ || cycle.reset) length_ = 0;
        return std::nullopt;
    }

  private:
    Profile<Model> profile(const CodeStream& stream, const std::string& suffix, unsigned weight, Gaps gaps,
                           unsigned reset_period) const {
        return {stream.name + suffix, weight, reset_period,
                [format = format_, fill = fill_, longest = longest_, codes = stream.codes, gaps] {
                    return std::make_unique<FpSums<Model>>(format, codes, fill, longest, gaps);
                }};
    }

    Spec spec_;
    FloatFormat format_;
    typename FpSums<Model>::Fill fill_;
    std::uint64_t longest_;
    std::uint64_t cycles_;
    FpResultCoverage results_;
    std::uint64_t length_ = 0;
    bool just_ended_ = false;
    std::size_t back_to_back_{}, single_{}, long_{}, gap_{}, reset_inside_{}, reset_result_{}, given_up_{};
};

}  // namespace ragrtl::tb
