#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>

#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {
namespace {

TEST(Bits, WordsAreLaidOutLikeAWideSignal) {
    Bits bits(70);
    bits.set_bit(0, true);
    bits.set_bit(33, true);
    bits.set_bit(69, true);
    EXPECT_EQ(bits.words(), (std::vector<std::uint32_t>{1U, 2U, 32U}));
    EXPECT_EQ(bits.hex(), "200000000200000001");
}

TEST(Bits, SlicesCrossWords) {
    for (int width = 1; width <= 64; ++width) {
        for (int low = 0; low + width <= 150; low += 7) {
            Bits bits = Bits::ones(150);
            const std::uint64_t value = 0x0123456789abcdefULL & (width == 64 ? ~0ULL : (1ULL << width) - 1);
            bits.set(low, width, value);
            ASSERT_EQ(bits.get(low, width), value);
            for (int i = 0; i < 150; ++i) {
                const bool expected = i < low || i >= low + width || ((value >> (i - low)) & 1U) != 0;
                ASSERT_EQ(bits.bit(i), expected) << "low " << low << " width " << width << " bit " << i;
            }
        }
    }
    Bits target(100);
    const Bits part = Bits::from_hex(67, "5fedcba9876543210");
    target.set_slice(13, part);
    EXPECT_EQ(target.slice(13, 67), part);
    EXPECT_EQ(target.get(0, 13), 0U);
    EXPECT_EQ(target.get(80, 20), 0U);
}

TEST(Bits, SignedNumbers) {
    EXPECT_EQ(Bits::of_signed(5, -16).to_i64(), -16);
    EXPECT_EQ(Bits::of_signed(5, 15).to_i64(), 15);
    EXPECT_EQ(Bits::of_signed(64, INT64_MIN).to_i64(), INT64_MIN);
    EXPECT_EQ(Bits::of_signed(72, -2).hex(), "fffffffffffffffffe");
    EXPECT_THROW(Bits::of_signed(5, 16), std::invalid_argument);
    EXPECT_THROW(Bits::of_signed(5, -17), std::invalid_argument);
}

TEST(Bits, ComparesAllPairsOfFourBits) {
    for (int a = 0; a < 16; ++a) {
        for (int b = 0; b < 16; ++b) {
            const Bits x(4, static_cast<std::uint64_t>(a));
            const Bits y(4, static_cast<std::uint64_t>(b));
            EXPECT_EQ(less_unsigned(x, y), a < b);
            EXPECT_EQ(less_signed(x, y), (a ^ 8) < (b ^ 8));
            EXPECT_EQ(x == y, a == b);
        }
    }
    EXPECT_TRUE(
        less_unsigned(Bits::from_hex(72, "00ffffffffffffffff"), Bits::from_hex(72, "010000000000000000")));
    EXPECT_TRUE(
        less_signed(Bits::from_hex(72, "800000000000000000"), Bits::from_hex(72, "7fffffffffffffffff")));
}

TEST(Bits, CareMaskLimitsTheComparison) {
    const Bits a = Bits::from_hex(40, "ff00000001");
    const Bits b = Bits::from_hex(40, "0f00000001");
    EXPECT_FALSE(a.equal_under(Bits::ones(40), b));
    EXPECT_TRUE(a.equal_under(Bits::from_hex(40, "0fffffffff"), b));
}

TEST(Bits, HexRoundTripsAndRejects) {
    for (int width : {1, 3, 4, 31, 32, 33, 65}) {
        Bits bits(width);
        for (int i = 0; i < width; i += 2) bits.set_bit(i, true);
        EXPECT_EQ(Bits::from_hex(width, bits.hex()), bits);
    }
    EXPECT_THROW(Bits::from_hex(3, "8"), std::invalid_argument);
    EXPECT_THROW(Bits::from_hex(8, "g0"), std::invalid_argument);
    EXPECT_THROW(Bits::from_hex(8, ""), std::invalid_argument);
}

TEST(Bits, RejectsWhatDoesNotFit) {
    EXPECT_THROW(Bits(0), std::invalid_argument);
    EXPECT_THROW(Bits(3, 8), std::invalid_argument);
    EXPECT_THROW(Bits(8).set(4, 4, 16), std::invalid_argument);
    EXPECT_THROW(static_cast<void>(Bits(8).bit(8)), std::out_of_range);
    EXPECT_THROW(static_cast<void>(Bits(8).get(5, 4)), std::out_of_range);
    EXPECT_THROW(static_cast<void>(Bits(8).slice(-1, 2)), std::out_of_range);
}

TEST(Bits, IndexWidth) {
    EXPECT_EQ(index_width(1), 1);
    EXPECT_EQ(index_width(2), 1);
    EXPECT_EQ(index_width(3), 2);
    EXPECT_EQ(index_width(33), 6);
    EXPECT_EQ(index_width(64), 6);
    EXPECT_EQ(index_width(65), 7);
}

}  // namespace
}  // namespace ragrtl::golden
