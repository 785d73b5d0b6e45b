#pragma once

#include "gen/hdl/expr.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/common.hpp"

namespace ragrtl::blocks {

/// A spec's reset as the construction library names it.
hdl::ResetStyle reset_style(spec::Reset reset);

/// Name of the reset port.
const char* reset_port(spec::Reset reset);

/// `value` with zeros in front up to `width` bits, or as it is where it has them.
inline hdl::Expr widened(const hdl::Expr& value, const hdl::Const& width) {
    return value.width().value() == width.value() ? value : zext(value, width);
}

/// The low `width` bits of a net, or all of it with zeros in front.
inline hdl::Expr resized(const hdl::Expr& net, const hdl::Const& width) {
    return net.width().value() <= width.value() ? widened(net, width) : net.slice(0, width);
}

}  // namespace ragrtl::blocks
