#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "gen/flow/library.hpp"
#include "gen/flow/mapping.hpp"
#include "gen/flow/tool.hpp"

namespace ragrtl::flow {

/// One cell on a path, or the port where it begins.
struct PathStage {
    double delay_ns = 0;    ///< from the stage before
    double arrival_ns = 0;  ///< since the clock edge
    bool rising = false;
    std::string pin;   ///< instance and output pin, "sum_q[3]_reg/Q"
    std::string cell;  ///< library cell; "in" or "out" for ports
};

/// The slowest path between two kinds of end points.
struct PathGroup {
    std::string name;          ///< reg2reg, in2reg, reg2out, in2out
    std::string from, to;      ///< registers and ports, by the names of the RTL
    double min_period_ns = 0;  ///< clock period at which the slack is zero
    double setup_ns = 0;       ///< of the register at the end
    std::vector<PathStage> stages;
};

/// Static timing of a netlist: no wires, an ideal clock, inputs that arrive at the clock edge, outputs that
/// are sampled at the next.
struct Timing {
    std::vector<PathGroup> groups;  ///< those that exist, in the order of PathGroup::name above
    Usage usage;

    /// The group that limits the clock; nullptr when there is no path at all.
    const PathGroup* worst() const;
    /// Shortest clock period of all groups, ns; 0 when there is no path.
    double min_period_ns() const;
};

/// Runs OpenSTA on a netlist of `mapping`. May run in several threads at a time. Throws CheckFailed when the
/// tool reports an error or a register is not clocked by the design's clock.
Timing analyze_timing(const Mapping& mapping, const Mapping::Netlist& netlist, const Design& design,
                      const Library& library, std::chrono::milliseconds timeout);

/// The groups in what the Tcl script of analyze_timing() printed.
std::vector<PathGroup> parse_timing_report(std::string_view text, double period_ns);

}  // namespace ragrtl::flow
