#include "gen/bundle/verify.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "gen/bundle/junit.hpp"
#include "gen/bundle/simulation_build.hpp"
#include "gen/bundle/staging.hpp"
#include "gen/bundle/workspace.hpp"
#include "gen/error.hpp"
#include "gen/flow/process.hpp"
#include "gen/interrupt.hpp"

namespace fs = std::filesystem;

namespace ragrtl::bundle {
namespace {

using Json = nlohmann::json;

void tell(const VerifyOptions& options, const std::string& line) {
    if (options.progress) options.progress(line);
}

std::string last_line(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

std::string mismatch_text(const Json& mismatch) {
    if (mismatch.is_null()) return "";
    return fmt::format("cycle {}, {}: expected {}, got {}", mismatch.at("cycle").get<std::uint64_t>(),
                       mismatch.at("signal").get<std::string>(), mismatch.at("expected").get<std::string>(),
                       mismatch.at("got").get<std::string>());
}

VerifyResult run_bench(const Workspace& work, const std::string& top, const VerifyOptions& options) {
    std::vector<std::string> argv{"../build/bench", "--out", "../run", "--json", "../summary.json"};
    if (options.seed) argv.insert(argv.end(), {"--seed", std::to_string(*options.seed)});
    if (options.cycles) argv.insert(argv.end(), {"--cycles", std::to_string(*options.cycles)});
    if (options.trace) argv.emplace_back("--trace");
    flow::RunOptions run;
    run.cwd = work.path() / "sim";
    run.on_line = [&](std::string_view line) { tell(options, std::string(line)); };
    const flow::RunResult ran = flow::run(argv, run);
    if (ran.signal != 0)
        throw CheckFailed(fmt::format("the bench of {} crashed with signal {}", top, ran.signal));
    if (ran.exit_code > 1) throw BadInput(last_line(ran.output) + " (" + top + ")");

    const Json json = Json::parse(read_file(work.path() / "summary.json"));
    const Json& coverage = json.at("coverage");
    VerifyResult result;
    result.passed = ran.exit_code == 0;
    result.top = top;
    result.config = json.at("config");
    result.seed = json.at("seed");
    result.cycles = json.at("cycles");
    result.coverage_hit = coverage.at("hit");
    result.coverage_total = coverage.at("total");
    result.mismatch = mismatch_text(json.at("mismatch"));
    if (!result.passed && result.mismatch.empty()) result.coverage_problem = last_line(ran.output);
    result.run_seconds = ran.seconds;
    return result;
}

// Trouble with keeping the run must not hide its result: it is told along with it.
void keep(const Workspace& work, const VerifyOptions& options, VerifyResult& result) {
    const std::string run_script = fmt::format(
        "#!/bin/sh\n"
        "# Builds the bench of {0} again and repeats the run; exit code 1 while the fault is there.\n"
        "set -e\n"
        "cd \"$(dirname \"$0\")/sim\"\n"
        "make --silent bench\n"
        "if [ -f ../run/run.sh ]; then BENCH=\"$PWD/build/bench\" exec ../run/run.sh \"$@\"; fi\n"
        "exec build/bench --seed {1} --cycles {2} --out ../run \"$@\"\n",
        result.top, result.seed, result.cycles);
    try {
        write_file(work.path() / "run.sh", run_script, "run.sh");
        fs::permissions(work.path() / "run.sh", fs::perms::owner_exec, fs::perm_options::add);
        const fs::path destination = options.keep.empty() ? fs::path(result.top + "_verify") : options.keep;
        work.keep(destination);
        result.kept = destination;
    } catch (const Interrupted&) {
        throw;
    } catch (const std::exception& error) {
        result.not_kept = error.what();
    }
}

// Said before the long work instead of after it.
void require_writable_folder_of(const fs::path& file) {
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    if (::access(folder.c_str(), W_OK) != 0) {
        throw IoError("cannot write " + file.string() + ": " + std::strerror(errno));
    }
}

VerifyResult verify_in(const Workspace& work, const VerifyOptions& options) {
    if (!options.junit.empty()) require_writable_folder_of(options.junit);
    const Json manifest = Json::parse(read_file(work.path() / "manifest.json"));
    const std::string top = manifest.at("top");
    const double build_seconds =
        build_simulation(work, "bench", "the bench of " + top, {options.jobs, "-O1", options.progress});
    VerifyResult result = run_bench(work, top, options);
    result.build_seconds = build_seconds;
    if (!result.passed || options.trace) keep(work, options, result);
    if (!options.junit.empty()) write_file(options.junit, junit_xml(result), options.junit);
    return result;
}

}  // namespace

VerifyResult verify(const fs::path& folder, const VerifyOptions& options) {
    return verify_in(Workspace::copy_of(folder), options);
}

VerifyResult verify_unit(const Unit& unit, const spec::Config& config, const VerifyOptions& options,
                         const BundleOptions& bundle_options) {
    return verify_in(Workspace{bundle_files(unit, config, bundle_options)}, options);
}

std::string summary(const VerifyResult& result) {
    std::string text =
        fmt::format("{} {}: {} cycles, seed {}, coverage {}/{} (built in {:.1f} s, run in {:.1f} s)",
                    result.passed ? "PASS" : "FAIL", result.top, result.cycles, result.seed,
                    result.coverage_hit, result.coverage_total, result.build_seconds, result.run_seconds);
    if (!result.mismatch.empty()) text += "\n" + result.mismatch;
    if (!result.coverage_problem.empty()) text += "\n" + result.coverage_problem;
    if (!result.not_kept.empty()) text += "\nthe run was not kept: " + result.not_kept;
    if (!result.kept.empty()) {
        text += "\nkept in " + result.kept.string() + "; repeat it with " + (result.kept / "run.sh").string();
    }
    return text;
}

}  // namespace ragrtl::bundle
