#pragma once

#include <optional>
#include <string>
#include <utility>

#include "gen/arith/bit_heap.hpp"
#include "gen/arith/fp_decode.hpp"
#include "gen/hdl/module.hpp"

namespace ragrtl::arith {

using spec::FpMultiplier;

/// Product of the significands, on its way: a heap of partial products, or a number when it is multiplied by
/// `*`.
class SignificandProduct {
  public:
    explicit SignificandProduct(BitHeap heap) : heap_(std::move(heap)) {}
    explicit SignificandProduct(hdl::Expr number) : number_(std::move(number)) {}

    /// A register level right in front of the carry-propagate adder, or behind `*`. Names start with `stage`.
    void cut(hdl::Scope& scope, const std::string& stage, const std::string& reason);
    /// The product as a net.
    hdl::Expr number();

  private:
    std::optional<BitHeap> heap_;
    std::optional<hdl::Expr> number_;
};

/// Product of two codes: (-1)^negative * significand * 2^(exponent - 2) in units of 2^product_lsb(). All
/// values are nets called product_...
struct FpProduct {
    SignificandProduct significand;  ///< product_bits() wide
    hdl::Expr exponent;              ///< sum of both exponents, 2 or more, exponent_bits + 1 wide
    hdl::Expr negative;              ///< sign; of no meaning with NaN
    hdl::Expr is_nan, is_infinity;
};

/// The product of codes `a` and `b` (nets); 0 where `enable` is low.
FpProduct multiply_fp(hdl::Scope& scope, const hdl::Expr& a, const hdl::Expr& b, const hdl::Expr& enable,
                      const FpShape& shape, FpMultiplier multiplier);

/// Module `fp_product`: exact product of two codes in fixed point, `latency` (0 .. 2) cycles later; a new one
/// every cycle.
///
/// `fixed` is the magnitude in units of 2^product_lsb(), complemented when `negative`: the product is fixed +
/// negative, with the sign repeated above. Without in_valid it is 0; it has no meaning where is_nan or
/// is_infinity.
hdl::Module fixed_point_product(const FpShape& shape, FpMultiplier multiplier, int latency);

/// The product as an fp32 code: exact inside the range of normal numbers, else rounded to nearest even or
/// infinity. All values are nets.
hdl::Expr product_to_fp32(hdl::Scope& scope, const hdl::Expr& significand, const hdl::Expr& exponent,
                          const hdl::Expr& negative, const hdl::Expr& is_nan, const hdl::Expr& is_infinity,
                          const FpShape& shape);

}  // namespace ragrtl::arith
