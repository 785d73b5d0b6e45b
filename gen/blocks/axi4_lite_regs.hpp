#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/axi4_lite_regs.hpp"

namespace ragrtl::blocks {

/// common/axi4_lite_regs: AXI4-Lite slave to the bus of a register block (systems/register_block): a write is
/// taken in the cycle of write_valid, read_data comes in the cycle after read_valid. Address and data of a
/// write arrive in any order; one write and one read are under way at a time. A write of less than all four
/// bytes is not done and answered with SLVERR. All ready and valid come from registers alone.
hdl::Module axi4_lite_regs(const spec::Axi4LiteRegs& spec);

}  // namespace ragrtl::blocks
