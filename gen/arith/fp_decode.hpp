#pragma once

#include <string>

#include "gen/arith/fp_format.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::arith {

/// A code taken apart. A finite value is (-1)^sign * significand * 2^(exponent - bias - fraction_bits),
/// subnormals and zeros included: their exponent is 1, their hidden bit 0.
struct FpFields {
    hdl::Expr sign;
    hdl::Expr exponent;     ///< exponent_bits wide, 1 .. 2^exponent_bits - 2 when finite
    hdl::Expr significand;  ///< with the hidden bit on top
    hdl::Expr is_zero, is_subnormal, is_infinity, is_nan;
};

/// Takes `code` (a net of shape.width() bits) apart; makes the nets <name>_normal, <name>_special,
/// <name>_fraction_zero.
FpFields decode_fp(hdl::Scope& scope, const std::string& name, const hdl::Expr& code, const FpShape& shape);

}  // namespace ragrtl::arith
