#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace ragrtl::golden {

// Preparing input data is the one place with floating-point arithmetic: it happens before anything is
// compared, and the INT8 vectors it yields are what both the RTL and the models are given.

/// Scale of symmetric INT8, one for a whole corpus and its queries: largest magnitude / 127; 1 when all
/// values are 0. Throws std::invalid_argument on a value that is not finite.
inline double int8_scale(const float* values, std::size_t n) {
    float largest = 0.0F;
    for (std::size_t i = 0; i < n; ++i) {
        if (!std::isfinite(values[i])) {
            throw std::invalid_argument("value " + std::to_string(i) +
                                        " is not finite: it cannot be quantized");
        }
        largest = std::fmax(largest, std::fabs(values[i]));
    }
    return largest == 0.0F ? 1.0 : static_cast<double>(largest) / 127.0;
}

/// value / scale rounded to nearest, ties to even, clamped to +-127 (never -128). Both finite, scale > 0.
inline std::int8_t quantize_int8(float value, double scale) {
    const double rounded =
        std::nearbyint(static_cast<double>(value) / scale);  // ties to even in the default rounding mode
    return static_cast<std::int8_t>(std::fmin(std::fmax(rounded, -127.0), 127.0));
}

}  // namespace ragrtl::golden
