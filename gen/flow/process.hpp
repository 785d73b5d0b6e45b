#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ragrtl::flow {

/// How to start a program. Its standard input is empty; its output and error streams are read as one.
struct RunOptions {
    std::filesystem::path cwd;                       ///< empty: the caller's folder
    std::map<std::string, std::string> environment;  ///< added to, or replacing, the caller's variables
    std::chrono::milliseconds timeout{0};            ///< 0: no limit
    std::filesystem::path log;  ///< gets everything printed, as it is printed; empty: none
    std::function<void(std::string_view line)> on_line;  ///< called for every line as it is printed
};

/// How a program ended.
struct RunResult {
    int exit_code = 0;       ///< meaningful when signal is 0
    int signal = 0;          ///< the signal that ended it, 0: it exited by itself
    bool timed_out = false;  ///< it was killed because the time was up
    std::string output;      ///< standard output and standard error, in the order of arrival
    double seconds = 0;      ///< wall-clock time
    double peak_mb = 0;      ///< largest resident set of the program or one of its children

    bool ok() const { return exit_code == 0 && signal == 0 && !timed_out; }
};

/// Runs argv[0] (looked up in PATH) to its end. The program gets a process group of its own, which is killed
/// as a whole when the time is up or when the user interrupts (noted by note_interrupts() of
/// gen/interrupt.hpp). Throws MissingTool naming the Debian package when there is no such program,
/// Interrupted, and IoError when it cannot be started or the log cannot be written.
RunResult run(const std::vector<std::string>& argv, const RunOptions& options = {});

/// Throws MissingTool naming the Debian package unless `program` is in PATH.
void require_tool(const std::string& program);

}  // namespace ragrtl::flow
