#include "gen/arith/primitive_polynomial.hpp"

#include <gtest/gtest.h>

#include <set>

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

// What the counters need: a shift register with these taps takes every state but 0.
TEST(PrimitivePolynomial, GivesShiftRegistersOfMaximalLength) {
    for (int degree = 2; degree <= 16; ++degree) {
        const std::uint32_t polynomial = primitive_polynomial(degree);
        ASSERT_EQ(polynomial >> degree, 1U) << degree;
        std::set<std::uint32_t> seen;
        std::uint32_t state = 1;
        while (seen.insert(state).second) {
            // s(t + degree) = sum of the coefficients of x^i times s(t + i); bit 0 is the oldest, s(t).
            const std::uint32_t next = static_cast<std::uint32_t>(__builtin_parity(state & polynomial));
            state = (state >> 1) | (next << (degree - 1));
        }
        EXPECT_EQ(seen.size(), (std::size_t{1} << degree) - 1) << degree;
        EXPECT_EQ(seen.count(0), 0U) << degree;
    }
}

TEST(PrimitivePolynomial, TwelveHasNoTrinomial) { EXPECT_EQ(primitive_polynomial(12), 0x1053U); }

TEST(PrimitivePolynomial, RefusesWhatItHasNone) {
    EXPECT_THROW(primitive_polynomial(1), std::invalid_argument);
    EXPECT_THROW(primitive_polynomial(25), std::invalid_argument);
}

TEST(SquaringTerms, SquareEveryElement) {
    for (const int degree : {2, 5, 8, 12}) {
        const std::uint32_t polynomial = primitive_polynomial(degree);
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
