#include "gen/bundle/simulation_build.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string_view>
#include <thread>

#include "gen/error.hpp"
#include "gen/flow/process.hpp"

namespace ragrtl::bundle {
namespace {

constexpr int oldest_verilator = 5;

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

std::string compiler() {
    const char* cxx = std::getenv("CXX");
    return cxx != nullptr && *cxx != '\0' ? cxx : "g++";
}

// Checks that everything is there that the bench is built with; returns what identifies the versions.
std::string require_tools() {
    for (const std::string& tool : {std::string("verilator"), std::string("make"), compiler()}) {
        flow::require_tool(tool);
    }
    const std::string verilator = first_line(flow::run({"verilator", "--version"}).output);
    int major = 0;
    std::string name;
    if (!(std::istringstream(verilator) >> name >> major) || major < oldest_verilator) {
        throw MissingTool(
            fmt::format("verilator {} or newer is needed, this is '{}'", oldest_verilator, verilator));
    }
    return verilator + first_line(flow::run({compiler(), "--version"}).output);
}

// FNV-1a: the name of a cache folder must not depend on the standard library.
std::string hash_text(const std::string& text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const unsigned char c : text) hash = (hash ^ c) * 0x100000001b3;
    return fmt::format("{:016x}", hash);
}

// The line of a build log that says what went wrong.
std::string error_line(const std::string& log) {
    std::istringstream lines{log};
    for (std::string line; std::getline(lines, line);) {
        for (const char* mark : {"%Error", "error:", "*** "}) {
            if (line.find(mark) != std::string::npos) return line;
        }
    }
    return first_line(log);
}

}  // namespace

double build_simulation(const Workspace& work, const std::string& target, const std::string& what,
                        const SimulationBuild& options) {
    work.share_runtime(hash_text(require_tools()));
    const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
    const int jobs = options.jobs > 0 ? options.jobs : static_cast<int>(processors);
    flow::RunOptions run;
    run.cwd = work.path() / "sim";
    run.environment = {{"MAKEFLAGS", ""},
                       {"MAKELEVEL", ""}};  // not those of a make that this program runs under
    run.on_line = [&](std::string_view line) {
        if (options.progress) options.progress(std::string(line));
    };
    const flow::RunResult made =
        flow::run({"make", "--silent", fmt::format("-j{}", jobs), target, "OBJ=../build",
                   "RUNTIME=../runtime", "OPT=" + options.optimization, "CXX=" + compiler()},
                  run);
    if (!made.ok()) throw CheckFailed(what + " does not build: " + error_line(made.output));
    return made.seconds;
}

}  // namespace ragrtl::bundle
