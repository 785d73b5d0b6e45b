#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "gen/flow/process.hpp"
#include "tests/support/flow_libraries.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/temporary_folder.hpp"

namespace fs = std::filesystem;

namespace ragrtl {
namespace {

using testing::HasSubstr;

// `ragrtl synth` of a small top-K unit, in a folder of its own.
class CliSynth : public testing::Test {
  protected:
    flow::RunResult synth(const std::vector<std::string>& options, const std::string& path = "") const {
        std::vector<std::string> argv = {test::ragrtl_binary().string(),
                                         "synth",
                                         "topk_unit",
                                         "--k",
                                         "2",
                                         "--score_width",
                                         "4",
                                         "--id_width",
                                         "3"};
        argv.insert(argv.end(), options.begin(), options.end());
        flow::RunOptions run_options;
        run_options.cwd = scratch_.path();
        if (!path.empty()) run_options.environment["PATH"] = path;
        return flow::run(argv, run_options);
    }

    nlohmann::json metrics(const fs::path& folder) const {
        std::ifstream in(scratch_.path() / folder / "metrics.json");
        return nlohmann::json::parse(in);
    }

    void expect_failure(const flow::RunResult& result, int exit_code, const std::string& message) const {
        EXPECT_EQ(result.exit_code, exit_code);
        EXPECT_EQ(result.output, "ragrtl: " + message + "\n");
        EXPECT_TRUE(fs::is_empty(scratch_.path()));
    }

    test::TemporaryFolder scratch_;
};

TEST_F(CliSynth, WritesMetricsAndReport) {
    const flow::RunResult result = synth({"--effort", "area"});
    ASSERT_EQ(result.exit_code, 0) << result.output;
    EXPECT_THAT(result.output, HasSubstr("topk_unit in osu018: "));
    EXPECT_THAT(result.output, HasSubstr("report: topk_unit_synth/report.md"));
    const nlohmann::json m = metrics("topk_unit_synth");
    EXPECT_EQ(m["synth__flops__count"], 2 * (1 + 4 + 3) + 2);  // and the count
    EXPECT_GT(m["sta__fmax__mhz"], 100);
    std::ifstream in(scratch_.path() / "topk_unit_synth/report.md");
    const std::string report{std::istreambuf_iterator<char>(in), {}};
    EXPECT_THAT(report, HasSubstr("| k | 2 |"));
    EXPECT_THAT(report, HasSubstr("--effort area"));
}

TEST_F(CliSynth, PeriodThatCannotBeMet) {
    const flow::RunResult result = synth({"--period", "0.05", "--out", "report"});
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_THAT(result.output,
                HasSubstr("ragrtl: timing: topk_unit does not reach a period of 0.05 ns; achievable is "));
    EXPECT_EQ(metrics("report")["sta__period__met"], false);
}

TEST_F(CliSynth, PeriodThatIsMet) {
    const flow::RunResult result = synth({"--period", "20", "--out", "report"});
    EXPECT_EQ(result.exit_code, 0) << result.output;
    EXPECT_EQ(metrics("report")["sta__period__met"], true);
}

TEST_F(CliSynth, LibertyThatCannotBeUsed) {
    expect_failure(synth({"--liberty", "/nowhere/x.lib"}), 2, "no Liberty file /nowhere/x.lib");
    expect_failure(synth({"--tech", "asap7"}), 2, "technology asap7 needs its Liberty file: --liberty FILE");

    const test::TemporaryFolder elsewhere;
    const std::string file =
        elsewhere.write("x.lib", test::liberty_text(test::nand2_cell() + test::latch_cell())).string();
    expect_failure(
        synth({"--liberty", file}), 2,
        file +
            ": library made_up has latches but no flip-flop (a cell with an ff group, without scan or "
            "enable)");
}

TEST_F(CliSynth, MissingTools) {
    const test::TemporaryFolder bin;
    expect_failure(synth({}, bin.path().string()), 3,
                   "yosys is not installed; on Debian: apt-get install yosys");
    fs::permissions(bin.write("yosys", "#!/bin/sh\n"), fs::perms::owner_all);
    expect_failure(synth({}, bin.path().string()), 3,
                   "sta is not installed; on Debian: apt-get install opensta");
}

}  // namespace
}  // namespace ragrtl
