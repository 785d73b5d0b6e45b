#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "gen/bundle/staging.hpp"
#include "gen/error.hpp"
#include "gen/interrupt.hpp"
#include "tests/support/temporary_folder.hpp"

namespace fs = std::filesystem;

namespace ragrtl::bundle {
namespace {

using testing::HasSubstr;

constexpr const char* ours = R"({"tool": "ragrtl"})";

template <class Expected>
std::string message_of(const std::function<void()>& action) {
    try {
        action();
    } catch (const Expected& error) {
        return error.what();
    }
    ADD_FAILURE() << "nothing of the expected type was thrown";
    return "";
}

class StagingTest : public testing::Test {
  protected:
    // Names in the scratch folder, hidden ones included.
    std::vector<std::string> names() const {
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(scratch.path())) {
            found.push_back(entry.path().filename().string());
        }
        return found;
    }
    void make_bundle(const std::string& extra) const {
        Staging staging{out};
        staging.write("manifest.json", ours);
        staging.write("rtl/top.v", extra);
        staging.commit();
    }

    test::TemporaryFolder scratch;
    fs::path out = scratch.path() / "out";
};

TEST_F(StagingTest, NothingIsThereBeforeCommitAndEverythingAfter) {
    Staging staging{out};
    staging.write("rtl/top.v", "module top; endmodule\n");
    staging.write("run.sh", "#!/bin/sh\n", true);
    EXPECT_FALSE(fs::exists(out));
    staging.commit();
    EXPECT_EQ(read_file(out / "rtl/top.v"), "module top; endmodule\n");
    EXPECT_EQ(::access((out / "run.sh").c_str(), X_OK), 0);
    EXPECT_THAT(names(), testing::ElementsAre("out"));
}

TEST_F(StagingTest, WithoutCommitNothingIsLeftNotEvenNewParents) {
    {
        Staging staging{scratch.path() / "a/b/out"};
        staging.write("file", "text");
    }
    EXPECT_THAT(names(), testing::IsEmpty());
}

TEST_F(StagingTest, RelativeDestinationsAndTrailingSlashesAreFine) {
    const fs::path before = fs::current_path();
    fs::current_path(scratch.path());
    {
        Staging staging{"new/"};
        staging.write("file", "text");
        staging.commit();
    }
    fs::current_path(before);
    EXPECT_EQ(read_file(scratch.path() / "new/file"), "text");
}

TEST_F(StagingTest, ReplacesABundleAsAWhole) {
    make_bundle("old");
    scratch.write("out/left_over.txt", "from the old one");
    Staging staging{out};
    staging.write("manifest.json", ours);
    EXPECT_EQ(read_file(out / "rtl/top.v"), "old");
    staging.commit();
    EXPECT_FALSE(fs::exists(out / "rtl/top.v"));
    EXPECT_FALSE(fs::exists(out / "left_over.txt"));
    EXPECT_THAT(names(), testing::ElementsAre("out"));
}

TEST_F(StagingTest, AFailureLeavesTheOldBundle) {
    make_bundle("old");
    {
        Staging staging{out};
        staging.write("manifest.json", ours);
    }
    EXPECT_EQ(read_file(out / "rtl/top.v"), "old");
    EXPECT_THAT(names(), testing::ElementsAre("out"));
}

TEST_F(StagingTest, AnEmptyFolderIsTaken) {
    fs::create_directory(out);
    make_bundle("new");
    EXPECT_EQ(read_file(out / "rtl/top.v"), "new");
}

TEST_F(StagingTest, AFolderOfSomebodyElseIsNotTouched) {
    scratch.write("out/thesis.tex", "years of work");
    EXPECT_EQ(message_of<BadInput>([&] { Staging{out}; }),
              out.string() +
                  " exists and was not made by ragrtl (no manifest.json of ours); choose another folder or "
                  "remove it");
    scratch.write("out/manifest.json", R"({"tool": "another"})");
    EXPECT_THAT(message_of<BadInput>([&] { Staging{out}; }), HasSubstr("was not made by ragrtl"));
    scratch.write("out/manifest.json", "{\"tool\": \"ragrtl");
    EXPECT_THAT(message_of<BadInput>([&] { Staging{out}; }), HasSubstr("was not made by ragrtl"));
    EXPECT_EQ(read_file(out / "thesis.tex"), "years of work");
}

TEST_F(StagingTest, AFileIsNotReplacedByAFolder) {
    scratch.write("out", "a file");
    EXPECT_EQ(message_of<BadInput>([&] { Staging{out}; }),
              out.string() + " exists and is not a folder; choose another name");
    EXPECT_THAT(message_of<IoError>([&] { Staging{out / "below"}; }), HasSubstr("cannot"));
}

TEST_F(StagingTest, ALinkToABundleStaysALink) {
    make_bundle("old");
    fs::create_directory_symlink(out, scratch.path() / "link");
    Staging staging{scratch.path() / "link"};
    staging.write("manifest.json", "new");
    staging.commit();
    EXPECT_TRUE(fs::is_symlink(scratch.path() / "link"));
    EXPECT_EQ(read_file(out / "manifest.json"), "new");
}

TEST_F(StagingTest, AFolderThatIsNotWritableIsNamed) {
    const uid_t user = ::geteuid();
    ::chmod(scratch.path().c_str(), 0555);
    if (user == 0) {  // root may write everywhere
        ASSERT_EQ(::seteuid(65534), 0);
    }
    const std::string message = message_of<IoError>([&] { Staging{out}; });
    if (user == 0) {
        ASSERT_EQ(::seteuid(user), 0);
    }
    ::chmod(scratch.path().c_str(), 0700);
    EXPECT_EQ(message, "cannot write " + out.string() + ": Permission denied");
}

TEST_F(StagingTest, AFullDiskIsNoticed) {
    EXPECT_EQ(message_of<IoError>([] { write_file("/dev/full", "text", "out/top.v"); }),
              "cannot write out/top.v: No space left on device");
}

TEST_F(StagingTest, AnInterruptRemovesWhatWasWritten) {
    note_interrupts();
    {
        std::optional<Staging> staging{out};
        staging->write("first", "text");
        std::raise(SIGTERM);
        EXPECT_THROW(staging->write("second", "text"), Interrupted);
        EXPECT_THROW(staging->commit(), Interrupted);
    }
    EXPECT_THAT(names(), testing::IsEmpty());
    detail::pending_signal = 0;
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
}

TEST(Interrupt, HasTheShellsExitCode) {
    EXPECT_EQ(Interrupted(SIGINT).exit_code(), 130);
    EXPECT_EQ(Interrupted(SIGTERM).exit_code(), 143);
}

}  // namespace
}  // namespace ragrtl::bundle
