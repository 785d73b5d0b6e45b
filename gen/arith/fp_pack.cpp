#include "gen/arith/fp_pack.hpp"

namespace ragrtl::arith {

using namespace hdl;

Expr fp32_infinity() { return hex(31, 0x7f800000); }
Expr fp32_nan() { return hex(32, 0x7fc00000); }

Expr round_to_fp32(Scope& scope, const std::string& name, const Unrounded& number) {
    constexpr int fraction_w = fp32_fraction_bits;
    const Expr& significand = number.significand;
    const std::int64_t last =
        significand.width().value() - 1 - fraction_w;  // position of the result's last bit
    const Expr below = last > 1 ? number.sticky || any(significand.slice(0, last - 1)) : number.sticky;
    const Expr up = scope.let(name + "_up", significand[last - 1] && (below || significand[last]),
                              "nearest, ties to even");
    const std::int64_t exponent_w = number.exponent.width().value();
    Expr overflow = number.exponent.slice(0, fp32_exponent_bits) == 255;
    if (exponent_w > fp32_exponent_bits) {
        // A sign bit on top only counts where the hidden bit is 0.
        overflow =
            overflow || any(number.exponent.slice(fp32_exponent_bits, exponent_w - fp32_exponent_bits));
    }
    const Expr infinite = scope.let(name + "_infinite", significand.msb() && overflow);
    const Expr biased =
        number.exponent.slice(0, fp32_exponent_bits) & repeat(fp32_exponent_bits, significand.msb());
    const Expr exact = scope.let(name + "_exact", cat({biased, significand.slice(last, fraction_w)}));
    // A carry out of the fraction adds one to the exponent, as it must; the largest ends as infinity.
    const Expr rounded = scope.let(name + "_done", trunc(exact + zext(up, exact.width()), exact.width()));
    return mux(infinite, fp32_infinity(), rounded);
}

}  // namespace ragrtl::arith
