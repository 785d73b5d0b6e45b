#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "gen/cli/arguments.hpp"

namespace ragrtl::cli {

/// The files that the given ones of `options` name for output, empty paths for the others. A folder, a file
/// in a folder that is not there, and one file for two options are problems: better now than after the work.
std::vector<std::filesystem::path> output_names(Arguments& arguments,
                                                const std::vector<std::string>& options);

}  // namespace ragrtl::cli
