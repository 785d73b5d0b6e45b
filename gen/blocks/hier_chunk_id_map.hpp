#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/hier_chunk_id_map.hpp"

namespace ragrtl::blocks {

/// hier/chunk_id_map: the candidates of stage 1 for stage 2 ("A Memory-Efficient Retrieval Architecture for
/// RAG-Enabled Wearable Medical LLMs-Agents", the chunk ID mapping). load_valid, load_id, load_norm: at most
/// k loads between two clears. load_done closes the load, in the cycle of the last one or later.
///
/// out_valid/out_ready, out_id, out_norm, out_address = base + 8*id, out_last. A candidate is shown only when
/// it is known whether it is the last: when another one was loaded after it or the load is closed; two cycles
/// after that at the earliest, one per cycle from there on. `base` holds still meanwhile. `count` is the
/// number of loads. `empty_done` is high from the cycle after the load of no candidate was closed until the
/// next clear; then nothing is streamed, so there is no out_last to wait for. `clear` empties in one cycle
/// and outdoes a load or load_done in the same cycle.
hdl::Module hier_chunk_id_map(const spec::ChunkIdMap& spec);

}  // namespace ragrtl::blocks
