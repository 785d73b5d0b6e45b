#pragma once

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/product_comparator.hpp"

namespace ragrtl::blocks {

/// arith/product_comparator: a * b > c * d, as the sign of one heap that holds c * d - a * b; neither product
/// is formed. Latency cuts + 1 cycles, a new input every cycle.
hdl::Module product_comparator(const spec::ProductComparator& spec);

/// The shape of its tree, to plan a pipeline with.
arith::TreeShape tree_shape(const spec::ProductComparator& spec);

}  // namespace ragrtl::blocks
