#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/stream_buffer.hpp"

namespace ragrtl::blocks {

/// common/stream_buffer: first in, first out, in an SRAM. Ready/valid on both sides, `level` = words inside,
/// 0 .. depth + 1 in index_width(depth + 2) bits. Latency 2 cycles, interval 1 (2 at a depth of one).
/// out_ready reaches the SRAM's read enable in the same cycle.
hdl::Module stream_buffer(const spec::StreamBuffer& spec);

}  // namespace ragrtl::blocks
