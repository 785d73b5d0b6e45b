#include "gen/arith/counter_polynomial.hpp"

#include <stdexcept>
#include <string>

namespace ragrtl::arith {

namespace {

/// x^(k+1) from x^k modulo the polynomial.
std::uint32_t times_x(std::uint32_t power, std::uint32_t polynomial, int degree) {
    power <<= 1;
    return (power >> degree) != 0 ? power ^ polynomial : power;
}

/// The order of x is above `steps`; x has an inverse, so the first power to come again is 1.
bool counts(std::uint32_t polynomial, int degree, std::uint32_t steps) {
    std::uint32_t power = 1;
    for (std::uint32_t step = 0; step < steps; ++step) {
        power = times_x(power, polynomial, degree);
        if (power == 1) return false;
    }
    return true;
}

}  // namespace

std::uint32_t counter_polynomial(int degree, std::uint32_t steps) {
    if (degree < 2 || degree > 24 || steps > (std::uint32_t{1} << degree) - 2) {
        throw std::invalid_argument("no shift register of " + std::to_string(degree) + " bits counts to " +
                                    std::to_string(steps));
    }
    const std::uint32_t ends = (std::uint32_t{1} << degree) | 1;
    for (int a = 1; a < degree; ++a) {
        const std::uint32_t trinomial = ends | (std::uint32_t{1} << a);
        if (counts(trinomial, degree, steps)) return trinomial;
    }
    for (int a = 3; a < degree; ++a) {
        for (int b = 2; b < a; ++b) {
            for (int c = 1; c < b; ++c) {
                const std::uint32_t pentanomial =
                    ends | (std::uint32_t{1} << a) | (std::uint32_t{1} << b) | (std::uint32_t{1} << c);
                if (counts(pentanomial, degree, steps)) return pentanomial;
            }
        }
    }
    throw std::logic_error("no polynomial of five terms has degree " + std::to_string(degree));
}

std::vector<std::uint32_t> squaring_terms(std::uint32_t polynomial, int degree) {
    std::vector<std::uint32_t> masks(static_cast<std::size_t>(degree), 0);
    std::uint32_t power = 1;
    for (int k = 0; k < degree; ++k) {
        // (x^k)^2 = x^2k, and squares of sums are sums of squares.
        for (int i = 0; i < degree; ++i) masks[static_cast<std::size_t>(i)] |= ((power >> i) & 1U) << k;
        power = times_x(times_x(power, polynomial, degree), polynomial, degree);
    }
    return masks;
}

}  // namespace ragrtl::arith
