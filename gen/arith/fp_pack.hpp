#pragma once

#include <string>

#include "gen/hdl/builder.hpp"

/// Numbers on their way to an fp32 code.
namespace ragrtl::arith {

inline constexpr int fp32_exponent_bits = 8;
inline constexpr int fp32_fraction_bits = 23;
inline constexpr int fp32_bias = 127;

/// Magnitude (-1)^0 * 1.xxx in front of rounding.
struct Unrounded {
    hdl::Expr
        significand;  ///< net, its top bit the hidden one; 0 there means subnormal or zero. 25 bits or more
    hdl::Expr exponent;  ///< net, biased exponent, signed or not: counts only where the top bit is 1, then at
                         ///< least 1
    hdl::Expr sticky;    ///< ones beyond the significand's last bit
};

/// Rounds to nearest even; the 31 bits below an fp32 sign. Exponents from 255 up become infinity.
hdl::Expr round_to_fp32(hdl::Scope& scope, const std::string& name, const Unrounded& number);

/// Codes: infinity without sign, and the one NaN there is.
hdl::Expr fp32_infinity();
hdl::Expr fp32_nan();

}  // namespace ragrtl::arith
