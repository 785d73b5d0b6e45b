#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/hier_pe_bitserial.hpp"

namespace ragrtl::blocks {

/// hier/pe_bitserial: query-stationary dot product straight from bit-plane rows, without the transposition to
/// nibbles of hier/pe ("A Memory-Efficient Retrieval Architecture for RAG-Enabled Wearable Medical
/// LLMs-Agents"). Every row is multiplied by the whole INT8 query as it comes, sign bits first: the result of
/// an INT8 document is the INT8 dot product, that of an INT4 document (4 rows) the dot product of the INT8
/// query with the document's signed nibbles. doc_ready is always 1. Latency from the last row to the result:
/// 4 cycles; interval: 4 cycles (INT4), 8 cycles (INT8).
hdl::Module hier_pe_bitserial(const spec::HierPeBitserial& spec);

}  // namespace ragrtl::blocks
