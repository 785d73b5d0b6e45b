#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/popcount.hpp"

namespace ragrtl::blocks {

/// arith/popcount: how many bits of a vector are one. Latency cuts + 1 cycles, a new input every cycle.
hdl::Module popcount(const spec::Popcount& spec);

}  // namespace ragrtl::blocks
