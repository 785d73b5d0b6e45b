#pragma once

#include <string>
#include <vector>

#include "gen/cli/arguments.hpp"

namespace ragrtl::cli {

/// A system for which a subcommand has something to do.
struct SystemAction {
    std::string name;
    void (*run)(Arguments& arguments);
};

/// Runs the action of the system that the command line names as its one positional argument; anything else is
/// reported with all other problems of the command line (BadInput).
void for_system(Arguments& arguments, const std::vector<SystemAction>& actions);

}  // namespace ragrtl::cli
