#pragma once

#include <cstdint>
#include <vector>

namespace ragrtl::arith {

/// A polynomial over GF(2) of a degree 2 .. 24, bit i the coefficient of x^i, for a shift register that
/// counts up to `steps` <= 2^degree - 2: 1, x, x^2, ... x^steps are all different modulo it. It has as few
/// terms as can be; for the most steps it is primitive.
std::uint32_t counter_polynomial(int degree, std::uint32_t steps);

/// How to square modulo a polynomial: coefficient i of the square is the parity of the coefficients in mask
/// i.
std::vector<std::uint32_t> squaring_terms(std::uint32_t polynomial, int degree);

}  // namespace ragrtl::arith
