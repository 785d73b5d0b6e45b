#pragma once

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/winograd_dot_product.hpp"

namespace ragrtl::blocks {

/// arith/winograd_dot_product: sum over k of (a[2k] + b[2k+1]) * (a[2k+1] + b[2k]), less the corrections of
/// the two vectors: the dot product of a and b with half the multiplications (Winograd 1968). The correction
/// of a vector x, the sum over k of x[2k] * x[2k+1], is computed once, when the vector is stored. Latency
/// cuts + 1 cycles, a new input every cycle.
hdl::Module winograd_dot_product(const spec::WinogradDotProduct& spec);

/// The shape of its tree, to plan a pipeline with.
arith::TreeShape tree_shape(const spec::WinogradDotProduct& spec);

}  // namespace ragrtl::blocks
