#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <thread>

#include "gen/error.hpp"
#include "gen/flow/process.hpp"
#include "gen/interrupt.hpp"
#include "tests/support/flow_libraries.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl::flow {
namespace {

using namespace std::chrono_literals;
using test::ScopedVariable;
using test::TemporaryFolder;

bool is_alive(pid_t pid) { return ::kill(pid, 0) == 0; }

// A killed process without a parent may take a moment to disappear.
bool has_gone(pid_t pid) {
    for (int i = 0; i < 100 && is_alive(pid); ++i) std::this_thread::sleep_for(20ms);
    return !is_alive(pid);
}

TEST(FlowProcess, OutputExitCodeAndSignal) {
    const RunResult ok = run({"sh", "-c", "echo out; echo err >&2"});
    EXPECT_TRUE(ok.ok());
    EXPECT_EQ(ok.output, "out\nerr\n");
    EXPECT_GT(ok.peak_mb, 0);
    EXPECT_EQ(run({"sh", "-c", "exit 7"}).exit_code, 7);
    const RunResult killed = run({"sh", "-c", "kill -SEGV $$"});
    EXPECT_EQ(killed.signal, SIGSEGV);
    EXPECT_FALSE(killed.ok());
}

TEST(FlowProcess, FolderEnvironmentLogAndLines) {
    const TemporaryFolder scratch;
    RunOptions options;
    options.cwd = scratch.path();
    options.environment["RAGRTL_TEST_VARIABLE"] = "a value";
    options.log = scratch.path() / "log";
    std::vector<std::string> lines;
    options.on_line = [&](std::string_view line) { lines.emplace_back(line); };
    const RunResult result = run({"sh", "-c", "pwd -P; echo \"$RAGRTL_TEST_VARIABLE\"; printf end"}, options);
    EXPECT_THAT(lines,
                testing::ElementsAre(std::filesystem::canonical(scratch.path()).string(), "a value", "end"));
    std::ifstream log(options.log);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(log), {}), result.output);
}

TEST(FlowProcess, MuchOutput) {
    const RunResult result =
        run({"sh", "-c", "i=0; while [ $i -lt 20000 ]; do echo 0123456789; i=$((i+1)); done"});
    EXPECT_EQ(result.output.size(), 220000U);
}

TEST(FlowProcess, StandardInputIsEmpty) { EXPECT_EQ(run({"cat"}).output, ""); }

TEST(FlowProcess, TimeoutKillsTheWholeGroup) {
    RunOptions options;
    options.timeout = 300ms;
    const RunResult result = run({"sh", "-c", "sleep 60 & echo $!; wait"}, options);
    EXPECT_TRUE(result.timed_out);
    EXPECT_LT(result.seconds, 10);
    EXPECT_TRUE(has_gone(std::stoi(result.output))) << "the grandchild still runs";
}

TEST(FlowProcess, TimeoutHoldsWhenTheOutputIsClosed) {
    RunOptions options;
    options.timeout = 300ms;
    const RunResult result = run({"sh", "-c", "exec >/dev/null 2>&1; sleep 60"}, options);
    EXPECT_TRUE(result.timed_out);
    EXPECT_LT(result.seconds, 10);
}

TEST(FlowProcess, DoesNotWaitForAGrandchildThatHoldsTheOutput) {
    const RunResult result = run({"sh", "-c", "sleep 5 & echo $!"});
    EXPECT_TRUE(result.ok());
    EXPECT_LT(result.seconds, 4);
}

TEST(FlowProcess, InterruptKillsTheWholeGroup) {
    // In a process of its own, since a noted interrupt stays noted.
    EXPECT_EXIT(
        {
            note_interrupts();
            pid_t grandchild = 0;
            RunOptions options;
            options.on_line = [&](std::string_view line) {
                grandchild = std::stoi(std::string(line));
                std::raise(SIGINT);
            };
            try {
                run({"sh", "-c", "sleep 60 & echo $!; wait"}, options);
            } catch (const Interrupted& interrupted) {
                std::_Exit(grandchild > 0 && has_gone(grandchild) ? interrupted.exit_code() : 1);
            }
            std::_Exit(2);
        },
        testing::ExitedWithCode(130), "");
}

TEST(FlowProcess, MissingProgramNamesThePackage) {
    const TemporaryFolder empty;
    const ScopedVariable path("PATH", empty.path().string());
    EXPECT_THAT(
        [] {
            run({"sta", "-version"});
        },
        testing::ThrowsMessage<MissingTool>("sta is not installed; on Debian: apt-get install opensta"));
    EXPECT_THAT(
        [] { require_tool("yosys"); },
        testing::ThrowsMessage<MissingTool>("yosys is not installed; on Debian: apt-get install yosys"));
    EXPECT_THAT([] { run({"verilator"}); },
                testing::ThrowsMessage<MissingTool>(
                    "verilator is not installed; on Debian: apt-get install verilator"));
}

TEST(FlowProcess, LogThatCannotBeWritten) {
    RunOptions options;
    options.log = "/nowhere/log";
    EXPECT_THROW(run({"true"}, options), IoError);
}

}  // namespace
}  // namespace ragrtl::flow
