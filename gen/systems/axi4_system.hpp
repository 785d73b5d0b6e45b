#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/common.hpp"
#include "gen/spec/register_table.hpp"

namespace ragrtl::systems {

/// A system with its registers on AXI4-Lite (`s_axi_*`) and each of its read ports on AXI4
/// (`m_axi_<port>_*`), module `<system>_axi4`. The system keeps what it is; every port that belongs to
/// neither goes through.
///
/// The system has a register bus `reg_*` as register_block() gives it, and read ports `<port>_req_*` and
/// `<port>_rsp_*`, in order. `table` are its registers: `control` has a field `clear_errors`, and `status`
/// gets the bit `error_memory` of spec::axi4_registers(), which is kept here.
///
/// A failed read (SLVERR, DECERR) sets that bit and changes nothing else: AXI4 sends all beats of a burst
/// that fails, so the search runs to its end, and no read is left over for the next one.
///
/// Throws BadInput when a word is wider than an AXI4 bus can be.
hdl::Module axi4_system(const hdl::Module& system, const spec::RegisterTable& table, spec::Reset reset);

}  // namespace ragrtl::systems
