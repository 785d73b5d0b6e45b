#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "golden/numerics/exact_accumulator.hpp"
#include "golden/numerics/fp_arith.hpp"

namespace ragrtl::golden {

/// Dot product of two vectors of `n` codes, rounded once to fp32: independent of the order of dimensions and
/// of how they are spread over lanes. `Accumulator` goes with the format: Fp16Accumulator, Bf16Accumulator.
template <class Accumulator>
std::uint32_t dot_exact(const FloatFormat& format, const std::uint16_t* a, const std::uint16_t* b,
                        std::size_t n) {
    Accumulator sum{format};
    for (std::size_t i = 0; i < n; ++i) {
        sum.add(multiply(decode(format, a[i]), decode(format, b[i])));
    }
    return sum.to_fp32();
}

/// Dot product in fp32: products to fp32, added one by one in ascending dimension to a sum that starts at +0.
/// The same bits as the plain C loop over `float`.
inline std::uint32_t dot_fp32(const FloatFormat& format, const std::uint16_t* a, const std::uint16_t* b,
                              std::size_t n) {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
        sum = add_fp32(sum, multiply_to_fp32(format, a[i], b[i]));
    }
    return sum;
}

/// Dot product in fp32 over `lanes` (>= 1) accumulators: lane l takes dimensions l, l + lanes, ... in that
/// order from +0, missing dimensions of the last chunk add nothing; a balanced tree padded with +0 adds up.
inline std::uint32_t dot_fp32_lanes(const FloatFormat& format, const std::uint16_t* a, const std::uint16_t* b,
                                    std::size_t n, std::size_t lanes) {
    std::vector<std::uint32_t> sums(lanes, 0);
    for (std::size_t i = 0; i < n; ++i) {
        std::uint32_t& sum = sums[i % lanes];
        sum = add_fp32(sum, multiply_to_fp32(format, a[i], b[i]));
    }
    return tree_sum_fp32(std::move(sums));
}

}  // namespace ragrtl::golden
