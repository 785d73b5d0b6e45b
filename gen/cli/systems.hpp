#pragma once

#include <string>
#include <vector>

#include "gen/cli/arguments.hpp"

namespace ragrtl::cli {

/// A system for which a subcommand has something to do.
struct SystemAction {
    std::string name;
    std::vector<Option> options;  ///< besides those that the subcommand has for every system
    void (*run)(Arguments& arguments);
};

/// The options of all systems, each once; the text of those that not every system has, or not with the same
/// meaning, says whose it is.
std::vector<Option> options_of(const std::vector<SystemAction>& actions);

/// Runs the action of the system that the command line names as its one positional argument; anything else,
/// an option of another system too, is reported with all other problems of the command line (BadInput).
void for_system(Arguments& arguments, const std::vector<SystemAction>& actions);

}  // namespace ragrtl::cli
