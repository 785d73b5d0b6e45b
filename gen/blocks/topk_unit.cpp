#include "gen/blocks/topk_unit.hpp"

#include "gen/blocks/common.hpp"
#include "gen/blocks/enable_register.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module topk_unit(const spec::TopkUnit& spec) {
    Builder m("topk_unit", "keeps the K best (score, id) pairs of a stream, best first.");
    const Module pair_register = enable_register();
    const bool by_id = spec.tie == spec::Tie::lower_id;
    m.timing(1, "1 cycle from in_valid to the list", 1, "1 pair per cycle");
    m.fact("order", std::string("larger ") + (spec.score_signed ? "signed" : "unsigned") +
                        " score first; on a tie " +
                        (by_id ? "the lower id goes ahead, the earlier of two equal pairs"
                               : "the earlier pair stays ahead (on an ascending stream: the lower id)"));
    m.fact("read-out",
           "all slots in parallel, slot 0 in the low bits; slot s holds a pair when out_valid[s]");
    m.fact("handshake", "none: a pair is taken whenever in_valid is high");
    m.fact("clear", "empties the list; a pair offered in the same cycle is dropped");

    const Const k = m.parameter("K", spec.k, "list length");
    const Const score_w =
        m.parameter("SCORE_W", spec.score_width,
                    spec.score_signed ? "bits of a signed score" : "bits of an unsigned score");
    const Const id_w = m.parameter("ID_W", spec.id_width);

    m.clock(reset_style(spec.reset));
    const Expr clear = m.input("clear");
    const Expr in_valid = m.input("in_valid");
    const Expr in_score =
        spec.score_signed ? m.signed_input("in_score", score_w) : m.input("in_score", score_w);
    const Expr in_id = m.input("in_id", id_w);
    const Expr out_valid = m.output("out_valid", k);
    const Expr out_score = m.output("out_score", k * score_w);
    const Expr out_id = m.output("out_id", k * id_w);
    const Expr count = m.output("count", index_width(k + 1), "pairs in the list");

    const Const pair_w = m.localparam("PAIR_W", score_w + id_w);
    const Expr in_pair = m.wire("in_pair", pair_w);
    m.assign(in_pair, cat({as_unsigned(in_score), in_id}));

    m.comment(
        "Slot s is beaten when it is empty or the new pair goes ahead of its own. The list is ordered, so "
        "the "
        "beaten slots are its tail: the first of them takes the new pair, the others take their left "
        "neighbour's.");
    const Expr beaten = m.wire("beaten", k);

    m.loop("slot", "s", k, [&](Scope& slot, const Const& s) {
        const Expr valid = slot.reg("valid_q", 1, reset_to(0));
        const Expr pair = slot.wire("pair", pair_w, "read only where valid_q");
        const Expr left_beaten = slot.wire("left_beaten");
        const Expr left_valid = slot.wire("left_valid");
        const Expr left_pair = slot.wire("left_pair", pair_w);

        slot.choice(
            equal(s, 0), "left_edge",
            [&](Scope& edge) {
                edge.assign(left_beaten, 0);
                edge.assign(left_valid, 1);
                edge.assign(left_pair, in_pair);
            },
            "left_slot",
            [&](Scope& inner) {
                inner.assign(left_beaten, beaten[s - 1]);
                inner.assign(left_valid, inner.peer(valid, s - 1));
                inner.assign(left_pair, inner.peer(pair, s - 1));
            });

        const Expr score_bits = pair.slice(id_w, score_w);
        const Expr score = slot.let("score", spec.score_signed ? as_signed(score_bits) : score_bits);
        const Expr id = slot.let("id", pair.slice(0, id_w));
        const Expr ahead = by_id ? in_score > score || (in_score == score && in_id < id) : in_score > score;
        slot.assign(beaten[s], !valid || ahead);

        slot.comment("Wherever a pair goes in, the list grows at its end.");
        slot.clocked([&](Process& p) {
            p.when(clear, [&] { p.set(valid, 0); }).otherwise_when(in_valid && left_valid, [&] {
                p.set(valid, 1);
            });
        });
        const Expr load = slot.let("load", in_valid && beaten[s]);
        const Expr next_pair = slot.let("next_pair", mux(left_beaten, left_pair, in_pair));
        slot.instance(pair_register, "pair_reg",
                      {{"clk", m.clk()}, {"en", load}, {"d", next_pair}, {"q", pair}}, {{"W", pair_w}});

        slot.assign(out_valid[s], valid);
        slot.assign(out_score.slice(s * score_w, score_w), score_bits);
        slot.assign(out_id.slice(s * id_w, id_w), id);
    });

    m.comment("Until the list is full, every pair finds a place.");
    const Expr count_q = m.reg("count_q", index_width(k + 1), reset_to(0));
    m.clocked([&](Process& p) {
        p.when(clear, [&] { p.set(count_q, 0); }).otherwise_when(in_valid && !out_valid[k - 1], [&] {
            p.set(count_q, trunc(count_q + 1, count_q.width()));
        });
    });
    m.assign(count, count_q);
    return m.finish();
}

}  // namespace ragrtl::blocks
