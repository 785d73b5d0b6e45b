#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "gen/flow/process.hpp"
#include "tests/support/paths.hpp"

namespace ragrtl::test {

/// A folder of its own for one test; gone with it.
class Scratch {
  public:
    Scratch()
        : path_(std::filesystem::temp_directory_path() /
                ("ragrtl_lockstep_" + std::to_string(::getpid()) + "_" + std::to_string(next()++))) {
        std::filesystem::create_directories(path_);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

  private:
    static int& next() {
        static int number = 0;
        return number;
    }
    std::filesystem::path path_;
};

/// Runs the `ragrtl` of this build. Tests run side by side, so each has one compiler at a time.
inline flow::RunResult ragrtl(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), ragrtl_binary().string());
    return flow::run(arguments);
}

inline flow::RunResult verify(const std::string& what, std::vector<std::string> keys,
                              const std::filesystem::path& out) {
    keys.insert(keys.begin(), {"verify", what});
    keys.insert(keys.end(), {"--jobs", "1", "--out", out.string()});
    return ragrtl(keys);
}

}  // namespace ragrtl::test
