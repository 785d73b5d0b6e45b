#pragma once

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/multi_adder.hpp"

namespace ragrtl::blocks {

/// arith/multi_adder: the sum of `operands` numbers, operand t in bits t*width .. Latency cuts + 1 cycles, a
/// new input every cycle.
hdl::Module multi_adder(const spec::MultiAdder& spec);

/// The shape of its tree, to plan a pipeline with.
arith::TreeShape tree_shape(const spec::MultiAdder& spec);

}  // namespace ragrtl::blocks
