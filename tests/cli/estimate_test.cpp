#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace ragrtl::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

constexpr int kBadInput = 2;

class Estimate : public Program {
  protected:
    nlohmann::json json(const std::string& file) const { return nlohmann::json::parse(read(work() / file)); }
};

TEST_F(Estimate, SaysWhatAQueryCosts) {
    const Outcome outcome = ragrtl("estimate hier --json e.json");
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_THAT(outcome.out, HasSubstr("cycles   8592 at least, a row per cycle: 43.0 us at 200 MHz"));
    EXPECT_THAT(outcome.out, HasSubstr("energy   177.76 uJ: DRAM 176, SRAM 1.76, "));
    EXPECT_EQ(json("e.json")["traffic"]["document_bits"], 4399104);
    EXPECT_EQ(json("e.json")["source"], "modelled");
    EXPECT_EQ(ragrtl("estimate hier --documents 50 --mode int8 --dimension 64 --json e.json").exit_code, 0);
    EXPECT_EQ(json("e.json")["cycles"], 400);
}

TEST_F(Estimate, PutsThePaperBesideOurs) {
    const Outcome outcome = ragrtl("estimate hier --paper --json p.json");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_THAT(outcome.out, HasSubstr("energy of a query, 1 MiB"));
    const nlohmann::json report = json("p.json");
    int equal = 0;
    for (const auto& row : report["published"]) equal += row["agrees"] == true ? 1 : 0;
    EXPECT_EQ(equal, 7);
}

TEST_F(Estimate, WritesTheFiguresOfThePaper) {
    EXPECT_EQ(ragrtl("estimate hier --paper --out figures --quiet").err, "");
    EXPECT_THAT(read(work() / "figures/fig4.csv"), StartsWith("documents,memory (k = 20),"));
    EXPECT_THAT(read(work() / "figures/table2.md"), HasSubstr("| DRAM | 176 | 175.96 |"));
    for (const std::string plot : {"fig4", "table2"}) {
        EXPECT_THAT(read(work() / "figures" / (plot + ".svg")), HasSubstr("</svg>"));
    }
    EXPECT_EQ(json("figures/estimate.json")["tool"], "ragrtl");
    EXPECT_EQ(ragrtl("estimate hier --paper --out figures --quiet").err, "");  // replaces its own
    EXPECT_THAT(left_behind(), ElementsAre("figures"));
}

TEST_F(Estimate, SaysWhatABatchCostsOnIks) {
    const Outcome outcome = ragrtl("estimate iks --documents 32552083 --batch 64 --json e.json");
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_THAT(outcome.out,
                HasSubstr("cycles   45956352 of the dot products, 0 waiting for top-K: 45.96 ms"));
    EXPECT_NEAR(json("e.json")["energy_mj"].get<double>(), 45.956352 * 65.024, 1e-6);
    EXPECT_EQ(ragrtl("estimate iks --documents 5440 --dimension 100 --topk serial --json e.json").exit_code,
              0);
    EXPECT_EQ(json("e.json")["cycles"]["dot_product"], 1000);
    EXPECT_GT(json("e.json")["cycles"]["topk_stall"], 1040);
}

TEST_F(Estimate, EveryDerivedRowOfIksAgrees) {
    EXPECT_EQ(ragrtl("estimate iks --paper --out figures --json p.json --quiet").err, "");
    const nlohmann::json report = json("p.json");
    int equal = 0;
    for (const auto& row : report["published"]) equal += row["agrees"] == true ? 1 : 0;
    EXPECT_EQ(equal, 17);
    EXPECT_THAT(read(work() / "figures/table3.md"), HasSubstr("| 50 GB | 32552083 | 45.96 | 45.9564 |"));
    for (const std::string plot : {"table3", "scaling"}) {
        EXPECT_THAT(read(work() / "figures" / (plot + ".svg")), HasSubstr("</svg>"));
    }
}

TEST_F(Estimate, SaysWhatABatchCostsOnDrex) {
    const Outcome outcome = ragrtl("estimate drex --documents 35678076 --filter-ratio 4500 --json e.json");
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_THAT(outcome.out, HasSubstr("filter   35 epochs of 131072 vectors per package; 7928 documents"));
    EXPECT_NEAR(json("e.json")["us"]["filter"].get<double>(), 33.6, 1e-9);
    EXPECT_EQ(json("e.json")["epochs"], 35);
}

TEST_F(Estimate, EveryDerivedRowOfDrexAgrees) {
    EXPECT_EQ(ragrtl("estimate drex --paper --out figures --json p.json --quiet").err, "");
    const nlohmann::json report = json("p.json");
    int equal = 0;
    for (const auto& row : report["published"]) equal += row["agrees"] == true ? 1 : 0;
    EXPECT_EQ(equal, 12);
    for (const std::string plot : {"fig12", "fig16", "fig17"}) {
        EXPECT_THAT(read(work() / "figures" / (plot + ".svg")), HasSubstr("</svg>"));
    }
}

TEST_F(Estimate, MissingGnuplotIsNamed) {
    std::filesystem::create_directory(work() / "bin");
    expect_refusal(ragrtl("estimate hier --paper --out figures", "env PATH="), 3,
                   {"gnuplot is not installed; on Debian: apt-get install gnuplot-nox"});
    EXPECT_THAT(left_behind(), ElementsAre("bin"));
}

TEST_F(Estimate, OptionsThatDoNotGoTogether) {
    expect_refusal(ragrtl("estimate"), kBadInput, {"name a system: hier or iks or drex"});
    expect_refusal(
        ragrtl("estimate hier --out figures --dimension 0"), kBadInput,
        {"--dimension 0: must be 1 .. 131071", "--out DIR: goes with --paper, whose figures it takes"});
    expect_refusal(ragrtl("estimate hier --paper --mode int8"), kBadInput,
                   {"--mode: --paper has the paper's own setting; keep one of them"});
    expect_refusal(ragrtl("estimate hier --units 2"), kBadInput, {"--units is no option for hier"});
    expect_refusal(ragrtl("estimate iks --batch 65 --dimension 1025"), kBadInput,
                   {"--dimension 1025: must be 1 .. 1024", "--batch 65: must be 1 .. 64"});
    expect_refusal(ragrtl("estimate drex --batch 17 --filter-ratio 0.5"), kBadInput,
                   {"--batch 17: must be 1 .. 16", "--filter-ratio 0.5: must be 1 .. 1e12"});
    EXPECT_THAT(left_behind(), IsEmpty());
}

}  // namespace
}  // namespace ragrtl::test
