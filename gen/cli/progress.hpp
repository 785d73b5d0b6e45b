#pragma once

#include <functional>
#include <string>

#include "gen/cli/arguments.hpp"

namespace ragrtl::cli {

/// Shows what is going on, line by line, where somebody is looking: nothing unless stderr is a terminal,
/// nothing with
/// `--quiet`.
std::function<void(const std::string&)> progress(const Arguments& arguments);

}  // namespace ragrtl::cli
