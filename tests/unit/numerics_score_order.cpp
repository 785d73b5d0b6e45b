#include "golden/numerics/score_order.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "tests/unit/numerics_reference.hpp"

namespace ragrtl::golden {
namespace {

using test::as_float;

void expect_same_order(std::uint32_t a, std::uint32_t b) {
    if (is_nan(kFp32, a) || is_nan(kFp32, b)) return;
    ASSERT_EQ(score_key(a) < score_key(b), as_float(a) < as_float(b)) << std::hex << a << " " << b;
    ASSERT_EQ(score_key(a) == score_key(b), as_float(a) == as_float(b)) << std::hex << a << " " << b;
}

TEST(ScoreOrder, IsTheOrderOfFloats) {
    std::vector<std::uint32_t> corners;
    for (const std::uint32_t code : {0U, 1U, 0x7fffffU, 0x800000U, 0x3f800000U, 0x7f7fffffU, 0x7f800000U}) {
        corners.push_back(code);
        corners.push_back(code | 0x80000000U);
    }
    for (const std::uint32_t a : corners) {
        for (const std::uint32_t b : corners) expect_same_order(a, b);
    }
    std::mt19937_64 random{16};
    for (int i = 0; i < 3'000'000; ++i) {
        const std::uint64_t bits = random();
        const auto a = static_cast<std::uint32_t>(bits);
        expect_same_order(a, static_cast<std::uint32_t>(bits >> 32));
        expect_same_order(a, a + 1);
        expect_same_order(a, a ^ 0x80000000U);
    }
}

TEST(ScoreOrder, KeyGivesTheScoreBack) {
    std::mt19937_64 random{17};
    for (int i = 0; i < 1'000'000; ++i) {
        const auto score = static_cast<std::uint32_t>(random());
        if (!is_nan(kFp32, score)) {
            ASSERT_EQ(score_of_key(score_key(score)), score == 0x80000000U ? 0U : score);
        }
    }
    EXPECT_EQ(score_of_key(score_key(0x80000000U)), 0U);
    EXPECT_EQ(score_of_key(score_key(0xff800000U)), 0xff800000U);
}

TEST(ScoreOrder, KnowsEveryNan) {
    for (const std::uint32_t code :
         {0x7f800001U, 0x7fc00000U, 0x7fffffffU, 0xff800001U, 0xffc00000U, 0xffffffffU}) {
        EXPECT_TRUE(is_nan(kFp32, code));
    }
    for (const std::uint32_t code : {0x7f800000U, 0xff800000U, 0x7f7fffffU, 0U, 0x80000000U}) {
        EXPECT_FALSE(is_nan(kFp32, code));
    }
}

TEST(ScoreOrder, LargerScoreThenLowerId) {
    EXPECT_TRUE(ranks_before(5, 9U, 4, 1U));
    EXPECT_FALSE(ranks_before(4, 1U, 5, 9U));
    EXPECT_TRUE(ranks_before(4, 1U, 4, 2U));
    EXPECT_FALSE(ranks_before(4, 2U, 4, 1U));
    EXPECT_FALSE(ranks_before(4, 2U, 4, 2U));
    EXPECT_TRUE(ranks_before(score_key(0x80000000U), 1U, score_key(0U), 2U)) << "-0 and +0 tie";
}

}  // namespace
}  // namespace ragrtl::golden
