#pragma once

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/dot_product.hpp"

namespace ragrtl::blocks {

/// arith/dot_product: sum over t of a[t] * b[t], as one heap of all partial products. Term t stands in bits
/// t*width .. of its port. Latency cuts + 1 cycles, a new input every cycle.
hdl::Module dot_product(const spec::DotProduct& spec);

/// The shape of its tree, to plan a pipeline with.
arith::TreeShape tree_shape(const spec::DotProduct& spec);

}  // namespace ragrtl::blocks
