// Exact sums of products against integers of another make: __int128 for fp16, Boost.Multiprecision for bf16.
#include "golden/numerics/exact_accumulator.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <numeric>
#include <random>
#include <vector>

#include "golden/numerics/fp_dot.hpp"
#include "tests/unit/numerics_reference.hpp"

namespace ragrtl::golden {
namespace {

__extension__ using Int128 = __int128;

// Any finite sum of bf16 products fits 600 bits.
using Exact = boost::multiprecision::number<
    boost::multiprecision::cpp_bin_float<640, boost::multiprecision::digit_base_2>>;

using test::as_code;

// fp16 as a multiple of 2^-24.
Int128 fixed_fp16(std::uint16_t code) { return static_cast<Int128>(std::ldexp(test::fp16_value(code), 24)); }

// The compiler rounds __int128 to float once; the power of two is exact (2^-48 is far from subnormal).
std::uint32_t expected_fp16_dot(const std::vector<std::uint16_t>& a, const std::vector<std::uint16_t>& b) {
    Int128 sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += fixed_fp16(a[i]) * fixed_fp16(b[i]);
    return as_code(std::ldexp(static_cast<float>(sum), -48));
}

std::uint32_t exact_fp16(const std::vector<std::uint16_t>& a, const std::vector<std::uint16_t>& b) {
    return dot_exact<Fp16Accumulator>(kFp16, a.data(), b.data(), a.size());
}

// Finite codes; in `narrow` vectors they have few different exponents, so that sums cancel and tie.
std::vector<std::uint16_t> random_finite(std::mt19937_64& random, const FloatFormat& format, std::size_t n,
                                         bool narrow) {
    std::vector<std::uint16_t> codes(n);
    const std::uint32_t base = narrow ? static_cast<std::uint32_t>(random() % format.infinity()) : 0;
    for (std::uint16_t& code : codes) {
        const std::uint64_t bits = random();
        const std::uint32_t span = narrow ? 4 * format.hidden_bit() : format.infinity();
        std::uint32_t magnitude = base + static_cast<std::uint32_t>(bits >> 32) % span;
        if (magnitude >= format.infinity()) magnitude = format.infinity() - 1;
        if (narrow) magnitude &= ~(format.hidden_bit() / 8 - 1);
        code = static_cast<std::uint16_t>(magnitude | ((bits & 1U) != 0 ? format.sign_bit() : 0));
    }
    return codes;
}

TEST(ExactFp16, EqualsInt128OverTenMillionTerms) {
    std::mt19937_64 random{13};
    std::size_t terms = 0;
    while (terms < 10'000'000) {
        const std::size_t n = random() % 2 != 0 ? random() % 8 : random() % 1025;
        const bool narrow = random() % 2 != 0;
        const auto a = random_finite(random, kFp16, n, narrow);
        const auto b = random_finite(random, kFp16, n, narrow);
        ASSERT_EQ(exact_fp16(a, b), expected_fp16_dot(a, b)) << "n = " << n;
        terms += n + 1;
    }
}

TEST(ExactFp16, RegisterHoldsEveryTermAndTheWidestSum) {
    const FixedRange range = product_sum_range(kFp16, 1024);
    for (const std::uint32_t sign : {0x0000U, 0x8000U}) {
        Fp16Accumulator sum{kFp16};
        for (int i = 0; i < 1024; ++i) {
            sum.add(multiply(decode(kFp16, 0x7bffU), decode(kFp16, 0x7bffU | sign)));
        }
        EXPECT_EQ(sum.sum().signed_width(), range.width);
        EXPECT_EQ(sum.to_fp32(), as_code((sign != 0 ? -1.0F : 1.0F) * 65504.0F * 65504.0F * 1024.0F));
    }
    Fp16Accumulator smallest{kFp16};
    smallest.add(multiply(decode(kFp16, 1), decode(kFp16, 1)));
    EXPECT_EQ(smallest.sum(), WideInt<2>{1});
    EXPECT_EQ(smallest.to_fp32(), as_code(std::ldexp(1.0F, -48)));
}

TEST(ExactFp16, CancelsWithoutATrace) {
    // 65504^2 - 65504^2 + 2^-48: in fp32 the last term survives only when it comes last.
    const std::vector<std::uint16_t> a{0x7bff, 0x0001, 0xfbff};
    const std::vector<std::uint16_t> b{0x7bff, 0x0001, 0x7bff};
    EXPECT_EQ(exact_fp16(a, b), as_code(std::ldexp(1.0F, -48)));
    EXPECT_EQ(dot_fp32(kFp16, a.data(), b.data(), 3), 0U);
}

TEST(ExactFp16, RoundsATieToEvenAndWhatIsBesideItToTheNearer) {
    // 2^24 + 1 is a tie between 2^24 and 2^24 + 2; 2^-48 more decides.
    const std::uint16_t p12 = 0x6c00;  // 2^12
    const std::uint16_t one = 0x3c00;
    EXPECT_EQ(exact_fp16({p12, one}, {p12, one}), as_code(16777216.0F));
    EXPECT_EQ(exact_fp16({p12, one, 1}, {p12, one, 1}), as_code(16777218.0F));
    EXPECT_EQ(exact_fp16({p12, one, 1}, {p12, one, 0x8001}), as_code(16777216.0F));
}

TEST(ExactFp16, DoesNotDependOnTheOrder) {
    std::mt19937_64 random{14};
    int fp32_differs = 0;
    for (int i = 0; i < 300; ++i) {
        const std::size_t n = 1 + random() % 1024;
        auto a = random_finite(random, kFp16, n, i % 2 != 0);
        auto b = random_finite(random, kFp16, n, i % 2 != 0);
        if (i % 3 == 0) {
            a[random() % n] = static_cast<std::uint16_t>(0x7c00U | (random() & 0x8000U));
            b[random() % n] = static_cast<std::uint16_t>(0x7c00U | (random() & 0x8000U));
        }
        const std::uint32_t exact = exact_fp16(a, b);
        const std::uint32_t stepwise = dot_fp32(kFp16, a.data(), b.data(), n);
        std::vector<std::size_t> order(n);
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (int shuffle = 0; shuffle < 3; ++shuffle) {
            std::shuffle(order.begin(), order.end(), random);
            std::vector<std::uint16_t> shuffled_a;
            std::vector<std::uint16_t> shuffled_b;
            for (const std::size_t index : order) {
                shuffled_a.push_back(a[index]);
                shuffled_b.push_back(b[index]);
            }
            ASSERT_EQ(exact_fp16(shuffled_a, shuffled_b), exact);
            fp32_differs += dot_fp32(kFp16, shuffled_a.data(), shuffled_b.data(), n) != stepwise ? 1 : 0;
        }
    }
    EXPECT_GT(fp32_differs, 0) << "the shuffles change nothing: the test proves nothing";
}

TEST(ExactFp16, TreatsSpecialValuesLikeAnyOrderOfFloatSums) {
    const std::uint16_t one = 0x3c00;
    const std::uint16_t infinity = 0x7c00;
    const std::uint16_t minus_infinity = 0xfc00;
    const std::uint16_t minus_zero = 0x8000;
    EXPECT_EQ(exact_fp16({}, {}), 0U);
    EXPECT_EQ(exact_fp16({minus_zero}, {one}), 0U);
    EXPECT_EQ(exact_fp16({one, one}, {one, 0xbc00}), 0U);
    EXPECT_EQ(exact_fp16({one, infinity}, {one, one}), kFp32.infinity());
    EXPECT_EQ(exact_fp16({one, infinity}, {one, 0xbc00}), kFp32.infinity() | kFp32.sign_bit());
    EXPECT_EQ(exact_fp16({infinity, infinity}, {one, infinity}), kFp32.infinity());
    EXPECT_EQ(exact_fp16({infinity, minus_infinity}, {one, one}), kFp32.nan());
    EXPECT_EQ(exact_fp16({infinity}, {0}), kFp32.nan());
    EXPECT_EQ(exact_fp16({minus_zero}, {minus_infinity}), kFp32.nan());
    for (const int code : {0x7c01, 0x7e00, 0x7fff, 0xfc01, 0xffff}) {
        const auto payload = static_cast<std::uint16_t>(code);
        EXPECT_EQ(exact_fp16({one, payload}, {one, one}), kFp32.nan());
        EXPECT_EQ(exact_fp16({payload, infinity}, {0, one}), kFp32.nan());
    }
}

std::uint32_t exact_bf16(const std::vector<std::uint16_t>& a, const std::vector<std::uint16_t>& b) {
    return dot_exact<Bf16Accumulator>(kBf16, a.data(), b.data(), a.size());
}

// Nearest float of an exact value in the normal range: scaled to a 24-bit integer, ties to even.
std::uint32_t expected_fp32(const Exact& value) {
    if (value == 0) return 0;
    int exponent = 0;
    const Exact fraction = frexp(Exact{abs(value)}, &exponent);
    const int lsb = std::max(exponent - 24, -149);
    const Exact scaled = ldexp(fraction, exponent - lsb);
    Exact whole = floor(scaled);
    const Exact rest = scaled - whole;
    if (rest > 0.5 || (rest == 0.5 && (static_cast<std::uint64_t>(whole) % 2) != 0)) whole += 1;
    const float magnitude = std::ldexp(static_cast<float>(static_cast<std::uint64_t>(whole)), lsb);
    return as_code(value < 0 ? -magnitude : magnitude);
}

TEST(ExactBf16, EqualsBoostMultiprecision) {
    std::mt19937_64 random{15};
    int subnormal = 0;
    int overflow = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::size_t n = random() % (i % 100 == 0 ? 1025 : 9);
        const bool narrow = random() % 2 != 0;
        const auto a = random_finite(random, kBf16, n, narrow);
        const auto b = random_finite(random, kBf16, n, narrow);
        Exact sum = 0;
        for (std::size_t t = 0; t < n; ++t)
            sum += Exact{test::bf16_value(a[t])} * Exact{test::bf16_value(b[t])};
        const std::uint32_t expected = expected_fp32(sum);
        ASSERT_EQ(exact_bf16(a, b), expected) << "n = " << n;
        subnormal += is_subnormal(kFp32, expected) ? 1 : 0;
        overflow += (expected & 0x7fffffffU) == kFp32.infinity() ? 1 : 0;
    }
    EXPECT_GT(subnormal, 20);
    EXPECT_GT(overflow, 20);
}

TEST(ExactBf16, HoldsItsWholeRange) {
    const FixedRange range = product_sum_range(kBf16, 1024);
    EXPECT_LE(range.width, 576);
    Bf16Accumulator sum{kBf16};
    for (int i = 0; i < 1024; ++i) sum.add(multiply(decode(kBf16, 0x7f7fU), decode(kBf16, 0xff7fU)));
    EXPECT_EQ(sum.sum().signed_width(), range.width);
    EXPECT_EQ(sum.to_fp32(), kFp32.infinity() | kFp32.sign_bit());
    for (int i = 0; i < 1024; ++i) sum.add(multiply(decode(kBf16, 0x7f7fU), decode(kBf16, 0x7f7fU)));
    EXPECT_TRUE(sum.sum().is_zero());
    EXPECT_EQ(sum.to_fp32(), 0U);
    sum.add(multiply(decode(kBf16, 1), decode(kBf16, 0x8001U)));
    EXPECT_EQ(sum.sum(), WideInt<9>{-1});
    EXPECT_EQ(sum.to_fp32(), kFp32.sign_bit());  // -2^-266 is nearest to -0
}

TEST(ProductSumRange, GrowsOneBitPerDoubling) {
    EXPECT_EQ(product_sum_range(kFp16, 1).width, 81);
    EXPECT_EQ(product_sum_range(kFp16, 2).width, 82);
    EXPECT_EQ(product_sum_range(kFp16, 3).width, 83);
    EXPECT_EQ(product_sum_range(kFp16, 68).width, 88);
    EXPECT_EQ(product_sum_range(kFp16, 1024).width, 91);
    EXPECT_EQ(product_sum_range(kFp16, 1025).width, 92);
    EXPECT_EQ(product_sum_range(kBf16, 1).lsb_exponent, -266);
    EXPECT_EQ(product_sum_range(kBf16, 1).width, 256 + 266 + 1);
}

}  // namespace
}  // namespace ragrtl::golden
