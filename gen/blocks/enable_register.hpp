#pragma once

#include "gen/hdl/module.hpp"

namespace ragrtl::blocks {

/// Module `reg_en`: W flops that load when enabled. One small module, so that a flow can put a clock gate
/// there, which saves a multiplexer per bit.
hdl::Module enable_register();

}  // namespace ragrtl::blocks
