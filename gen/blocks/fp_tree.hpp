#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/fp_tree.hpp"

namespace ragrtl::blocks {

/// arith/fp_tree: sum of fp32 numbers by a balanced tree of adders of neighbours, as if padded with +0 to a
/// power of two. One level per cycle: latency ceil(log2 terms) cycles, a new sum every cycle.
hdl::Module fp_tree(const spec::FpTree& spec);

}  // namespace ragrtl::blocks
