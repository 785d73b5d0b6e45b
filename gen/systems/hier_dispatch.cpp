#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/systems/hier_parts.hpp"

namespace ragrtl::systems {

using namespace hdl;

Module hier_dispatch(const spec::HierSystem& spec) {
    Builder m("hier_dispatch", "gives the buffered rows to the PEs in order.");
    m.fact("query rows", "wait until the PEs are idle: a PE multiplies with what it keeps");
    m.fact("documents", "begin only while their score has a place to go; PE results have no ready");
    m.clock(blocks::reset_style(spec.reset));
    const Expr tag_valid = m.input("tag_valid");
    const Expr tag_ready = m.output("tag_ready", 1, "the last row of the request is given");
    const Expr tag_query = m.input("tag_query");
    const Expr tag_self = m.input("tag_self");
    const Expr tag_eight = m.input("tag_eight");
    const Expr row_valid = m.input("row_valid", 1, "every PE's buffer has a row");
    const Expr row_ready = m.output("row_ready");
    const Expr pes_ready = m.input("pes_ready", 1, "every PE takes a row of a document");
    const Expr pes_busy = m.input("pes_busy", 1, "some PE works");
    const Expr query_valid = m.output("query_valid");
    const Expr query_plane = m.output("query_plane", 3);
    const Expr doc_valid = m.output("doc_valid");
    const Expr doc_int8 = m.output("doc_int8");
    const Expr score_taken = m.input("score_taken", 1, "a document's score has left its place");

    const Expr row = m.reg("row_q", 3, reset_to(0), "row of the request");
    const int score_bits = static_cast<int>(index_width(most_scores + 1).value());
    const Expr scores =
        m.reg("scores_q", score_bits, reset_to(0), "documents given to the PEs whose score was not taken");
    const Expr first_row = m.let("first_row", row == 0);
    const Expr place = m.let("place", tag_self || !first_row || scores != most_scores,
                             "the query's own score is kept elsewhere");
    const Expr give = m.let("give", tag_valid && row_valid && mux(tag_query, !pes_busy, pes_ready && place));
    const Expr last_row = m.let("last_row", row == mux(tag_eight, lit(3, 7), lit(3, 3)));
    m.clocked(
        [&](Process& p) { p.when(give, [&] { p.set(row, mux(last_row, lit(3, 0), trunc(row + 1, 3))); }); });
    const Expr begins = m.let("begins", give && first_row && !tag_query && !tag_self);
    m.clocked([&](Process& p) {
        p.when(begins && !score_taken, [&] {
             p.set(scores, trunc(scores + 1, score_bits));
         }).otherwise_when(score_taken && !begins, [&] { p.set(scores, trunc(scores - 1, score_bits)); });
    });
    m.assign(row_ready, give);
    m.assign(tag_ready, give && last_row);
    m.assign(query_valid, give && tag_query);
    m.assign(query_plane, row);
    m.assign(doc_valid, give && !tag_query);
    m.assign(doc_int8, tag_eight);
    return m.finish();
}

}  // namespace ragrtl::systems
