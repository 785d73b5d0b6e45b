#pragma once

#include <filesystem>
#include <string>

namespace ragrtl::estimate {

/// Runs gnuplot on a script in `folder`, which reads and writes files there. Throws MissingTool naming the
/// package, IoError with what gnuplot says.
void plot(const std::filesystem::path& folder, const std::string& script);

}  // namespace ragrtl::estimate
