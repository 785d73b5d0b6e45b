#pragma once

#include <string>

#include "gen/hdl/module.hpp"
#include "gen/spec/common.hpp"
#include "gen/spec/register_table.hpp"

namespace ragrtl::systems {

/// The register block of a system, module `<system>_registers`.
///
/// Bus: a write is taken in the cycle of write_valid, whole words only; read_data shows the register of
/// read_addr in the cycle after read_valid and holds it until the next read. Addresses are in bytes. Where
/// there is no register, a write does nothing and a read gives 0.
///
/// Every field is a port of its name: an output where software writes it (a pulse field is high for one
/// cycle, the one after the write), an input where hardware drives it.
hdl::Module register_block(const spec::RegisterTable& table, spec::Reset reset);

}  // namespace ragrtl::systems
