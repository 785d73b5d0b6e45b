#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/hier_cosine_comparator.hpp"

namespace ragrtl::blocks {

/// hier/cosine_comparator: whether document a is strictly more similar to the query than document b
/// (paper: reranking by cosine similarity without division).
///
/// Ports: clk, reset, in_valid, in_ready, in_mips (compare dot products only), a_dot, a_norm, b_dot, b_norm
/// -> out_valid, a_better. A question is held until in_ready. The verdict comes in the cycle in which the
/// question is taken (combinational, shared) or `stages` cycles later (pipelined). in_ready is high always,
/// or, of `shared`, in the last of the four cycles that a question takes.
hdl::Module cosine_comparator(const spec::CosineComparator& spec);

}  // namespace ragrtl::blocks
