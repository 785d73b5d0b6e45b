#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace ragrtl::test {

/// The float that a code stands for.
inline float as_float(std::uint32_t code) {
    float value = 0;
    std::memcpy(&value, &code, sizeof value);
    return value;
}

/// Code of a float.
inline std::uint32_t as_code(float value) {
    std::uint32_t code = 0;
    std::memcpy(&code, &value, sizeof code);
    return code;
}

/// Value of an fp16 code by the definition of the format; exact in float.
inline float fp16_value(std::uint32_t code) {
    const auto exponent = static_cast<int>(code / 1024 % 32);
    const auto fraction = static_cast<float>(code % 1024);
    float magnitude = 0;
    if (exponent == 31) {
        magnitude =
            fraction == 0 ? std::numeric_limits<float>::infinity() : std::numeric_limits<float>::quiet_NaN();
    } else if (exponent == 0) {
        magnitude = std::ldexp(fraction, -24);
    } else {
        magnitude = std::ldexp(1.0F + fraction / 1024.0F, exponent - 15);
    }
    return std::copysign(magnitude, code < 0x8000U ? 1.0F : -1.0F);
}

/// Value of a bf16 code: it is the upper half of a float.
inline float bf16_value(std::uint32_t code) { return as_float(code << 16); }

}  // namespace ragrtl::test
