#include "golden/numerics/int_dot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "golden/numerics/cosine_order.hpp"

namespace ragrtl::golden {
namespace {

using Big = boost::multiprecision::cpp_int;

std::int8_t int8(int value) { return static_cast<std::int8_t>(value); }

TEST(Nibbles, OfEveryInt8Value) {
    for (int value = -128; value <= 127; ++value) {
        const int floored = static_cast<int>(std::floor(value / 16.0));
        const int nearest = static_cast<int>(std::floor(value / 16.0 + 0.5));
        EXPECT_EQ(high_nibble(int8(value)), floored) << value;
        EXPECT_EQ(low_nibble(int8(value)), value - 16 * floored) << value;
        EXPECT_EQ(rounded_nibble(int8(value)), std::clamp(nearest, -8, 7)) << value;
    }
}

TEST(NibblePasses, RebuildEveryProduct) {
    for (int a = -128; a <= 127; ++a) {
        for (int b = -128; b <= 127; ++b) {
            const std::int8_t query = int8(a);
            const std::int8_t document = int8(b);
            ASSERT_EQ(nibble_passes(&query, &document, 1).combined(), a * b);
        }
    }
    const std::int8_t query = 0x7c;           // 7 | 12
    const std::int8_t document = int8(0x93);  // -7 | 3
    const NibblePasses passes = nibble_passes(&query, &document, 1);
    EXPECT_EQ(passes.high_high, 7 * -7);
    EXPECT_EQ(passes.low_high, 12 * -7);
    EXPECT_EQ(passes.high_low, 7 * 3);
    EXPECT_EQ(passes.low_low, 12 * 3);
}

TEST(IntDot, OfRandomVectors) {
    std::mt19937_64 random{18};
    for (const std::size_t n : {0U, 1U, 2U, 3U, 63U, 64U, 65U, 384U, 512U, 1024U}) {
        std::vector<std::int8_t> a(n);
        std::vector<std::int8_t> b(n);
        for (std::size_t i = 0; i < n; ++i) {
            a[i] = int8(static_cast<int>(random() % 256) - 128);
            b[i] = int8(random() % 8 == 0 ? -128 : static_cast<int>(random() % 256) - 128);
        }
        Big sum = 0;
        Big floored = 0;
        Big rounded = 0;
        for (std::size_t i = 0; i < n; ++i) {
            sum += Big{a[i]} * b[i];
            const double document = std::floor(b[i] / 16.0);
            floored += static_cast<int>(std::floor(a[i] / 16.0) * document);
            rounded += static_cast<int>(std::min(std::floor(a[i] / 16.0 + 0.5), 7.0) * document);
        }
        EXPECT_EQ(dot_int8(a.data(), b.data(), n), sum);
        EXPECT_EQ(nibble_passes(a.data(), b.data(), n).combined(), sum);
        EXPECT_EQ(dot_int4(a.data(), b.data(), n, QueryNibble::floored), floored);
        EXPECT_EQ(dot_int4(a.data(), b.data(), n, QueryNibble::rounded), rounded);
        EXPECT_EQ(squared_norm(a.data(), n), dot_int8(a.data(), a.data(), n));
    }
}

TEST(IntDot, SurvivesTheMostNegativeValue) {
    const std::vector<std::int8_t> lowest(512, int8(-128));
    EXPECT_EQ(dot_int8(lowest.data(), lowest.data(), 512), 512 * 16'384);
    EXPECT_EQ(squared_norm(lowest.data(), 512), 512 * 16'384);
    EXPECT_EQ(dot_int4(lowest.data(), lowest.data(), 512, QueryNibble::rounded), 512 * 64);
}

// sign(dot) * dot^2 / norm by division: different fractions of 63-bit denominators differ by more than
// 2^-126, so 200 bits after the point tell them apart, and equal ones have equal digits.
Big cosine_squared(const CosineScore& score) {
    const Big square = Big{score.dot} * Big{score.dot};
    const Big digits = (square << 200) / std::max<std::int64_t>(score.squared_norm, 1);
    return score.dot < 0 ? Big{-digits} : digits;
}

void expect_cosine_order(const CosineScore& a, const CosineScore& b) {
    ASSERT_EQ(cosine_beats(a, b), cosine_squared(a) > cosine_squared(b))
        << a.dot << "/" << a.squared_norm << " against " << b.dot << "/" << b.squared_norm;
}

TEST(CosineOrder, EqualsFractionsOnSmallValuesWithManyTies) {
    for (std::int64_t dot_a = -6; dot_a <= 6; ++dot_a) {
        for (std::int64_t dot_b = -6; dot_b <= 6; ++dot_b) {
            for (std::int64_t norm_a = 0; norm_a <= 9; ++norm_a) {
                for (std::int64_t norm_b = 0; norm_b <= 9; ++norm_b) {
                    expect_cosine_order({dot_a, norm_a}, {dot_b, norm_b});
                }
            }
        }
    }
}

TEST(CosineOrder, EqualsFractionsOnRandomAndExtremeValues) {
    std::mt19937_64 random{19};
    const auto dot = [&random] {
        const auto value = static_cast<std::int64_t>(random()) >> (random() % 64);
        return random() % 16 == 0 ? std::numeric_limits<std::int64_t>::min() : value;
    };
    const auto norm = [&random] { return static_cast<std::int64_t>((random() >> 1) >> (random() % 63)); };
    for (int i = 0; i < 50'000; ++i) {
        const CosineScore a{dot(), norm()};
        const CosineScore b{dot(), norm()};
        expect_cosine_order(a, b);
        // Nearly parallel: the same direction at another length, one unit off.
        const std::int64_t base = a.dot % 1'000'000;
        const std::int64_t length = a.squared_norm % 1'000'000 + 1;
        const CosineScore c{base, length};
        const CosineScore d{3 * base, 9 * length};
        const CosineScore e{3 * base + 1, 9 * length};
        expect_cosine_order(c, d);
        expect_cosine_order(d, c);
        expect_cosine_order(d, e);
        expect_cosine_order(e, d);
    }
}

// Usable in constant expressions.
static_assert(cosine_beats({3, 4}, {2, 4}));

TEST(CosineOrder, IsStrictAndCountsNormZeroAsOne) {
    EXPECT_FALSE(cosine_beats({3, 9}, {2, 4}));
    EXPECT_FALSE(cosine_beats({2, 4}, {3, 9}));
    EXPECT_FALSE(cosine_beats({0, 0}, {0, 7}));
    EXPECT_FALSE(cosine_beats({0, 7}, {0, 0}));
    EXPECT_TRUE(cosine_beats({0, 0}, {-1, 7}));
    EXPECT_TRUE(cosine_beats({-1, 7}, {-1, 6}));
    EXPECT_FALSE(cosine_beats({5, 0}, {5, 1}));
}

TEST(CosineOrder, FitsSeventyTwoBitsAt512Dimensions) {
    const std::int64_t extreme = 512 * 16'384;
    EXPECT_LE(cross_weighted_dot(extreme, extreme).signed_width(), 72);
    EXPECT_LE(cross_weighted_dot(-extreme, extreme).signed_width(), 72);
}

}  // namespace
}  // namespace ragrtl::golden
