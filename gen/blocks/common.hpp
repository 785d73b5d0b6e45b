#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/common.hpp"

namespace ragrtl::blocks {

/// A spec's reset as the construction library names it.
hdl::ResetStyle reset_style(spec::Reset reset);

/// Name of the reset port.
const char* reset_port(spec::Reset reset);

}  // namespace ragrtl::blocks
