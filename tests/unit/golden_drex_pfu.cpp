#include "golden/blocks/drex_pfu.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "gen/spec/config.hpp"

namespace ragrtl::golden {
namespace {

TEST(GoldenDrexPfu, PassesVectorsWithEnoughEqualSigns) {
    const std::vector<SignBits> vectors{{0b0000}, {0b0001}, {0b0011}, {0b1111}};
    const std::vector<SignBits> query{{0b0000}};
    EXPECT_EQ(concordance_bitmap(vectors, query, 4, 4).to_u64(), 0b0001U);
    EXPECT_EQ(concordance_bitmap(vectors, query, 4, 3).to_u64(), 0b0011U);
    EXPECT_EQ(concordance_bitmap(vectors, query, 4, 2).to_u64(), 0b0111U);
    EXPECT_EQ(concordance_bitmap(vectors, query, 4, 0).to_u64(), 0b1111U);
    EXPECT_EQ(concordance_bitmap(vectors, query, 4, 5).to_u64(), 0U);
    // Dimension 3 of the last vector does not count.
    EXPECT_EQ(concordance_bitmap({{0b1000}}, query, 3, 3).to_u64(), 1U);
}

TEST(GoldenDrexPfu, OrsTheBitmapsOfTheQueries) {
    const std::vector<SignBits> vectors{{0b00}, {0b01}, {0b11}};
    EXPECT_EQ(concordance_bitmap(vectors, {{0b00}, {0b11}}, 2, 2).to_u64(), 0b101U);
    EXPECT_EQ(concordance_bitmap(vectors, {}, 2, 0).to_u64(), 0U);
}

/// Cycles from a start to the bitmap when columns never wait, and the columns taken.
std::pair<int, int> cycles_and_columns(const spec::DrexPfu& spec, std::uint64_t dimension) {
    DrexPfu pfu(spec);
    DrexPfu::In in(spec);
    in.start_valid = true;
    in.dimension.set(0, in.dimension.width(), dimension);
    pfu.tick(in);
    in.start_valid = false;
    in.column_valid = true;
    int columns = 0;
    for (int cycle = 1;; ++cycle) {
        const DrexPfu::Out& out = pfu.tick(in);
        if (out.bitmap_valid) return {cycle, columns};
        columns += out.column_ready ? 1 : 0;
    }
}

// The published pass: a column access per dimension, however the columns are laid out.
TEST(GoldenDrexPfu, TakesAsManyColumnsAsDimensions) {
    using spec::PfuArchitecture;
    spec::DrexPfu spec;
    EXPECT_EQ(cycles_and_columns(spec, 768), std::pair(768 + 4, 768));
    spec.architecture = PfuArchitecture::lfsr;
    EXPECT_EQ(cycles_and_columns(spec, 768), std::pair(768 + 24 + 3, 768));
    spec.architecture = PfuArchitecture::packed;
    EXPECT_EQ(cycles_and_columns(spec, 768), std::pair(768 + 3, 768));
    // 100 dimensions fill four columns of 32 for each of 32 groups.
    EXPECT_EQ(cycles_and_columns(spec, 100), std::pair(128 + 3, 128));
}

TEST(DrexPfuSpec, DefaultsAreThePublishedUnit) {
    EXPECT_EQ(
        spec::summary(spec::DrexPfu{}),
        "architecture=paper vectors=128 queries=16 csb_width=12 dimensions=768 pack=32 query_store=true "
        "reset=sync_high");
    EXPECT_THAT(spec::validate(spec::DrexPfu{}), testing::IsEmpty());
}

TEST(DrexPfuSpec, SaysWhatACounterAndAColumnHold) {
    spec::DrexPfu spec;
    spec.dimensions = 4095;
    ASSERT_EQ(spec::validate(spec).size(), 1U);
    EXPECT_EQ(spec::validate(spec)[0].text(),
              "pfu.dimensions = 4095: must be 1 .. 4094 (no more than a counter of csb_width bits counts); "
              "nearest legal value is 4094");
    spec = {};
    spec.architecture = spec::PfuArchitecture::packed;
    spec.vectors = 16;
    ASSERT_EQ(spec::validate(spec).size(), 1U);
    EXPECT_EQ(spec::validate(spec)[0].nearest, "16");
    spec.architecture = spec::PfuArchitecture::paper;
    EXPECT_TRUE(spec::validate(spec).empty());
}

}  // namespace
}  // namespace ragrtl::golden
