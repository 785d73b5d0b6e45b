#include <gmock/gmock.h>
#include <sys/mount.h>

#include <cerrno>
#include <cstring>

#include "tests/cli/program.hpp"

namespace ragrtl::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr int kBadInput = 2;
constexpr int kInputOutput = 3;

class Output : public Program {};

TEST_F(Output, AFolderThatIsNoBundleIsLeftAlone) {
    std::filesystem::create_directory(work() / "d");
    write("d/thesis.tex", "years of work");
    const Outcome outcome = ragrtl("generate topk_unit --out d");
    EXPECT_EQ(outcome.exit_code, kBadInput);
    EXPECT_EQ(
        outcome.err,
        "ragrtl: d exists and was not made by ragrtl (no manifest.json of ours); choose another folder or "
        "remove it\n");
    EXPECT_THAT(left_behind(), ElementsAre("d"));
    EXPECT_EQ(read(work() / "d/thesis.tex"), "years of work");
    write("d/manifest.json", "{\"tool\": \"another\"}");
    EXPECT_EQ(ragrtl("generate topk_unit --out d").exit_code, kBadInput);
}

TEST_F(Output, AFileIsLeftAlone) {
    write("d", "text");
    expect_refusal(ragrtl("generate topk_unit --out d"), kBadInput,
                   {"d exists and is not a folder; choose another name"});
    EXPECT_EQ(read(work() / "d"), "text");
}

TEST_F(Output, ABundleIsReplacedAsAWhole) {
    ASSERT_EQ(ragrtl("generate topk_unit --k 3 --out d").exit_code, 0);
    write("d/rtl/stale.v", "");
    ASSERT_EQ(ragrtl("generate pe --lanes 4 --lanes_per_cycle 2 --out d").exit_code, 0);
    EXPECT_FALSE(std::filesystem::exists(work() / "d/rtl/stale.v"));
    EXPECT_TRUE(std::filesystem::exists(work() / "d/rtl/hier_pe.v"));
    EXPECT_THAT(left_behind(), ElementsAre("d"));
}

TEST_F(Output, AFailedRunKeepsTheOldBundle) {
    ASSERT_EQ(ragrtl("generate topk_unit --k 3 --out d").exit_code, 0);
    EXPECT_EQ(ragrtl("generate topk_unit --k 0 --out d").exit_code, kBadInput);
    EXPECT_EQ(ragrtl("generate --config d/config.ini --out e").exit_code, 0);
    EXPECT_THAT(read(work() / "e/config.ini"), HasSubstr("k = 3"));
}

TEST_F(Output, AFolderThatCannotBeMade) {
    const Outcome outcome = ragrtl("generate topk_unit --out /proc/d");
    EXPECT_EQ(outcome.exit_code, kInputOutput);
    EXPECT_THAT(outcome.err, HasSubstr("ragrtl: cannot write /proc/d"));
}

TEST_F(Output, AFolderThatIsNotWritable) {
    if (::geteuid() == 0 && shell("command -v setpriv").exit_code != 0) {
        GTEST_SKIP() << "running as root without setpriv: nothing is unwritable";
    }
    std::filesystem::create_directory(work() / "locked");
    std::filesystem::permissions(work() / "locked", std::filesystem::perms{0555});
    std::filesystem::permissions(work(), std::filesystem::perms{0755});
    std::filesystem::permissions(work().parent_path(), std::filesystem::perms{0755});
    const std::string as_nobody = ::geteuid() == 0 ? "setpriv --reuid 65534 --clear-groups" : "";
    expect_refusal(ragrtl("generate topk_unit --out locked/d", as_nobody), kInputOutput,
                   {"cannot write locked/d: Permission denied"});
    EXPECT_TRUE(std::filesystem::is_empty(work() / "locked"));
}

TEST_F(Output, AFullDisk) {
    const std::string disk = (work() / "disk").string();
    std::filesystem::create_directory(disk);
    if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=64k") != 0) {
        GTEST_SKIP() << "cannot mount a small disk: " << std::strerror(errno);
    }
    const Outcome outcome = ragrtl("generate topk_unit --out disk/d");
    const bool left_nothing = std::filesystem::is_empty(disk);
    ::umount(disk.c_str());
    EXPECT_EQ(outcome.exit_code, kInputOutput);
    EXPECT_THAT(outcome.err, HasSubstr("ragrtl: cannot write "));
    EXPECT_THAT(outcome.err, HasSubstr("No space left on device"));
    EXPECT_TRUE(left_nothing);
}

TEST_F(Output, StandardOutputThatCannotBeWritten) {
    const Outcome outcome = shell("'" + ragrtl_binary().string() + "' explain topk_unit > /dev/full");
    EXPECT_EQ(outcome.exit_code, kInputOutput);
    EXPECT_EQ(outcome.err, "ragrtl: cannot write to standard output\n");
}

// Signals at every stage of a run: whatever it was doing, there is a whole bundle afterwards or none.
// (`timeout` sends its signal twice in a row; the second is part of the same request.)
TEST_F(Output, AnInterruptedRunLeavesNothingHalfMade) {
    int interrupted = 0;
    for (const auto& [signal, exit_code] : {std::pair{"INT", 130}, {"TERM", 143}}) {
        for (int delay = 0; delay < 40; delay += 4) {
            const std::string milliseconds = (delay < 10 ? "0.00" : "0.0") + std::to_string(delay);
            const Outcome outcome = ragrtl("generate pe --lanes 512 --lanes_per_cycle 256 --out parent/d",
                                           "timeout --preserve-status -s " + std::string(signal) + " " +
                                               (delay == 0 ? "0.001" : milliseconds));
            SCOPED_TRACE(outcome.err);
            if (outcome.exit_code == 0) {
                EXPECT_TRUE(std::filesystem::exists(work() / "parent/d/manifest.json"));
                EXPECT_THAT(shell("ls -A parent").out, "d\n");
                std::filesystem::remove_all(work() / "parent");
            } else {
                EXPECT_EQ(outcome.exit_code, exit_code);
                ++interrupted;
            }
            EXPECT_THAT(left_behind(), IsEmpty());
        }
    }
    EXPECT_GT(interrupted, 0) << "no run was slow enough to be interrupted";
}

}  // namespace
}  // namespace ragrtl::test
