#include <gtest/gtest.h>

#include "gen/hdl/builder.hpp"
#include "tests/unit/hdl_message.hpp"

namespace ragrtl::hdl::test {
namespace {

/// Operands of every kind the rules tell apart.
class HdlOperators : public ::testing::Test {
  protected:
    Builder m{"m", "a module."};
    Expr a = m.input("a", 4);
    Expr b = m.input("b", 5);
    Expr s = m.signed_input("s", 4);
    Expr t = m.signed_input("t", 5);
    Expr n = m.input("n", 2);
    Expr bit = m.input("bit_in");
};

TEST_F(HdlOperators, BitwiseOperatorsAndComparisonsNeedEqualWidths) {
    EXPECT_EQ(message([&] { a& b; }),
              "'&' needs equal widths: 'a' is 4 bits wide, 'b' is 5 bits wide; convert with zext(), sext() "
              "or trunc()");
    EXPECT_EQ(message([&] { a | b; }),
              "'|' needs equal widths: 'a' is 4 bits wide, 'b' is 5 bits wide; convert with zext(), sext() "
              "or trunc()");
    EXPECT_EQ(message([&] { a ^ b; }),
              "'^' needs equal widths: 'a' is 4 bits wide, 'b' is 5 bits wide; convert with zext(), sext() "
              "or trunc()");
    EXPECT_EQ(message([&] { s& t; }),
              "'&' needs equal widths: 's' is signed 4 bits wide, 't' is signed 5 bits wide; convert with "
              "zext(), sext() or trunc()");
    EXPECT_EQ(message([&] { a == b; }),
              "'==' needs equal widths: 'a' is 4 bits wide, 'b' is 5 bits wide; convert with zext(), sext() "
              "or trunc()");
    EXPECT_EQ(message([&] { a != b; }),
              "'!=' needs equal widths: 'a' is 4 bits wide, 'b' is 5 bits wide; convert with zext(), sext() "
              "or trunc()");
    EXPECT_EQ(message([&] { a < b; }),
              "'<' needs equal widths: 'a' is 4 bits wide, 'b' is 5 bits wide; convert with zext(), sext() "
              "or trunc()");
    EXPECT_EQ(message([&] { a <= b; }),
              "'<=' needs equal widths: 'a' is 4 bits wide, 'b' is 5 bits wide; convert with zext(), sext() "
              "or trunc()");
    EXPECT_EQ(message([&] { a > b; }),
              "'>' needs equal widths: 'a' is 4 bits wide, 'b' is 5 bits wide; convert with zext(), sext() "
              "or trunc()");
    EXPECT_EQ(message([&] { s >= t; }),
              "'>=' needs equal widths: 's' is signed 4 bits wide, 't' is signed 5 bits wide; convert with "
              "zext(), sext() or trunc()");
    EXPECT_EQ(message([&] { mux(bit, a, b); }),
              "'?:' needs equal widths: 'a' is 4 bits wide, 'b' is 5 bits wide; convert with zext(), sext() "
              "or trunc()");
}

TEST_F(HdlOperators, ASymbolicWidthIsNamedInTheMessage) {
    const Const w = m.parameter("W", 8);
    const Expr x = m.input("x", 2 * w);
    EXPECT_EQ(message([&] { a& x; }),
              "'&' needs equal widths: 'a' is 4 bits wide, 'x' is 16 (2*W) bits wide; convert with zext(), "
              "sext() or trunc()");
}

TEST_F(HdlOperators, SignedAndUnsignedDoNotMix) {
    EXPECT_EQ(message([&] { a + s; }),
              "'+' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a - s; }),
              "'-' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a* s; }),
              "'*' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a& s; }),
              "'&' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a | s; }),
              "'|' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a ^ s; }),
              "'^' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a == s; }),
              "'==' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a != s; }),
              "'!=' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a < s; }),
              "'<' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a <= s; }),
              "'<=' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a > s; }),
              "'>' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { a >= s; }),
              "'>=' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { mux(bit, a, s); }),
              "'?:' mixes signed and unsigned: 'a' is 4 bits wide, 's' is signed 4 bits wide; convert one "
              "with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { shift_left(a, s); }), "'<<' by a signed amount: 's' is signed 4 bits wide");
    EXPECT_EQ(message([&] { zext(s, 8); }),
              "zext() of a signed value: 's' is signed 4 bits wide; use sext()");
    EXPECT_EQ(message([&] { sext(a, 8); }), "sext() of an unsigned value: 'a' is 4 bits wide; use zext()");
}

TEST_F(HdlOperators, LogicalOperatorsNeedSingleBits) {
    EXPECT_EQ(message([&] { !a; }), "'!' needs a 1-bit condition: 'a' is 4 bits wide");
    EXPECT_EQ(message([&] { a&& bit; }), "'&&' needs a 1-bit condition: 'a' is 4 bits wide");
    EXPECT_EQ(message([&] { bit || a; }), "'||' needs a 1-bit condition: 'a' is 4 bits wide");
    EXPECT_EQ(message([&] { mux(a, bit, bit); }), "'?:' needs a 1-bit condition: 'a' is 4 bits wide");
}

TEST_F(HdlOperators, AGrownResultIsNamedBeforeItIsUsedAgain) {
    EXPECT_EQ(message([&] { a + a + b; }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but '+' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { b - (a + a); }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but '-' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { (a + a) * b; }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but '*' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { ~(a + a); }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but '~' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { (a + a) & b; }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but '&' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { (a + a) == b; }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but '==' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { a* a < a* a; }),
              "the result of '*' of 'a' and 'a' needs 8 bits, but '<' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { any(a - a); }),
              "the result of '-' of 'a' and 'a' needs 5 bits, but '|' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] {
                  cat({a + a, b});
              }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but '{}' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { repeat(2, a + a); }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but '{n{}}' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { zext(a + a, 8); }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but 'zext' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { as_signed(a + a); }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but 'as_signed' would drop its top bit in "
              "Verilog: assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { as_unsigned(s + s); }),
              "the result of '+' of 's' and 's' needs 5 bits, but 'as_unsigned' would drop its top bit in "
              "Verilog: assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { shift_left(a + a, n); }),
              "the result of '+' of 'a' and 'a' needs 5 bits, but '<<' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { shift_right(a, n + n); }),
              "the result of '+' of 'n' and 'n' needs 3 bits, but '>>' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { mux(bit, a + a, b) + b; }),
              "the result of a selection of '+' of 'a' and 'a' or 'b' needs 5 bits, but '+' would drop its "
              "top bit in Verilog: assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(message([&] { a.bit_at(bit + bit); }),
              "the result of '+' of 'bit_in' and 'bit_in' needs 2 bits, but '[]' would drop its top bit in "
              "Verilog: assign it to a net first, or cut it with trunc()");
}

TEST_F(HdlOperators, AValueThatWouldChangeInAWiderExpressionIsNamedFirst) {
    const Expr wide = m.wire("wide", 5);
    EXPECT_EQ(message([&] { m.assign(wide, ~a + a); }),
              "the result of '~' of 'a' has 4 bits, but '+' would compute it with 5 bits in Verilog: assign "
              "it to a net first, or cut the outer result with trunc()");
    EXPECT_EQ(message([&] { m.let("sum", trunc(a + a, 4) + a); }),
              "the result of '+' of 'a' and 'a' has 4 bits, but '+' would compute it with 5 bits in Verilog: "
              "assign it to a net first, or cut the outer result with trunc()");
    EXPECT_EQ(message([&] { m.let("difference", a - shift_left(a, n)); }),
              "the result of '<<' of 'a' and 'n' has 4 bits, but '-' would compute it with 5 bits in "
              "Verilog: assign it to a net first, or cut the outer result with trunc()");
    EXPECT_EQ(message([&] { m.let("product", a * mux(bit, a, ~a)); }),
              "the result of a selection of 'a' or '~' of 'a' has 4 bits, but '*' would compute it with 8 "
              "bits in Verilog: assign it to a net first, or cut the outer result with trunc()");
    EXPECT_EQ(message([&] { m.let("chosen", mux(bit, wide, a + (a ^ ~a))); }),
              "the result of '^' of 'a' and '~' of 'a' has 4 bits, but '+' would compute it with 5 bits in "
              "Verilog: assign it to a net first, or cut the outer result with trunc()");
    EXPECT_EQ(message([&] { m.let("moved", shift_right(~a, n) + a); }),
              "the result of '>>' of '~' of 'a' and 'n' has 4 bits, but '+' would compute it with 5 bits in "
              "Verilog: assign it to a net first, or cut the outer result with trunc()");
}

TEST_F(HdlOperators, WhatKeepsItsValueInAWiderExpressionIsAccepted) {
    EXPECT_EQ(message([&] { m.let("negated", trunc(~a + 1, 4)); }), "");
    EXPECT_EQ(message([&] { m.let("complement", ~a); }), "");
    EXPECT_EQ(message([&] { m.let("product", sext(s, 5) * as_signed(b)); }), "");
    EXPECT_EQ(message([&] { m.let("matches", (a == 3) + bit); }), "");
    EXPECT_EQ(message([&] { m.let("extended", zext(~a, 5) + b); }), "");
}

TEST_F(HdlOperators, ALiteralMustFit) {
    EXPECT_EQ(message([&] { lit(3, 8); }), "literal 8 does not fit 3 bits");
    EXPECT_EQ(message([&] { lit(3, -1); }), "literal -1 does not fit 3 bits");
    EXPECT_EQ(message([&] { slit(4, 8); }), "literal 8 does not fit signed 4 bits");
    EXPECT_EQ(message([&] { slit(4, -9); }), "literal -9 does not fit signed 4 bits");
    EXPECT_EQ(message([&] { hex(8, 0x100); }), "a hexadecimal literal does not fit 8 bits");
    EXPECT_EQ(message([&] { a == 16; }), "literal 16 does not fit 4 bits");
    EXPECT_EQ(message([&] { a + -1; }), "literal -1 does not fit 4 bits");
    EXPECT_EQ(message([&] { m.assign(m.wire("w", 3), 9); }), "literal 9 does not fit 3 bits");
    const Const w = m.parameter("W", 8, "", 2);
    EXPECT_EQ(message([&] { lit(w, 5); }),
              "literal 5 does not fit 'W' bits when that is overridden down to 2");
    EXPECT_EQ(message([&] { lit(w, 3); }), "");
    EXPECT_EQ(message([&] { hex(w, 3); }), "hex() needs a width that is a plain number, not 'W'");
}

TEST_F(HdlOperators, AConstantIsANameThatFits) {
    const Const k = m.parameter("K", 12);
    EXPECT_EQ(message([&] { constant(4, k); }), "");
    EXPECT_EQ(message([&] { constant(3, k); }), "constant 'K' is 12, which does not fit 3 bits");
    EXPECT_EQ(message([&] { constant(4, k - 1); }),
              "constant() of 'K-1': Verilog can only cut a name, so give it one with localparam()");
    EXPECT_EQ(message([&] { constant(33, k); }),
              "constant() of 'K' has at most 32 bits: extend it with zext()");
    EXPECT_EQ(finish_message([](Builder& top) {
                  const Expr y = top.output("y", 12);
                  top.loop("part", "i", 3, [&](Scope& part, const Const& i) {
                      part.assign(y.slice(4 * i, 4), zext(constant(1, i), 4));
                  });
              }),
              "module m: constant 'i' does not fit 1 bits when i = 2");
}

TEST_F(HdlOperators, AConstantHasAValue) {
    const Const k = m.parameter("K", 12);
    const Const big = INT64_MAX;
    EXPECT_EQ(message([&] { clog2(0); }), "clog2 of 0: the argument must be at least 1");
    EXPECT_EQ(message([&] { clog2(k - 12).value(); }), "clog2 of 0: the argument must be at least 1");
    EXPECT_EQ(message([&] { Const(1) / 0; }), "a constant is divided by zero");
    EXPECT_EQ(message([&] { (k / (k - 12)).value(); }), "a constant is divided by zero");
    EXPECT_EQ(message([&] { big + 1; }), "a constant does not fit 64 bits");
    EXPECT_EQ(message([&] { Const(-2) - big; }), "a constant does not fit 64 bits");
    EXPECT_EQ(message([&] { (k * big).value(); }), "a constant does not fit 64 bits");
}

TEST_F(HdlOperators, APlainIntNeedsATypedNeighbour) {
    const Expr one = 1;
    EXPECT_EQ(message([&] { one + one; }), "an operator needs at least one operand that is not a plain int");
    EXPECT_EQ(message([&] { one == one; }), "an operator needs at least one operand that is not a plain int");
    EXPECT_EQ(message([&] { cat({a, 1}); }), "a concatenation needs a sized value: write lit(width, value)");
    EXPECT_EQ(message([&] { ~one; }), "'~' needs a sized value: write lit(width, value)");
    EXPECT_EQ(message([&] { zext(1, 4); }), "zext() needs a sized value: write lit(width, value)");
    EXPECT_EQ(message([&] { mux(bit, 1, 0); }),
              "an operator needs at least one operand that is not a plain int");
    EXPECT_EQ(message([&] { m.let("x", 1); }),
              "a plain int has no width of its own: write lit(width, value)");
}

TEST_F(HdlOperators, ZeroWidthCannotBeBuilt) {
    EXPECT_EQ(message([&] { m.wire("w0", 0); }), "'w0' would be 0 bits wide: the smallest width is 1");
    EXPECT_EQ(message([&] { m.input("p0", 0); }), "port 'p0' would be 0 bits wide: the smallest width is 1");
    EXPECT_EQ(message([&] { m.reg("r0_q", 0, reset_to(0)); }),
              "'r0_q' would be 0 bits wide: the smallest width is 1");
    EXPECT_EQ(message([&] { a.slice(0, 0); }), "a slice of 'a' has no bits");
    EXPECT_EQ(message([&] { repeat(0, a); }), "repeat() of 'a': the count must be at least 1");
    EXPECT_EQ(message([&] { zeros(0); }), "a value of 0 bits cannot be built: the smallest width is 1");
    EXPECT_EQ(message([&] { ones(0); }), "a value of 0 bits cannot be built: the smallest width is 1");
    EXPECT_EQ(message([&] { lit(0, 0); }), "a value of 0 bits cannot be built: the smallest width is 1");
    EXPECT_EQ(message([&] { trunc(a, 0); }), "a slice of 'a' has no bits");
    EXPECT_EQ(message([&] { cat({}); }), "a concatenation needs at least one part");
    EXPECT_EQ(message([&] { m.parameter("N", 0); }), "parameter 'N' is 0: must be at least 1");
    EXPECT_EQ(message([&] { m.memory("ram", 0, 8); }),
              "memory 'ram' would have 0 words: the smallest depth is 1");
    EXPECT_EQ(message([&] { m.loop("lane", "i", 0, [](Scope&, const Const&) {}); }),
              "generate loop 'lane' would run 0 times");
}

TEST_F(HdlOperators, SlicesStayInsideNets) {
    EXPECT_EQ(message([&] { a[4]; }), "bits 4:4 are outside 'a', which is 4 bits wide");
    EXPECT_EQ(message([&] { a[-1]; }), "bits -1:-1 are outside 'a', which is 4 bits wide");
    EXPECT_EQ(message([&] { a.slice(2, 3); }), "bits 4:2 are outside 'a', which is 4 bits wide");
    EXPECT_EQ(message([&] { a.slice(1, 3)[3]; }), "bits 3:3 are outside a part of 'a', which is 3 bits wide");
    EXPECT_EQ(message([&] { (a & a)[0]; }),
              "a slice of '&' of 'a' and 'a': Verilog can only select bits of a net; assign it to one");
    EXPECT_EQ(message([&] { trunc(a & a, 2); }),
              "a slice of '&' of 'a' and 'a': Verilog can only select bits of a net; assign it to one");
    EXPECT_EQ(message([&] { as_unsigned(s)[3]; }), "");
    EXPECT_EQ(message([&] { sext(s & s, 8); }),
              "sext() of '&' of 's' and 's': Verilog can only select bits of a net; assign it to one");
}

TEST_F(HdlOperators, PositionsThatVaryHaveTheWidthOfTheNet) {
    EXPECT_EQ(message([&] { a.bit_at(n); }), "");
    EXPECT_EQ(message([&] { a.bit_at(bit); }),
              "'a' has 4 places, so a position has 2 bits: 'bit_in' is 1 bits wide");
    EXPECT_EQ(message([&] { a.bit_at(a); }),
              "'a' has 4 places, so a position has 2 bits: 'a' is 4 bits wide");
    EXPECT_EQ(message([&] { a.bit_at(s); }), "a position in 'a' is signed: 's' is signed 4 bits wide");
    EXPECT_EQ(message([&] { bit.bit_at(bit); }), "'bit_in' has one place only: it needs no position");
    EXPECT_EQ(message([&] { a.element_at(bit, 2); }), "");
    EXPECT_EQ(message([&] { a.element_at(n, 2); }),
              "'a' has 2 places, so a position has 1 bits: 'n' is 2 bits wide");
    EXPECT_EQ(message([&] { a.element_at(bit, 3); }),
              "'a' of 4 bits does not divide into elements of 3 bits");
    EXPECT_EQ(message([&] { a.element_at(bit, 0); }),
              "'a' of 4 bits does not divide into elements of 0 bits");
    EXPECT_EQ(message([&] { (a | a).bit_at(n); }),
              "a bit of '|' of 'a' and 'a': Verilog can only select bits of a net; assign it to one");
}

TEST_F(HdlOperators, ExtensionsDoNotShortenAndCutsDoNotLengthen) {
    EXPECT_EQ(message([&] { zext(a, 3); }), "zext() to 3 bits cannot shorten: 'a' is 4 bits wide");
    EXPECT_EQ(message([&] { sext(s, 3); }), "sext() to 3 bits cannot shorten: 's' is signed 4 bits wide");
    EXPECT_EQ(message([&] { trunc(a, 5); }), "trunc() to 5 bits cannot lengthen: 'a' is 4 bits wide");
    EXPECT_EQ(message([&] { trunc(a * a, 6); }),
              "trunc() of '*' of 'a' and 'a' to 6 bits: cut or extend the operands to that width first ('a' "
              "is 4 bits wide)");
}

TEST_F(HdlOperators, AnAssignmentNeedsTheExactWidthAndSign) {
    const Expr w = m.wire("w", 4);
    const Expr x = m.signed_wire("x", 4);
    EXPECT_EQ(message([&] { m.assign(w, b); }),
              "'w' takes 4 bits, the value 'b' has 5 bits; convert with zext(), sext() or trunc()");
    EXPECT_EQ(
        message([&] { m.assign(w, a + a); }),
        "'w' takes 4 bits, the value '+' of 'a' and 'a' has 5 bits; convert with zext(), sext() or trunc()");
    EXPECT_EQ(message([&] { m.assign(w, s); }),
              "'w' is unsigned, the value 's' is not; convert with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { m.assign(x, a); }),
              "'x' is signed, the value 'a' is not; convert with as_signed() or as_unsigned()");
    EXPECT_EQ(message([&] { m.assign(w[2], a); }),
              "'w' takes 1 bits, the value 'a' has 4 bits; convert with zext(), sext() or trunc()");
    EXPECT_EQ(message([&] { m.assign(a & a, a); }),
              "assign drives '&' of 'a' and 'a', which is not a net or a part of one");
    EXPECT_EQ(message([&] { m.assign(a, w); }), "assign drives input port 'a'");
    EXPECT_EQ(message([&] { m.assign(w.bit_at(n), bit); }),
              "assign to 'w' at a position that varies: use a process");
}

}  // namespace
}  // namespace ragrtl::hdl::test
