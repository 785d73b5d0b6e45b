#pragma once

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/multiplier.hpp"

namespace ragrtl::blocks {

/// arith/multiplier: a * b, all bits. Latency cuts + 1 cycles, a new input every cycle.
hdl::Module multiplier(const spec::Multiplier& spec);

/// The shape of its tree, to plan a pipeline with.
arith::TreeShape tree_shape(const spec::Multiplier& spec);

}  // namespace ragrtl::blocks
