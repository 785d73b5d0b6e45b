#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/hier_pe.hpp"

namespace ragrtl::blocks {

/// hier/pe: query-stationary dot product on bit-plane rows ("A Memory-Efficient Retrieval Architecture for
/// RAG-Enabled Wearable Medical LLMs-Agents", the processing element). `lanes_per_cycle` signed/unsigned
/// 4x4-bit products a cycle go through two carry-save stages and a fusion adder; an INT4 document takes one
/// pass, an INT8 document four. Latency from a nibble's last row to its first result: beats + 3 cycles;
/// interval: beats cycles per pass.
hdl::Module hier_pe(const spec::HierPe& spec);

}  // namespace ragrtl::blocks
