#include "gen/units.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "gen/presets.hpp"
#include "tests/support/paths.hpp"

namespace ragrtl {
namespace {

TEST(Units, AreFoundByPathLastPartAndModule) {
    const Unit* pe = find_unit("hier/pe");
    ASSERT_NE(pe, nullptr);
    EXPECT_EQ(find_unit("pe"), pe);
    EXPECT_EQ(find_unit("hier_pe"), pe);
    EXPECT_EQ(find_unit("hier"), find_unit("systems/hier"));
    EXPECT_EQ(find_unit("arith"), nullptr);
    EXPECT_EQ(find_unit(""), nullptr);
}

TEST(Units, NamesAgreeAndSourcesExist) {
    std::set<std::string> names;
    for (const Unit& unit : units()) {
        SCOPED_TRACE(unit.path);
        EXPECT_TRUE(names.insert(unit.path).second);
        EXPECT_TRUE(names.insert(unit.module).second);
        EXPECT_EQ(unit.section, unit.path.substr(unit.path.rfind('/') + 1));
        EXPECT_EQ(unit.section, unit.defaults.table().section());
        EXPECT_TRUE(unit.defaults.violations().empty());
        EXPECT_EQ(unit.build(unit.defaults).name(), unit.module);
        for (const std::string& source : unit.sim_sources) {
            EXPECT_TRUE(std::filesystem::exists(test::project_dir() / source)) << source;
        }
    }
    EXPECT_TRUE(std::is_sorted(units().begin(), units().end(),
                               [](const Unit& a, const Unit& b) { return a.path < b.path; }));
}

TEST(Units, RulesDependOnEarlierFieldsOfTheTable) {
    for (const Unit& unit : units()) {
        const spec::Table& table = unit.defaults.table();
        for (const spec::Limit& limit : table.limits()) {
            for (const std::string& key : limit.depends_on) {
                ASSERT_NE(table.find(key), nullptr) << unit.path << " " << key;
                EXPECT_LT(table.find(key), table.find(limit.key)) << unit.path << " " << key;
            }
        }
    }
}

TEST(Presets, AreLegalDescribedAndNotMistakenForUnits) {
    std::set<std::string> names;
    for (const Preset& preset : presets()) {
        SCOPED_TRACE(preset.name);
        names.insert(preset.name);
        EXPECT_EQ(find_preset(preset.name), &preset);
        EXPECT_EQ(find_unit(preset.name), nullptr);
        EXPECT_FALSE(preset.summary.empty());
        EXPECT_TRUE(preset.config.violations().empty());
    }
    EXPECT_THAT(names, ::testing::IsSupersetOf({"hier_pe128", "topk32", "topk50"}));
}

TEST(Presets, HaveThePublishedSizes) {
    EXPECT_EQ(find_preset("topk32")->config.summary(),
              "k=32 score_signed=true score_width=32 id_width=32 tie=earlier reset=sync_high");
    EXPECT_EQ(find_preset("topk50")->config.get("k"), "50");
    EXPECT_EQ(find_preset("hier_pe128")->config.summary(), "lanes=128 lanes_per_cycle=64 reset=sync_high");
    EXPECT_EQ(find_preset("topk"), nullptr);
}

}  // namespace
}  // namespace ragrtl
