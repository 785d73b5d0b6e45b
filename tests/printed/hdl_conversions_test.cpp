#include "tests/printed/hdl_text.hpp"

namespace ragrtl::hdl::test {
namespace {

TEST(HdlPrintedConversions, ExtendAndCut) {
    Builder m("conversions", "extensions and cuts.");
    const Const w = m.parameter("W", 6, "", 4);
    const Expr a = m.input("a", 6);
    const Expr s = m.signed_input("s", 6);
    const Expr v = m.input("v", w);
    const Expr t = m.signed_input("t", w);
    const Expr bit = m.input("one");
    m.assign(m.output("zext_by_one", 7), zext(a, 7));
    m.assign(m.output("zext_by_four", 10), zext(a, 10));
    m.assign(m.output("zext_bit", 8), zext(bit, 8));
    m.assign(m.output("zext_sym", w + 3), zext(v, w + 3));
    m.assign(m.output("zext_to_sym", 2 * w), zext(v, 2 * w));
    m.assign(m.signed_output("sext_by_one", 7), sext(s, 7));
    m.assign(m.signed_output("sext_by_four", 10), sext(s, 10));
    m.assign(m.signed_output("sext_bit", 8), sext(as_signed(bit), 8));
    m.assign(m.signed_output("sext_part", 8), sext(as_signed(a.slice(1, 3)), 8));
    m.assign(m.signed_output("sext_sym", 2 * w), sext(t, 2 * w));
    m.assign(m.output("trunc_low", 4), trunc(a, 4));
    m.assign(m.signed_output("trunc_signed", 4), trunc(s, 4));
    m.assign(m.output("trunc_sym", w - 2), trunc(v, w - 2));
    m.assign(m.output("bits_of", 6), as_unsigned(s));
    m.assign(m.signed_output("number_of", 6), as_signed(a));
    m.assign(m.output("bits_inside", 7), cat({bit, as_unsigned(s)}));
    m.assign(m.output("sign"), s.msb());
    m.assign(m.output("sign_sym"), t.msb());
    expect_text(m.finish(), {{{"W", 4}}, {{"W", 33}}});
}

}  // namespace
}  // namespace ragrtl::hdl::test
