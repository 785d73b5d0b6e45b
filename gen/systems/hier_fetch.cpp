#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/systems/hier_parts.hpp"

namespace ragrtl::systems {

using namespace hdl;

Module hier_fetch(const spec::HierSystem& spec) {
    const bool nibbles = spec.pe_kind == spec::PeKind::nibble;
    Builder m("hier_fetch", "requests the rows of a search from memory, each request with a tag.");
    m.fact("order", std::string("the query's INT8 rows; the same again, as a document; ") +
                        (nibbles ? "its nibble rows (INT4 scan); all documents; its high INT8 rows and the "
                                   "candidates (two stages)"
                                 : "all documents; the candidates (two stages)"));
    m.clock(blocks::reset_style(spec.reset));
    const Const aw = spec.address_width;
    const Const iw = spec.id_width;
    const Expr begin = m.input("go", 1, "starts over; the configuration is stable from then on");
    const Expr scan_int4 = m.input("scan_int4", 1, "the scan reads 4 rows per document");
    const Expr two_stages = m.input("two_stages", 1, "candidates follow the scan");
    const Expr documents = m.input("documents", iw + 1, "at least 1");
    const Expr document_base = m.input("document_base", aw);
    const Expr query_base = m.input("query_base", aw);
    const Expr candidate_valid = m.input("candidate_valid");
    const Expr candidate_ready = m.output("candidate_ready");
    const Expr candidate_addr = m.input("candidate_addr", aw);
    const Expr candidate_last = m.input("candidate_last");
    const Expr req_valid = m.output("req_valid");
    const Expr req_ready = m.input("req_ready");
    const Expr req_addr = m.output("req_addr", aw);
    const Expr req_len = m.output("req_len", row_count_bits, "rows");
    const Expr row_read = m.input("row_read", 1, "memory gave a row");
    const Expr rows_due = m.output("rows_due", 1, "rows were requested that are not there yet");
    const Expr tag_valid = m.output("tag_valid", 1, "a request was taken");
    const Expr tag_ready = m.input("tag_ready", 1, "room for a tag; stays high until one comes");
    const Expr tag_query = m.output("tag_query", 1, "rows of the query, for the PEs to keep");
    const Expr tag_self = m.output("tag_self", 1, "the query as a document");
    const Expr tag_eight = m.output("tag_eight", 1, "8 rows; otherwise 4");

    m.banner("What is requested next");
    constexpr int state_bits = 3;
    const auto state_name = [&](const char* name, int value) {
        return constant(state_bits, m.localparam(name, value));
    };
    const Expr idle = state_name("IDLE", 0);
    const Expr query = state_name("QUERY", 1);
    const Expr self = state_name("SELF", 2);
    const Expr scan = state_name("SCAN", 3);
    const Expr candidates = state_name("CANDIDATES", 4);
    const Expr nibble = nibbles ? state_name("NIBBLE", 5) : idle;
    const Expr high = nibbles ? state_name("HIGH", 6) : idle;
    const Expr state = m.reg("state_q", state_bits, reset_to(0));
    const Expr on_scan = m.let("on_scan", state == scan);
    const Expr on_candidates = m.let("on_candidates", state == candidates);
    const Expr left = m.reg("documents_left_q", iw + 1, no_reset("set by go"), "not yet requested");
    const Expr document_addr = m.reg("document_addr_q", aw, no_reset("set by go"));
    const Expr taken = m.let("taken", req_valid && req_ready);
    const Expr last_document = m.let("last_document", left == 1);

    const auto next_state = [&](Process& p) {
        std::vector<Process::Arm> arms;
        arms.push_back({{query}, [&] { p.set(state, self); }});
        arms.push_back({{self}, [&] { p.set(state, nibbles ? mux(scan_int4, nibble, scan) : scan); }});
        if (nibbles) arms.push_back({{nibble}, [&] { p.set(state, scan); }});
        arms.push_back({{scan}, [&] {
                            p.when(last_document,
                                   [&] { p.set(state, mux(two_stages, nibbles ? high : candidates, idle)); });
                        }});
        if (nibbles) arms.push_back({{high}, [&] { p.set(state, candidates); }});
        p.select(state, arms, [&] { p.when(candidate_last, [&] { p.set(state, idle); }); });
    };
    m.clocked([&](Process& p) {
        p.when(begin, [&] { p.set(state, query); }).otherwise_when(taken, [&] { next_state(p); });
    });
    m.clocked([&](Process& p) {
        p.when(begin, [&] {
             p.set(left, documents);
             p.set(document_addr, document_base);
         }).otherwise_when(taken && on_scan, [&] {
            p.set(left, trunc(left - 1, iw + 1));
            p.set(document_addr, trunc(document_addr + 8, aw));
        });
    });

    m.banner("The request");
    m.assign(req_valid, tag_ready && mux(on_candidates, candidate_valid, state != idle));
    m.assign(candidate_ready, on_candidates && tag_ready && req_ready);
    Expr query_addr = query_base;
    if (nibbles) {
        const Expr nibble_addr = m.let("nibble_addr", trunc(query_base + 8, aw), "behind the 8 INT8 rows");
        query_addr = mux(state == nibble, nibble_addr, query_base);
    }
    m.assign(req_addr, mux(on_candidates, candidate_addr, mux(on_scan, document_addr, query_addr)));
    const Expr four = on_scan && scan_int4;
    const Expr eight = m.let("eight", nibbles ? !(four || state == nibble || state == high) : !four);
    m.assign(req_len, cat({eight, !eight, lit(2, 0)}));

    m.banner("Rows on their way");
    constexpr int due_bits = 7;
    static_assert(8 * most_requests < 1 << due_bits);
    const Expr due = m.reg("due_q", due_bits, reset_to(0), "requested and not yet there");
    const Expr asked = m.let("asked", mux(taken, req_len, zeros(row_count_bits)));
    const Expr due_more = m.let("due_more", trunc(due + zext(asked, due_bits), due_bits));
    m.clocked([&](Process& p) { p.set(due, trunc(due_more - zext(row_read, due_bits), due_bits)); });
    m.assign(rows_due, due != 0);

    m.banner("The tag");
    m.assign(tag_valid, taken);
    m.assign(tag_query, nibbles ? state == query || state == nibble || state == high : state == query);
    m.assign(tag_self, state == self);
    m.assign(tag_eight, eight);
    return m.finish();
}

}  // namespace ragrtl::systems
