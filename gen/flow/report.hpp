#pragma once

#include <string>

#include "gen/flow/metrics.hpp"
#include "gen/flow/synth.hpp"

namespace ragrtl::flow {

/// Text of report.md: configuration, area, timing by path group with the worst path, ways tried, tools, and
/// how to repeat the run.
std::string report(const SynthOptions& options, const Library& library, const Synthesis& synthesis,
                   const ToolVersions& versions, double total_seconds);

}  // namespace ragrtl::flow
