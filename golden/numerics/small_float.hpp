#pragma once

#include <cstdint>

namespace ragrtl::golden {

/// A binary floating-point format laid out as IEEE 754: sign, biased exponent, fraction; subnormals, signed
/// zeros, infinities and NaNs. Codes travel as the low width() bits of a std::uint32_t.
struct FloatFormat {
    int exponent_bits;
    int fraction_bits;

    constexpr int width() const { return 1 + exponent_bits + fraction_bits; }
    constexpr int bias() const { return (1 << (exponent_bits - 1)) - 1; }
    /// Largest exponent of a finite number: it is below 2^(max_exponent() + 1).
    constexpr int max_exponent() const { return bias(); }
    /// Weight of the last bit of a subnormal number, as a power of two; every finite number is a multiple of
    /// it.
    constexpr int lsb_exponent() const { return 1 - bias() - fraction_bits; }

    constexpr std::uint32_t sign_bit() const { return std::uint32_t{1} << (exponent_bits + fraction_bits); }
    constexpr std::uint32_t hidden_bit() const { return std::uint32_t{1} << fraction_bits; }
    constexpr std::uint32_t infinity() const { return sign_bit() - hidden_bit(); }
    /// The one NaN that is ever produced: positive, quiet, no payload.
    constexpr std::uint32_t nan() const { return infinity() | (hidden_bit() >> 1); }
};

inline constexpr FloatFormat kFp16{5, 10};
inline constexpr FloatFormat kBf16{8, 7};
inline constexpr FloatFormat kFp32{8, 23};

enum class FloatKind : std::uint8_t { zero, finite, infinity, nan };

/// An exact value: (-1)^negative * significand * 2^exponent when finite. Wider than any format, so that
/// products are values too. A zero keeps its sign; significand and exponent mean nothing unless finite.
struct FloatValue {
    FloatKind kind;
    bool negative;
    std::uint64_t significand;
    int exponent;
};

/// What a code of the format stands for. Bits above the format's width must be zero.
constexpr FloatValue decode(const FloatFormat& format, std::uint32_t code) {
    const bool negative = (code & format.sign_bit()) != 0;
    const std::uint32_t magnitude = code & (format.sign_bit() - 1);
    if (magnitude == 0) {
        return {FloatKind::zero, negative, 0, 0};
    }
    if (magnitude >= format.infinity()) {
        return {magnitude == format.infinity() ? FloatKind::infinity : FloatKind::nan, negative, 0, 0};
    }
    const std::uint32_t fraction = magnitude & (format.hidden_bit() - 1);
    const auto biased = static_cast<int>(magnitude >> format.fraction_bits);
    if (biased == 0) {
        return {FloatKind::finite, negative, fraction, format.lsb_exponent()};
    }
    return {FloatKind::finite, negative, fraction | format.hidden_bit(), format.lsb_exponent() + biased - 1};
}

/// True for a nonzero number below the smallest normal one.
constexpr bool is_subnormal(const FloatFormat& format, std::uint32_t code) {
    const std::uint32_t magnitude = code & (format.sign_bit() - 1);
    return magnitude != 0 && magnitude < format.hidden_bit();
}

constexpr bool is_nan(const FloatFormat& format, std::uint32_t code) {
    return (code & (format.sign_bit() - 1)) > format.infinity();
}

/// The code nearest to a value, ties to even; subnormal results are kept, overflow gives infinity, every NaN
/// becomes format.nan(). `sticky` says that the true magnitude lies strictly between significand and
/// significand + 1 (in units of 2^exponent); the significand must then have at least fraction_bits + 2 bits.
constexpr std::uint32_t encode(const FloatFormat& format, const FloatValue& value, bool sticky = false) {
    const std::uint32_t sign = value.negative ? format.sign_bit() : 0;
    if (value.kind == FloatKind::nan) {
        return format.nan();
    }
    if (value.kind == FloatKind::infinity) {
        return sign | format.infinity();
    }
    if (value.kind == FloatKind::zero || value.significand == 0) {
        return sign;
    }

    const int top_exponent = value.exponent + 63 - __builtin_clzll(value.significand);
    if (top_exponent > format.max_exponent()) {
        return sign | format.infinity();
    }
    const int normal_lsb = top_exponent - format.fraction_bits;
    const int lsb = normal_lsb > format.lsb_exponent() ? normal_lsb : format.lsb_exponent();
    const int dropped = lsb - value.exponent;  // bits below the result's last one

    std::uint64_t rounded = 0;
    if (dropped <= 0) {
        rounded = value.significand << -dropped;
    } else if (dropped <= 64) {
        const std::uint64_t half = std::uint64_t{1} << (dropped - 1);
        const std::uint64_t rest = value.significand & (half | (half - 1));
        rounded = dropped == 64 ? 0 : value.significand >> dropped;
        if (rest > half || (rest == half && (sticky || (rounded & 1U) != 0))) {
            ++rounded;
        }
    }  // else below half of the smallest subnormal

    // The hidden bit of a normal number adds one to the exponent field; so does a carry out of rounding.
    const auto field = static_cast<std::uint32_t>(lsb - format.lsb_exponent());
    return sign | ((field << format.fraction_bits) + static_cast<std::uint32_t>(rounded));
}

}  // namespace ragrtl::golden
