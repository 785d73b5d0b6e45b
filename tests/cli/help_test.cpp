#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "gen/presets.hpp"
#include "gen/units.hpp"
#include "gen/version.hpp"
#include "tests/cli/program.hpp"

namespace ragrtl::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class Help : public Program {
  protected:
    /// What a run that must succeed prints.
    std::string printed(const std::string& arguments) const {
        const Outcome outcome = ragrtl(arguments);
        EXPECT_EQ(outcome.exit_code, 0) << arguments;
        EXPECT_EQ(outcome.err, "") << arguments;
        return outcome.out;
    }
};

TEST_F(Help, Version) {
    EXPECT_EQ(printed("--version"), "ragrtl " + std::string(version) + "\n");
    EXPECT_EQ(printed("list --version"), "ragrtl " + std::string(version) + "\n");
}

TEST_F(Help, NamesEverySubcommand) {
    const std::string text = printed("--help");
    for (const std::string name : {"list", "explain", "generate", "verify", "synth"}) {
        EXPECT_THAT(text, HasSubstr("\n  " + name + " "));
        const std::string own = printed(name + " --help");
        EXPECT_THAT(own, HasSubstr("usage: ragrtl " + name));
        EXPECT_THAT(own, HasSubstr("example\n  ragrtl " + name));
    }
}

TEST_F(Help, ListsTheKeysOfTheUnitNamed) {
    for (const Unit& unit : units()) {
        const std::string text = printed("generate " + unit.path + " --help");
        for (const spec::Field& field : unit.defaults.table().fields()) {
            EXPECT_THAT(text, HasSubstr("--" + unit.section + "." + field.key + " "));
            EXPECT_THAT(text, HasSubstr(field.doc));
        }
    }
}

TEST_F(Help, ListShowsUnitsAndPresets) {
    const std::string text = printed("list");
    const auto json = nlohmann::json::parse(printed("list --json"));
    ASSERT_EQ(json.at("units").size(), units().size());
    ASSERT_EQ(json.at("presets").size(), presets().size());
    for (std::size_t i = 0; i < units().size(); ++i) {
        EXPECT_EQ(json["units"][i]["name"], units()[i].path);
        EXPECT_THAT(text, HasSubstr(units()[i].path + "  "));
    }
    for (std::size_t i = 0; i < presets().size(); ++i) {
        EXPECT_EQ(json["presets"][i]["name"], presets()[i].name);
        EXPECT_EQ(json["presets"][i]["unit"], presets()[i].unit->path);
        EXPECT_THAT(text, HasSubstr(presets()[i].name + "  "));
    }
}

TEST_F(Help, ExplainShowsKeysPortsAndTiming) {
    const auto json = nlohmann::json::parse(printed("explain topk50 --id_width 9 --json"));
    EXPECT_EQ(json["name"], "common/topk_unit");
    EXPECT_EQ(json["module"], "topk_unit");
    EXPECT_EQ(json["timing"]["latency"], 1);
    EXPECT_EQ(json["timing"]["interval"], 1);
    const auto& k = json["parameters"][0];
    EXPECT_EQ(k["key"], "topk_unit.k");
    EXPECT_EQ(k["type"], "integer");
    EXPECT_EQ(k["default"], 32);
    EXPECT_EQ(k["value"], 50);
    EXPECT_EQ(k["min"], 1);
    EXPECT_EQ(k["max"], 1024);
    EXPECT_EQ(k["unit"], "pairs");
    std::map<std::string, int> widths;
    for (const auto& port : json["ports"]) widths[port["name"]] = port["width"];
    EXPECT_EQ(widths["in_id"], 9);
    EXPECT_EQ(widths["out_id"], 50 * 9);
    EXPECT_EQ(widths["count"], 6);

    const std::string text = printed("explain topk50");
    for (const auto& port : json["ports"]) {
        EXPECT_THAT(text, HasSubstr("\n  " + port["name"].get<std::string>() + " "));
    }
    EXPECT_THAT(text, HasSubstr("topk_unit.k"));
    EXPECT_THAT(text, HasSubstr("latency"));
}

TEST_F(Help, ExplainNamesTheResetPortOfTheStyleAskedFor) {
    for (const auto& [style, port] :
         {std::pair{"sync_high", "rst"}, {"sync_low", "rst_n"}, {"async_low", "rst_n"}}) {
        const auto json =
            nlohmann::json::parse(printed("explain pe --reset " + std::string(style) + " --json"));
        std::vector<std::string> resets;
        for (const auto& candidate : json["ports"]) {
            const std::string name = candidate["name"];
            if (name.substr(0, 3) == "rst") resets.push_back(name);
        }
        EXPECT_THAT(resets, ElementsAre(port));
    }
}

TEST_F(Help, QuietGenerateSaysNothing) { EXPECT_EQ(printed("generate topk_unit --k 2 --out d --quiet"), ""); }

}  // namespace
}  // namespace ragrtl::test
