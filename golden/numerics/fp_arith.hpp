#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "golden/numerics/small_float.hpp"

namespace ragrtl::golden {

/// Exact product of two values whose significands have at most 32 bits each. Infinity times zero and
/// anything times NaN is NaN.
constexpr FloatValue multiply(const FloatValue& a, const FloatValue& b) {
    const bool negative = a.negative != b.negative;
    if (a.kind == FloatKind::finite && b.kind == FloatKind::finite) {
        return {FloatKind::finite, negative, a.significand * b.significand, a.exponent + b.exponent};
    }
    const bool has_zero = a.kind == FloatKind::zero || b.kind == FloatKind::zero;
    const bool has_infinity = a.kind == FloatKind::infinity || b.kind == FloatKind::infinity;
    if (a.kind == FloatKind::nan || b.kind == FloatKind::nan || (has_zero && has_infinity)) {
        return {FloatKind::nan, false, 0, 0};
    }
    return {has_infinity ? FloatKind::infinity : FloatKind::zero, negative, 0, 0};
}

/// Product of two codes of `format` as an fp32 code. Exact for fp16; for bf16 exact inside the range of
/// normal fp32 numbers, rounded to nearest even below it, infinity above.
constexpr std::uint32_t multiply_to_fp32(const FloatFormat& format, std::uint32_t a, std::uint32_t b) {
    return encode(kFp32, multiply(decode(format, a), decode(format, b)));
}

/// fp32 sum, round to nearest even: equal to C `float` addition bit for bit, except that every NaN is the
/// canonical one.
constexpr std::uint32_t add_fp32(std::uint32_t a_code, std::uint32_t b_code) {
    const FloatValue a = decode(kFp32, a_code);
    const FloatValue b = decode(kFp32, b_code);
    if (a.kind != FloatKind::finite || b.kind != FloatKind::finite) {
        const bool opposite_infinities =
            a.kind == FloatKind::infinity && b.kind == FloatKind::infinity && a.negative != b.negative;
        if (a.kind == FloatKind::nan || b.kind == FloatKind::nan || opposite_infinities) {
            return kFp32.nan();
        }
        if (a.kind == FloatKind::zero && b.kind == FloatKind::zero) {
            return a_code & b_code;  // minus zero only when both are
        }
        return a.kind == FloatKind::infinity || b.kind == FloatKind::zero ? a_code : b_code;
    }

    if (a.exponent < b.exponent) {
        return add_fp32(b_code, a_code);
    }
    // b is below 2^24 of its units: from 26 places on that is under a quarter of a's last bit, and the sum
    // rounds to a even where a is a power of two. Nearer, the exact sum fits 50 bits.
    const int distance = a.exponent - b.exponent;
    if (distance >= 26) {
        return a_code;
    }
    const auto large = static_cast<std::int64_t>(a.significand << distance);
    const auto small = static_cast<std::int64_t>(b.significand);
    const std::int64_t sum = (a.negative ? -large : large) + (b.negative ? -small : small);
    const bool negative = sum < 0;  // exact cancellation gives +0
    return encode(
        kFp32, {FloatKind::finite, negative, static_cast<std::uint64_t>(negative ? -sum : sum), b.exponent});
}

/// fp32 sum by a balanced tree of neighbours, padded with +0 to a power of two; +0 for no terms.
inline std::uint32_t tree_sum_fp32(std::vector<std::uint32_t> terms) {
    std::size_t size = 1;
    while (size < terms.size()) {
        size *= 2;
    }
    terms.resize(size, 0);
    for (; size > 1; size /= 2) {
        for (std::size_t i = 0; i < size / 2; ++i) {
            terms[i] = add_fp32(terms[2 * i], terms[2 * i + 1]);
        }
    }
    return terms[0];
}

}  // namespace ragrtl::golden
