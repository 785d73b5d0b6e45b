#pragma once

#include <string>

#include "gen/arith/bit_heap.hpp"
#include "gen/arith/fp_decode.hpp"
#include "gen/hdl/module.hpp"

namespace ragrtl::arith {

/// Product of two codes: (-1)^negative * (product of the significands) * 2^(exponent - 2) in units of 2^product_lsb().
/// All values are nets called product_...
struct FpProduct {
    BitHeap heap;         ///< adds up to the product of the significands, product_bits() wide
    hdl::Expr exponent;   ///< sum of both exponents, 2 or more, exponent_bits + 1 wide
    hdl::Expr negative;   ///< sign; of no meaning with NaN
    hdl::Expr is_nan, is_infinity;
};

/// The product of codes `a` and `b` (nets); 0 where `enable` is low.
FpProduct multiply_fp(hdl::Scope& scope, const hdl::Expr& a, const hdl::Expr& b, const hdl::Expr& enable,
                      const FpShape& shape);

/// Module `fp_product`: exact product of two codes in fixed point, `latency` (0 .. 2) cycles later; a new one every cycle.
///
/// `fixed` is the magnitude in units of 2^product_lsb(), complemented when `negative`: the product is fixed + negative, with
/// the sign repeated above. Without in_valid it is 0; it has no meaning where is_nan or is_infinity.
hdl::Module fixed_point_product(const FpShape& shape, int latency);

/// The product as an fp32 code: exact inside the range of normal numbers, else rounded to nearest even or infinity.
/// `significand` is the sum of the product's heap; all are nets.
hdl::Expr product_to_fp32(hdl::Scope& scope, const hdl::Expr& significand, const hdl::Expr& exponent,
                          const hdl::Expr& negative, const hdl::Expr& is_nan, const hdl::Expr& is_infinity,
                          const FpShape& shape);

}  // namespace ragrtl::arith
