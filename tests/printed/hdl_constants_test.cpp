#include "tests/printed/hdl_text.hpp"

namespace ragrtl::hdl::test {
namespace {

TEST(HdlPrintedConstants, KeepTheNamesOfParametersAndTheirParentheses) {
    Builder m("constants", "widths that follow parameters.");
    const Const k = m.parameter("K", 8, "places", 1);
    const Const w = m.parameter("W", 6, "bits of an element", 2);
    const Const total = m.localparam("TOTAL_W", k * w, "all elements");
    const Expr in = m.input("in_all", k * w);
    const Expr y0 = m.output("y_index", index_width(k));
    const Expr y1 = m.output("y_count", index_width(k + 1));
    const Expr y2 = m.output("y_half", (w + 1) / 2);
    const Expr y3 = m.output("y_scaled", 4 * ceil_div(k, 2) - 1);
    const Expr y4 = m.output("y_twice", 2 * (k + w) - (k - 1));
    const Expr y5 = m.output("y_total", total);
    m.assign(y0, zeros(index_width(k)));
    m.assign(y1, ones(index_width(k + 1)));
    m.assign(y2, in.slice(0, (w + 1) / 2));
    m.assign(y3, repeat(4 * ceil_div(k, 2) - 1, in[0]));
    m.assign(y4, repeat(2 * (k + w) - (k - 1), in[w - 1]));
    m.assign(y5, in);
    const Expr sum = m.let("sum", in ^ zeros(total));
    m.unused("unused_sum", sum, "only its width counts");
    expect_text(m.finish(), {{{"K", 1}}, {{"K", 2}, {"W", 2}}, {{"K", 3}, {"W", 7}}, {{"W", 40}}});
}

TEST(HdlPrintedConstants, AreCutToTheWidthOfAValue) {
    Builder m("constant_values", "constants as values.");
    const Const k = m.parameter("K", 5, "", 1);
    const Const last = m.localparam("LAST", k - 1);
    const Expr a = m.input("a", 8);
    m.assign(m.output("at_end"), a == constant(8, last));
    m.assign(m.output("is_odd"), a[0] == constant(1, m.localparam("ODD", 1)));
    const Expr y = m.output("y", 4);
    m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) {
        const Const above = lane.localparam("ABOVE", i + 1, "the lane above");
        lane.assign(y[i], a.slice(0, 3) == constant(3, above) || a.slice(3, 2) == constant(2, i));
    });
    m.unused("unused_a", a.slice(5, 3), "compared elsewhere");
    expect_text(m.finish(), {{{"K", 1}}, {{"K", 200}}});
}

TEST(HdlPrintedConstants, SpellAsAPersonWouldWriteThem) {
    const Const a = Const::parameter("A", 12, 1);
    const Const b = Const::parameter("B", 5, 1);
    EXPECT_EQ((a + 3 - 1).text(), "A+2");
    EXPECT_EQ((a - 1 + 1).text(), "A");
    EXPECT_EQ((a - b - 2).text(), "A-B-2");
    EXPECT_EQ((a - (b - 2)).text(), "A-(B-2)");
    EXPECT_EQ((a + (b - 2)).text(), "A+B-2");
    EXPECT_EQ((a * (b + 1)).text(), "A*(B+1)");
    EXPECT_EQ((a * (b / 2)).text(), "A*(B/2)");
    EXPECT_EQ((a / b / 2).text(), "A/B/2");
    EXPECT_EQ((a / (b * 2)).text(), "A/(B*2)");
    EXPECT_EQ((a * 1 + 0).text(), "A");
    EXPECT_EQ((a - a).text(), "0");
    EXPECT_EQ((a + -3).text(), "A-3");
    EXPECT_EQ(clog2(a + 1).text(), "$clog2(A+1)");
    EXPECT_EQ(index_width(a).text(), "($clog2(A) > 1 ? $clog2(A) : 1)");
    EXPECT_EQ(index_width(a + 1).text(), "$clog2(A+1)");
    EXPECT_EQ(larger(a, b).text(), "(A > B ? A : B)");
    EXPECT_EQ((a * (b / 2)).value(), 24);
    EXPECT_EQ(index_width(Const(1)).value(), 1);
    EXPECT_EQ(index_width(Const(50)).value(), 6);
}

}  // namespace
}  // namespace ragrtl::hdl::test
