#include "gen/cli/progress.hpp"

#include <unistd.h>

#include <iostream>

namespace ragrtl::cli {

std::function<void(const std::string&)> progress(const Arguments& arguments) {
    if (arguments.has("quiet") || isatty(STDERR_FILENO) == 0) return {};
    return [](const std::string& line) { std::cerr << line + "\n"; };
}

}  // namespace ragrtl::cli
