#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "golden/blocks/fp_round.hpp"
#include "tb/benches/fp_results.hpp"
#include "tb/rng.hpp"

namespace ragrtl::tb {

/// Bench of arith/fp_round.
class FpRoundBench : public FpFunctionBench<golden::FpRound, spec::FpRound> {
  public:
    explicit FpRoundBench(const spec::FpRound& spec, std::uint64_t cycles = 200'000)
        : FpFunctionBench(spec, kinds(spec), spec.format == spec::FpFormat::bf16, cycles) {}

  private:
    using In = golden::FpRound::In;

    static void no_specials(In& in) { in.is_nan = in.plus_infinity = in.minus_infinity = false; }

    /// No sum of products is the most negative number there is.
    static void avoid_lowest(const spec::FpRound& spec, In& in) {
        const auto total = golden::FpRound::total(spec, in.sum, in.carries);
        if (total.is_negative() && total.magnitude().bit_length() == in.sum.width())
            in.sum.set_bit(0, !in.sum.bit(0));
    }

    /// A one somewhere, and below it few bits: half-way points, carries through all places, zero.
    static void one_and_little_below(In& in, Rng& rng) {
        const int width = in.sum.width();
        in.sum.fill(false);
        in.carries.fill(false);
        const int top = static_cast<int>(rng.below(static_cast<std::uint64_t>(width)));
        in.sum.set_bit(top, !rng.percent(5));
        for (int i = std::max(top - 23, 0); i < top; ++i) in.sum.set_bit(i, rng.percent(90));
        if (top >= 24) in.sum.set_bit(top - 24, rng.percent(80));
        if (top >= 25 && rng.percent(40))
            in.sum.set_bit(static_cast<int>(rng.below(static_cast<std::uint64_t>(top - 24))), true);
        if (rng.percent(50)) {  // complemented: negative numbers with as few bits, less one
            for (int i = 0; i < width; ++i) in.sum.set_bit(i, !in.sum.bit(i));
        }
        if (in.has_carries && rng.percent(30)) rng.fill(in.carries);
    }

    static std::vector<Kind> kinds(const spec::FpRound& spec) {
        return {{"random",
                 [spec](In& in, Rng& rng) {
                     no_specials(in);
                     rng.fill(in.sum);
                     rng.fill(in.carries);
                     avoid_lowest(spec, in);
                 }},
                {"any_size",
                 [spec](In& in, Rng& rng) {
                     no_specials(in);
                     rng.fill(in.sum);
                     const bool negative = rng.percent(50);
                     const auto from =
                         static_cast<int>(rng.below(static_cast<std::uint64_t>(in.sum.width())));
                     for (int i = from; i < in.sum.width(); ++i) in.sum.set_bit(i, negative);
                     in.carries.fill(false);
                     avoid_lowest(spec, in);
                 }},
                {"half_way",
                 [spec](In& in, Rng& rng) {
                     no_specials(in);
                     one_and_little_below(in, rng);
                     avoid_lowest(spec, in);
                 }},
                {"specials", [spec](In& in, Rng& rng) {
                     one_and_little_below(in, rng);
                     avoid_lowest(spec, in);
                     in.is_nan = rng.percent(10);
                     in.plus_infinity = rng.percent(30);
                     in.minus_infinity = rng.percent(30);
                 }}};
    }
};

}  // namespace ragrtl::tb
