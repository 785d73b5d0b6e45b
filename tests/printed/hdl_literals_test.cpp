#include "tests/printed/hdl_text.hpp"

namespace ragrtl::hdl::test {
namespace {

TEST(HdlPrintedLiterals, AreSized) {
    Builder m("literals", "numbers.");
    const Const w = m.parameter("W", 8, "", 4);
    const auto show = [&](const std::string& name, const Expr& value) {
        m.assign(value.is_signed() ? m.signed_output(name, value.width()) : m.output(name, value.width()),
                 value);
    };
    show("bit_zero", lit(1, 0));
    show("bit_one", lit(1, 1));
    show("decimal", lit(10, 1000));
    show("decimal_wide", lit(72, 1'000'000'000'000));
    show("signed_positive", slit(8, 127));
    show("signed_negative", slit(8, -127));
    show("signed_lowest", slit(8, -128));
    show("signed_bit", slit(1, -1));
    show("signed_wide", slit(72, -5));
    show("signed_64", slit(64, INT64_MIN));
    show("hex_short", hex(12, 0xabc));
    show("hex_grouped", hex(32, 0xdeadbeef));
    show("hex_odd", hex(18, 0x2abcd));
    show("hex_wide", hex(80, 0x0123456789abcdef));
    show("fill_zeros", zeros(20));
    show("fill_ones", ones(130));
    show("fill_bit", ones(1));
    show("fill_sym", ones(w));
    show("fill_sym_more", zeros(w + 1));
    show("sym_zero", lit(w, 0));
    show("sym_five", lit(w, 5));
    show("sym_signed_zero", slit(w, 0));
    show("sym_signed_five", slit(w, 5));
    show("sym_minus_one", slit(w, -1));
    show("sym_minus_five", slit(w, -5));
    expect_text(m.finish(), {{{"W", 4}}, {{"W", 70}}});
}

}  // namespace
}  // namespace ragrtl::hdl::test
