#pragma once

#include "gen/hdl/module.hpp"

namespace ragrtl::blocks {

/// The counters of one query of drex/pfu, module `drex_pfu_query`: whether each vector has matched the
/// query's signs often enough. Ports of all: clk, active, column, reached.

/// Binary counters that overflow, of `width` bits and a sticky one: load, start_count[width], valid, sign.
hdl::Module pfu_overflow_counters(int vectors, int width);

/// Linear-feedback shift registers of `width` bits for up to `dimensions` matches, which halt at the state 1:
/// load, load_bit, valid, sign. While `load`, the state shifts in, oldest bit first.
hdl::Module pfu_shift_counters(int vectors, int width, int dimensions);

/// Binary counters behind popcounts of `dimensions` bits each: first, start_count[width], signs[dimensions].
/// Counts in every cycle: a column of zeros with signs of ones adds nothing.
hdl::Module pfu_packed_counters(int vectors, int width, int dimensions);

}  // namespace ragrtl::blocks
