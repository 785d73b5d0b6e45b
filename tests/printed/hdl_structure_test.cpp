#include "tests/printed/hdl_text.hpp"

namespace ragrtl::hdl::test {
namespace {

Module cell() {
    Builder m("printed_cell", "one bit of a chain.");
    const Expr a = m.input("a");
    const Expr cin = m.input("cin");
    m.assign(m.output("sum"), a ^ cin);
    m.assign(m.output("cout"), a & cin);
    return m.finish();
}

Module scaler() {
    Builder m("printed_scaler", "masks and repeats.");
    const Const w = m.parameter("WIDTH", 4, "bits", 1);
    const Const copies = m.parameter("COPIES", 2, "how often", 1);
    const Expr a = m.input("a", w);
    const Expr mask = m.signed_input("mask", w);
    m.assign(m.output("y", copies * w), repeat(copies, a & as_unsigned(mask)));
    return m.finish();
}

TEST(HdlPrintedInstances, FitOneLineOrHaveALinePerPort) {
    Builder m("instances", "children of all kinds.");
    const Const k = m.parameter("K", 3, "copies", 1);
    const Expr a = m.input("a", 8);
    const Expr mask = m.signed_input("mask", 8);
    const Expr carry = m.wire("carry", 3);
    const Expr sum = m.output("sum", 2);
    m.assign(carry[0], a[7]);
    m.instance(cell(), "bit0", {{"a", a[0]}, {"cin", carry[0]}, {"sum", sum[0]}, {"cout", carry[1]}});
    m.instance(cell(), "bit1", {{"a", a[1]}, {"cin", carry[1]}, {"sum", sum[1]}, {"cout", carry[2]}});
    m.assign(m.output("carry_out"), carry[2]);
    m.instance(scaler(), "as_it_is", {{"a", a.slice(0, 4)}, {"mask", 5}, {"y", m.output("plain", 8)}});
    m.instance(scaler(), "wider", {{"a", a}, {"mask", mask}, {"y", m.output("masked", 8 * k)}},
               {{"WIDTH", 8}, {"COPIES", k}});
    m.instance(scaler(), "with_a_long_expression",
               {{"a", mux(any(a.slice(0, 4)) && !a[6], a.slice(0, 4) ^ a.slice(4, 4), a.slice(2, 4))},
                {"mask", as_signed(a.slice(4, 4))},
                {"y", m.output("chosen", 8)}});
    expect_text(m.finish(), {{{"K", 1}}});
}

TEST(HdlPrintedGenerate, RepeatsAndChooses) {
    Builder m("generated", "loops and choices.");
    const Const rows = m.parameter("ROWS", 4, "", 1);
    const Const columns = m.parameter("COLUMNS", 3, "", 1);
    m.clock(ResetStyle::sync_high);
    const Expr a = m.input("a", rows * columns);
    const Expr y = m.output("y", rows * columns);
    const Expr z = m.output("z", rows);
    Expr flag = a;
    m.comment("Every row ANDs what the row before it left.");
    m.loop("row", "r", rows, [&](Scope& row, const Const& r) {
        const Expr left = row.wire("left", columns);
        const Expr kept = row.reg("kept_q", columns, reset_to(0));
        flag = kept;
        row.choice(
            equal(r, 0), "first", [&](Scope& first) { first.assign(left, a.slice(0, columns)); }, "later",
            [&](Scope& later) {
                later.assign(left, later.peer(kept, r - 1) & a.slice(r * columns, columns));
            });
        row.clocked([&](Process& p) { p.set(kept, left); });
        row.loop("column", "c", columns, [&](Scope& column, const Const& c) {
            const Expr here = column.let("here", kept[c] ^ left[c]);
            column.choice(
                less(r + c, 2), "corner", [&](Scope& corner) { corner.assign(y[r * columns + c], here); },
                "rest", [&](Scope& rest) { rest.assign(y[r * columns + c], !here); });
        });
    });
    m.loop("flag", "r", rows,
           [&](Scope& each, const Const& r) { each.assign(z[r], any(each.peer(flag, r))); });
    m.choice(
        less(1, rows), "many",
        [&](Scope& many) { many.assign(m.output("more"), any(many.peer(flag, rows - 1))); }, "single",
        [](Scope&) {});
    expect_text(m.finish());
}

TEST(HdlPrintedGenerate, TakesTheBranchOfItsParameter) {
    Builder m("chosen", "a choice of structure.");
    const Const n = m.parameter("N", 4, "bits", 1);
    const Expr a = m.input("a", n);
    const Expr y = m.output("y", n);
    m.choice(
        equal(n, 1), "single", [&](Scope& single) { single.assign(y, a); }, "many",
        [&](Scope& many) {
            many.assign(y, cat({a[0], a.slice(1, n - 1)}));
        });
    expect_text(m.finish(), {{{"N", 1}}, {{"N", 9}}});
}

TEST(HdlPrintedText, HasAHeaderCommentsBannersAndReasons) {
    Builder m(
        "commented",
        "shows every kind of comment: the summary of a module may be longer than one line, so it is filled.");
    m.timing(3, "3 cycles", 1, "1 value per cycle");
    m.fact("handshake",
           "valid travels with the data; there is no ready, so whoever takes the results has to keep up "
           "with them in every cycle");
    const Const w = m.parameter("W", 8, "bits");
    const Const structure = m.localparam("STAGES", 2, "registers on the way");
    const Expr a = m.input("a", w, "a port with a long explanation that still fits the line it is on");
    const Expr b = m.input("b", 4);
    const Expr y =
        m.output("y", w,
                 "an explanation so long that it would push the line beyond its limit and therefore stands "
                 "before the port it explains");
    m.comment(
        "A paragraph of prose is filled to the width of the page, however it was cut in the generator's "
        "source, "
        "and it says why.\n    a -> y\n    |    a drawing stays as it is\nA second paragraph follows.");
    m.banner("Stage 1: nothing yet");
    const Expr x = m.let("x", a, "a short remark");
    const Expr longer = m.let("a_longer_name", ~a);
    m.unused("unused_b", b, "kept for the register map");
    m.unused("unused_bit", b[0], "the same, one bit");
    m.unused("unused_x", x.slice(0, structure - 1), "shown");
    m.unused("unused_parts", cat({x, b}), "several at once");
    m.unused("unused_result", b ^ lit(4, 5), "not a net");
    m.unused("unused_with_a_long_name_and_a_reason_that_fits_behind_it", x, "but not in the others' column");
    m.assign(y, longer ^ x);
    expect_text(m.finish(), {{{"W", 1}}, {{"W", 31}}});
}

TEST(HdlPrintedText, BreaksLongLinesAtTheLoosestOperator) {
    Builder m("long_lines", "expressions longer than a line.");
    std::vector<Expr> in;
    for (int i = 0; i < 12; ++i) in.push_back(m.input("operand_number_" + std::to_string(i), 8));
    Expr all = in[0];
    Expr chain = in[11];
    for (int i = 1; i < 12; ++i)
        all = all | (in[static_cast<std::size_t>(i)] & in[static_cast<std::size_t>(i - 1)]);
    for (int i = 10; i >= 0; --i)
        chain = mux(in[static_cast<std::size_t>(i)][0], in[static_cast<std::size_t>(i)], chain);
    m.assign(m.output("every_pair", 8), all);
    m.assign(m.output("first_odd", 8), chain);
    m.assign(m.output("joined", 96), cat(in));
    expect_text(m.finish());
}

}  // namespace
}  // namespace ragrtl::hdl::test
