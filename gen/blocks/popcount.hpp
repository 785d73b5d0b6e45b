#pragma once

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/popcount.hpp"

namespace ragrtl::blocks {

/// arith/popcount: how many bits of a vector are one. Latency cuts + 1 cycles, a new input every cycle.
hdl::Module popcount(const spec::Popcount& spec);

/// The shape of its tree, to plan a pipeline with.
arith::TreeShape tree_shape(const spec::Popcount& spec);

}  // namespace ragrtl::blocks
