// `ragrtl verify` and the sim/ folder of a bundle with the real tools; what the bench itself catches is in
// tests/lockstep.
#include <gmock/gmock.h>

#include "tests/cli/program.hpp"

namespace fs = std::filesystem;

namespace ragrtl::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

// A bundle of the smallest unit; one compiler at a time, because tests run side by side.
class Verify : public Program {
  protected:
    void generate() const { ASSERT_EQ(ragrtl("generate topk_unit --k 1 --id_width 4 --out d").exit_code, 0); }
    void edit(const std::string& file, const std::string& from, const std::string& to) const {
        std::string text = read(work() / file);
        const auto at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from << " is not in " << file;
        write(file, text.replace(at, from.size(), to));
    }
};

TEST_F(Verify, PassesWithOneLineAndJunitAndLeavesNothingElse) {
    generate();
    fs::permissions(work() / "d/sim", fs::perms::owner_write, fs::perm_options::remove);
    const Outcome run = ragrtl("verify d --seed 7 --cycles 30000 --jobs 1 --junit result.xml");
    fs::permissions(work() / "d/sim", fs::perms::owner_write, fs::perm_options::add);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, MatchesRegex("PASS topk_unit: 30000 cycles, seed 7, coverage ([0-9]+)/[0-9]+ "
                                      "\\(built in [0-9.]+ s, run in [0-9.]+ s\\)\n"));
    EXPECT_EQ(run.err, "");
    EXPECT_THAT(read(work() / "result.xml"), HasSubstr("failures=\"0\""));
    EXPECT_THAT(left_behind(), ElementsAre("d", "result.xml"));
    EXPECT_FALSE(fs::exists(work() / "d/sim/build"));
}

TEST_F(Verify, TraceOfAPassIsKept) {
    const Outcome run = ragrtl("verify topk_unit --k 1 --id_width 4 --cycles 30000 --jobs 1 --trace");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("kept in topk_unit_verify"));
    EXPECT_THAT(read(work() / "topk_unit_verify/run/wave.vcd"), StartsWith("$version"));
}

TEST_F(Verify, AFailureKeepsTheRunButNotOverOtherPeoplesFiles) {
    generate();
    edit("d/rtl/topk_unit.v", "in_score > score", "in_score < score");
    const std::string options = " --cycles 30000 --jobs 1 --junit result.xml";
    Outcome run = ragrtl("verify d" + options);
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_THAT(run.out, StartsWith("FAIL topk_unit: "));
    EXPECT_THAT(run.out, HasSubstr("repeat it with topk_unit_verify/run.sh\n"));
    EXPECT_THAT(read(work() / "result.xml"), HasSubstr("<failure message=\"cycle "));
    for (const char* file : {"mismatch.txt", "stimulus.replay", "wave.vcd", "run.sh"}) {
        EXPECT_TRUE(fs::exists(work() / "topk_unit_verify/run" / file)) << file;
    }

    fs::remove(work() / "topk_unit_verify/manifest.json");  // now it is no folder of ours any more
    run = ragrtl("verify d" + options);
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_THAT(run.out, StartsWith("FAIL topk_unit: "));
    EXPECT_THAT(run.out,
                HasSubstr("the run was not kept: topk_unit_verify exists and was not made by ragrtl"));
}

TEST_F(Verify, VerilogThatDoesNotCompile) {
    generate();
    edit("d/rtl/topk_unit.v", "assign count", "assign cnt");
    const Outcome run = ragrtl("verify d --jobs 1");
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_THAT(run.err,
                MatchesRegex("ragrtl: the bench of topk_unit does not build: %Error[^\n]*cnt[^\n]*\n"));
}

TEST_F(Verify, AFileOfTheBundleIsMissing) {
    generate();
    fs::remove(work() / "d/rtl/topk_unit.v");
    expect_refusal(ragrtl("verify d"), 3, {"cannot read d/rtl/topk_unit.v: No such file or directory"});
}

TEST_F(Verify, AManifestThatLeadsOutOfTheBundle) {
    generate();
    edit("d/manifest.json", "\"rtl/topk_unit.v\"", "\"../../secret\"");
    expect_refusal(ragrtl("verify d"), 2, {"d/manifest.json: \"../../secret\" is no file of a bundle"});
}

TEST_F(Verify, JunitThatCannotBeWritten) {
    expect_refusal(ragrtl("verify topk_unit --junit no/such/folder.xml"), 3,
                   {"cannot write no/such/folder.xml: No such file or directory"});
}

TEST_F(Verify, TheSimFolderStandsAlone) {
    generate();
    const Outcome run = shell("env -u MAKEFLAGS make -C d/sim CYCLES=30000 SEED=3");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("PASS cycles=30000 seed=3 coverage="));
    EXPECT_EQ(shell("make --silent -C d/sim clean").exit_code, 0);
    EXPECT_FALSE(fs::exists(work() / "d/sim/build"));
}

TEST_F(Verify, BlanksInPaths) {
    ASSERT_EQ(ragrtl("generate topk_unit --k 1 --id_width 4 --out 'two words/my unit'").exit_code, 0);
    fs::create_directory(work() / "scratch space");
    const Outcome run = ragrtl("verify 'two words/my unit' --cycles 30000 --jobs 1 --trace --out 'my run'",
                               "env TMPDIR=\"$PWD/scratch space\"");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    const Outcome alone = shell("env -u MAKEFLAGS make --silent -C 'two words/my unit/sim' CYCLES=30000");
    EXPECT_EQ(alone.exit_code, 0) << alone.err;
    EXPECT_THAT(alone.out, HasSubstr("PASS cycles=30000"));
    const Outcome again = shell("env -u MAKEFLAGS 'my run/run.sh'");
    EXPECT_EQ(again.exit_code, 0) << again.err;
    EXPECT_THAT(again.out, HasSubstr("PASS cycles=30000"));
}

}  // namespace
}  // namespace ragrtl::test
