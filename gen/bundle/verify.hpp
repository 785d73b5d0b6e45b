#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "gen/bundle/bundle.hpp"
#include "gen/spec/config.hpp"
#include "gen/units.hpp"

namespace ragrtl::bundle {

struct VerifyOptions {
    std::optional<std::uint64_t> seed;    ///< the bench's default where not given
    std::optional<std::uint64_t> cycles;  ///< likewise
    bool trace = false;                   ///< keep a waveform of the whole run
    std::filesystem::path junit;          ///< JUnit XML is written here; empty: none
    int jobs = 0;                         ///< compilers at a time; 0: one per processor
    /// Where a failed or traced run is kept (see VerifyResult::kept); empty: `<top>_verify` in the current
    /// folder.
    std::filesystem::path keep;
    std::function<void(const std::string&)> progress;  ///< told what is going on, line by line; may be empty
};

struct VerifyResult {
    bool passed = false;
    std::string top;
    std::string config;  ///< "topk_unit k=32 ..."
    std::uint64_t seed = 0;
    std::uint64_t cycles = 0;
    int coverage_hit = 0;
    int coverage_total = 0;
    std::string mismatch;  ///< "cycle 1234, out_score: expected 0x5, got 0x4"; empty: every output agreed
    std::string coverage_problem;  ///< what the bench says when only coverage is missing
    double build_seconds = 0;
    double run_seconds = 0;
    /// After a failure or with `trace`: a copy of the bundle with run/ (inputs, waveform, report) and
    /// run.sh, which builds the bench again and repeats the run. Empty: nothing was kept.
    std::filesystem::path kept;
    std::string not_kept;  ///< why it could not be kept; empty otherwise
};

/// Builds the bench in the sim/ folder of a bundle and runs it. The bundle itself is only read.
/// Throws BadInput when `folder` is not a bundle or the bench refuses an option, MissingTool when verilator,
/// make or the C++ compiler is not there, CheckFailed when the bench does not build or crashes.
VerifyResult verify(const std::filesystem::path& folder, const VerifyOptions& options);

/// The same for a bundle that is made for the occasion.
VerifyResult verify_unit(const Unit& unit, const spec::Config& config, const VerifyOptions& options,
                         const BundleOptions& bundle_options = {});

/// One line: "PASS topk_unit: 20000 cycles, seed 1, coverage 14/14 (built in 3.1 s, run in 0.4 s)", or "FAIL
/// ..." and a second line that says where the run was kept.
std::string summary(const VerifyResult& result);

}  // namespace ragrtl::bundle
