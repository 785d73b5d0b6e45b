#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ragrtl::flow {

/// Time and memory that a tool took.
struct Usage {
    double seconds = 0;  ///< wall clock, added up
    double peak_mb = 0;  ///< the largest

    void add(double more_seconds, double mb) {
        seconds += more_seconds;
        peak_mb = mb > peak_mb ? mb : peak_mb;
    }
    void add(const Usage& other) { add(other.seconds, other.peak_mb); }
};

/// What a tool printed, and what it took.
struct ToolRun {
    std::string output;
    Usage usage;
};

/// Runs Yosys on a script file, or OpenSTA on a Tcl file, in `folder`; the output also goes to `log` there.
/// Throws CheckFailed with the tool's own line when it reports an error, whatever its exit status; IoError
/// when it was killed, ran out of memory, or took longer than `timeout` (0: no limit); MissingTool when it is
/// not installed.
ToolRun run_yosys(const std::filesystem::path& folder, const std::string& script, const std::string& log,
                  std::chrono::milliseconds timeout);
ToolRun run_sta(const std::filesystem::path& folder, const std::string& script, const std::string& log,
                std::chrono::milliseconds timeout);

/// Version of an installed tool, "0.23" and "2.0.17"; MissingTool when it is not installed.
std::string yosys_version();
std::string sta_version();

/// Lines of a text, without their ends.
std::vector<std::string_view> lines_of(std::string_view text);

}  // namespace ragrtl::flow
