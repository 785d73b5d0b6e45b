#include "gen/blocks/hier_pe_bitserial.hpp"

#include <string>

#include "gen/arith/bit_heap.hpp"
#include "gen/blocks/common.hpp"
#include "gen/blocks/hier_query.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

/// Rows left for the second carry-save stage: with the two accumulator rows it is then as slow as the first.
constexpr int rows_at_cut = 9;

}  // namespace

Module hier_pe_bitserial(const spec::HierPeBitserial& spec) {
    const int sum_width = spec::sum_width(spec);

    Builder m("hier_pe_bitserial", "query-stationary dot product of " + std::to_string(spec.lanes) +
                                       " lanes straight from bit-plane rows, one row per cycle.");
    m.timing(4, "4 cycles from the last row of a document to its result", -1,
             "a row per cycle: 4 cycles per INT4 document, 8 per INT8 document");
    m.fact("handshake",
           "rows: doc_valid, every one is taken; results have no ready, the consumer takes each as it comes");
    m.fact("rows", "row 0 = sign bits ... row 7 = least significant bits; INT4 documents have rows 0 .. 3");
    m.fact("results", "INT8 query times INT8 document, or times the signed nibbles of an INT4 document");
    m.fact("query", "a row is multiplied in the cycle after it was taken, by what the query holds then");
    m.fact("masking", "query lanes from active_lanes up are loaded as zero, so they add nothing");

    m.clock(reset_style(spec.reset));
    const Const row_w = spec.lanes;
    const QueryPort query_in = query_port(m, row_w);
    const Expr doc_valid = m.input("doc_valid");
    const Expr doc_ready = m.output("doc_ready", 1, "always high");
    const Expr doc_row = m.input("doc_row", row_w);
    const Expr doc_int8 = m.input("doc_int8", 1, "sampled with row 0");
    const Expr result_valid = m.output("result_valid");
    const Expr result_sum = m.signed_output("result_sum", sum_width);
    const Expr busy = m.output("busy");
    m.assign(doc_ready, lit(1, 1));

    const Expr query_rows = stationary_query(m, query_in);

    m.banner("Document: the row at hand and its place in the document");
    const Expr row_count = m.reg("row_q", 3, reset_to(0), "the row that comes next");
    const Expr int8 = m.reg("int8_q", 1, no_reset("set with row 0"));
    const Expr first = m.let("first_row", row_count == 0);
    const Expr second = m.let("second_row", row_count == 1);
    const Expr last = m.let("last_row", row_count == 7 || (row_count == 3 && !int8));
    const auto flag = [&](const std::string& name) {
        return m.reg(name, 1, no_reset("read only where its stage is valid"));
    };
    const Expr row = m.reg("doc_row_q", row_w, no_reset("read only where doc_valid_q"));
    const Expr row_valid = m.reg("doc_valid_q", 1, reset_to(0));
    const Expr row_first = flag("doc_first_q");
    const Expr row_second = flag("doc_second_q");
    const Expr row_last = flag("doc_last_q");
    m.clocked([&](Process& p) {
        p.when(doc_valid, [&] { p.set(row_count, mux(last, lit(3, 0), trunc(row_count + 1, 3))); });
    });
    m.clocked([&](Process& p) { p.set(row_valid, doc_valid); });
    m.clocked([&](Process& p) {
        p.when(doc_valid, [&] {
            p.set(row, doc_row);
            p.set(row_first, first);
            p.set(row_second, second);
            p.set(row_last, last);
        });
        p.when(doc_valid && first, [&] { p.set(int8, doc_int8); });
    });

    m.banner("Products: the row times every bit of the query");
    m.comment(
        "The heap makes the negative of the row's sum: -b = ~b - 1, so all products but those of the "
        "query's sign bits are NANDs, and the document's sign row already counts as it must.");
    arith::BitHeap products(m, "s1", sum_width);
    for (int i = 0; i < query_planes; ++i) {
        const bool query_sign = i == query_planes - 1;
        const Expr product = m.peer(query_rows, query_planes - 1 - i) & row;
        const std::string name = "product_bit" + std::to_string(i);
        if (query_sign) {
            products.add(m.let(name, product), i);
        } else {
            products.add(m.let(name, ~product), i, {true, true});
        }
    }

    m.banner("Stage 1: the products of a row, down to " + std::to_string(rows_at_cut) + " rows");
    m.comment("Bits by weight:\n" + products.heights());
    products.compress(arith::Compression::arrival, rows_at_cut);
    const Expr s1_valid = m.reg("s1_valid_q", 1, reset_to(0));
    const Expr s1_first = flag("s1_first_q");
    const Expr s1_second = flag("s1_second_q");
    const Expr s1_last = flag("s1_last_q");
    arith::BitHeap sums = products.registered("s2", "read only where s1_valid_q");
    m.clocked([&](Process& p) { p.set(s1_valid, row_valid); });
    m.clocked([&](Process& p) {
        p.set(s1_first, row_first);
        p.set(s1_second, row_second);
        p.set(s1_last, row_last);
    });

    m.banner("Stage 2: the rows of a document accumulate, still in carry-save form");
    m.comment(
        "With n the negative sum of a row, the dot product r goes from n to 2*r - n. It is kept as "
        "it is after the first row and complemented from the second on: ~(2*r - n) = 2*~r + 1 + n. Where the "
        "second row comes, ~(2*(sum + carry)) is ~(2*sum) + ~(2*carry) + 1.");
    const Expr sum_row =
        m.reg("s2_sum_q", sum_width, no_reset("the first row of a document starts it afresh"));
    const Expr carry_row =
        m.reg("s2_carry_q", sum_width, no_reset("the first row of a document starts it afresh"));
    const auto doubled = [&](const Expr& accumulated, const Expr& low_bit) {
        const Expr bits = accumulated.slice(0, sum_width - 1) ^ repeat(sum_width - 1, s1_second);
        return mux(s1_first, lit(sum_width, 0), cat({bits, low_bit}));
    };
    constexpr double select_delay = 2.0;  // two flags to all bits of both rows
    sums.add_number(m.let("s2_sum_in", doubled(sum_row, s1_second)), 0, false, select_delay);
    sums.add_number(m.let("s2_carry_in", doubled(carry_row, lit(1, 1))), 0, false, select_delay);
    sums.add(s1_second, 0);
    m.comment("Bits by weight:\n" + sums.heights());
    sums.compress(arith::Compression::arrival);
    const auto [sum_next, carry_next] = sums.rows();
    const Expr s2_valid = m.reg("s2_valid_q", 1, reset_to(0), "the document is complete");
    m.clocked([&](Process& p) { p.set(s2_valid, s1_valid && s1_last); });
    m.clocked([&, sum_next = sum_next, carry_next = carry_next](Process& p) {
        p.when(s1_valid, [&] {
            p.set(sum_row, sum_next);
            p.set(carry_row, carry_next);
        });
    });

    m.banner("Fusion: the carry-propagate adder");
    const Expr fused = arith::add_rows(m, "fused", sum_row, carry_row, arith::FinalAdder::plus);
    const Expr valid = m.reg("result_valid_q", 1, reset_to(0));
    const Expr sum_out = m.signed_reg("result_sum_q", sum_width, no_reset("read only where result_valid"));
    m.clocked([&](Process& p) { p.set(valid, s2_valid); });
    m.clocked([&](Process& p) { p.when(s2_valid, [&] { p.set(sum_out, as_signed(~fused)); }); });
    m.assign(result_valid, valid);
    m.assign(result_sum, sum_out);
    m.assign(busy, row_count != 0 || row_valid || s1_valid || s2_valid || valid);
    return m.finish();
}

}  // namespace ragrtl::blocks
