#pragma once

#include "gen/hdl/const.hpp"
#include "gen/spec/fp_format.hpp"

namespace ragrtl::arith {

/// Widths and exponents that follow from a floating-point format laid out as IEEE 754.
struct FpShape {
    int exponent_bits;
    int fraction_bits;

    int width() const { return 1 + exponent_bits + fraction_bits; }
    int bias() const { return (1 << (exponent_bits - 1)) - 1; }
    int significand_bits() const { return fraction_bits + 1; }
    /// Bits of the product of two significands.
    int product_bits() const { return 2 * significand_bits(); }
    /// The last bit of the product of the two smallest numbers counts 2^product_lsb().
    int product_lsb() const { return 2 * (1 - bias() - fraction_bits); }
    /// Bits that hold the magnitude of every product in units of 2^product_lsb(): both exponents go from 1 to
    /// 2^exponent_bits - 2.
    int magnitude_bits() const { return product_bits() + 2 * ((1 << exponent_bits) - 3); }
    /// Bits of a signed sum of `terms` products.
    int sum_bits(int terms) const {
        return magnitude_bits() + static_cast<int>(hdl::clog2(terms).value()) + 1;
    }
};

inline FpShape shape_of(spec::FpFormat format) {
    return format == spec::FpFormat::bf16 ? FpShape{8, 7} : FpShape{5, 10};
}

}  // namespace ragrtl::arith
