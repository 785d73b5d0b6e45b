#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gen/cli/arguments.hpp"
#include "gen/units.hpp"

namespace ragrtl::cli {

/// Register cuts chosen for a period.
struct Pipelining {
    std::string technology;
    int cuts = 0;
    double period_ns = 0;  ///< as planned
};

/// `--target-period NS --tech T`, as the command line has it.
struct TargetPeriod {
    double period_ns;
    std::string technology;
};

/// The option, and a subcommand's options with it and with a --tech that serves it alone.
Option target_period_option();
std::vector<Option> with_target_period(std::vector<Option> options);

/// There, a --tech without --target-period is a problem.
void need_target_for_tech(Arguments& arguments);

/// What the command line asks for, if it does. Conflicts with the unit and with the keys in `given` are
/// problems.
std::optional<TargetPeriod> target_period(Arguments& arguments, const Unit& unit,
                                          const std::vector<Setting>& given);

/// Sets `cuts` to the fewest whose planned period is short enough. Throws BadInput when the technology has no
/// delay table, CheckFailed naming the shortest period there is when none is short enough.
Pipelining choose_cuts(const TargetPeriod& target, const Unit& unit, spec::Config& config);

}  // namespace ragrtl::cli
