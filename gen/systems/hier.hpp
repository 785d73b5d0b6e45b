#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/hier_system.hpp"

namespace ragrtl::systems {

/// systems/hier: two-stage retrieval for wearables ("A Memory-Efficient Retrieval Architecture for
/// RAG-Enabled Wearable Medical LLMs-Agents"), module `hier`.
///
/// Memory holds bit-planes: row 0 of a vector has the sign bits of all dimensions, row 7 the least
/// significant bits; bit i belongs to dimension i. Document i begins 8 i rows behind document_base. The query
/// has 8 such rows at query_base and behind them 4 rows of the nibbles that the first stage multiplies
/// (nibble PEs). The squared norm of document i, 0 counting as 1, is word i behind norm_base of the norm
/// port, which is read for cosine only.
///
/// A search reads a row per cycle: 12 or 20 rows of query, 4 per document and 8 per candidate. Both memory
/// ports answer in order; requests and responses have ready/valid. Responses that no request waits for (late
/// ones after a reset) are taken and dropped.
hdl::Module hier(const spec::HierSystem& spec);

}  // namespace ragrtl::systems
