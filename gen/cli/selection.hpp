#pragma once

#include <optional>
#include <string>

#include "gen/cli/arguments.hpp"
#include "gen/cli/pipelining.hpp"
#include "gen/units.hpp"

namespace ragrtl::cli {

/// A unit with the configuration that the command line asks for.
struct Selection {
    const Unit* unit;
    spec::Config config;                        ///< legal
    std::optional<Pipelining> pipelining = {};  ///< where `--target-period` chose the cuts
};

/// The unit or preset called `name` (may be empty where the configuration file names the unit) with its
/// values, in ascending precedence, from the preset, the file of `--config` and the keys on the command line;
/// `--target-period`, where it is given, sets the cuts.
/// Throws BadInput with everything that is wrong with the command line, IoError when the file cannot be read,
/// CheckFailed when no number of cuts meets the target.
Selection select(const std::string& name, Arguments& arguments);

}  // namespace ragrtl::cli
