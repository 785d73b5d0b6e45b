#pragma once

#include <cstddef>
#include <cstdint>

namespace ragrtl::golden {

/// High nibble of an INT8 value as bit-planes give it: arithmetic >> 4 (rounds down), -8..7.
constexpr int high_nibble(std::int8_t value) { return value >> 4; }

/// Low nibble, unsigned: 0..15; value = 16 * high_nibble + low_nibble.
constexpr int low_nibble(std::int8_t value) { return value & 15; }

/// value / 16 rounded to nearest (halves up) and clamped to -8..7: the query nibble of the INT4 scan.
constexpr int rounded_nibble(std::int8_t value) {
    const int rounded = (value + 8) >> 4;
    return rounded > 7 ? 7 : rounded;
}

/// How the INT4 scan makes a nibble of a query value. Document nibbles are always high_nibble.
enum class QueryNibble : std::uint8_t { rounded, floored };

/// Exact dot product of two INT8 vectors of `n` dimensions, -128 included.
inline std::int64_t dot_int8(const std::int8_t* a, const std::int8_t* b, std::size_t n) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
        sum += std::int64_t{a[i]} * b[i];
    }
    return sum;
}

/// Exact dot product of the INT4 scan, taken from the INT8 vectors.
inline std::int64_t dot_int4(const std::int8_t* query, const std::int8_t* document, std::size_t n,
                             QueryNibble query_nibble) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const std::int64_t nibble =
            query_nibble == QueryNibble::rounded ? rounded_nibble(query[i]) : high_nibble(query[i]);
        sum += nibble * high_nibble(document[i]);
    }
    return sum;
}

/// The four nibble passes of an INT8 dot product; first name = query nibble, second = document nibble.
/// High nibbles are signed, low ones unsigned.
struct NibblePasses {
    std::int64_t high_high;  ///< pass 0, both signed
    std::int64_t low_high;   ///< pass 1
    std::int64_t high_low;   ///< pass 2
    std::int64_t low_low;    ///< pass 3, both unsigned

    /// The INT8 dot product.
    constexpr std::int64_t combined() const { return 256 * high_high + 16 * (low_high + high_low) + low_low; }
};

inline NibblePasses nibble_passes(const std::int8_t* query, const std::int8_t* document, std::size_t n) {
    NibblePasses sums{};
    for (std::size_t i = 0; i < n; ++i) {
        const std::int64_t query_high = high_nibble(query[i]);
        const std::int64_t query_low = low_nibble(query[i]);
        sums.high_high += query_high * high_nibble(document[i]);
        sums.low_high += query_low * high_nibble(document[i]);
        sums.high_low += query_high * low_nibble(document[i]);
        sums.low_low += query_low * low_nibble(document[i]);
    }
    return sums;
}

/// Squared INT8 norm, >= 0.
inline std::int64_t squared_norm(const std::int8_t* vector, std::size_t n) {
    return dot_int8(vector, vector, n);
}

}  // namespace ragrtl::golden
