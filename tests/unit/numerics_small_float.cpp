// Decoding and rounding of fp16, bf16 and fp32 against their definition and the processor's own conversions.
#include "golden/numerics/small_float.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "tests/unit/numerics_reference.hpp"

namespace ragrtl::golden {
namespace {

using test::as_code;
using test::as_float;

double fp16_value(std::uint32_t code) { return static_cast<double>(test::fp16_value(code)); }
double bf16_value(std::uint32_t code) { return static_cast<double>(test::bf16_value(code)); }
double fp32_value(std::uint32_t code) { return static_cast<double>(as_float(code)); }

void expect_decodes_to(const FloatFormat& format, std::uint32_t code, double expected) {
    const FloatValue value = decode(format, code);
    ASSERT_EQ(value.negative, std::signbit(expected)) << code;
    ASSERT_EQ(is_nan(format, code), std::isnan(expected)) << code;
    switch (value.kind) {
        case FloatKind::nan: ASSERT_TRUE(std::isnan(expected)) << code; break;
        case FloatKind::infinity: ASSERT_TRUE(std::isinf(expected)) << code; break;
        case FloatKind::zero: ASSERT_EQ(expected, 0.0) << code; break;
        case FloatKind::finite:
            ASSERT_NE(value.significand, 0U) << code;
            ASSERT_EQ(std::ldexp(static_cast<double>(value.significand), value.exponent), std::fabs(expected))
                << code;
            break;
    }
    const double smallest_normal = std::ldexp(1.0, 1 - format.bias());
    ASSERT_EQ(is_subnormal(format, code), expected != 0 && std::fabs(expected) < smallest_normal) << code;
}

TEST(SmallFloat, DecodesEveryFp16Code) {
    for (std::uint32_t code = 0; code < 65'536; ++code) expect_decodes_to(kFp16, code, fp16_value(code));
}

TEST(SmallFloat, DecodesEveryBf16Code) {
    for (std::uint32_t code = 0; code < 65'536; ++code) expect_decodes_to(kBf16, code, bf16_value(code));
}

TEST(SmallFloat, DecodesFp32Codes) {
    for (std::uint64_t code = 0; code < (std::uint64_t{1} << 32); code += 4093) {
        expect_decodes_to(kFp32, static_cast<std::uint32_t>(code),
                          fp32_value(static_cast<std::uint32_t>(code)));
    }
    for (const std::uint32_t code :
         {0x1U, 0x7fffffU, 0x800000U, 0x7f7fffffU, 0x7f800000U, 0x7f800001U, 0xffc12345U}) {
        expect_decodes_to(kFp32, code, fp32_value(code));
    }
}

TEST(SmallFloat, EncodesEveryCodeToItself) {
    for (const FloatFormat& format : {kFp16, kBf16}) {
        for (std::uint32_t code = 0; code < 65'536; ++code) {
            const std::uint32_t expected = is_nan(format, code) ? format.nan() : code;
            ASSERT_EQ(encode(format, decode(format, code)), expected) << code;
        }
    }
}

// A finite double as an exact value.
FloatValue exact(double value) {
    if (value == 0) return {FloatKind::zero, std::signbit(value), 0, 0};
    int exponent = 0;
    const double fraction = std::frexp(std::fabs(value), &exponent);
    return {FloatKind::finite, std::signbit(value), static_cast<std::uint64_t>(std::ldexp(fraction, 53)),
            exponent - 53};
}

// Between each pair of neighbours: the middle goes to the even one, the nearest doubles beside it to the
// nearer one. Overflow is the step from the largest number to the infinity, which stands for 2^(max + 1).
void expect_rounds_between_all_neighbours(const FloatFormat& format, double (*value_of)(std::uint32_t)) {
    for (std::uint32_t code = 0; code < format.infinity(); ++code) {
        const double low = value_of(code);
        const double high =
            code + 1 == format.infinity() ? std::ldexp(1.0, format.max_exponent() + 1) : value_of(code + 1);
        const double middle = low + (high - low) / 2;
        const double below = std::nextafter(middle, 0.0);
        const double above = std::nextafter(middle, std::numeric_limits<double>::infinity());
        for (const double sign : {1.0, -1.0}) {
            const std::uint32_t sign_bit = sign < 0 ? format.sign_bit() : 0;
            ASSERT_EQ(encode(format, exact(sign * below)), sign_bit | code) << code;
            ASSERT_EQ(encode(format, exact(sign * above)), sign_bit | (code + 1)) << code;
            ASSERT_EQ(encode(format, exact(sign * middle)), sign_bit | (code + (code & 1U))) << code;
        }
        // The same with 62 bits of exact value and the rest in the sticky bit.
        FloatValue sticky = exact(middle);
        sticky.significand <<= 9;
        sticky.exponent -= 9;
        ASSERT_EQ(encode(format, sticky, true), code + 1) << code;
        --sticky.significand;
        ASSERT_EQ(encode(format, sticky, true), code) << code;
    }
}

TEST(SmallFloat, RoundsBetweenAllNeighboursOfFp16) {
    expect_rounds_between_all_neighbours(kFp16, fp16_value);
}
TEST(SmallFloat, RoundsBetweenAllNeighboursOfBf16) {
    expect_rounds_between_all_neighbours(kBf16, bf16_value);
}

TEST(SmallFloat, RoundsToFp32LikeTheProcessor) {
    std::mt19937_64 random{4};
    for (int i = 0; i < 2'000'000; ++i) {
        // Significands with few ones make ties; exponents from deep underflow to overflow.
        std::uint64_t significand = random();
        for (auto thin = random() % 4; thin > 0; --thin) significand &= random();
        significand >>= random() % 64;
        const int exponent = static_cast<int>(random() % 340) - 220;
        const bool negative = random() % 2 != 0;
        // Through long double (64 bits of significand, 15 of exponent): exact until the one rounding.
        const long double value = std::ldexp(static_cast<long double>(significand), exponent);
        const auto expected = static_cast<float>(negative ? -value : value);
        ASSERT_EQ(encode(kFp32, {FloatKind::finite, negative, significand, exponent}), as_code(expected))
            << significand << " * 2^" << exponent;
    }
}

TEST(SmallFloat, DropsEverythingFarBelowTheSmallestSubnormal) {
    const int half_lsb = kFp32.lsb_exponent() - 1;
    EXPECT_EQ(encode(kFp32, {FloatKind::finite, false, 1, half_lsb}), 0U);      // a tie, to even
    EXPECT_EQ(encode(kFp32, {FloatKind::finite, false, 3, half_lsb - 1}), 1U);  // three quarters
    EXPECT_EQ(encode(kFp32, {FloatKind::finite, true, ~std::uint64_t{0}, kFp32.lsb_exponent() - 65}),
              0x80000000U);
    EXPECT_EQ(encode(kFp32, {FloatKind::finite, false, ~std::uint64_t{0}, kFp32.lsb_exponent() - 64}), 1U);
    EXPECT_EQ(encode(kFp32, {FloatKind::finite, false, std::uint64_t{1} << 63, kFp32.lsb_exponent() - 64}),
              0U);
    EXPECT_EQ(encode(kFp32, {FloatKind::finite, true, 1, -100'000}), 0x80000000U);
    EXPECT_EQ(encode(kFp32, {FloatKind::finite, true, 1, 100'000}), 0xff800000U);
}

TEST(SmallFloat, FormatsHaveTheirKnownCodes) {
    EXPECT_EQ(kFp16.width(), 16);
    EXPECT_EQ(kBf16.width(), 16);
    EXPECT_EQ(kFp32.width(), 32);
    EXPECT_EQ(kFp16.infinity(), 0x7c00U);
    EXPECT_EQ(kBf16.infinity(), 0x7f80U);
    EXPECT_EQ(kFp32.infinity(), 0x7f800000U);
    EXPECT_EQ(kFp16.nan(), 0x7e00U);
    EXPECT_EQ(kBf16.nan(), 0x7fc0U);
    EXPECT_EQ(kFp32.nan(), 0x7fc00000U);
}

}  // namespace
}  // namespace ragrtl::golden
