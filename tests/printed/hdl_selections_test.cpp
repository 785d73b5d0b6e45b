#include "tests/printed/hdl_text.hpp"

namespace ragrtl::hdl::test {
namespace {

TEST(HdlPrintedSelections, TakeBitsOfNets) {
    Builder m("selections", "parts of vectors.");
    const Const k = m.parameter("K", 4, "elements", 2);
    const Const w = m.parameter("W", 8, "bits of one", 2);
    const Expr a = m.input("a", 8);
    const Expr all = m.input("all_elements", k * w);
    const Expr at = m.input("at", 3);
    const Expr element = m.input("element", clog2(k));
    const Expr bit = m.input("one");
    m.assign(m.output("bit_three"), a[3]);
    m.assign(m.output("bit_of_bit"), bit[0]);
    m.assign(m.output("low", 3), a.slice(0, 3));
    m.assign(m.output("middle", 3), a.slice(2, 3));
    m.assign(m.output("in_middle", 2), a.slice(2, 4).slice(1, 2));
    m.assign(m.output("first", w), all.slice(0, w));
    m.assign(m.output("second", w), all.slice(w, w));
    m.assign(m.output("top_element", w), all.slice((k - 1) * w, w));
    m.assign(m.output("top_bit"), all[k * w - 1]);
    m.assign(m.output("bit_at"), a.bit_at(at));
    m.assign(m.output("element_at", w), all.element_at(element, w));
    m.assign(m.output("pair_at", 2), a.element_at(at.slice(0, 2), 2));
    m.assign(m.output("joined", 12), cat({a, bit, at}));
    m.assign(m.output("joined_deep", 10), cat({bit, repeat(4, cat({bit, a[7]})), bit}));
    m.assign(m.output("copies", 3), repeat(3, bit));
    m.assign(m.output("copies_sym", k * w), repeat(k, all.slice(0, w)));
    const Expr swapped = m.wire("swapped", 8);
    m.assign(swapped.slice(0, 4), a.slice(4, 4));
    m.assign(swapped.slice(4, 4), a.slice(0, 4));
    m.assign(m.output("swap", 8), swapped);
    expect_text(m.finish(), {{{"K", 2}, {"W", 2}}, {{"K", 8}}, {{"W", 33}}});
}

}  // namespace
}  // namespace ragrtl::hdl::test
