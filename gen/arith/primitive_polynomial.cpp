#include "gen/arith/primitive_polynomial.hpp"

#include <stdexcept>
#include <string>

namespace ragrtl::arith {

namespace {

/// x^(k+1) from x^k modulo the polynomial.
std::uint32_t times_x(std::uint32_t power, std::uint32_t polynomial, int degree) {
    power <<= 1;
    return (power >> degree) != 0 ? power ^ polynomial : power;
}

bool is_primitive(std::uint32_t polynomial, int degree) {
    const std::uint32_t top = std::uint32_t{1} << degree;
    std::uint32_t power = 1;
    for (std::uint32_t steps = 1; steps < top; ++steps) {
        power = times_x(power, polynomial, degree);
        if (power == 1) return steps == top - 1;
    }
    return false;
}

}  // namespace

std::uint32_t primitive_polynomial(int degree) {
    if (degree < 2 || degree > 24) {
        throw std::invalid_argument("no primitive polynomial of degree " + std::to_string(degree) +
                                    ": 2 .. 24");
    }
    const std::uint32_t ends = (std::uint32_t{1} << degree) | 1;
    for (int a = 1; a < degree; ++a) {
        const std::uint32_t trinomial = ends | (std::uint32_t{1} << a);
        if (is_primitive(trinomial, degree)) return trinomial;
    }
    for (int a = 3; a < degree; ++a) {
        for (int b = 2; b < a; ++b) {
            for (int c = 1; c < b; ++c) {
                const std::uint32_t pentanomial =
                    ends | (std::uint32_t{1} << a) | (std::uint32_t{1} << b) | (std::uint32_t{1} << c);
                if (is_primitive(pentanomial, degree)) return pentanomial;
            }
        }
    }
    throw std::logic_error("no primitive polynomial of five terms has degree " + std::to_string(degree));
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
