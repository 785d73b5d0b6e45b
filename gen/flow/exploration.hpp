#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gen/flow/library.hpp"
#include "gen/flow/mapping.hpp"
#include "gen/flow/recipe.hpp"
#include "gen/flow/timing.hpp"

namespace ragrtl::flow {

/// Told what is being done, line by line, possibly from several threads; may be empty.
using Progress = std::function<void(const std::string& line)>;

/// How hard to look, and for what.
struct SynthSettings {
    Effort effort = Effort::balanced;
    std::optional<double> period_ns;  ///< the smallest netlist that meets this period is wanted
    bool find_fmax = false;           ///< search the shortest period to 2 %
    bool use_adder_cells = true;  ///< map `fa` and `ha` modules onto the library's adders where it has them
    bool use_clock_gates = true;  ///< map `reg_en` modules onto the library's clock gate where it has one
    bool by_module = false;       ///< also map the modules one by one, for a table of their areas
    std::chrono::milliseconds timeout{0};  ///< for one run of a tool; 0: no limit
    int jobs = 0;                          ///< tools at a time; 0: one per processor
};

/// One way in which the design was mapped.
struct Candidate {
    Recipe recipe;
    double target_ps = 0;  ///< delay that ABC was told to reach
    Mapping::Netlist netlist;
    double area_um2 = 0;
    Timing timing;
};

/// What came out.
struct Synthesis {
    Candidate best;
    std::vector<Candidate> tried;  ///< the best among them, in the order of the runs
    bool period_met = true;        ///< false only when a period was given
    bool uses_adder_cells = false;
    long clock_gates = 0;  ///< clock-gating cells in the netlist
    double nand2_equivalents = 0;
    Flops flops;
    long cells = 0;
    std::vector<ModuleArea> modules;  ///< filled by SynthSettings::by_module
    Usage yosys, sta;
};

/// Synthesizes a design in `folder`, which is left with all scripts, logs and netlists: maps it in several
/// ways and keeps the best by the settings. Nothing else is written, so that a program can run many variants
/// through one opened library. Throws what Mapping and analyze_timing() throw; a period that is not met is no
/// exception here.
Synthesis synthesize(const Design& design, const Library& library, const SynthSettings& settings,
                     const std::filesystem::path& folder, const Progress& progress = {});

}  // namespace ragrtl::flow
