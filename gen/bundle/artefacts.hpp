#pragma once

#include <map>
#include <string>
#include <vector>

#include "gen/bundle/contents.hpp"

namespace ragrtl::bundle {

/// Files by their path in the bundle.
using Files = std::map<std::string, std::string>;

/// rtl/<module>.v: one file per module.
Files verilog_files(const Contents& contents);

/// filelist.f: the Verilog files, a module before those that instantiate it; paths from the bundle's folder.
std::string file_list(const Contents& contents);

/// manifest.json: everything about the bundle that a program may want to know. `files` are the others in it.
std::string manifest(const Contents& contents, const std::vector<std::string>& files);

/// <top>_ports.hpp: the ports for C++ programs that drive the Verilated unit (form: tb/README.md).
std::string ports_header(const Contents& contents);

/// <top>_registers.h: offsets, shifts and masks for C programs. The unit must have registers.
std::string registers_c_header(const Contents& contents);

/// registers.md: the same for people.
std::string registers_document(const Contents& contents);

/// constraints/<top>.sdc: clock, IO delays and reset handling, from constraints/unit.sdc.
std::string timing_constraints(const Contents& contents);

/// config.ini: every parameter with the value that was used; `ragrtl generate --config` takes it back.
std::string resolved_config(const Contents& contents);

/// sim/: a lockstep bench that builds and runs with Verilator and a C++ compiler alone.
Files simulation(const Contents& contents);

/// README.md: what is in the bundle and how the unit is used.
std::string readme(const Contents& contents);

}  // namespace ragrtl::bundle
