#pragma once

#include <cstdint>
#include <vector>

namespace ragrtl::arith {

/// A primitive polynomial over GF(2) of a degree 2 .. 24, bit i the coefficient of x^i, with as few terms as
/// can be: x takes all 2^degree - 1 non-zero values when multiplied by itself modulo the polynomial.
std::uint32_t primitive_polynomial(int degree);

/// How to square modulo a polynomial: coefficient i of the square is the parity of the coefficients in mask
/// i.
std::vector<std::uint32_t> squaring_terms(std::uint32_t polynomial, int degree);

}  // namespace ragrtl::arith
