#include <gmock/gmock.h>

#include "tests/cli/program.hpp"

namespace ragrtl::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr int kBadInput = 2;
constexpr int kInputOutput = 3;

class ConfigurationFile : public Program {
  protected:
    void refused(const std::string& text, const std::vector<std::string>& lines,
                 const std::string& name = "topk_unit") const {
        SCOPED_TRACE(text);
        write("my.ini", text);
        expect_refusal(ragrtl("generate " + name + " --config my.ini --out d"), kBadInput, lines);
        EXPECT_THAT(left_behind(), ElementsAre("my.ini"));
    }
};

TEST_F(ConfigurationFile, PrecedenceIsPresetFileCommandLine) {
    write("my.ini", "[topk_unit]\nk = 7\nid_width = 9\n");
    const Outcome outcome = ragrtl("generate topk50 --config my.ini --k 5 --out d");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(
        outcome.out,
        "d: common/topk_unit k=5 score_signed=true score_width=25 id_width=9 tie=earlier reset=sync_high\n");
}

TEST_F(ConfigurationFile, CanNameTheUnit) {
    write("my.ini", "unit = hier/pe\npe.lanes = 8\n[pe]\nlanes_per_cycle = 3\n");
    const Outcome outcome = ragrtl("generate --config my.ini --out d");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.out, "d: hier/pe lanes=8 lanes_per_cycle=3 reset=sync_high\n");
}

TEST_F(ConfigurationFile, OfABundleMakesTheSameBundle) {
    ASSERT_EQ(ragrtl("generate topk_unit --k 3 --tie lower_id --out a").exit_code, 0);
    ASSERT_EQ(ragrtl("generate --config a/config.ini --out b").exit_code, 0);
    EXPECT_EQ(shell("diff -r a b").out, "");
}

TEST_F(ConfigurationFile, CannotBeRead) {
    expect_refusal(ragrtl("generate topk_unit --config no.ini --out d"), kInputOutput,
                   {"cannot read no.ini: No such file or directory"});
    expect_refusal(ragrtl("generate topk_unit --config . --out d"), kInputOutput,
                   {"cannot read .: Is a directory"});
    expect_refusal(ragrtl("generate topk_unit --config /dev/zero --out d"), kBadInput,
                   {"/dev/zero: larger than 1 MB; not a configuration file"});
    EXPECT_THAT(left_behind(), ElementsAre());
}

TEST_F(ConfigurationFile, MalformedLinesAreNamed) {
    refused("[topk_unit]\nk 16\n[pe\n= 4\n", {"my.ini:2: \"k 16\" is not understood; write key = value",
                                              "my.ini:3: [pe is not a section; write [name]",
                                              "my.ini:4: \"= 4\" is not understood; write key = value"});
    refused("[topk_unit]\nk = 16\nk = 17\n",
            {"my.ini:3: topk_unit.k = 17 contradicts topk_unit.k = 16 in line 2; "
             "keep one of them"});
}

TEST_F(ConfigurationFile, UnknownKeysAndSectionsAreNamed) {
    refused("k = 3\n[topk_unit]\nscore_widht = 8\n[topkunit]\nk = 3\n[pe]\nlanes = 8\n",
            {"my.ini:1: unknown key 'k'; did you mean 'topk_unit.k'?",
             "my.ini:3: unknown key 'topk_unit.score_widht'; did you mean 'topk_unit.score_width'?",
             "my.ini:5: unknown key 'topkunit.k'; did you mean 'topk_unit.k'?",
             "my.ini:7: unknown key 'pe.lanes'"});
}

TEST_F(ConfigurationFile, IllegalValuesAreNamedWithTheirLine) {
    refused(
        "[topk_unit]\nk = 0\ntie = lowerid\nscore_width = wide\n",
        {"my.ini:2: topk_unit.k = 0: must be 1 .. 1024; nearest legal value is 1",
         "my.ini:4: topk_unit.score_width = wide: not a whole number; must be 2 .. 128 (a signed score has "
         "at least 2 bits)",
         "my.ini:3: topk_unit.tie = lowerid: must be earlier or lower_id; nearest legal value is lower_id"});
}

TEST_F(ConfigurationFile, OfAnotherUnit) {
    refused("unit = hier/pe\n", {"my.ini:1: unit = hier/pe, but the command line names topk_unit"});
    refused("unit = hier/pee\n", {"my.ini:1: unknown unit hier/pee; did you mean hier/pe?"});
}

}  // namespace
}  // namespace ragrtl::test
