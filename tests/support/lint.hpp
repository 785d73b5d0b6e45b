#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "gen/flow/process.hpp"

namespace ragrtl::test {

/// Verilog as three independent readers are given it.
struct Verilog {
    std::vector<std::filesystem::path> files;  ///< a module before those that instantiate it
    std::string top;
    std::vector<std::pair<std::string, std::int64_t>> overrides;  ///< parameters of the top module
};

namespace detail {

/// What the tool says; a clean run of each of these says nothing.
inline std::string complaints(const std::vector<std::string>& argv) {
    const flow::RunResult run = flow::run(argv);
    if (run.ok() && run.output.empty()) return "";
    return argv.front() + " (exit code " + std::to_string(run.exit_code) + "):\n" + run.output;
}

inline void append_files(const Verilog& verilog, std::vector<std::string>& argv) {
    for (const auto& file : verilog.files) argv.push_back(file.string());
}

inline std::string verilator_complaints(const Verilog& verilog) {
    std::vector<std::string> argv{"verilator", "--lint-only", "-Wall", "--top-module", verilog.top};
    for (const auto& [name, value] : verilog.overrides)
        argv.push_back("-G" + name + "=" + std::to_string(value));
    append_files(verilog, argv);
    return complaints(argv);
}

inline std::string icarus_complaints(const Verilog& verilog) {
    std::vector<std::string> argv{"iverilog", "-g2005",    "-Wall", "-t",       "null",
                                  "-o",       "/dev/null", "-s",    verilog.top};
    for (const auto& [name, value] : verilog.overrides) {
        argv.push_back("-P" + verilog.top + "." + name + "=" + std::to_string(value));
    }
    append_files(verilog, argv);
    return complaints(argv);
}

inline std::string yosys_complaints(const Verilog& verilog) {
    std::string script;
    for (const auto& file : verilog.files) script += "read_verilog \"" + file.string() + "\"; ";
    for (const auto& [name, value] : verilog.overrides) {
        script += "chparam -set " + name + " " + std::to_string(value) + " " + verilog.top + "; ";
    }
    script += "hierarchy -check -top " + verilog.top + "; proc; check -assert";
    return complaints({"yosys", "-q", "-p", script});
}

}  // namespace detail

/// Every warning and error that `verilator --lint-only -Wall`, `iverilog -g2005 -Wall` and Yosys (hierarchy
/// -check, proc, check -assert) have about it; empty when it is clean. Throws MissingTool.
inline std::string lint(const Verilog& verilog) {
    return detail::verilator_complaints(verilog) + detail::icarus_complaints(verilog) +
           detail::yosys_complaints(verilog);
}

}  // namespace ragrtl::test
