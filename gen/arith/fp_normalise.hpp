#pragma once

#include <string>

#include "gen/hdl/builder.hpp"

namespace ragrtl::arith {

/// A value shifted left until a one stands in its top bit.
struct Normalised {
    hdl::Expr value;
    hdl::Expr shift;  ///< places, bits_for_unsigned(width of `lead` - 1) bits
};

/// Shifts `value` left by as many places as `lead` has zeros in front; both are nets, `lead` has no more bits
/// than `value`. A one that the caller sets in `lead` and not in `value` bounds the shift. Without any one in
/// `lead` the shift is unspecified.
Normalised normalise(hdl::Scope& scope, const std::string& name, const hdl::Expr& value,
                     const hdl::Expr& lead);

/// value >> amount without losing whether ones were shifted out.
struct Sticky {
    hdl::Expr value;
    hdl::Expr lost;  ///< a one was shifted out
};
Sticky shift_right_sticky(hdl::Scope& scope, const std::string& name, const hdl::Expr& value,
                          const hdl::Expr& amount);

}  // namespace ragrtl::arith
