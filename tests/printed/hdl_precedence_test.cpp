#include "tests/printed/hdl_text.hpp"

namespace ragrtl::hdl::test {
namespace {

TEST(HdlPrintedOperators, HaveParenthesesWhereAReaderNeedsThem) {
    Builder m("operators", "every operator beside every other.");
    const Expr a = m.input("a", 4);
    const Expr b = m.input("b", 4);
    const Expr c = m.input("c", 4);
    const Expr n = m.input("n", 2);
    const Expr s = m.signed_input("s", 4);
    const Expr x = m.input("x");
    const Expr y = m.input("y");
    const Expr z = m.input("z");
    const auto show = [&](const std::string& name, const Expr& value) {
        m.assign(value.is_signed() ? m.signed_output(name, value.width()) : m.output(name, value.width()),
                 value);
    };
    show("not_all", ~a);
    show("not_one", !x);
    show("and_or", (a & b) | c);
    show("or_and", a & (b | c));
    show("and_chain", a & b & c);
    show("xor_chain", a ^ b ^ c);
    show("xor_right", a ^ (b ^ c));
    show("and_then_or", (x && y) || z);
    show("or_then_and", x && (y || z));
    show("logic_chain", x && y && z);
    show("not_logic", !(x && y));
    show("equal_logic", a == b && b != c);
    show("less_equal", (a < b) == (b <= c));
    show("equal_equal", (a == b) == x);
    show("equal_right", x == (a == b));
    show("compare_bits", (a & b) == c);
    show("any_of", any(a));
    show("all_of", all(a & b));
    show("odd", parity(a));
    show("odd_of_not", parity(~a));
    show("none_of", !any(a));
    show("not_odd", ~parity(a));
    show("any_and_all", any(a) && all(b));
    show("any_with_all", any(a) & all(b));
    show("left_by", shift_left(a, n));
    show("right_by", shift_right(a, n));
    show("right_signed", shift_right(s, n));
    show("twice", shift_left(shift_left(a, n), n));
    show("by_shifted", shift_left(a, shift_right(n, x)));
    show("masked_shift", shift_left(a & b, n));
    show("shift_mask", shift_left(a, n) & b);
    show("right_of_bits", shift_right(as_signed(a), n));
    show("right_as_bits", as_unsigned(shift_right(s, n)) & b);
    show("choice", mux(x, a, b));
    show("choice_of_choice", mux(x, a, mux(y, b, c)));
    show("choice_inside", mux(x, mux(y, a, b), c));
    show("chosen_condition", mux(mux(x, y, z), a, b));
    show("compared_choice", mux(x, a, b) == c);
    show("constant_choice", mux(x, 3, a));
    expect_text(m.finish());
}

}  // namespace
}  // namespace ragrtl::hdl::test
