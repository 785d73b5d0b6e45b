#pragma once

#include <cstdint>

#include "golden/numerics/small_float.hpp"

namespace ragrtl::golden {

/// Order of fp32 scores as an integer: a larger score has a larger key, -0 and +0 share key 0, infinities
/// are the extremes. The key fits a signed 32-bit compare. A NaN has no place in a list: check
/// is_nan(kFp32, score) first, its key means nothing.
constexpr std::int32_t score_key(std::uint32_t score) {
    const auto magnitude = static_cast<std::int32_t>(score & (kFp32.sign_bit() - 1));
    return (score & kFp32.sign_bit()) != 0 ? -magnitude : magnitude;
}

/// The score of a key, with +0 for 0.
constexpr std::uint32_t score_of_key(std::int32_t key) {
    return key < 0 ? kFp32.sign_bit() | static_cast<std::uint32_t>(-key) : static_cast<std::uint32_t>(key);
}

/// True when (key a, id a) stands before (key b, id b) in a result list: larger key, on a tie the lower id.
template <class Key, class Id>
constexpr bool ranks_before(const Key& key_a, const Id& id_a, const Key& key_b, const Id& id_b) {
    return key_a > key_b || (key_a == key_b && id_a < id_b);
}

}  // namespace ragrtl::golden
