#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "gen/flow/exploration.hpp"

namespace ragrtl::flow {

/// One `ragrtl synth`: a design, a library, what to look for, and where the results go.
struct SynthOptions {
    Design design;
    std::string technology;         ///< "": that of `liberty`, or the default
    std::filesystem::path liberty;  ///< "": where the technology's package puts it
    SynthSettings settings;
    std::filesystem::path out;  ///< gets metrics.json, report.md, netlist.v, scripts/ and logs/
    std::string unit;           ///< for the report: "common/topk_unit"
    std::vector<std::pair<std::string, std::string>> configuration;  ///< for the report: keys and values
    std::string command;  ///< for the report: the command line that repeats the run; "": none
};

/// Results as they were written to SynthOptions::out.
struct SynthResult {
    Synthesis synthesis;
    nlohmann::ordered_json metrics;
    /// "" when the period was met or none was asked for; else what is achievable and where the slowest path
    /// is. The caller ends with exit code 1 then.
    std::string failure;
    /// One line: "topk_unit in osu018: 16123 GE, 1376 flops (43 % of the area), 312.5 MHz (3.200 ns,
    /// reg2reg)".
    std::string summary;
};

/// What run_synth() does before anything that takes time, for callers with other work to do first: checks the
/// settings and the tools, reads the library. Throws BadInput for a period that is not positive and for a
/// period together with find_fmax, MissingTool, and what open_library() throws.
Library prepare_synth(const SynthOptions& options);

/// Synthesizes and writes the folder `out`, whole or not at all; an older one is replaced when it is ours.
/// Throws what prepare_synth(), synthesize() and bundle::Staging throw.
SynthResult run_synth(const SynthOptions& options, const Progress& progress = {});

}  // namespace ragrtl::flow
