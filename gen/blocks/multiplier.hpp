#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/multiplier.hpp"

namespace ragrtl::blocks {

/// arith/multiplier: a * b, all bits. Latency cuts + 1 cycles, a new input every cycle.
hdl::Module multiplier(const spec::Multiplier& spec);

}  // namespace ragrtl::blocks
