#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/topk_unit.hpp"

namespace ragrtl::blocks {

/// common/topk_unit: an ordered list of the K best (score, id) pairs of a stream, as a shift sorter with one
/// comparator per slot. One pair per cycle; latency 1 cycle; any K >= 1. Widths and K stay Verilog
/// parameters.
hdl::Module topk_unit(const spec::TopkUnit& spec);

}  // namespace ragrtl::blocks
