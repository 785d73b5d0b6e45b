#include "gen/arith/fp_adder.hpp"

#include "gen/arith/fp_decode.hpp"
#include "gen/arith/fp_normalise.hpp"
#include "gen/arith/fp_pack.hpp"

namespace ragrtl::arith {

using namespace hdl;

namespace {

constexpr FpShape fp32{fp32_exponent_bits, fp32_fraction_bits};
/// Below the significand: guard and round bit; a sticky bit follows.
constexpr int extra_bits = 2;
constexpr int aligned_bits = fp32_fraction_bits + 1 + extra_bits + 1;
/// With the carry.
constexpr int sum_bits = aligned_bits + 1;

}  // namespace

Module fp32_adder() {
    Builder m("fp32_add",
              "a + b in binary32, rounded to nearest even, subnormals kept; every NaN is 0x7fc00000.");
    m.timing(0, "combinational", 1, "none");
    const Expr a = m.input("a", 32);
    const Expr b = m.input("b", 32);
    const Expr sum = m.output("sum", 32);

    m.banner("The larger magnitude first");
    const Expr swap = m.let("swap", a.slice(0, 31) < b.slice(0, 31));
    const Expr large_code = m.let("larger", mux(swap, b, a));
    const Expr small_code = m.let("smaller", mux(swap, a, b));
    const FpFields large = decode_fp(m, "larger", large_code, fp32);
    const FpFields small = decode_fp(m, "smaller", small_code, fp32);
    const Expr subtract = m.let("subtract", large.sign ^ small.sign);

    m.banner("Align: the smaller goes right, what it loses stays in a sticky bit");
    const Expr exponent = m.let("exponent", large.exponent);
    const Expr small_exponent = m.let("small_exponent", small.exponent);
    const Expr distance = m.let("distance", trunc(exponent - small_exponent, fp32_exponent_bits));
    const Expr small_wide = m.let("small_wide", cat({small.significand, lit(extra_bits, 0)}));
    const Expr near_distance = m.let("near_distance", distance.slice(0, 5));
    const Expr far = m.let("far", any(distance.slice(5, 3)), "nothing but the sticky bit is left");
    const Sticky moved = shift_right_sticky(m, "move", small_wide, near_distance);
    const Expr kept = m.let("kept", moved.value & ~repeat(small_wide.width(), far));
    const Expr lost = m.let("lost", moved.lost || (far && any(small_wide)));

    m.banner("Add or subtract; a subtraction's one comes in as a carry");
    const Expr small_aligned = m.let("small_aligned", cat({kept, lost}));
    const Expr addend = m.let("addend", cat({small_aligned ^ repeat(aligned_bits, subtract), subtract}));
    const Expr augend = m.let("augend", cat({large.significand, lit(extra_bits + 1, 0), lit(1, 1)}));
    const Expr total = m.let("total", augend + addend);
    m.unused("unused_carry_in", total[0], "one and the carry in");
    const Expr carry = m.let("carry", total.msb() && !subtract);
    const Expr raw = m.let("raw", cat({carry, total.slice(1, aligned_bits)}));

    m.banner("Normalise, not below the smallest exponent, and round");
    const Expr stop_place = m.let("stop_place", shift_right(cat({lit(1, 1), lit(sum_bits - 1, 0)}), exponent),
                                  "exponent zeros before it");
    const Expr lead = m.let("lead", raw | stop_place);
    const Normalised normal = normalise(m, "norm", raw, lead);
    const Expr above = m.let("exponent_above", exponent + lit(fp32_exponent_bits, 1));
    const Expr biased = m.let("biased", trunc(above - zext(normal.shift, above.width()), above.width()));
    const Expr magnitude = round_to_fp32(m, "magnitude", {normal.value, biased, lit(1, 0)});

    m.banner("Special values");
    const Expr nan = m.let("nan", large.is_nan || (large.is_infinity && small.is_infinity && subtract));
    const Expr zero = m.let("zero", subtract && !any(raw), "what cancels is +0");
    const Expr finite = m.let("finite", cat({large.sign && !zero, magnitude}));
    const Expr infinity = m.let("infinity", cat({large.sign, fp32_infinity()}));
    m.assign(sum, mux(nan, fp32_nan(), mux(large.is_infinity, infinity, finite)));
    return m.finish();
}

}  // namespace ragrtl::arith
