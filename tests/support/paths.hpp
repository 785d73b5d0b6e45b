#pragma once

#include <filesystem>

namespace ragrtl::test {

/// Root of the project's sources.
inline std::filesystem::path project_dir() { return RAGRTL_PROJECT_DIR; }

/// Input files of the tests.
inline std::filesystem::path data_dir() { return project_dir() / "tests/data"; }

/// The `ragrtl` executable of the same build.
inline std::filesystem::path ragrtl_binary() { return RAGRTL_BINARY; }

}  // namespace ragrtl::test
