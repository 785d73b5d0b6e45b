#include "golden/numerics/quantize.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>
#include <vector>

namespace ragrtl::golden {
namespace {

TEST(Quantize, RoundsTiesToEven) {
    EXPECT_EQ(quantize_int8(0.5F, 1.0), 0);
    EXPECT_EQ(quantize_int8(1.5F, 1.0), 2);
    EXPECT_EQ(quantize_int8(2.5F, 1.0), 2);
    EXPECT_EQ(quantize_int8(-0.5F, 1.0), 0);
    EXPECT_EQ(quantize_int8(-1.5F, 1.0), -2);
    EXPECT_EQ(quantize_int8(-2.5F, 1.0), -2);
    EXPECT_EQ(quantize_int8(0.75F, 0.5), 2);
    EXPECT_EQ(quantize_int8(-0.0F, 1.0), 0);
}

TEST(Quantize, ClampsSymmetrically) {
    EXPECT_EQ(quantize_int8(127.4F, 1.0), 127);
    EXPECT_EQ(quantize_int8(127.5F, 1.0), 127);
    EXPECT_EQ(quantize_int8(-127.5F, 1.0), -127);
    EXPECT_EQ(quantize_int8(-128.0F, 1.0), -127);
    EXPECT_EQ(quantize_int8(1e30F, 1e-30), 127);
    EXPECT_EQ(quantize_int8(-1e30F, 1e-30), -127);
    EXPECT_EQ(quantize_int8(126.5F, 1.0), 126);
}

TEST(Quantize, GivesTheNearestMultipleOfTheScale) {
    std::mt19937_64 random{21};
    std::normal_distribution<float> normal{0.0F, 0.05F};
    for (int i = 0; i < 100; ++i) {
        std::vector<float> values(384);
        for (float& value : values) value = normal(random);
        const double scale = int8_scale(values.data(), values.size());
        int largest = 0;
        for (const float value : values) {
            const std::int8_t code = quantize_int8(value, scale);
            ASSERT_LE(std::fabs(static_cast<double>(value) - code * scale), 0.500001 * scale);
            largest = std::max(largest, std::abs(int{code}));
        }
        ASSERT_EQ(largest, 127);
    }
}

TEST(Quantize, ScaleOfZerosIsOneAndOfNonFiniteDataAnError) {
    const std::vector<float> zeros{0.0F, -0.0F};
    EXPECT_EQ(int8_scale(zeros.data(), zeros.size()), 1.0);
    EXPECT_EQ(int8_scale(nullptr, 0), 1.0);
    const std::vector<float> negative{1.0F, -254.0F};
    EXPECT_EQ(int8_scale(negative.data(), negative.size()), 2.0);
    for (const float bad :
         {std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
        const std::vector<float> values{1.0F, bad, 2.0F};
        try {
            int8_scale(values.data(), values.size());
            FAIL() << "accepted";
        } catch (const std::invalid_argument& error) {
            EXPECT_STREQ(error.what(), "value 1 is not finite: it cannot be quantized");
        }
    }
}

}  // namespace
}  // namespace ragrtl::golden
