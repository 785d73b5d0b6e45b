#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/hier_similarity_calculator.hpp"

namespace ragrtl::blocks {

/// hier/similarity_calculator: dot product of a document from what `pes` processing elements deliver in step
/// ("A Memory-Efficient Retrieval Architecture for RAG-Enabled Wearable Medical LLMs-Agents").
///
/// Passes::nibble: the sums of pass 0 (INT4, with in_last) or of passes 0 .. 3 (INT8, in_last with pass 3),
/// in any number of cycles. Passes::single: one set of sums per document; there are no in_pass and in_last.
/// A document whose in_query is set (with its last pass) was the query itself: its dot product goes to
/// query_norm instead of out_dot. Latency from the last pass: 2 cycles; interval: 1 pass per cycle.
hdl::Module hier_similarity_calculator(const spec::SimilarityCalculator& spec);

}  // namespace ragrtl::blocks
