#include "gen/flow/tool.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstring>

#include "gen/error.hpp"
#include "gen/flow/process.hpp"

namespace ragrtl::flow {
namespace {

bool starts_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}
bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// Yosys prints "ERROR: ..." or "file:line: ERROR: ...".
bool is_yosys_error(std::string_view line) { return contains(line, "ERROR:"); }

// OpenSTA prints an error and goes on, with exit status 0; a cell that it does not know becomes a black box.
// What it misses in a library file (an operating condition) is another matter.
bool is_sta_error(std::string_view line) {
    return starts_with(line, "Error") || contains(line, "Creating black box") ||
           (contains(line, "not found") && !contains(line, "library.lib"));
}

bool is_out_of_memory(const RunResult& result) {
    return result.signal == SIGKILL || contains(result.output, "bad_alloc") ||
           contains(result.output, "Cannot allocate memory") || contains(result.output, "out of memory");
}

using ErrorTest = bool (*)(std::string_view line);

ToolRun run_tool(const std::vector<std::string>& argv, const std::filesystem::path& folder,
                 const std::string& log, std::chrono::milliseconds timeout, ErrorTest is_error) {
    RunOptions options;
    options.cwd = folder;
    options.log = folder / log;
    options.timeout = timeout;
    RunResult result = run(argv, options);
    const std::string& tool = argv.front();
    if (result.timed_out) {
        throw IoError(fmt::format("{} was stopped at its time limit of {:g} s", tool,
                                  std::chrono::duration<double>(timeout).count()));
    }
    if (result.signal != 0 || result.exit_code != 0) {
        if (is_out_of_memory(result)) {
            throw IoError(
                fmt::format("{} ran out of memory or was killed (peak {:.0f} MB)", tool, result.peak_mb));
        }
        if (result.signal != 0) throw IoError(fmt::format("{} crashed: {}", tool, strsignal(result.signal)));
    }
    for (const std::string_view line : lines_of(result.output)) {
        if (is_error(line)) throw CheckFailed(fmt::format("{}: {}", tool, line));
    }
    if (result.exit_code != 0) {
        throw CheckFailed(
            fmt::format("{} failed with exit code {} and no error message", tool, result.exit_code));
    }
    return {std::move(result.output), {result.seconds, result.peak_mb}};
}

}  // namespace

ToolRun run_yosys(const std::filesystem::path& folder, const std::string& script, const std::string& log,
                  std::chrono::milliseconds timeout) {
    return run_tool({"yosys", "-Q", "-T", "-s", script}, folder, log, timeout, is_yosys_error);
}

ToolRun run_sta(const std::filesystem::path& folder, const std::string& script, const std::string& log,
                std::chrono::milliseconds timeout) {
    return run_tool({"sta", "-no_init", "-no_splash", "-exit", script}, folder, log, timeout, is_sta_error);
}

std::string yosys_version() {
    const std::string output = run({"yosys", "-V"}).output;  // "Yosys 0.23 (git sha1 7ce5011c24b)"
    const std::size_t begin = std::min(output.find(' '), output.size() - 1) + 1;
    return output.substr(begin, output.find_first_of(" \n", begin) - begin);
}

std::string sta_version() {
    const std::string output = run({"sta", "-version"}).output;
    return output.substr(0, output.find('\n'));
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace ragrtl::flow
