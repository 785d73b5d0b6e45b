// WideInt against Boost.Multiprecision.
#include "golden/numerics/wide_int.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <random>
#include <vector>

namespace ragrtl::golden {
namespace {

using Reference = boost::multiprecision::cpp_int;

// What a two's-complement register of `bits` bits shows of a value.
Reference wrapped(Reference value, int bits) {
    const Reference modulus = Reference{1} << bits;
    value %= modulus;
    if (value < 0) value += modulus;
    return value >= modulus / 2 ? Reference{value - modulus} : value;
}

template <int kLimbs>
Reference reference(const WideInt<kLimbs>& value) {
    Reference result = 0;
    for (int i = 2 * kLimbs - 1; i >= 0; --i) result = (result << 32) | value.word(i);
    return wrapped(result, WideInt<kLimbs>::kBits);
}

// Runs of ones and zeros of random length: carries, borrows and sign changes at every place.
template <int kLimbs>
WideInt<kLimbs> random_value(std::mt19937_64& random) {
    std::vector<std::uint32_t> words(2 * kLimbs);
    bool ones = false;
    int left = 0;
    for (int i = 0; i < 64 * kLimbs; ++i) {
        if (left-- == 0) {
            ones = !ones;
            left = static_cast<int>(random() % (random() % 2 != 0 ? 3 : 64));
        }
        words[static_cast<std::size_t>(i / 32)] |= static_cast<std::uint32_t>(ones) << (i % 32);
    }
    return WideInt<kLimbs>::from_words(words.data(), 1 + static_cast<int>(random() % (64 * kLimbs)));
}

template <class Size>
class WideIntOf : public testing::Test {};
using Sizes = testing::Types<std::integral_constant<int, 1>, std::integral_constant<int, 2>,
                             std::integral_constant<int, 3>, std::integral_constant<int, 9>>;
TYPED_TEST_SUITE(WideIntOf, Sizes);

TYPED_TEST(WideIntOf, ArithmeticIsExactModuloItsWidth) {
    constexpr int kLimbs = TypeParam::value;
    constexpr int kBits = 64 * kLimbs;
    std::mt19937_64 random{1};
    for (int i = 0; i < 20'000; ++i) {
        const auto a = random_value<kLimbs>(random);
        const auto b = random_value<kLimbs>(random);
        const std::uint64_t factor = random() >> (random() % 64);
        const Reference ra = reference(a);
        const Reference rb = reference(b);
        ASSERT_EQ(reference(a + b), wrapped(ra + rb, kBits));
        ASSERT_EQ(reference(a - b), wrapped(ra - rb, kBits));
        ASSERT_EQ(reference(-a), wrapped(-ra, kBits));
        ASSERT_EQ(reference(~a), wrapped(-ra - 1, kBits));
        ASSERT_EQ(reference(a * factor), wrapped(ra * factor, kBits));
        const int shift = static_cast<int>(random() % kBits);
        const Reference term = Reference{factor} << shift;
        ASSERT_EQ(reference(WideInt<kLimbs>{a}.add_shifted(factor, shift, false)), wrapped(ra + term, kBits));
        ASSERT_EQ(reference(WideInt<kLimbs>{a}.add_shifted(factor, shift, true)), wrapped(ra - term, kBits));
        ASSERT_EQ(a < b, ra < rb);
        ASSERT_EQ(a > b, ra > rb);
        ASSERT_EQ(a <= b, ra <= rb);
        ASSERT_EQ(a >= b, ra >= rb);
        ASSERT_EQ(a == b, ra == rb);
        ASSERT_EQ(a != b, ra != rb);
        ASSERT_TRUE(a == a && a <= a && a >= a);
        ASSERT_EQ(a.is_negative(), ra < 0);
        ASSERT_EQ(a.is_zero(), ra == 0);
    }
}

TYPED_TEST(WideIntOf, ShiftsByEveryAmount) {
    constexpr int kLimbs = TypeParam::value;
    constexpr int kBits = 64 * kLimbs;
    std::mt19937_64 random{2};
    for (int amount = 0; amount <= kBits + 64; ++amount) {
        for (int i = 0; i < 20; ++i) {
            const auto a = random_value<kLimbs>(random);
            const Reference ra = reference(a);
            const Reference power = Reference{1} << amount;
            // cpp_int divides towards zero, the shift rounds down
            const Reference floored =
                ra >= 0 ? Reference{ra / power} : Reference{-((-ra + power - 1) / power)};
            ASSERT_EQ(reference(a << amount), wrapped(ra * power, kBits)) << amount;
            ASSERT_EQ(reference(a >> amount), floored) << amount;
        }
    }
}

TYPED_TEST(WideIntOf, ShowsItsBitsAndWidths) {
    constexpr int kLimbs = TypeParam::value;
    std::mt19937_64 random{3};
    for (int i = 0; i < 5'000; ++i) {
        const auto a = random_value<kLimbs>(random);
        const Reference ra = reference(a);
        const int bit = static_cast<int>(random() % (64 * kLimbs + 40));
        const Reference shifted = reference(a >> bit);
        ASSERT_EQ(a.bit(bit), (shifted % 2) != 0);
        ASSERT_EQ(a.word(2 * kLimbs), a.is_negative() ? 0xffffffffU : 0U);

        const Reference magnitude = abs(ra);
        if (ra != 0 && a.magnitude() > WideInt<kLimbs>{0}) {
            ASSERT_EQ(a.magnitude().bit_length(), static_cast<int>(msb(magnitude)) + 1);
            ASSERT_EQ(reference(a.magnitude()), magnitude);
        }
        const int width = a.signed_width();
        ASSERT_EQ(wrapped(ra, width), ra);
        if (width > 1) {
            ASSERT_NE(wrapped(ra, width - 1), ra);
        }
    }
}

TEST(WideInt, ReadsANumberOfAnyWidthFromWords) {
    const std::uint32_t words[] = {0xffffffffU, 0x00000001U, 0xdeadbeefU};
    EXPECT_EQ(WideInt<2>::from_words(words, 32), WideInt<2>{-1});
    EXPECT_EQ(WideInt<2>::from_words(words, 33), WideInt<2>{-1});
    EXPECT_EQ(WideInt<2>::from_words(words, 34), WideInt<2>{0x1ffffffffLL});
    EXPECT_EQ(WideInt<2>::from_words(words, 1), WideInt<2>{-1});
    EXPECT_EQ(WideInt<1>::from_words(words, 34), WideInt<1>{0x1ffffffffLL});
}

TEST(WideInt, MostNegativeValueKeepsItsMagnitudeAsUnsigned) {
    const WideInt<2> lowest = WideInt<2>{-1} << 127;
    EXPECT_TRUE(lowest.is_negative());
    EXPECT_EQ(lowest.magnitude().bit_length(), 128);
    EXPECT_EQ(lowest.signed_width(), 128);
    EXPECT_EQ(WideInt<2>{0}.signed_width(), 1);
    EXPECT_EQ(WideInt<2>{0}.bit_length(), 0);
}

}  // namespace
}  // namespace ragrtl::golden
