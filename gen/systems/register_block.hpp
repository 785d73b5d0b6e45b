#pragma once

#include <string>

#include "gen/hdl/module.hpp"
#include "gen/spec/common.hpp"
#include "gen/spec/register_table.hpp"
#include "gen/systems/wiring.hpp"

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

/// The ports of a system to its registers, reg_write_valid .. reg_read_data.
void add_register_ports(Wiring& parts, const spec::RegisterTable& table);

/// Nets of the read-only fields that `control` drives, as far as there are none yet.
void declare_register_inputs(Wiring& parts, const spec::RegisterTable& table, const hdl::Module& control);

/// The register block behind those ports, `registers`; the nets of all read-only fields must be there.
void add_register_block(Wiring& parts, const spec::RegisterTable& table, spec::Reset reset);

}  // namespace ragrtl::systems
