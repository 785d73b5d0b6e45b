#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/delayed_function.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Fills one input port.
using Filler = std::function<void(golden::Bits& port, const golden::Operand& operand, Rng& rng)>;

inline void fill_uniform(golden::Bits& port, const golden::Operand&, Rng& rng) { rng.fill(port); }

/// The lowest and the highest number of an operand, and zero.
inline std::array<golden::Bits, 3> range_ends(const golden::Operand& operand) {
    return {smallest(operand.width, operand.is_signed), largest(operand.width, operand.is_signed),
            golden::Bits(operand.width)};
}

/// All numbers of the port are corner values: in one of several patterns, drawn anew each time.
inline void fill_corners(golden::Bits& port, const golden::Operand& operand, Rng& rng) {
    const auto put = [&](int index, const golden::Bits& value) {
        port.set_slice(index * operand.width, value);
    };
    const auto corners = corner_values(operand.width, operand.is_signed);
    const golden::Bits& first = corners[rng.below(corners.size())];
    const golden::Bits& second = corners[rng.below(corners.size())];
    const golden::Bits shared = rng.bits(operand.width);
    const auto any_of = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint64_t>(n))); };
    const int lone = any_of(operand.count);
    enum Pattern { alternating, one_different, each_any, all_alike, one_hot, checkered, patterns };
    const int pattern = rng.percent(30) ? patterns : any_of(patterns);
    port.fill(false);
    if (pattern == one_hot) port.set_bit(any_of(operand.bits()), true);
    if (pattern == checkered) {
        for (int i = any_of(2); i < operand.bits(); i += 2) port.set_bit(i, true);
    }
    if (pattern == one_hot || pattern == checkered) return;
    for (int n = 0; n < operand.count; ++n) {
        switch (pattern) {
            case alternating: put(n, n % 2 == 0 ? first : second); break;
            case one_different: put(n, n == lone ? first : second); break;
            case each_any: put(n, corners[rng.below(corners.size())]); break;
            case all_alike: put(n, shared); break;
            default: put(n, first); break;
        }
    }
}

/// All numbers of the port are at the same end of their range, or zero.
inline void fill_ends(golden::Bits& port, const golden::Operand& operand, Rng& rng) {
    const auto ends = range_ends(operand);
    const golden::Bits& end = ends[rng.below(ends.size())];
    for (int n = 0; n < operand.count; ++n) port.set_slice(n * operand.width, end);
}

/// Fills all ports the same way, with gaps in in_valid; what goes with in_valid low is noise.
template <class Model>
class OperandStream final : public Stimulus<Model> {
  public:
    OperandStream(Filler filler, Gaps gaps) : filler_(std::move(filler)), gaps_(gaps) {}

    void drive(typename Model::In& in, const Cycle<Model>*, Rng& rng) override {
        in.in_valid = gaps_.open(rng);
        for (std::size_t i = 0; i < in.values.size(); ++i) {
            if (in.in_valid) {
                filler_(in.values[i], in.operands[i], rng);
            } else {
                rng.fill(in.values[i]);
            }
        }
    }

  private:
    Filler filler_;
    Gaps gaps_;
};

/// Every combination of input bits once, in counting order, with a gap now and then.
template <class Model>
class EveryInput final : public Stimulus<Model> {
  public:
    explicit EveryInput(int bits) : end_(std::uint64_t{1} << bits) {}

    void drive(typename Model::In& in, const Cycle<Model>* previous, Rng& rng) override {
        // What was offered during a reset is offered again.
        if (previous != nullptr && previous->in.in_valid && !previous->reset) ++next_;
        in.in_valid = next_ < end_ && rng.below(gap_period) != 0;
        std::uint64_t rest = next_;
        for (std::size_t i = 0; i < in.values.size(); ++i) {
            const int bits = in.operands[i].bits();
            in.values[i].set(0, bits, rest & ((std::uint64_t{1} << bits) - 1));
            rest >>= bits;
        }
    }
    bool done() const override {
        return next_ == end_;
    }  // one cycle late: the last input must have been taken

    /// Cycles that the walk takes with the gaps it has, and then some.
    static std::uint64_t cycles(int bits) { return (std::uint64_t{1} << bits) * 21 / 20 + 200; }

  private:
    static constexpr std::uint64_t gap_period = 32;
    std::uint64_t next_ = 0;
    std::uint64_t end_;
};

/// Bench of a unit that is a pipelined function: exhaustive where all inputs together have 20 bits or fewer,
/// else corners and random numbers. `random_cycles` is the length of the part that is not exhaustive.
template <class Model_>
class DelayedFunctionBench {
  public:
    using Model = Model_;
    using Function = typename Model::Function;
    using Spec = typename Function::Spec;

    explicit DelayedFunctionBench(const Spec& spec, std::uint64_t random_cycles = 40'000)
        : spec_(spec), function_(spec), random_cycles_(random_cycles) {
        for (const golden::Operand& operand : function_.operands()) bits_ += operand.bits();
        declare();
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    typename Model::In idle() const { return typename Model::In(spec_); }
    std::uint64_t default_cycles() const {
        return random_cycles_ + (exhaustive() ? EveryInput<Model>::cycles(bits_) : 0);
    }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        // Shares of random_cycles: a weight stands for as many cycles.
        const auto share = [&](std::uint64_t parts) {
            return static_cast<unsigned>(random_cycles_ * parts / 16);
        };
        std::vector<Profile<Model>> list;
        list.push_back(stream("corners", share(1), fill_corners, Gaps::random(20)));
        list.push_back(stream("corners_back_to_back", share(1), fill_corners, Gaps::never()));
        list.push_back(stream("ends", share(1), fill_ends, Gaps::never()));
        list.push_back(stream("random", share(12), fill_uniform, Gaps::never()));
        list.push_back(stream("random_bursts", share(1), fill_uniform, Gaps::bursty(8, 8)));
        if (exhaustive()) {
            list.push_back({"exhaustive", static_cast<unsigned>(EveryInput<Model>::cycles(bits_)), 0,
                            [bits = bits_] { return std::make_unique<EveryInput<Model>>(bits); }});
        }
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const auto& out = cycle.out;
        const bool arrives = cycle.in.in_valid && !cycle.reset;
        coverage.hit(back_to_back_, arrives && last_arrived_);
        coverage.hit(gap_, !cycle.in.in_valid && last_arrived_ && !cycle.reset);
        coverage.hit(reset_busy_, cycle.reset && last_arrived_);
        coverage.hit(result_at_reset_, cycle.reset && out.out_valid);
        if (out.out_valid) {
            coverage.hit(zero_, !out.result.any());
            coverage.hit(negative_, function_.is_signed() && out.result.bit(out.result.width() - 1));
            coverage.hit(highest_, out.result == highest_result_);
            coverage.hit(lowest_, out.result == lowest_result_);
        }
        last_arrived_ = arrives;
        return std::nullopt;
    }

  protected:
    Profile<Model> stream(const std::string& name, unsigned weight, Filler filler, Gaps gaps) const {
        return {name, weight, 300, [=] { return std::make_unique<OperandStream<Model>>(filler, gaps); }};
    }
    const Spec& spec() const { return spec_; }

  private:
    static constexpr int exhaustive_bits = 20;
    bool exhaustive() const { return bits_ <= exhaustive_bits; }

    /// The function where every operand is at an end of its range, or zero: its extremes are among these.
    void find_extremes() {
        const auto operands = function_.operands();
        std::size_t combinations = 1;
        for (std::size_t i = 0; i < operands.size(); ++i) combinations *= 3;
        const bool is_signed = function_.is_signed();
        const auto less = [&](const golden::Bits& a, const golden::Bits& b) {
            return is_signed ? golden::less_signed(a, b) : golden::less_unsigned(a, b);
        };
        for (std::size_t combination = 0; combination < combinations; ++combination) {
            std::vector<golden::Bits> inputs;
            std::size_t rest = combination;
            for (const golden::Operand& operand : operands) {
                const auto ends = range_ends(operand);
                golden::Bits all(operand.bits());
                for (int n = 0; n < operand.count; ++n) all.set_slice(n * operand.width, ends[rest % 3]);
                inputs.push_back(all);
                rest /= 3;
            }
            const auto result = golden::low_bits(function_.result_width(), function_.value(inputs));
            if (combination == 0 || less(highest_result_, result)) highest_result_ = result;
            if (combination == 0 || less(result, lowest_result_)) lowest_result_ = result;
        }
    }

    void declare() {
        find_extremes();
        const bool can_be_negative = function_.is_signed() && lowest_result_.bit(lowest_result_.width() - 1);
        back_to_back_ = coverage.add("inputs in consecutive cycles");
        gap_ = coverage.add("gap after an input");
        reset_busy_ = coverage.add("reset right behind an input");
        // An asynchronous reset hides the result in the same cycle.
        result_at_reset_ =
            coverage.add("reset while a result is shown", spec_.reset != spec::Reset::async_low);
        zero_ = coverage.add("result zero");
        negative_ = coverage.add("negative result", can_be_negative);
        highest_ = coverage.add("largest result there can be");
        lowest_ = coverage.add("smallest result there can be");
    }

    Spec spec_;
    Function function_;
    std::uint64_t random_cycles_;
    int bits_ = 0;
    golden::Bits highest_result_, lowest_result_;
    bool last_arrived_ = false;
    std::size_t back_to_back_{}, gap_{}, reset_busy_{}, result_at_reset_{}, zero_{}, negative_{}, highest_{},
        lowest_{};
};

}  // namespace ragrtl::tb
