// The cost model of `drex` against what the paper prints.
#include "gen/estimate/drex.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <stdexcept>

namespace ragrtl {
namespace {

using golden::DrexHardware;
using golden::DrexLatency;
using golden::DrexWorkload;

estimate::PublishedRow published(const std::string& quantity) {
    for (const estimate::PublishedRow& row : estimate::drex_published()) {
        if (row.quantity == quantity) return row;
    }
    throw std::out_of_range("no row " + quantity);
}

class DrexRow : public testing::TestWithParam<std::pair<const char*, double>> {};

TEST_P(DrexRow, AgreesWithThePaper) {
    const auto& [quantity, ours] = GetParam();
    EXPECT_NEAR(*published(quantity).ours, ours, 1e-9 * ours);
    EXPECT_TRUE(estimate::agrees(published(quantity)));
}

INSTANTIATE_TEST_SUITE_P(
    Rows, DrexRow,
    testing::Values(std::pair{"PFUs of a unit", 8192.0}, std::pair{"bandwidth of the PFUs", 104.8576},
                    std::pair{"entries of the address scratchpad", 524'288.0},
                    std::pair{"filter of an epoch, 768-d", 960.0},
                    std::pair{"bitmap read of an epoch", 16'384.0 / 136},
                    std::pair{"address generation of an epoch", 1024.0},
                    std::pair{"cycles of a 768-d vector", 12.0},
                    std::pair{"bandwidth used by scoring", 128.0}, std::pair{"power of a die", 584.0},
                    std::pair{"power of a package", 18.688}, std::pair{"power of a package, batch 1", 5.248},
                    std::pair{"PFUs of a die, share of its area", 320 / 47.64}));

TEST(EstimateDrex, ContradictionsDoNotAgree) {
    EXPECT_NEAR(*published("compute of the accelerators").ours, 17.408, 1e-9);
    EXPECT_FALSE(estimate::agrees(published("compute of the accelerators")));
    EXPECT_FALSE(estimate::agrees(published("percentile of the threshold")));
}

TEST(CostDrex, Epochs) {
    EXPECT_EQ(golden::drex_epochs(35'678'076), 35);
    EXPECT_EQ(golden::drex_epochs(8'841'823), 9);
    EXPECT_EQ(golden::drex_epochs(113'419'636), 109);
    EXPECT_EQ(golden::drex_epochs(1'183'514), 2);
    EXPECT_EQ(golden::drex_epochs(9'990'000), 10);
    EXPECT_EQ(golden::drex_epochs(8 * 131'072), 1);
    EXPECT_EQ(golden::drex_epochs(8 * 131'072 + 1), 2);
    EXPECT_EQ(golden::drex_epochs(0), 0);
}

TEST(CostDrex, StepsOfABatch) {
    const DrexWorkload w{8 * 131'072 * 3, 768, 1, 1024, 32};
    const DrexLatency t = golden::drex_latency(w);
    EXPECT_NEAR(t.filter_us, 3 * 0.960, 1e-9);
    EXPECT_NEAR(t.bitmap_us, 3 * 16.384 / 136, 1e-9);
    EXPECT_NEAR(t.address_us, 3 * 1.024, 1e-9);
    EXPECT_NEAR(t.score_us, 3 * 128 * 12 * 1e-3, 1e-9);
    EXPECT_NEAR(t.aggregate_us, 8 * 32 * 8 / 64e3, 1e-9);
    EXPECT_NEAR(t.overlapped_us, 2 * 0.960, 1e-9);  // the filter is shorter than 120 + 1024 ns
    EXPECT_NEAR(golden::drex_unfiltered_us(w), 3 * 131'072 * 12 * 1e-3, 1e-6);
}

TEST(CostDrex, ABatchScoresTheSurvivorsOfAllItsQueries) {
    EXPECT_NEAR(golden::drex_survivors({1000, 768, 1, 10, 32}), 100, 1e-9);
    EXPECT_NEAR(golden::drex_survivors({1000, 768, 2, 10, 32}), 190, 1e-9);
    EXPECT_EQ(golden::drex_survivors({1000, 768, 16, 1, 32}), 1000);
    EXPECT_EQ(golden::drex_latency({0, 768, 16, 10, 32}).filter_us, 0);
}

TEST(CostDrex, SharedPfusTakeTheirBanksInTurn) {
    DrexHardware h;
    h.pfus_per_die = 8;
    EXPECT_DOUBLE_EQ(golden::drex_filter_ns(768, h), 4 * 960.0);
    EXPECT_NEAR(golden::drex_die_mw(16, h), 136 + 8 * 14, 1e-9);
    EXPECT_EQ(golden::drex_epochs(35'678'076, h), 35);
}

TEST(CostDrex, APowerLimitIsMet) {
    for (const double limit_w : {5.0, 7.5, 12.0, 18.0}) {
        DrexHardware h;
        h.column_ns = golden::drex_column_ns(limit_w, 16);
        EXPECT_NEAR(golden::drex_package_w(16, h), limit_w, 1e-9);
    }
    EXPECT_DOUBLE_EQ(golden::drex_column_ns(100, 16), 1.25);
}

TEST(EstimateDrex, Figures) {
    const estimate::Table fig16 = estimate::drex_fig16();
    ASSERT_EQ(fig16.rows.size(), 3U);
    EXPECT_THAT(fig16.rows[0], testing::Contains("6.72"));
    EXPECT_EQ(fig16.rows[2][5], "30.72");  // 32 banks in turn
    EXPECT_EQ(estimate::drex_fig12().rows.size(), 4U);
    EXPECT_EQ(estimate::drex_fig12().rows[0][1], "33.60");  // 35 epochs of 0.96 us
    EXPECT_EQ(estimate::drex_fig17().rows.back()[1], "1.250");
}

}  // namespace
}  // namespace ragrtl
