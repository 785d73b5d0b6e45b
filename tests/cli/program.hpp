#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/paths.hpp"

namespace ragrtl::test {

/// How a run of the program ended.
struct Outcome {
    int exit_code;
    std::string out;
    std::string err;
};

/// Runs the real `ragrtl` from a fresh folder, which is removed afterwards.
class Program : public ::testing::Test {
  protected:
    Program() {
        std::string name = (std::filesystem::temp_directory_path() / "ragrtl_cli.XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        std::filesystem::create_directory(work());
    }
    ~Program() override { std::filesystem::remove_all(folder_); }

    /// The folder that the program is started in.
    std::filesystem::path work() const { return folder_ / "work"; }

    /// Runs `ragrtl ARGUMENTS`, both read by a shell; `before` may set variables or start it by another
    /// program.
    Outcome ragrtl(const std::string& arguments, const std::string& before = "") const {
        return shell("exec " + before + " '" + ragrtl_binary().string() + "' " + arguments);
    }

    /// Runs a shell command in the same way.
    Outcome shell(const std::string& command) const {
        const std::string streams =
            ">'" + (folder_ / "out").string() + "' 2>'" + (folder_ / "err").string() + "'";
        const int status = std::system(
            ("( cd '" + work().string() + "' && " + command + " ) " + streams + " </dev/null").c_str());
        const int exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        return {exit_code, read(folder_ / "out"), read(folder_ / "err")};
    }

    void write(const std::string& file, const std::string& text) const {
        std::ofstream(work() / file) << text;
    }

    static std::string read(const std::filesystem::path& file) {
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        return text.str();
    }

    /// Names of everything in the folder that the program is started in, hidden or not, sorted.
    std::vector<std::string> left_behind() const {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(work())) {
            names.push_back(entry.path().filename().string());
        }
        std::sort(names.begin(), names.end());
        return names;
    }

  private:
    std::filesystem::path folder_;
};

/// The run ended with `exit_code`, said exactly `lines` on stderr (each behind "ragrtl: ") and nothing on
/// stdout.
inline void expect_refusal(const Outcome& outcome, int exit_code, const std::vector<std::string>& lines) {
    std::string expected;
    for (const std::string& line : lines) expected += "ragrtl: " + line + "\n";
    EXPECT_EQ(outcome.exit_code, exit_code);
    EXPECT_EQ(outcome.err, expected);
    EXPECT_EQ(outcome.out, "");
}

}  // namespace ragrtl::test
