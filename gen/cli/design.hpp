#pragma once

#include <filesystem>

#include "gen/flow/synth.hpp"

namespace ragrtl::cli {

/// Fills in what the manifest of a bundle says about the design: unit, configuration, Verilog files, clock.
void read_design(const std::filesystem::path& bundle, flow::SynthOptions& options);

}  // namespace ragrtl::cli
