#pragma once

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/squarer.hpp"

namespace ragrtl::blocks {

/// arith/squarer: the sum of the squares of `terms` numbers, number t in bits t*width .. Latency cuts + 1
/// cycles, a new input every cycle.
hdl::Module squarer(const spec::Squarer& spec);

/// The shape of its tree, to plan a pipeline with.
arith::TreeShape tree_shape(const spec::Squarer& spec);

}  // namespace ragrtl::blocks
