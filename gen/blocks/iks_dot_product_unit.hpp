#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/iks_dot_product_unit.hpp"

namespace ragrtl::blocks {

/// iks/dot_product_unit: `lanes` vectors at once against one query ("Accelerating Retrieval-Augmented
/// Generation", ASPLOS 2025, section 5.3). A beat has one element of the query and that element of every
/// vector of a block; each lane keeps its sum in place. At a block's end the sums move to shadow registers
/// and leave one per cycle, lane 0 first, while the next block goes on.
///
/// Ports: in_valid, in_ready, in_first, in_last, in_count (vectors of the block, sampled with in_last),
/// in_query, in_data (lane l from bit l * element_width); out_valid, out_score (fp32 code or signed integer),
/// out_nan (floating point only), busy. A beat per cycle; the last beat of a block waits where the scores of
/// the block before are not out of the shadow registers, `lanes` cycles after that block's last beat. Latency
/// stages + 1 (+ round_stages with exact accumulators) cycles from the last beat to the score of lane 0. What
/// stands in front of the first in_first after a reset has no meaning.
hdl::Module dot_product_unit(const spec::DotProductUnit& spec);

/// Cycles from a block's last beat to its last score.
int last_score_latency(const spec::DotProductUnit& spec);

}  // namespace ragrtl::blocks
