#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ragrtl::golden {

/// What the sign bit of a zero is: both zeros positive (minus zero is packed as plus zero), or both negative.
enum class ZeroSign : std::uint8_t { positive, negative };

/// One bit per dimension, 1 = negative; dimension i is bit i % 64 of word i / 64, unused bits are 0.
using SignBits = std::vector<std::uint64_t>;

constexpr bool is_negative_fp16(std::uint16_t code, ZeroSign zero) {
    const bool is_zero = (code & 0x7fffU) == 0;
    return is_zero ? zero == ZeroSign::negative : (code & 0x8000U) != 0;
}

constexpr bool is_negative_int8(std::int8_t value, ZeroSign zero) {
    return value == 0 ? zero == ZeroSign::negative : value < 0;
}

/// Packs n values; is_negative(value) -> bool.
template <class Value, class IsNegative>
SignBits pack_signs(const Value* values, std::size_t n, IsNegative is_negative) {
    SignBits bits((n + 63) / 64, 0);
    for (std::size_t i = 0; i < n; ++i) {
        bits[i / 64] |= std::uint64_t{is_negative(values[i])} << (i % 64);
    }
    return bits;
}

/// Packs the signs of n fp16 codes; a NaN has the sign of its bit 15.
inline SignBits pack_signs_fp16(const std::uint16_t* codes, std::size_t n, ZeroSign zero) {
    return pack_signs(codes, n, [zero](std::uint16_t code) { return is_negative_fp16(code, zero); });
}

/// Packs the signs of n INT8 values.
inline SignBits pack_signs_int8(const std::int8_t* values, std::size_t n, ZeroSign zero) {
    return pack_signs(values, n, [zero](std::int8_t value) { return is_negative_int8(value, zero); });
}

/// Number of dimensions, of the first n, in which two packed vectors have the same sign: 0..n.
inline std::size_t sign_matches(const SignBits& a, const SignBits& b, std::size_t n) {
    std::size_t differing = 0;
    for (std::size_t first = 0; first < n; first += 64) {
        std::uint64_t difference = a[first / 64] ^ b[first / 64];
        if (n - first < 64) {
            difference &= (std::uint64_t{1} << (n - first)) - 1;
        }
        differing += static_cast<std::size_t>(__builtin_popcountll(difference));
    }
    return n - differing;
}

}  // namespace ragrtl::golden
