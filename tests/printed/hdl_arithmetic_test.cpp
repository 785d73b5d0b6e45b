#include "tests/printed/hdl_text.hpp"

namespace ragrtl::hdl::test {
namespace {

TEST(HdlPrintedArithmetic, GrowsIsCutAndKeepsItsSign) {
    Builder m("arithmetic", "sums, differences and products.");
    const Expr a = m.input("a", 4);
    const Expr b = m.input("b", 4);
    const Expr c = m.input("c", 3);
    const Expr p = m.signed_input("p", 4);
    const Expr q = m.signed_input("q", 4);
    const Expr r = m.signed_input("r", 3);
    const auto show = [&](const std::string& name, const Expr& value) {
        m.assign(value.is_signed() ? m.signed_output(name, value.width()) : m.output(name, value.width()),
                 value);
    };
    show("sum", a + b);
    show("sum_mixed", a + c);
    show("one_more", a + 1);
    show("seven_less", a - 7);
    show("difference", a - b);
    show("product", a * c);
    show("sum_signed", p + q);
    show("sum_signed_mixed", p + r);
    show("product_signed", p * r);
    show("product_of_bits", p * as_signed(b));
    show("modulo", trunc(a + b, 4));
    show("negated", trunc(0 - p, 4));
    show("chain", trunc(trunc(a + b, 4) - trunc(a - b, 4), 4));
    show("chain_left", trunc(trunc(a - b, 4) - a, 4));
    show("products", trunc(trunc(a * b, 4) + trunc(a * a, 4), 4));
    show("factored", trunc(a * trunc(a + b, 4), 4));
    show("one_of_two", mux(c[0], a + b, a - b));
    show("lowest", p + slit(4, -8));
    show("thirds", p * slit(4, -3));
    show("compared", p < q && a >= b);
    show("compared_part", as_signed(a.slice(1, 3)) < r);
    show("compared_choice", mux(c[1], sext(r, 4), p) <= q);
    show("compared_complement", ~p < q);
    const Expr named = m.signed_wire("named", 4, "driven below");
    m.assign(named, q);
    show("named_value", named);
    expect_text(m.finish());
}

TEST(HdlPrintedArithmetic, FollowsSymbolicWidths) {
    Builder m("symbolic_arithmetic", "sums of any width.");
    const Const w = m.parameter("W", 8, "", 2);
    const Expr a = m.input("a", w);
    const Expr b = m.input("b", w);
    const Expr s = m.signed_input("s", w);
    m.assign(m.output("sum", w + 1), a + b);
    m.assign(m.output("one_more", w), trunc(a + 1, w));
    m.assign(m.output("product", 2 * w), a * b);
    m.assign(m.signed_output("square", w + w), s * s);
    m.assign(m.output("positive"), s > 0);
    m.assign(m.output("is_two"), a == 2);
    m.assign(m.signed_output("low", w), mux(s < -2, slit(w, -2), s));
    expect_text(m.finish(), {{{"W", 2}}, {{"W", 3}}, {{"W", 65}}});
}

}  // namespace
}  // namespace ragrtl::hdl::test
