#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "gen/flow/library.hpp"
#include "gen/flow/recipe.hpp"
#include "gen/flow/tool.hpp"

namespace ragrtl::flow {

/// What is to be synthesized.
struct Design {
    std::vector<std::filesystem::path> sources;  ///< Verilog, one or more modules per file
    std::string top;
    std::string clock = "clk";  ///< port of the only clock; a design without one is combinational
    std::vector<std::string> untimed_inputs;  ///< ports that carry no timed signal: an asynchronous reset
};

/// How often each cell occurs in a netlist.
using CellCounts = std::map<std::string, long>;

/// One module of a design that was mapped without dissolving its hierarchy; its parameter values are taken
/// together.
struct ModuleArea {
    std::string name;
    long instances = 0;   ///< in the whole design
    double um2 = 0;       ///< cells of all instances, their submodules left out
    double flop_um2 = 0;  ///< flops among them
};

/// Which modules of the design give way to cells of the library that do the same, where it has them.
struct CellSwaps {
    bool adders;       ///< `fa` and `ha`
    bool clock_gates;  ///< `reg_en`
};

/// A folder in which a design is turned into netlists of one library, step by step. All tools run in it and
/// see only names relative to it, so its scripts are the same wherever they are made.
class Mapping {
  public:
    /// Writes the library and copies the sources into `folder`, which must exist.
    Mapping(const Design& design, const Library& library, const CellSwaps& swaps,
            std::filesystem::path folder, std::chrono::milliseconds timeout);

    /// Reads the Verilog and maps the flops. Must come first. Throws CheckFailed for what Yosys rejects and
    /// for latches, named.
    Usage elaborate() const;

    /// A netlist made by one recipe.
    struct Netlist {
        std::string name;  ///< of the run: "area_3000"
        CellCounts cells;
        Usage usage;

        std::string file() const { return name + "/netlist.v"; }  ///< in the mapping's folder
    };

    /// Maps the logic with ABC for a delay target in ps. May run in several threads at a time. Throws
    /// CheckFailed when anything in the netlist is not a cell of the library, or is a latch.
    Netlist map(const Recipe& recipe, double target_ps) const;

    /// Areas of the modules, each mapped by itself; sorted by descending area.
    std::vector<ModuleArea> areas_by_module(const Recipe& recipe, double target_ps, Usage& usage) const;

    const std::filesystem::path& folder() const { return folder_; }
    /// True when `fa` or `ha` modules of the design are made of library cells.
    bool uses_adder_cells() const;

  private:
    void write(const std::string& name, const std::string& text) const;
    std::string read_and_synthesize(bool flatten) const;
    std::string map_with_abc(const Recipe& recipe, double target_ps, const std::string& run) const;

    Design design_;
    const Library& library_;
    std::filesystem::path folder_;
    std::chrono::milliseconds timeout_;
    std::vector<std::string> source_files_;
    std::vector<std::string> swapped_modules_;  ///< fa, ha, reg_en
};

/// Area of a netlist in um2.
double area_of(const CellCounts& cells, const Liberty& liberty);

/// Number and area of the flops in a netlist.
struct Flops {
    long count = 0;
    double um2 = 0;
};
Flops flops_of(const CellCounts& cells, const Liberty& liberty);

}  // namespace ragrtl::flow
