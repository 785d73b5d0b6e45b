#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "gen/flow/exploration.hpp"

namespace ragrtl::flow {

/// Version of the keys in metrics.json; a reader refuses another one.
constexpr int metrics_schema = 1;

/// Versions of the programs used.
struct ToolVersions {
    std::string yosys, opensta;
};

/// The contents of metrics.json: flat `stage__category__metric` keys, units in the last part of the key. Keys
/// that depend on the machine (`run__*`) come last; all others are the same for the same input and tools.
nlohmann::ordered_json metrics(const Design& design, const Library& library, const SynthSettings& settings,
                               const Synthesis& synthesis, const ToolVersions& versions,
                               double total_seconds);

}  // namespace ragrtl::flow
