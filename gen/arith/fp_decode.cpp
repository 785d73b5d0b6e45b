#include "gen/arith/fp_decode.hpp"

namespace ragrtl::arith {

using namespace hdl;

FpFields decode_fp(Scope& scope, const std::string& name, const Expr& code, const FpShape& shape) {
    const Const fraction_w = shape.fraction_bits;
    const Const exponent_w = shape.exponent_bits;
    const Expr field = code.slice(fraction_w, exponent_w);
    const Expr fraction = code.slice(0, fraction_w);
    const Expr normal = scope.let(name + "_normal", any(field), "or infinity, NaN");
    const Expr special = scope.let(name + "_special", all(field), "infinity or NaN");
    const Expr fraction_zero = scope.let(name + "_fraction_zero", !any(fraction));
    return {code.msb(),
            cat({code.slice(fraction_w + 1, exponent_w - 1), code[fraction_w] | !normal}),
            cat({normal, fraction}),
            !normal && fraction_zero,
            !normal && !fraction_zero,
            special && fraction_zero,
            special && !fraction_zero};
}

}  // namespace ragrtl::arith
