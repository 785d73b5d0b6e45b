#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gen/spec/config.hpp"
#include "gen/spec/hier_pe.hpp"
#include "gen/spec/topk_unit.hpp"

namespace ragrtl::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Spec>
std::vector<std::string> after(const std::vector<std::pair<std::string, std::string>>& settings) {
    Config config{Spec{}};
    for (const auto& [key, value] : settings) config.set(key, value);
    std::vector<std::string> texts;
    for (const Violation& violation : config.violations()) texts.push_back(violation.text());
    return texts;
}

TEST(TopkUnitSpec, DefaultsAreThePublishedUnit) {
    EXPECT_EQ(summary(TopkUnit{}),
              "k=32 score_signed=true score_width=32 id_width=32 tie=earlier reset=sync_high");
    EXPECT_THAT(validate(TopkUnit{}), IsEmpty());
}

TEST(TopkUnitSpec, TakesTheEndsOfEveryRange) {
    EXPECT_THAT(after<TopkUnit>({{"k", "1"}, {"score_width", "2"}, {"id_width", "1"}}), IsEmpty());
    EXPECT_THAT(after<TopkUnit>({{"k", "1024"}, {"score_width", "128"}, {"id_width", "64"}}), IsEmpty());
    EXPECT_THAT(after<TopkUnit>({{"score_signed", "false"}, {"score_width", "1"}}), IsEmpty());
}

TEST(TopkUnitSpec, RejectsWhatIsJustOutside) {
    EXPECT_THAT(after<TopkUnit>({{"k", "0"}, {"score_width", "129"}, {"id_width", "0"}}),
                ElementsAre("topk_unit.k = 0: must be 1 .. 1024; nearest legal value is 1",
                            "topk_unit.score_width = 129: must be 2 .. 128 (a signed score has at least 2 "
                            "bits); nearest legal value is 128",
                            "topk_unit.id_width = 0: must be 1 .. 64; nearest legal value is 1"));
    EXPECT_THAT(
        after<TopkUnit>({{"k", "1025"}, {"score_width", "1"}, {"id_width", "65"}}),
        ElementsAre("topk_unit.k = 1025: must be 1 .. 1024; nearest legal value is 1024",
                    "topk_unit.score_width = 1: must be 2 .. 128 (a signed score has at least 2 bits); "
                    "nearest legal value is 2",
                    "topk_unit.id_width = 65: must be 1 .. 64; nearest legal value is 64"));
}

TEST(TopkUnitSpec, NamesMapToTheEnumerators) {
    Config config{TopkUnit{}};
    EXPECT_EQ(config.as<TopkUnit>().tie, Tie::earlier);
    config.set("tie", "lower_id");
    EXPECT_EQ(config.as<TopkUnit>().tie, Tie::lower_id);
    for (const auto& [text, reset] : {std::pair{"sync_low", Reset::sync_low},
                                      {"async_low", Reset::async_low},
                                      {"sync_high", Reset::sync_high}}) {
        config.set("reset", text);
        EXPECT_EQ(config.as<TopkUnit>().reset, reset);
    }
    EXPECT_THAT(
        after<TopkUnit>({{"tie", "lowest_id"}, {"reset", "async_high"}}),
        ElementsAre("topk_unit.tie = lowest_id: must be earlier or lower_id; nearest legal value is lower_id",
                    "topk_unit.reset = async_high: must be sync_high, sync_low or async_low; "
                    "nearest legal value is sync_high"));
}

TEST(HierPeSpec, LanesPerCycleFollowsLanes) {
    EXPECT_THAT(after<HierPe>({}), IsEmpty());
    EXPECT_THAT(
        after<HierPe>({{"lanes", "32"}}),
        ElementsAre(
            "pe.lanes_per_cycle = 64: must be 1 .. 32 (no more than lanes = 32); nearest legal value is 32"));
    EXPECT_THAT(after<HierPe>({{"lanes", "32"}, {"lanes_per_cycle", "32"}}), IsEmpty());
    EXPECT_THAT(after<HierPe>({{"lanes", "1024"}, {"lanes_per_cycle", "1024"}}), IsEmpty());
    EXPECT_THAT(after<HierPe>({{"lanes_per_cycle", "5000"}}),
                ElementsAre("pe.lanes_per_cycle = 5000: must be 1 .. 128 (no more than lanes = 128); nearest "
                            "legal value is 128"));
    EXPECT_THAT(after<HierPe>({{"lanes", "1025"}}),
                ElementsAre("pe.lanes = 1025: must be 1 .. 1024; nearest legal value is 1024"));
}

}  // namespace
}  // namespace ragrtl::spec
