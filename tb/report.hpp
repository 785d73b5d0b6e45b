#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string>

#include "tb/coverage.hpp"
#include "tb/options.hpp"
#include "tb/runner.hpp"

namespace ragrtl::tb {

/// What identifies a run in every report.
struct RunName {
    std::string top;
    std::string config;
    std::uint32_t seed = 1;
};

namespace detail {

inline void write_file(const std::string& file, const std::string& text) {
    std::ofstream out(file);
    out << text;
    out.close();
    if (!out) throw std::runtime_error("cannot write '" + file + "'");
}

inline std::string json_string(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c == '\n' ? ' ' : c;
    }
    return quoted + "\"";
}

/// For a POSIX shell.
inline std::string shell_quote(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

}  // namespace detail

inline std::string mismatch_text(const RunName& name, const RunResult& result) {
    const Mismatch& mismatch = *result.mismatch;
    std::string text = "MISMATCH in " + name.top + " at cycle " + std::to_string(mismatch.cycle) + "\n";
    for (const Difference& d : mismatch.differences) {
        text +=
            "  signal    " + d.signal + "\n    expected  " + d.expected + "\n    got       " + d.got + "\n";
        if (!d.note.empty()) text += "    note      " + d.note + "\n";
    }
    text += "  profile   " + mismatch.profile + "\n  seed      " + std::to_string(name.seed) +
            "\n  config    " + name.config + "\n";
    if (!result.window.empty()) text += "  last cycles (inputs | expected outputs)\n";
    for (const std::string& line : result.window) text += "    " + line + "\n";
    return text;
}

/// run.sh: repeats the saved run with the same program. Exit code 1 while the fault is there.
inline void write_run_script(const std::string& file, const std::string& program, const RunName& name) {
    detail::write_file(
        file,
        "#!/bin/sh\n# Replays the failing run of " + name.top +
            "; exit code 1 while the fault is there.\n"
            "here=$(cd \"$(dirname \"$0\")\" && pwd)\n"
            "bench=${BENCH:-" +
            detail::shell_quote(program) +
            "}\n"
            "if [ ! -x \"$bench\" ]; then\n"
            "    echo \"run.sh: no bench at $bench; build the bundle's sim folder and set BENCH to it\" >&2\n"
            "    exit 2\n"
            "fi\n"
            "exec \"$bench\" --replay \"$here/stimulus.replay\" --seed " +
            std::to_string(name.seed) + " --out \"$here/replayed\" \"$@\"\n");
    if (::chmod(file.c_str(), 0755) != 0) throw std::runtime_error("cannot make '" + file + "' executable");
}

inline std::string json_summary(const RunName& name, const RunResult& result, const Coverage& coverage,
                                bool passed, double seconds) {
    using detail::json_string;
    std::string missed;
    for (const std::string& point : coverage.missed())
        missed += (missed.empty() ? "" : ", ") + json_string(point);
    std::string mismatch = "null";
    if (result.mismatch) {
        const Difference& d = result.mismatch->differences.front();
        mismatch = "{\"cycle\": " + std::to_string(result.mismatch->cycle) +
                   ", \"signal\": " + json_string(d.signal) + ", \"expected\": " + json_string(d.expected) +
                   ", \"got\": " + json_string(d.got) +
                   ", \"profile\": " + json_string(result.mismatch->profile) + "}";
    }
    return std::string("{\"status\": ") + (passed ? "\"pass\"" : "\"fail\"") +
           ", \"top\": " + json_string(name.top) + ", \"config\": " + json_string(name.config) +
           ", \"seed\": " + std::to_string(name.seed) + ", \"cycles\": " + std::to_string(result.cycles) +
           ", \"seconds\": " + std::to_string(seconds) +
           ",\n \"coverage\": {\"hit\": " + std::to_string(coverage.reached()) +
           ", \"total\": " + std::to_string(coverage.total()) + ", \"missed\": [" + missed +
           "]},\n \"mismatch\": " + mismatch + "}\n";
}

}  // namespace ragrtl::tb
