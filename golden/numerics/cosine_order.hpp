#pragma once

#include <cstdint>

#include "golden/numerics/wide_int.hpp"

namespace ragrtl::golden {

/// One document's side of a cosine comparison: dot product with the query and squared norm (>= 0). The
/// query's norm is common to all documents and drops out.
struct CosineScore {
    std::int64_t dot;
    std::int64_t squared_norm;  ///< 0 counts as 1
};

/// dot * |dot| * other_squared_norm: two documents compare by cosine as these compare, each with the norm of
/// the other. Exact for every input (at most 190 bits).
constexpr WideInt<3> cross_weighted_dot(std::int64_t dot, std::int64_t other_squared_norm) {
    const auto bits = static_cast<std::uint64_t>(dot);
    const std::uint64_t magnitude = dot < 0 ? 0 - bits : bits;
    const auto norm = static_cast<std::uint64_t>(other_squared_norm == 0 ? 1 : other_squared_norm);
    const WideInt<3> product = WideInt<3>{1} * magnitude * magnitude * norm;
    return dot < 0 ? -product : product;
}

/// True when a is strictly more similar to the query than b; no division, no rounding.
constexpr bool cosine_beats(const CosineScore& a, const CosineScore& b) {
    return cross_weighted_dot(a.dot, b.squared_norm) > cross_weighted_dot(b.dot, a.squared_norm);
}

}  // namespace ragrtl::golden
