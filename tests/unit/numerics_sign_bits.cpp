#include "golden/numerics/sign_bits.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace ragrtl::golden {
namespace {

TEST(SignBits, OfZerosFollowTheOption) {
    for (const int code : {0x0000, 0x8000}) {
        const auto zero = static_cast<std::uint16_t>(code);
        EXPECT_FALSE(is_negative_fp16(zero, ZeroSign::positive));
        EXPECT_TRUE(is_negative_fp16(zero, ZeroSign::negative));
    }
    EXPECT_FALSE(is_negative_int8(0, ZeroSign::positive));
    EXPECT_TRUE(is_negative_int8(0, ZeroSign::negative));
}

TEST(SignBits, OfEveryOtherCodeAreBitFifteen) {
    for (std::uint32_t code = 0; code < 65'536; ++code) {
        if (code % 0x8000U == 0) continue;
        for (const ZeroSign zero : {ZeroSign::positive, ZeroSign::negative}) {
            ASSERT_EQ(is_negative_fp16(static_cast<std::uint16_t>(code), zero), code > 0x8000U) << code;
        }
    }
    for (int value = -128; value <= 127; ++value) {
        if (value == 0) continue;
        EXPECT_EQ(is_negative_int8(static_cast<std::int8_t>(value), ZeroSign::negative), value < 0);
        EXPECT_EQ(is_negative_int8(static_cast<std::int8_t>(value), ZeroSign::positive), value < 0);
    }
}

TEST(SignBits, ArePackedFromTheLowBit) {
    std::vector<std::uint16_t> codes(70, 0x3c00);
    codes[0] = 0xbc00;
    codes[5] = 0x8000;
    codes[69] = 0xfc00;
    EXPECT_EQ(pack_signs_fp16(codes.data(), codes.size(), ZeroSign::positive), (SignBits{0x1U, 0x20U}));
    EXPECT_EQ(pack_signs_fp16(codes.data(), codes.size(), ZeroSign::negative), (SignBits{0x21U, 0x20U}));
    const std::vector<std::int8_t> values{-1, 0, 1, -128};
    EXPECT_EQ(pack_signs_int8(values.data(), 4, ZeroSign::positive), SignBits{0x9U});
    EXPECT_EQ(pack_signs_int8(values.data(), 4, ZeroSign::negative), SignBits{0xbU});
    EXPECT_TRUE(pack_signs_int8(values.data(), 0, ZeroSign::positive).empty());
}

TEST(SignMatches, EqualACountOverTheValues) {
    std::mt19937_64 random{20};
    for (const std::size_t n : {0U, 1U, 2U, 63U, 64U, 65U, 100U, 127U, 128U, 384U, 768U, 1024U}) {
        for (int i = 0; i < 50; ++i) {
            std::vector<std::uint16_t> a(n);
            std::vector<std::uint16_t> b(n);
            std::size_t expected = 0;
            for (std::size_t d = 0; d < n; ++d) {
                a[d] = static_cast<std::uint16_t>(random() & (random() % 4 == 0 ? 0x8000U : 0xffffU));
                b[d] = static_cast<std::uint16_t>(random());
                const bool negative_a = a[d] > 0x8000U;
                const bool negative_b = b[d] > 0x8000U;
                expected += negative_a == negative_b ? 1 : 0;
            }
            const SignBits packed_a = pack_signs_fp16(a.data(), n, ZeroSign::positive);
            const SignBits packed_b = pack_signs_fp16(b.data(), n, ZeroSign::positive);
            ASSERT_EQ(sign_matches(packed_a, packed_b, n), expected);
            ASSERT_EQ(sign_matches(packed_a, packed_a, n), n);
        }
    }
}

TEST(SignMatches, LooksAtTheFirstDimensionsOnly) {
    const SignBits a{~std::uint64_t{0}, ~std::uint64_t{0}};
    const SignBits b{0, 0};
    for (std::size_t n = 0; n <= 128; ++n) {
        EXPECT_EQ(sign_matches(a, b, n), 0U) << n;
        EXPECT_EQ(sign_matches(a, a, n), n);
    }
    EXPECT_EQ(sign_matches({0x3U}, {0x0U}, 1), 0U);
    EXPECT_EQ(sign_matches({0x2U}, {0x0U}, 1), 1U);
}

}  // namespace
}  // namespace ragrtl::golden
