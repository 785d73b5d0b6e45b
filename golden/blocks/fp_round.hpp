#pragma once

#include "gen/spec/fp_round.hpp"
#include "golden/blocks/fp_format.hpp"

namespace ragrtl::golden {

/// Cycle layer of arith/fp_round: a fixed-point sum and its stored carries as fp32, a fixed time later.
class FpRound {
  public:
    static constexpr int kLimbs = 9;  ///< 576 bits: any sum of either format

    struct In {
        explicit In(const spec::FpRound& spec)
            : sum(sum_width(spec)), carries(std::max(carries_width(spec), 1)) {
            has_carries = carries_width(spec) > 0;
        }
        bool in_valid = false;
        Bits sum;
        Bits carries;
        bool has_carries;
        bool is_nan = false;
        bool plus_infinity = false;
        bool minus_infinity = false;

        template <class V>
        void visit(V&& v) {
            v("in_valid", in_valid);
            v("sum", sum);
            if (has_carries) v("carries", carries);
            v("is_nan", is_nan);
            v("plus_infinity", plus_infinity);
            v("minus_infinity", minus_infinity);
        }
    };
    using Out = FpResult;

    explicit FpRound(const spec::FpRound& spec) : spec_(spec), line_(spec.stages) {}

    void reset() { line_.clear(); }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        std::optional<FpDelayLine::Entry> finished;
        if (in.in_valid) finished = FpDelayLine::Entry{value(in)};
        return line_.tick(finished);
    }

    static int sum_width(const spec::FpRound& spec) {
        return product_sum_range(format_of(spec.format), spec.terms).width;
    }
    /// A group of carries behind every segment that something follows.
    static int carries_width(const spec::FpRound& spec) {
        return (sum_width(spec) - 1) / spec.segment * spec.carry_width;
    }
    /// The sum with its carries, modulo 2^sum_width as a register of that width has it.
    static WideInt<kLimbs> total(const spec::FpRound& spec, const Bits& sum, const Bits& carries) {
        const int width = sum_width(spec);
        WideInt<kLimbs> all = WideInt<kLimbs>::from_words(sum.words().data(), width);
        for (int i = 0; i < carries_width(spec) / spec.carry_width; ++i) {
            const std::uint64_t carry = carries.get(i * spec.carry_width, spec.carry_width);
            all.add_shifted(carry, (i + 1) * spec.segment, false);
        }
        all <<= WideInt<kLimbs>::kBits - width;
        all >>= WideInt<kLimbs>::kBits - width;
        return all;
    }

  private:
    std::uint32_t value(const In& in) const {
        if (in.is_nan || (in.plus_infinity && in.minus_infinity)) return kFp32.nan();
        if (in.plus_infinity) return kFp32.infinity();
        if (in.minus_infinity) return kFp32.infinity() | kFp32.sign_bit();
        return fixed_to_fp32(total(spec_, in.sum, in.carries),
                             product_sum_range(format_of(spec_.format), spec_.terms).lsb_exponent);
    }

    spec::FpRound spec_;
    FpDelayLine line_;
};

}  // namespace ragrtl::golden
