#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "gen/cli/systems.hpp"
#include "gen/estimate/figure.hpp"
#include "gen/estimate/published.hpp"

namespace ragrtl::cli {

// `ragrtl estimate`, system by system.
SystemAction hier_estimate();
SystemAction iks_estimate();
SystemAction drex_estimate();

/// What a cost model says about one workload.
struct Estimate {
    std::string text;             ///< for people
    nlohmann::ordered_json json;  ///< for programs: what follows the name of the system
};

/// What a paper prints, beside ours.
struct Paper {
    std::vector<estimate::PublishedRow> rows;
    std::vector<estimate::Figure> figures;
};

/// Reads a workload from the command line. What it returns is called when all of that is right.
using ReadWorkload = std::function<Estimate()> (*)(Arguments& arguments);

/// Prints the estimate, or with --paper what `paper` has, and writes the files that are asked for. The
/// options of `system` are its workload's, which --paper has itself. Throws all problems of the command line.
void print_estimate(Arguments& arguments, const SystemAction& system, ReadWorkload read, Paper (*paper)());

}  // namespace ragrtl::cli
