#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/config.hpp"
#include "gen/spec/register_table.hpp"

namespace ragrtl {

/// Something that can be generated alone: a block or a system.
struct Unit {
    std::string path;       ///< "hier/pe"
    std::string module;     ///< name of its top Verilog module: "hier_pe"
    std::string section;    ///< first half of its keys, last part of its path: "pe" in `pe.lanes`
    std::string summary;    ///< one line
    std::string spec_type;  ///< its spec struct in ragrtl::spec: "HierPe"
    spec::Config defaults;
    std::function<hdl::Module(const spec::Config&)> build;  ///< the configuration must be legal
    std::vector<std::string>
        sim_sources;  ///< what its standalone bench includes first, from the project root; spec header first
    /// Of a unit that is one tree with `cuts`: what is cut. Empty for all others.
    std::function<arith::TreeShape(const spec::Config&)> tree_shape = {};
    /// Of a system: what software sees. Empty for blocks.
    std::function<spec::RegisterTable(const spec::Config&)> registers = {};
    /// Of a system: the module with AXI4 in front of it. Empty for blocks.
    std::function<hdl::Module(const spec::Config&)> build_axi4 = {};
    /// What is in front of a system: "axi4" (see on_axi4()), or empty for the ports of its own.
    std::string bus = {};
    /// Of a system: the header with its <module>_search_main(), a program that answers queries on the
    /// Verilated system. Empty for blocks.
    std::string search_source = {};
};

/// All units, ascending by path.
const std::vector<Unit>& units();

/// The unit with this path, module name, or last part of a path, or nullptr. A last part that several units
/// share finds none of them.
const Unit* find_unit(std::string_view name);

/// A system behind AXI4-Lite and AXI4 (systems/axi4_system), to be generated and verified like a unit; its
/// module is `<module>_axi4`. Throws BadInput for a block.
Unit on_axi4(const Unit& system);

}  // namespace ragrtl
