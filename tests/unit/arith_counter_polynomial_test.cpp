#include "gen/arith/counter_polynomial.hpp"

#include <gtest/gtest.h>

namespace ragrtl::arith {
namespace {

/// Carry-less product modulo a polynomial, by the definition.
std::uint32_t product(std::uint32_t a, std::uint32_t b, std::uint32_t polynomial, int degree) {
    std::uint64_t sum = 0;
    for (int i = 0; i < degree; ++i) {
        if (((b >> i) & 1U) != 0) sum ^= std::uint64_t{a} << i;
    }
    for (int i = 2 * degree; i >= degree; --i) {
        if (((sum >> i) & 1U) != 0) sum ^= std::uint64_t{polynomial} << (i - degree);
    }
    return static_cast<std::uint32_t>(sum);
}

/// Steps of the shift register with these taps until its first state, a single one, comes again.
std::uint32_t cycle(std::uint32_t polynomial, int degree) {
    std::uint32_t state = 1;
    std::uint32_t steps = 0;
    do {
        // s(t + degree) = sum of the coefficients of x^i times s(t + i); bit 0 is the oldest, s(t).
        const auto next = static_cast<std::uint32_t>(__builtin_parity(state & polynomial));
        state = (state >> 1) | (next << (degree - 1));
        ++steps;
    } while (state != 1 && steps >> degree == 0);
    return steps;
}

TEST(CounterPolynomial, CountsAsFarAsItsWidthAllows) {
    for (int degree = 2; degree <= 16; ++degree) {
        const std::uint32_t most = (std::uint32_t{1} << degree) - 2;
        EXPECT_EQ(cycle(counter_polynomial(degree, most), degree), most + 1) << degree;
    }
}

TEST(CounterPolynomial, TakesFewTermsWhereTheyAreEnough) {
    const std::uint32_t full = counter_polynomial(12, 4094);
    const std::uint32_t published = counter_polynomial(12, 768);
    EXPECT_EQ(full, 0x1053U);
    EXPECT_EQ(__builtin_popcount(published), 3);
    EXPECT_GT(cycle(published, 12), 768U);
    EXPECT_LT(cycle(published, 12), 4095U);
}

TEST(CounterPolynomial, RefusesWhatCannotBeCounted) {
    EXPECT_THROW(counter_polynomial(1, 1), std::invalid_argument);
    EXPECT_THROW(counter_polynomial(25, 1), std::invalid_argument);
    EXPECT_THROW(counter_polynomial(4, 15), std::invalid_argument);
}

TEST(SquaringTerms, SquareEveryElement) {
    for (const int degree : {2, 5, 8, 12}) {
        const std::uint32_t polynomial = counter_polynomial(degree, (std::uint32_t{1} << degree) / 5);
        const auto terms = squaring_terms(polynomial, degree);
        for (std::uint32_t a = 0; a < std::uint32_t{1} << degree; ++a) {
            std::uint32_t square = 0;
            for (int i = 0; i < degree; ++i) {
                square |= static_cast<std::uint32_t>(__builtin_parity(a & terms[static_cast<std::size_t>(i)]))
                          << i;
            }
            ASSERT_EQ(square, product(a, a, polynomial, degree)) << degree << " " << a;
        }
    }
}

}  // namespace
}  // namespace ragrtl::arith
