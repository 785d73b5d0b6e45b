#include "gen/blocks/hier_pe.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "gen/arith/bit_heap.hpp"
#include "gen/blocks/common.hpp"
#include "gen/blocks/hier_query.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

constexpr int nibble_bits = 4;
/// Rows left for the second carry-save stage: with the two accumulator rows it is then as deep as the first.
constexpr int rows_at_cut = 6;

/// What the sign-dependent partial products of one lane count too much when they are complemented.
/// A product bit that counts negative is -b = ~b - 1; the -1 of all lanes are added once per pass.
int complement_excess(bool query_signed, bool doc_signed) {
    const int row = 8 + 16 + 32;  // top query bit times document bits 0 .. 2; the same the other way round
    const int corner = 64;        // top bit times top bit
    return (query_signed ? row : 0) + (doc_signed ? row : 0) + (query_signed != doc_signed ? corner : 0);
}

std::int64_t modulo(std::int64_t value, int width) { return value & ((std::int64_t{1} << width) - 1); }

}  // namespace

Module hier_pe(const spec::HierPe& spec) {
    const int lanes = spec.lanes;
    const int per_cycle = spec.lanes_per_cycle;
    const int beats = (lanes + per_cycle - 1) / per_cycle;
    const int sum_width = bits_for_range(-120 * lanes, 225 * lanes);
    const std::string beats_text = std::to_string(beats) + (beats == 1 ? " cycle" : " cycles");

    Builder m("hier_pe", "query-stationary dot product of " + std::to_string(lanes) +
                             " lanes on bit-plane rows, INT4 in one pass or INT8 in four.");
    m.timing(
        beats + 3,
        std::to_string(beats + 3) + " cycles from the last row of a nibble to the result of its first pass",
        beats, beats_text + " per pass; an INT4 document has 1 pass, an INT8 document 4");
    m.fact("handshake",
           "rows: doc_valid / doc_ready; results have no ready, the consumer takes each as it comes");
    m.fact("rows", "row 0 = sign bits ... row 7 = least significant bits; INT4 documents have rows 0 .. 3");
    m.fact("passes",
           "0: query high x document high, 1: low x high, 2: high x low, 3: low x low; "
           "dot = 256*p0 + 16*(p1 + p2) + p3");
    m.fact("signs", "a high nibble is signed, a low nibble unsigned");
    m.fact("masking", "query lanes from active_lanes up are loaded as zero, so they add nothing");

    m.clock(reset_style(spec.reset));
    const Const row_w = lanes;
    const QueryPort query = query_port(m, row_w);
    const Expr doc_valid = m.input("doc_valid");
    const Expr doc_ready = m.output("doc_ready");
    const Expr doc_row = m.input("doc_row", row_w);
    const Expr doc_int8 = m.input("doc_int8", 1, "sampled with row 0");
    const Expr result_valid = m.output("result_valid");
    const Expr result_pass = m.output("result_pass", 2);
    const Expr result_last = m.output("result_last", 1, "last pass of its document");
    const Expr result_sum = m.signed_output("result_sum", sum_width);
    const Expr busy = m.output("busy");

    const Expr query_rows = stationary_query(m, query);
    const auto query_at = [&](int r) { return m.peer(query_rows, r); };

    m.banner("Capture: three rows of a nibble wait for the fourth");
    const Expr row_count = m.reg("row_q", 2, reset_to(0), "rows of the nibble captured");
    const Expr low_nibble = m.reg("low_nibble_q", 1, reset_to(0), "the rows belong to the low nibble");
    const Expr int8 = m.reg("int8_q", 1, no_reset("set with row 0"));
    std::array<Expr, 3> captured = {m.reg("row0_q", row_w, no_reset("used only after row_q has passed it")),
                                    m.reg("row1_q", row_w, no_reset("used only after row_q has passed it")),
                                    m.reg("row2_q", row_w, no_reset("used only after row_q has passed it"))};
    const Expr operand_free =
        m.wire("operand_free", 1, "the operand can be replaced at the end of this cycle");
    const Expr fourth_row = m.let("fourth_row", row_count == 3);
    const Expr accept = m.let("accept", doc_valid && doc_ready);
    const Expr complete = m.let("complete", accept && fourth_row);
    m.assign(doc_ready, !fourth_row || operand_free);
    m.clocked([&](Process& p) { p.when(accept, [&] { p.set(row_count, trunc(row_count + 1, 2)); }); });
    m.clocked([&](Process& p) { p.when(complete, [&] { p.set(low_nibble, int8 && !low_nibble); }); });
    m.clocked([&](Process& p) {
        p.when(accept, [&] {
            p.select(row_count,
                     {{{0},
                       [&] {
                           p.set(captured[0], doc_row);
                           p.when(!low_nibble, [&] { p.set(int8, doc_int8); });
                       }},
                      {{1}, [&] { p.set(captured[1], doc_row); }},
                      {{2}, [&] { p.set(captured[2], doc_row); }}},
                     [] {});
        });
    });

    m.banner("Operand: a whole nibble, multiplied by the query for one pass (INT4) or two (INT8)");
    const Expr operand_valid = m.reg("operand_valid_q", 1, reset_to(0));
    const auto operand_reg = [&](const std::string& name, const Const& width) {
        return m.reg(name, width, no_reset("read only where operand_valid_q"));
    };
    const Expr operand_low = operand_reg("operand_low_q", 1);
    const Expr operand_int8 = operand_reg("operand_int8_q", 1);
    const Expr second_pass = operand_reg("second_pass_q", 1);
    // Bit i of every lane, i = 3 the sign.
    std::vector<Expr> operand;
    for (int i = 0; i < nibble_bits; ++i)
        operand.push_back(operand_reg("doc_bit" + std::to_string(i) + "_q", row_w));
    std::optional<Expr> beat;
    if (beats > 1) beat = operand_reg("beat_q", index_width(beats));
    const Expr last_beat = beats > 1 ? m.let("last_beat", *beat == beats - 1) : lit(1, 1);
    const Expr nibble_done = m.let("nibble_done", beats > 1 ? last_beat && (second_pass || !operand_int8)
                                                            : second_pass || !operand_int8);
    m.assign(operand_free, !operand_valid || nibble_done);
    m.clocked([&](Process& p) {
        p.when(complete, [&] { p.set(operand_valid, 1); }).otherwise_when(nibble_done, [&] {
            p.set(operand_valid, 0);
        });
    });
    m.clocked([&](Process& p) {
        p.when(complete, [&] {
             p.set(operand[3], captured[0]);
             p.set(operand[2], captured[1]);
             p.set(operand[1], captured[2]);
             p.set(operand[0], doc_row);
             p.set(operand_low, low_nibble);
             p.set(operand_int8, int8);
             p.set(second_pass, 0);
             if (beat) p.set(*beat, 0);
         }).otherwise([&] {
            if (!beat) {
                p.set(second_pass, 1);
                return;
            }
            p.when(last_beat, [&] {
                 p.set(*beat, 0);
                 p.set(second_pass, 1);
             }).otherwise([&] { p.set(*beat, trunc(*beat + 1, beat->width())); });
        });
    });

    m.banner("Products: query bit i times document bit j, the lanes of a beat side by side");
    const auto lanes_of_beat = [&](const std::string& name, const Expr& row) {
        if (!beat) return row;
        const int padded = beats * per_cycle;
        const Expr whole = padded == lanes ? row : m.let(name + "_padded", zext(row, padded));
        return m.let(name, whole.element_at(*beat, per_cycle));
    };
    std::vector<Expr> query_bits;
    std::vector<Expr> doc_bits;
    for (int i = 0; i < nibble_bits; ++i) {
        const std::string bit = "bit" + std::to_string(i);
        const int high_row = nibble_bits - 1 - i;
        const Expr row =
            m.let("query_" + bit, mux(second_pass, query_at(high_row + nibble_bits), query_at(high_row)));
        query_bits.push_back(lanes_of_beat("beat_query_" + bit, row));
    }
    for (int i = 0; i < nibble_bits; ++i) {
        doc_bits.push_back(
            lanes_of_beat("beat_doc_bit" + std::to_string(i), operand[static_cast<std::size_t>(i)]));
    }
    const Expr query_signed =
        m.let("query_signed", !second_pass, "the first pass of a nibble takes the query's high one");
    const Expr doc_signed = m.let("doc_signed", !operand_low);
    const Const beat_w = per_cycle;
    arith::BitHeap products(m, "s1", sum_width);
    m.comment(
        "Where one factor bit is a sign, the product counts negative: -b = ~b - 1. The bit is complemented "
        "here, the -1 of all lanes come in once per pass, below.");
    for (int i = 0; i < nibble_bits; ++i) {
        for (int j = 0; j < nibble_bits; ++j) {
            const Expr product =
                query_bits[static_cast<std::size_t>(i)] & doc_bits[static_cast<std::size_t>(j)];
            const bool query_top = i == nibble_bits - 1;
            const bool doc_top = j == nibble_bits - 1;
            const Expr bits = !query_top && !doc_top ? product
                              : query_top && doc_top
                                  ? product ^ repeat(beat_w, query_signed ^ doc_signed)
                                  : product ^ repeat(beat_w, query_top ? query_signed : doc_signed);
            products.add(m.let("product_q" + std::to_string(i) + "d" + std::to_string(j), bits), i + j);
        }
    }

    m.banner("Stage 1: the products of a beat, down to " + std::to_string(rows_at_cut) + " rows");
    m.comment("Bits by weight:\n" + products.heights());
    products.compress(arith::Compression::arrival, rows_at_cut);
    const auto flag = [&](const std::string& name, const Const& width = 1) {
        return m.reg(name, width, no_reset("read only where its stage is valid"));
    };
    const Expr s1_valid = m.reg("s1_valid_q", 1, reset_to(0));
    const Expr s1_pass = flag("s1_pass_q", 2);
    const Expr s1_doc_done = flag("s1_doc_done_q");
    std::optional<Expr> s1_first;
    std::optional<Expr> s1_last;
    if (beat) {
        s1_first = flag("s1_first_q");
        s1_last = flag("s1_last_q");
    }
    arith::BitHeap sums = products.registered("s2", "read only where s1_valid_q");
    m.clocked([&](Process& p) { p.set(s1_valid, operand_valid); });
    m.clocked([&](Process& p) {
        p.set(s1_pass, cat({operand_low, second_pass}));
        p.set(s1_doc_done, mux(operand_int8, operand_low && second_pass, lit(1, 1)));
        if (beat) {
            p.set(*s1_first, *beat == 0);
            p.set(*s1_last, last_beat);
        }
    });

    m.banner(beat ? "Stage 2: the beats of a pass accumulate, still in carry-save form"
                  : "Stage 2: the rest of the compression, still in carry-save form");
    const int all_lanes = beats * per_cycle;
    const auto excess = [&](bool query_is_signed, bool doc_is_signed) {
        const std::int64_t total =
            std::int64_t{complement_excess(query_is_signed, doc_is_signed)} * all_lanes;
        return lit(sum_width, modulo(-total, sum_width));
    };
    const Expr offset = m.let(
        "s2_offset",
        mux(s1_pass == 0, excess(true, true), mux(s1_pass == 3, lit(sum_width, 0), excess(true, false))),
        "the -1 of the complemented products");
    const Expr sum_row = m.reg("s2_sum_q", sum_width, no_reset("the first beat of a pass starts it afresh"));
    const Expr carry_row =
        m.reg("s2_carry_q", sum_width, no_reset("the first beat of a pass starts it afresh"));
    constexpr double select_delay = 0.5;
    if (beat) {
        sums.add_number(m.let("s2_sum_in", mux(*s1_first, offset, sum_row)), 0, false, select_delay);
        sums.add_number(m.let("s2_carry_in", mux(*s1_first, lit(sum_width, 0), carry_row)), 0, false,
                        select_delay);
    } else {
        sums.add_number(offset, 0, false, select_delay);
    }
    m.comment("Bits by weight:\n" + sums.heights());
    sums.compress(arith::Compression::arrival);
    const auto [sum_next, carry_next] = sums.rows();
    const Expr s2_valid = m.reg("s2_valid_q", 1, reset_to(0));
    const Expr s2_pass = flag("s2_pass_q", 2);
    const Expr s2_doc_done = flag("s2_doc_done_q");
    m.clocked([&](Process& p) { p.set(s2_valid, s1_last ? s1_valid && *s1_last : s1_valid); });
    m.clocked([&, sum_next = sum_next, carry_next = carry_next](Process& p) {
        p.set(sum_row, sum_next);
        p.set(carry_row, carry_next);
        p.set(s2_pass, s1_pass);
        p.set(s2_doc_done, s1_doc_done);
    });

    m.banner("Fusion: the carry-propagate adder");
    const Expr fused = arith::add_rows(m, "fused", sum_row, carry_row, arith::FinalAdder::plus);
    const Expr valid = m.reg("result_valid_q", 1, reset_to(0));
    const Expr pass_out = m.reg("result_pass_q", 2, no_reset("read only where result_valid"));
    const Expr last_out = m.reg("result_last_q", 1, no_reset("read only where result_valid"));
    const Expr sum_out = m.signed_reg("result_sum_q", sum_width, no_reset("read only where result_valid"));
    m.clocked([&](Process& p) { p.set(valid, s2_valid); });
    m.clocked([&](Process& p) {
        p.when(s2_valid, [&] {
            p.set(pass_out, s2_pass);
            p.set(last_out, s2_doc_done);
            p.set(sum_out, as_signed(fused));
        });
    });
    m.assign(result_valid, valid);
    m.assign(result_pass, pass_out);
    m.assign(result_last, last_out);
    m.assign(result_sum, sum_out);
    m.assign(busy, row_count != 0 || low_nibble || operand_valid || s1_valid || s2_valid || valid);
    return m.finish();
}

}  // namespace ragrtl::blocks
