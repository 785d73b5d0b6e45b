#pragma once

#include <string>
#include <vector>

#include "gen/cli/arguments.hpp"
#include "gen/units.hpp"

namespace ragrtl::cli {

/// A subcommand.
struct Command {
    std::string name;
    std::string operands;  ///< what follows the name in its usage line: "NAME --out DIR"
    std::string summary;   ///< one line
    std::string details;   ///< for its own help; whole lines
    std::string example;   ///< one command line
    std::vector<Option> options;
    bool takes_keys;                   ///< keys of a unit are options, too
    int (*run)(Arguments& arguments);  ///< returns the exit code
};

Command list_command();
Command explain_command();
Command generate_command();
Command verify_command();
Command synth_command();
Command search_command();
Command estimate_command();
Command calibrate_command();
Command run_command();

/// All subcommands, in the order of help.
const std::vector<Command>& commands();

/// Runs `ragrtl WORDS...`; returns the exit code. Throws ragrtl::Error for what a user can mend.
int run(const std::vector<std::string>& words);

/// Text of `ragrtl --help`, and of `ragrtl COMMAND --help`; the latter lists the keys of `unit` if one is
/// named.
std::string general_help();
std::string command_help(const Command& command, const Unit* unit);

}  // namespace ragrtl::cli
