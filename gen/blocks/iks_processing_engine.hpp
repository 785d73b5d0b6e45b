#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/iks_processing_engine.hpp"

namespace ragrtl::blocks {

/// iks/processing_engine: query scratchpad, dot-product unit, top-K unit and output scratchpad ("Accelerating
/// Retrieval-Augmented Generation", ASPLOS 2025, section 5.2).
///
/// A search: the query is written element by element; `clear` empties the list and begins at vector 0; beats
/// follow from the next cycle on, element 0 of a block first, in_last with the last; `finish`, any
/// time behind the last beat of the last block, has the list copied to the output scratchpad when the last
/// score is in it: K cycles. `busy` is high from `finish` until the copy is complete. Results are read while
/// not busy: score and id in the cycle after result_read_valid; beyond result_count the id is all ones and
/// the score 0. Scores that are NaN do not enter the list and set nan_seen, which clear resets. The query is
/// not written from clear until the end of busy.
hdl::Module processing_engine(const spec::ProcessingEngine& spec);

}  // namespace ragrtl::blocks
