#include "gen/config_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gen/error.hpp"
#include "gen/spec/topk_unit.hpp"

namespace ragrtl {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(ConfigFile, ReadsSectionsDottedKeysAndComments) {
    const ConfigFile file = parse_config_file(
        "# a title\r\n"
        "unit = common/topk_unit   # which\r\n"
        "topk_unit.k = 7\n"
        "\n"
        "  [ topk_unit ]\n"
        "\tscore_width=9",
        "a.ini");
    EXPECT_THAT(file.problems, IsEmpty());
    EXPECT_EQ(file.title, "a title");
    EXPECT_EQ(file.unit.value, "common/topk_unit");
    EXPECT_EQ(file.unit.where, "a.ini:2");
    ASSERT_EQ(file.settings.size(), 2U);
    EXPECT_EQ(file.settings[0].key, "topk_unit.k");
    EXPECT_EQ(file.settings[0].value, "7");
    EXPECT_EQ(file.settings[1].key, "topk_unit.score_width");
    EXPECT_EQ(file.settings[1].value, "9");
    EXPECT_EQ(file.settings[1].where, "a.ini:6");
}

TEST(ConfigFile, AnEmptyFileAsksForNothing) {
    EXPECT_THAT(parse_config_file("", "a.ini").settings, IsEmpty());
    EXPECT_THAT(parse_config_file("\xEF\xBB\xBF# only a comment\n", "a.ini").problems, IsEmpty());
}

TEST(ConfigFile, NamesEveryLineThatIsNotUnderstood) {
    const ConfigFile file = parse_config_file(
        std::string("[topk_unit\nk 16\n= 3\n[]\nk = 16\nk = 16\nk = 17\n\0\n", 46), "a.ini");
    EXPECT_THAT(file.problems, ElementsAre("a.ini:1: [topk_unit is not a section; write [name]",
                                           "a.ini:2: \"k 16\" is not understood; write key = value",
                                           "a.ini:3: \"= 3\" is not understood; write key = value",
                                           "a.ini:4: [] is not a section; write [name]",
                                           "a.ini:7: k = 17 contradicts k = 16 in line 5; keep one of them",
                                           "a.ini:8: not a text file"));
}

TEST(ConfigFile, UnknownKeysAreNamedWithTheirPlace) {
    const ConfigFile file =
        parse_config_file("[topk_unit]\nscore_widht = 9\n[pe]\nk = 3\nlanes = 5\n", "a.ini");
    spec::Config config{spec::TopkUnit{}};
    std::map<std::string, std::string> places;
    std::vector<std::string> problems;
    apply_settings(file.settings, config, places, problems);
    EXPECT_THAT(
        problems,
        ElementsAre("a.ini:2: unknown key 'topk_unit.score_widht'; did you mean 'topk_unit.score_width'?",
                    "a.ini:4: unknown key 'pe.k'; did you mean 'topk_unit.k'?",
                    "a.ini:5: unknown key 'pe.lanes'"));
    EXPECT_THAT(places, IsEmpty());
}

TEST(ConfigFile, WhatCannotBeReadIsAnInputOutputError) {
    EXPECT_THROW(read_config_file("/no/such/file.ini"), IoError);
    EXPECT_THROW(read_config_file("/"), IoError);
    EXPECT_THROW(read_config_file("/dev/zero"), BadInput);
}

}  // namespace
}  // namespace ragrtl
