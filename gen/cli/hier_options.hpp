#pragma once

#include <string>

#include "gen/cli/arguments.hpp"
#include "golden/systems/hier.hpp"

namespace ragrtl::cli {

/// `--mode hierarchical|int8|int4` and `--metric ip|cosine`, with their defaults.
golden::HierMode hier_mode(Arguments& arguments);
golden::HierMetric hier_metric(Arguments& arguments);

/// As the options have them.
std::string name_of(golden::HierMode mode);
std::string name_of(golden::HierMetric metric);

}  // namespace ragrtl::cli
