// The cost model of `hier` against what the paper prints.
#include "gen/estimate/hier.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace ragrtl {
namespace {

using golden::HierMetric;
using golden::HierMode;
using golden::HierWorkload;

golden::HierEnergy energy(const HierWorkload& workload) {
    return golden::hier_energy(golden::hier_traffic(workload));
}

estimate::PublishedRow published(const std::string& quantity) {
    for (const estimate::PublishedRow& row : estimate::hier_published()) {
        if (row.quantity == quantity) return row;
    }
    throw std::out_of_range("no row " + quantity);
}

TEST(CostHier, DramEnergyOfOneMebibyte) {
    EXPECT_EQ(golden::hier_traffic({}).bits(), 4'399'104);
    EXPECT_NEAR(energy({}).dram_uj, 175.96, 0.005);
    EXPECT_TRUE(estimate::agrees(published("DRAM energy, 2048 x 512-d, 50 candidates")));
}

TEST(CostHier, TotalEnergyOfOneMebibyte) {
    EXPECT_NEAR(energy({}).total_uj(), 177.76, 0.01);
    EXPECT_TRUE(estimate::agrees(published("energy of a query, 1 MiB")));
}

TEST(CostHier, SciFactEnergy) {
    EXPECT_NEAR(*published("energy of a query, SciFact").ours, 337.74, 0.01);
    EXPECT_TRUE(estimate::agrees(published("energy of a query, SciFact")));
    EXPECT_NEAR(*published("energy of a query, SciFact, 384-d").ours, 327.9, 0.05);
    EXPECT_NEAR(*published("energy of a query, SciFact, 512-d").ours, 437.2, 0.05);
}

TEST(CostHier, MemoryReduction) {
    EXPECT_DOUBLE_EQ(golden::hier_reduction(100, 20).memory, 0.30);
    EXPECT_NEAR(golden::hier_reduction(10000, 20).memory, 0.50, 0.005);
    for (const std::int64_t n : {100, 3633, 10000}) {
        EXPECT_NEAR(golden::hier_reduction(n, 20).memory, 0.5 - 20.0 / static_cast<double>(n), 1e-12);
    }
    EXPECT_TRUE(estimate::agrees(published("memory reduction, N = 100")));
    EXPECT_TRUE(estimate::agrees(published("memory reduction, N = 10000")));
}

TEST(CostHier, ComputationReduction) {
    EXPECT_DOUBLE_EQ(golden::hier_reduction(100, 20).computation, 0.55);
    EXPECT_NEAR(golden::hier_reduction(8674, 20).computation, 0.7477, 5e-5);
    EXPECT_TRUE(estimate::agrees(published("computation reduction, N = 100")));
    EXPECT_TRUE(estimate::agrees(published("computation reduction, N = 8674")));
}

TEST(CostHier, OtherPartsAreNearOrTenfoldApart) {
    EXPECT_NEAR(energy({}).sram_uj / 1.72, 1, 0.025);
    EXPECT_FALSE(estimate::agrees(published("SRAM energy")));
    EXPECT_NEAR(energy({}).pe_uj, 0.0343, 5e-5);
    EXPECT_NEAR(energy({}).similarity_uj, 0.00132, 5e-6);
    EXPECT_NEAR(energy({}).rerank_uj, 0.00044, 5e-7);
}

TEST(CostHier, CyclesAndRowsByMode) {
    EXPECT_EQ(golden::hier_cycles({}), 8592);
    EXPECT_EQ(golden::hier_cycles({2048, 512, HierMode::int8, HierMetric::mips, 50}), 16384);
    EXPECT_EQ(golden::hier_cycles({2048, 512, HierMode::int4, HierMetric::mips, 50}), 8192);
    EXPECT_EQ(golden::hier_cycles({50, 512, HierMode::hierarchical, HierMetric::mips, 50}), 400);
    EXPECT_EQ(golden::hier_cycles({51, 512, HierMode::hierarchical, HierMetric::mips, 50}), 604);
    EXPECT_EQ(golden::hier_cycles({0, 512, HierMode::hierarchical, HierMetric::mips, 50}), 0);
}

TEST(CostHier, CosineReadsTheNorms) {
    const HierWorkload cosine{2048, 512, HierMode::hierarchical, HierMetric::cosine, 50};
    EXPECT_EQ(golden::hier_traffic(cosine).norm_bits, 65'536);
    EXPECT_NEAR(energy(cosine).norms_uj, 65'536 * 40.4e-6, 1e-9);
    EXPECT_DOUBLE_EQ(energy(cosine).paper_uj(), energy({}).total_uj());
}

TEST(Published, Verdicts) {
    using estimate::verdict;
    EXPECT_EQ(verdict({"", "", 10.0, 10.4, 0.5, ""}), "=");
    EXPECT_EQ(verdict({"", "", 10.0, 10.6, 0.5, ""}), "+6.0 %");
    EXPECT_EQ(verdict({"", "", 10.0, 10.0, {}, ""}), "+0.0 %");
    EXPECT_EQ(verdict({"", "", 10.0, 1.0, {}, ""}), "1/10");
    EXPECT_EQ(verdict({"", "", 10.0, 25.0, {}, ""}), "2.5 times");
    EXPECT_EQ(verdict({"", "", {}, 1.0, {}, ""}), "");
    EXPECT_EQ(verdict({"", "", 1.0, {}, {}, ""}), "");
}

TEST(EstimateTable, CsvQuotesAndMarkdownEscapes) {
    const estimate::Table table{{"a", "b"}, {{"1,5", "say \"x\""}, {"p|q", ""}}};
    EXPECT_EQ(estimate::to_csv(table), "a,b\n\"1,5\",\"say \"\"x\"\"\"\np|q,\n");
    EXPECT_EQ(estimate::to_markdown(table), "| a | b |\n| --- | --- |\n| 1,5 | say \"x\" |\n| p\\|q |  |\n");
}

TEST(EstimateHier, Fig4HasThePapersEnds) {
    const estimate::Table table = estimate::hier_fig4();
    EXPECT_THAT(table.rows.front(), testing::ElementsAre("100", "30.00", "55.00", "0.00", "25.00"));
    EXPECT_THAT(table.rows.back(), testing::ElementsAre("10000", "49.80", "74.80", "49.50", "74.50"));
}

TEST(EstimateHier, Table2HasEveryPart) {
    const estimate::Table table = estimate::hier_table2();
    ASSERT_EQ(table.rows.size(), 6U);
    EXPECT_THAT(table.rows.front(), testing::ElementsAre("DRAM", "176", "175.96"));
    EXPECT_THAT(table.rows.back(), testing::ElementsAre("total", "177.76", "177.76"));
}

}  // namespace
}  // namespace ragrtl
