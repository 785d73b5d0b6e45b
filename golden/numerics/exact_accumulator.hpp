#pragma once

#include <cstdint>

#include "golden/numerics/small_float.hpp"
#include "golden/numerics/wide_int.hpp"

namespace ragrtl::golden {

/// Fixed-point register that holds any sum of products without loss: a signed number of `width` bits in
/// units of 2^lsb_exponent.
struct FixedRange {
    int lsb_exponent;
    int width;
};

/// Range for sums of up to `terms` (>= 1) products of two numbers of a format: LSB = square of the smallest
/// subnormal, growth = ceil(log2 terms). fp16 with 1024 terms: 2^-48, 91 bits.
constexpr FixedRange product_sum_range(const FloatFormat& format, int terms) {
    const int lsb = 2 * format.lsb_exponent();
    const int magnitude_bits = 2 * (format.max_exponent() + 1) - lsb;
    int growth = 0;
    while ((std::int64_t{1} << growth) < terms) {
        ++growth;
    }
    return {lsb, magnitude_bits + growth + 1};
}

/// Nearest fp32 code (ties to even, overflow to infinity) of sum * 2^lsb_exponent; zero gives +0.
template <int kLimbs>
constexpr std::uint32_t fixed_to_fp32(const WideInt<kLimbs>& sum, int lsb_exponent) {
    WideInt<kLimbs> magnitude = sum.magnitude();
    const int excess = magnitude.bit_length() > 64 ? magnitude.bit_length() - 64 : 0;
    const WideInt<kLimbs> kept = magnitude >> excess;
    const bool sticky = (kept << excess) != magnitude;
    const std::uint64_t significand = (std::uint64_t{kept.word(1)} << 32) | kept.word(0);
    return encode(kFp32, {FloatKind::finite, sum.is_negative(), significand, lsb_exponent + excess}, sticky);
}

/// Sum of products of one format without any rounding, hence independent of the order; rounded once, to
/// fp32, when read. Special values: NaN if a NaN or infinities of both signs came in, else infinity if one
/// did. The sum of nothing, and every sum that cancels, is +0.
template <int kLimbs>
class ExactAccumulator {
  public:
    /// The format of the factors; kLimbs must cover product_sum_range(format, number of terms).
    explicit constexpr ExactAccumulator(const FloatFormat& format)
        : lsb_exponent_(2 * format.lsb_exponent()) {}

    /// Adds an exact product of two numbers of the format.
    constexpr void add(const FloatValue& product) {
        if (product.kind == FloatKind::finite) {
            sum_.add_shifted(product.significand, product.exponent - lsb_exponent_, product.negative);
        } else if (product.kind == FloatKind::nan) {
            has_nan_ = true;
        } else if (product.kind == FloatKind::infinity) {
            (product.negative ? has_minus_infinity_ : has_plus_infinity_) = true;
        }
    }

    /// Sum of the finite products in units of the range's LSB: what the accumulator register holds.
    constexpr const WideInt<kLimbs>& sum() const { return sum_; }

    constexpr bool is_nan() const { return has_nan_ || (has_plus_infinity_ && has_minus_infinity_); }

    /// The sum as an fp32 code.
    constexpr std::uint32_t to_fp32() const {
        if (is_nan()) {
            return kFp32.nan();
        }
        if (has_plus_infinity_ || has_minus_infinity_) {
            return kFp32.infinity() | (has_minus_infinity_ ? kFp32.sign_bit() : 0);
        }
        return fixed_to_fp32(sum_, lsb_exponent_);
    }

  private:
    int lsb_exponent_;
    WideInt<kLimbs> sum_;
    bool has_nan_ = false;
    bool has_plus_infinity_ = false;
    bool has_minus_infinity_ = false;
};

/// 128 bits: up to 2^47 products of fp16.
using Fp16Accumulator = ExactAccumulator<2>;
/// 576 bits: any number of products of bf16 that a vector can have (523 bits and growth).
using Bf16Accumulator = ExactAccumulator<9>;

static_assert(product_sum_range(kFp16, 1024).width == 91);
static_assert(product_sum_range(kFp16, 1024).lsb_exponent == -48);

}  // namespace ragrtl::golden
