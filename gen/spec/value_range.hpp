#pragma once

#include <algorithm>

namespace ragrtl::spec {

/// An interval of exact values, to derive widths from.
struct ValueRange {
    __int128 low = 0, high = 0;
};

/// What a number of `width` bits can hold.
inline ValueRange range_of(int width, bool is_signed) {
    const __int128 one = 1;
    if (is_signed) return {-(one << (width - 1)), (one << (width - 1)) - 1};
    return {0, (one << width) - 1};
}

inline ValueRange operator*(const ValueRange& a, const ValueRange& b) {
    const auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    return {low, high};
}

inline ValueRange operator*(const ValueRange& a, int n) { return {a.low * n, a.high * n}; }

/// Bits of a number that holds the whole range, with a sign bit when `is_signed`.
inline int bits_of(const ValueRange& range, bool is_signed) {
    const __int128 one = 1;
    int bits = 1;
    while (range.high >= (one << (is_signed ? bits - 1 : bits)) ||
           (is_signed && range.low < -(one << (bits - 1))))
        ++bits;
    return bits;
}

}  // namespace ragrtl::spec
