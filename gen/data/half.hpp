#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "golden/numerics/small_float.hpp"

namespace ragrtl::data {

/// The value of an fp16 code; exact.
inline float half_to_float(std::uint16_t code) {
    const golden::FloatValue value = golden::decode(golden::kFp16, code);
    float magnitude = 0.0F;
    switch (value.kind) {
        case golden::FloatKind::zero: break;
        case golden::FloatKind::finite:
            magnitude = std::ldexp(static_cast<float>(value.significand), value.exponent);
            break;
        case golden::FloatKind::infinity: magnitude = std::numeric_limits<float>::infinity(); break;
        case golden::FloatKind::nan: return std::numeric_limits<float>::quiet_NaN();
    }
    return value.negative ? -magnitude : magnitude;
}

}  // namespace ragrtl::data
