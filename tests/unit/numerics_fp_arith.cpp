// fp32 products, sums and accumulations against the processor's `float`.
#include "golden/numerics/fp_arith.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "golden/numerics/fp_dot.hpp"
#include "tests/unit/numerics_reference.hpp"

#ifdef __FMA__
#error "a fused multiply-add would round once where the reference has to round twice: compile without it"
#endif

namespace ragrtl::golden {

// Found by GoogleTest only in the namespace of the type.
static void PrintTo(const FloatFormat& format, std::ostream* out) {
    *out << format.exponent_bits << " exponent bits, " << format.fraction_bits << " fraction bits";
}

namespace {

using test::as_float;

// Code of a float; all NaNs are one.
std::uint32_t as_code(float value) { return std::isnan(value) ? kFp32.nan() : test::as_code(value); }

float value_of(const FloatFormat& format, std::uint32_t code) {
    return format.exponent_bits == 8 ? test::bf16_value(code) : test::fp16_value(code);
}

// Zeros, the ends of the subnormal and normal ranges, ones, infinity, NaNs with payloads; both signs.
std::vector<std::uint16_t> corners(const FloatFormat& format) {
    const std::uint32_t hidden = format.hidden_bit();
    const std::uint32_t infinity = format.infinity();
    const auto one = static_cast<std::uint32_t>(format.bias()) << format.fraction_bits;
    std::vector<std::uint16_t> codes;
    for (const std::uint32_t code :
         {0U, 1U, 2U, hidden - 1, hidden, hidden + 1, one - 1, one, one + 1, infinity - 2, infinity - 1,
          infinity, infinity + 1, format.nan(), format.sign_bit() - 1}) {
        codes.push_back(static_cast<std::uint16_t>(code));
        codes.push_back(static_cast<std::uint16_t>(code | format.sign_bit()));
    }
    return codes;
}

void expect_product(const FloatFormat& format, std::uint16_t a, std::uint16_t b) {
    const float expected = value_of(format, a) * value_of(format, b);
    ASSERT_EQ(multiply_to_fp32(format, a, b), as_code(expected)) << std::hex << a << " * " << b;
}

class Products : public testing::TestWithParam<FloatFormat> {};

TEST_P(Products, OfCornersWithEveryCode) {
    for (const std::uint16_t corner : corners(GetParam())) {
        for (std::uint32_t code = 0; code < 65'536; ++code) {
            expect_product(GetParam(), corner, static_cast<std::uint16_t>(code));
            expect_product(GetParam(), static_cast<std::uint16_t>(code), corner);
        }
    }
}

TEST_P(Products, OfTenMillionRandomCodes) {
    std::mt19937_64 random{5};
    for (int i = 0; i < 2'500'000; ++i) {
        const std::uint64_t bits = random();
        const std::uint64_t more = random();
        for (int part = 0; part < 64; part += 16) {
            expect_product(GetParam(), static_cast<std::uint16_t>(bits >> part),
                           static_cast<std::uint16_t>(more >> part));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Formats, Products, testing::Values(kFp16, kBf16), [](const auto& format) {
    return format.param.exponent_bits == 5 ? "fp16" : "bf16";
});

TEST(Products, OfFp16AreExactInFp32) {
    std::mt19937_64 random{6};
    for (int i = 0; i < 1'000'000; ++i) {
        const auto a = static_cast<std::uint16_t>(random());
        const auto b = static_cast<std::uint16_t>(random());
        const double exact =
            static_cast<double>(value_of(kFp16, a)) * static_cast<double>(value_of(kFp16, b));
        const auto product = static_cast<double>(as_float(multiply_to_fp32(kFp16, a, b)));
        ASSERT_TRUE(product == exact || (std::isnan(product) && std::isnan(exact))) << a << " * " << b;
    }
}

void expect_sum(std::uint32_t a, std::uint32_t b) {
    ASSERT_EQ(add_fp32(a, b), as_code(as_float(a) + as_float(b))) << std::hex << a << " + " << b;
}

TEST(Sums, OfCorners) {
    std::vector<std::uint32_t> codes;
    for (const std::uint32_t code :
         {0U,          1U,          2U,          0x7fffffU,   0x800000U,   0x800001U,
          0xffffffU,   0x1000000U,  0x33800000U, 0x34000000U, 0x3f7fffffU, 0x3f800000U,
          0x3f800001U, 0x4b000000U, 0x4b7fffffU, 0x4b800000U, 0x7effffffU, 0x7f000000U,
          0x7f7ffffeU, 0x7f7fffffU, 0x7f800000U, 0x7f800001U, 0x7fc00000U, 0x7fffffffU}) {
        codes.push_back(code);
        codes.push_back(code | 0x80000000U);
    }
    for (const std::uint32_t a : codes) {
        for (const std::uint32_t b : codes) expect_sum(a, b);
    }
}

TEST(Sums, OfTenMillionRandomCodes) {
    std::mt19937_64 random{7};
    for (int i = 0; i < 10'000'000; ++i) {
        const std::uint64_t bits = random();
        expect_sum(static_cast<std::uint32_t>(bits), static_cast<std::uint32_t>(bits >> 32));
    }
}

// Every distance of exponents up to where the smaller term no longer counts, significands with long runs of
// ones or zeros: ties, carries over the whole word, cancellation to a few bits.
TEST(Sums, OfNeighbouringExponents) {
    std::mt19937_64 random{8};
    const auto significand = [&random] {
        std::uint32_t bits = static_cast<std::uint32_t>(random()) & 0x7fffffU;
        switch (random() % 4) {
            case 0: return bits;
            case 1: return (0x7fffffU << (random() % 24)) & 0x7fffffU;
            case 2: return 0x7fffffU >> (random() % 24);
            default: return bits & static_cast<std::uint32_t>(random() >> 20);
        }
    };
    for (int i = 0; i < 10'000'000; ++i) {
        const auto high = static_cast<std::uint32_t>(random() % 255);
        const auto distance = static_cast<std::uint32_t>(random() % 44);
        const std::uint32_t low = high > distance ? high - distance : 0;
        const std::uint32_t a = (high << 23) | significand() | (random() % 2 != 0 ? 0x80000000U : 0);
        const std::uint32_t b = (low << 23) | significand() | (random() % 2 != 0 ? 0x80000000U : 0);
        expect_sum(a, b);
        expect_sum(b, a);
    }
}

TEST(Sums, OfNearlyOppositeNumbersCancel) {
    std::mt19937_64 random{9};
    for (int i = 0; i < 1'000'000; ++i) {
        const auto a = static_cast<std::uint32_t>(random() % 0x7f800000U);
        const auto near = static_cast<std::uint32_t>(random() % 5);
        const std::uint32_t b = (a > near ? a - near : 0) | 0x80000000U;
        expect_sum(a, b);
        expect_sum(b, a);
    }
}

// Usable in constant expressions.
static_assert(add_fp32(0x3f800000U, multiply_to_fp32(kFp16, 0x3c00U, 0x4000U)) == 0x40400000U);

TEST(Sums, OfSignedZerosAndNanPayloads) {
    EXPECT_EQ(add_fp32(0x00000000U, 0x80000000U), 0x00000000U);
    EXPECT_EQ(add_fp32(0x80000000U, 0x80000000U), 0x80000000U);
    EXPECT_EQ(add_fp32(0x3f800000U, 0xbf800000U), 0x00000000U);
    EXPECT_EQ(add_fp32(0x00000001U, 0x80000001U), 0x00000000U);
    EXPECT_EQ(add_fp32(0x7f800000U, 0xff800000U), 0x7fc00000U);
    EXPECT_EQ(add_fp32(0xffabcdefU, 0x3f800000U), 0x7fc00000U);
    EXPECT_EQ(add_fp32(0x7f800001U, 0x7f800000U), 0x7fc00000U);
}

// fp16 codes as they come in embeddings, with the odd corner among them.
std::vector<std::uint16_t> random_vector(std::mt19937_64& random, std::size_t n, bool specials) {
    const std::vector<std::uint16_t> odd = corners(kFp16);
    std::vector<std::uint16_t> codes(n);
    const auto scale = static_cast<std::uint32_t>(random() % 24) << 10;
    for (std::uint16_t& code : codes) {
        const std::uint64_t bits = random();
        const auto spread = static_cast<std::uint32_t>((bits >> 16) & 0x1fffU);
        code = static_cast<std::uint16_t>((scale + spread > 0x7bffU ? 0x7bffU : scale + spread) |
                                          (bits & 0x8000U));
        if ((bits >> 40) % 256 == 0) code = odd[(bits >> 48) % 22];  // finite corners
        if (specials && (bits >> 40) % 1024 == 1) code = odd[(bits >> 48) % odd.size()];
    }
    return codes;
}

float plain_c_dot(const std::vector<std::uint16_t>& a, const std::vector<std::uint16_t>& b) {
    float sum = 0.0F;
    for (std::size_t i = 0; i < a.size(); ++i) sum += value_of(kFp16, a[i]) * value_of(kFp16, b[i]);
    return sum;
}

TEST(DotFp32, EqualsPlainC) {
    std::mt19937_64 random{10};
    std::size_t terms = 0;
    int nans = 0;
    int infinities = 0;
    while (terms < 10'000'000) {
        const std::size_t n = random() % 1025;
        const bool specials = random() % 4 == 0;
        const auto a = random_vector(random, n, specials);
        const auto b = random_vector(random, n, specials);
        const std::uint32_t expected = as_code(plain_c_dot(a, b));
        ASSERT_EQ(dot_fp32(kFp16, a.data(), b.data(), n), expected) << "n = " << n;
        terms += n;
        nans += is_nan(kFp32, expected) ? 1 : 0;
        infinities += (expected & 0x7fffffffU) == kFp32.infinity() ? 1 : 0;
    }
    EXPECT_GT(nans, 100);
    EXPECT_GT(infinities, 100);
}

// The processor's sums in the same tree: neighbours first, absent terms +0.
float plain_c_tree(const std::vector<float>& terms, std::size_t first, std::size_t size) {
    if (size == 1) return first < terms.size() ? terms[first] : 0.0F;
    return plain_c_tree(terms, first, size / 2) + plain_c_tree(terms, first + size / 2, size / 2);
}

TEST(TreeFp32, EqualsPlainC) {
    std::mt19937_64 random{11};
    for (std::size_t n = 0; n <= 140; ++n) {
        std::size_t size = 1;
        while (size < n) size *= 2;
        for (int i = 0; i < 50; ++i) {
            std::vector<float> terms(n);
            std::vector<std::uint32_t> codes(n);
            for (std::size_t t = 0; t < n; ++t) {
                codes[t] = static_cast<std::uint32_t>(random()) & 0x83ffffffU;
                codes[t] += static_cast<std::uint32_t>(random() % 60) << 23;
                terms[t] = as_float(codes[t]);
            }
            ASSERT_EQ(tree_sum_fp32(codes), as_code(plain_c_tree(terms, 0, size))) << n;
        }
    }
    EXPECT_EQ(tree_sum_fp32({}), 0U);
    EXPECT_EQ(tree_sum_fp32({0x80000000U, 0x80000000U}), 0x80000000U);
    EXPECT_EQ(tree_sum_fp32({0x80000000U, 0x80000000U, 0x80000000U}), 0U);  // a padded tree has a +0 in it
}

TEST(DotFp32Lanes, EqualsPlainC) {
    std::mt19937_64 random{12};
    for (const std::size_t lanes : {1U, 2U, 3U, 5U, 63U, 64U, 65U, 68U, 128U}) {
        std::size_t size = 1;
        while (size < lanes) size *= 2;
        for (const std::size_t n : {0U, 1U, 67U, 68U, 69U, 136U, 384U, 768U, 1024U}) {
            const auto a = random_vector(random, n, n % 2 != 0);
            const auto b = random_vector(random, n, false);
            std::vector<float> sums(lanes, 0.0F);
            for (std::size_t first = 0; first < n; first += lanes) {
                for (std::size_t lane = 0; lane < lanes && first + lane < n; ++lane) {
                    sums[lane] += value_of(kFp16, a[first + lane]) * value_of(kFp16, b[first + lane]);
                }
            }
            ASSERT_EQ(dot_fp32_lanes(kFp16, a.data(), b.data(), n, lanes),
                      as_code(plain_c_tree(sums, 0, size)))
                << lanes << " lanes, n = " << n;
        }
    }
    const auto a = random_vector(random, 300, false);
    EXPECT_EQ(dot_fp32_lanes(kFp16, a.data(), a.data(), 300, 1), dot_fp32(kFp16, a.data(), a.data(), 300));
}

}  // namespace
}  // namespace ragrtl::golden
