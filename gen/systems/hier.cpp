#include "gen/systems/hier.hpp"

#include <string>
#include <vector>

#include "gen/blocks/common.hpp"
#include "gen/blocks/fifo.hpp"
#include "gen/blocks/hier_chunk_id_map.hpp"
#include "gen/blocks/hier_reranker.hpp"
#include "gen/blocks/hier_similarity_calculator.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/systems/hier_parts.hpp"
#include "gen/systems/hier_widths.hpp"
#include "gen/systems/register_block.hpp"
#include "gen/systems/wiring.hpp"

namespace ragrtl::systems {

using namespace hdl;

namespace {

/// A fifo between nets called <name>_valid, _ready, _data on either side.
void add_fifo(Builder& m, const std::string& name, int width, int depth, spec::Reset reset,
              const Expr& in_valid, const Expr& in_ready, const Expr& in_data, const Expr& out_valid,
              const Expr& out_ready, const Expr& out_data) {
    const Expr level = m.wire(name + "_level", index_width(depth + 1));
    m.unused("unused_" + name + "_level", level, "ready and valid say enough");
    blocks::add_fifo(m, name, {width, depth, reset},
                     {{"in_valid", in_valid},
                      {"in_ready", in_ready},
                      {"in_data", in_data},
                      {"out_valid", out_valid},
                      {"out_ready", out_ready},
                      {"out_data", out_data},
                      {"level", level}});
}

}  // namespace

Module hier(const spec::HierSystem& spec) {
    const HierWidths w(spec);
    const bool nibbles = spec.pe_kind == spec::PeKind::nibble;
    const spec::RegisterTable table = registers(spec);
    Builder m("hier", "two-stage INT4 -> INT8 retrieval from bit-planar memory: " + std::to_string(w.row) +
                          " dimensions, " + std::to_string(spec.pes) + " PEs, lists of up to " +
                          std::to_string(spec.k) + ".");
    m.fact("interval",
           "4 cycles per document in an INT4 scan, 8 per document or candidate in INT8, when memory "
           "gives a row per cycle");
    m.fact("registers", "written in the cycle of reg_write_valid, read in the cycle after reg_read_valid");
    m.fact("memory", "requests of 4 or 8 rows; responses in order; what no request waits for is dropped");
    m.fact("rows", "row 0 of a vector = sign bits ... row 7 = least significant bits; bit i = dimension i");
    m.fact("ties", "the lower document number goes ahead");
    m.clock(blocks::reset_style(spec.reset));

    Wiring parts(m, spec.reset);
    const Const aw = spec.address_width;
    add_register_ports(parts, table);
    parts.output("mem_req_valid");
    parts.input("mem_req_ready");
    parts.output("mem_req_addr", aw, "of a row");
    parts.output("mem_req_len", row_count_bits, "rows");
    const Expr mem_rsp_valid = parts.input("mem_rsp_valid");
    const Expr mem_rsp_ready = parts.output("mem_rsp_ready");
    const Expr mem_rsp_data = parts.input("mem_rsp_data", w.row);
    const Expr mem_rsp_last = parts.input("mem_rsp_last");
    parts.output("norm_req_valid");
    parts.input("norm_req_ready");
    parts.output("norm_req_addr", aw, "of a norm");
    parts.output("norm_req_len", norm_length_bits, "norms");
    parts.input("norm_rsp_valid");
    parts.output("norm_rsp_ready");
    parts.input("norm_rsp_data", norm_word_bits);
    const Expr norm_rsp_last = parts.input("norm_rsp_last");
    parts.output("busy");
    parts.output("done", 1, "results are there");
    m.unused("unused_last", cat({mem_rsp_last, norm_rsp_last}), "the rows of a request are counted");

    const Module control = hier_control(spec);
    const Module fetch = hier_fetch(spec);
    const Module dispatch = hier_dispatch(spec);
    const Module norms = hier_norms(spec);
    const Module tile = hier_tile(spec);
    const Module dots = blocks::hier_similarity_calculator(similarity_calculator_of(spec));
    const Module rank = blocks::reranker(reranker_of(spec));
    const Module id_map =
        blocks::hier_chunk_id_map({spec.k, spec.id_width, w.norm, spec.address_width, spec.reset});

    m.banner("Registers and control");
    parts.declare("rank_rsp_valid", rank, "read_rsp_valid");
    parts.declare("rank_rsp_dot", rank, "read_dot");
    parts.declare("rank_rsp_norm", rank, "read_norm");
    parts.declare("rank_rsp_id", rank, "read_id");
    parts.declare("rank_count", rank, "count");
    const Expr rank_idle = parts.add("rank_idle", m.wire("rank_idle"));
    const Expr score_taken = parts.add("score_taken", m.wire("score_taken"));
    const Expr row_read = parts.add("row_read", m.wire("row_read"));
    declare_register_inputs(parts, table, control);
    const Expr query_norm = parts.add("query_norm", m.wire("query_norm", 32));
    add_register_block(parts, table, spec.reset);
    parts.instance(control, "control");
    const Expr begin = parts["go"];
    const Expr inner_product = parts["inner_product_now"];
    const Expr reranking = parts["reranking"];

    m.banner("Requests to memory");
    const Expr tag_in_valid = m.wire("tag_in_valid");
    const Expr tag_in_ready = m.wire("tag_in_ready");
    const Expr tag_in = m.wire("tag_in", 3);
    const Expr candidate_id = parts.declare("candidate_id", id_map, "out_id");
    const Expr candidate_norm = parts.declare("candidate_norm", id_map, "out_norm");
    const Expr candidate_valid = parts.declare("candidate_valid", id_map, "out_valid");
    parts.declare("candidate_addr", id_map, "out_address");
    parts.declare("candidate_last", id_map, "out_last");
    const Expr about_ready = m.wire("about_ready");
    const Expr request_room = m.let("request_room", tag_in_ready && about_ready);
    parts.add("request_room", request_room);
    parts.add("tag_in_valid", tag_in_valid);
    parts.add("tag_in_query", m.wire("tag_in_query"));
    parts.add("tag_in_self", m.wire("tag_in_self"));
    parts.add("tag_in_eight", m.wire("tag_in_eight"));
    parts.instance(fetch, "fetch",
                   {{"documents", "documents_now"},
                    {"document_base", "document_base_now"},
                    {"query_base", "query_base_now"},
                    {"req_valid", "mem_req_valid"},
                    {"req_ready", "mem_req_ready"},
                    {"req_addr", "mem_req_addr"},
                    {"req_len", "mem_req_len"},
                    {"tag_valid", "tag_in_valid"},
                    {"tag_ready", "request_room"},
                    {"tag_query", "tag_in_query"},
                    {"tag_self", "tag_in_self"},
                    {"tag_eight", "tag_in_eight"}});
    m.assign(tag_in, cat({parts["tag_in_query"], parts["tag_in_self"], parts["tag_in_eight"]}));
    const Expr tag_valid = parts.add("tag_valid", m.wire("tag_valid"));
    const Expr tag_ready = parts.add("tag_ready", m.wire("tag_ready"));
    const Expr tag = m.wire("tag", 3);
    add_fifo(m, "tags", 3, most_requests, spec.reset, tag_in_valid, tag_in_ready, tag_in, tag_valid,
             tag_ready, tag);
    parts.add("tag_query", m.let("tag_query", tag[2]));
    parts.add("tag_self", m.let("tag_self", tag[1]));
    parts.add("tag_eight", m.let("tag_eight", tag[0]));

    m.comment("The candidate whose rows were requested, for its score. Only requests of candidates fill it.");
    const int about_bits = spec.id_width + w.norm;
    const Expr about_valid = m.wire("about_valid");
    const Expr about_taken = m.wire("about_taken");
    const Expr about = m.wire("about", about_bits);
    add_fifo(m, "about_candidates", about_bits, most_requests + most_scores, spec.reset,
             m.let("about_in_valid", candidate_valid && parts["candidate_ready"]), about_ready,
             m.let("about_in", cat({candidate_id, candidate_norm})), about_valid, about_taken, about);

    m.banner("Rows to the PEs, each PE with its part");
    const Expr rows_due = parts["rows_due"];
    const Expr buffers_ready = m.wire("buffers_ready", spec.pes);
    const Expr buffers_valid = m.wire("buffers_valid", spec.pes);
    const Expr pes_doc_ready = m.wire("pes_doc_ready", spec.pes);
    const Expr pes_are_busy = m.wire("pes_are_busy", spec.pes);
    m.assign(mem_rsp_ready, all(buffers_ready) || !rows_due);
    m.assign(row_read, mem_rsp_valid && rows_due && all(buffers_ready));

    parts.add("row_valid", m.let("row_valid", all(buffers_valid)));
    const Expr give = parts.add("row_ready", m.wire("give"));
    parts.add("pes_ready", m.let("pes_ready", all(pes_doc_ready)));
    parts.add("pes_busy", m.let("pes_busy", any(pes_are_busy)));
    parts.instance(dispatch, "dispatch");

    const spec::SimilarityCalculator sums = similarity_calculator_of(spec);
    const int sum_w = sum_width(sums);
    const Expr results_valid = m.wire("results_valid", spec.pes);
    const Expr sums_flat = m.wire("sums", spec.pes * sum_w);
    const Expr results_pass = nibbles ? m.wire("results_pass", 2 * spec.pes) : Expr(0);
    const Expr results_last = nibbles ? m.wire("results_last", spec.pes) : Expr(0);
    const Const lanes = m.localparam("LANES", spec.lanes);
    const Const lane_count = static_cast<int>(index_width(spec.lanes + 1).value());
    const Expr dimension = parts["dimension_now"];
    m.loop("tile", "p", spec.pes, [&](Scope& s, const Const& p) {
        const Expr first = constant(w.lane_count, s.localparam("FIRST", p * lanes, "its first dimension"));
        const Expr beyond = s.let("beyond", trunc(dimension - first, w.lane_count));
        const Expr active =
            s.let("active_lanes", mux(dimension <= first, zeros(lane_count),
                                      mux(beyond > constant(w.lane_count, lanes), constant(lane_count, lanes),
                                          beyond.slice(0, lane_count))));
        const Expr sum = s.signed_wire("sum", sum_w);
        s.assign(sums_flat.slice(p * sum_w, sum_w), as_unsigned(sum));
        std::vector<Connection> pins{{"clk", m.clk()},
                                     {blocks::reset_port(spec.reset), m.rst()},
                                     {"row_valid", row_read},
                                     {"row_ready", buffers_ready[p]},
                                     {"row_data", mem_rsp_data.slice(p * lanes, lanes)},
                                     {"buffered", buffers_valid[p]},
                                     {"give", give},
                                     {"query_valid", parts["query_valid"]},
                                     {"query_plane", parts["query_plane"]},
                                     {"active_lanes", active},
                                     {"doc_valid", parts["doc_valid"]},
                                     {"doc_ready", pes_doc_ready[p]},
                                     {"doc_int8", parts["doc_int8"]},
                                     {"result_valid", results_valid[p]},
                                     {"result_sum", sum},
                                     {"busy", pes_are_busy[p]}};
        if (nibbles) {
            pins.push_back({"result_pass", results_pass.slice(2 * p, 2)});
            pins.push_back({"result_last", results_last[p]});
        }
        s.instance(tile, "pe_tile", pins);
    });

    m.banner("Scores: the PEs work in step, so their sums belong to the same pass");
    const Expr in_valid = parts.add("in_valid", m.let("sums_valid", all(results_valid)));
    Expr in_last = in_valid;
    if (nibbles) {
        parts.add("in_pass", m.let("sums_pass", results_pass.slice(0, 2)));
        in_last = parts.add("in_last", m.let("sums_last", all(results_last)));
        if (spec.pes > 1) m.unused("unused_pass", results_pass.slice(2, 2 * (spec.pes - 1)), "all are alike");
    }
    parts.add("in_sums", sums_flat);
    const Expr is_query =
        m.reg("is_query_q", 1, reset_to(0), "the first score of a search is the query's own");
    parts.add("in_query", is_query);
    m.clocked([&](Process& p) {
        p.when(begin, [&] {
             p.set(is_query, 1);
         }).otherwise_when(nibbles ? in_valid && in_last : in_valid, [&] { p.set(is_query, 0); });
    });
    parts.instance(dots, "similarity_calculator",
                   {{"out_valid", "dot_valid"}, {"out_dot", "dot"}, {"query_norm", "query_self"}});
    m.assign(query_norm, zext(parts["query_self"], 32));
    const Expr dot_ready = m.wire("dot_ready");
    m.unused("unused_dot_ready", dot_ready, "no document is begun whose score has no place");
    const Expr score_valid = m.wire("score_valid");
    const Expr score_dot_bits = m.wire("score_dot", w.dot);
    add_fifo(m, "dots", w.dot, most_scores, spec.reset, parts["dot_valid"], dot_ready,
             m.let("dot_bits", as_unsigned(parts["dot"])), score_valid, score_taken, score_dot_bits);

    m.banner("Norms of the documents, one by one");
    parts.add("norms_wanted",
              m.let("norms_wanted", mux(inner_product, zeros(spec.id_width + 1), parts["documents_now"])));
    const Expr norm_ready = parts.add("norm_ready", m.wire("norm_ready"));
    parts.instance(norms, "norms", {{"norm_base", "norm_base_now"}});

    m.banner("Ranking: a score meets its document");
    m.comment("Scores of candidates wait until all candidates are copied and the list is empty again.");
    const Expr scan_ready = m.let("scan_ready", parts["scanning"] && (inner_product || parts["norm_valid"]));
    parts.add("rank_in_valid",
              m.let("rank_in_valid", score_valid && (scan_ready || (reranking && about_valid))));
    const Expr rank_in_ready = parts.declare("rank_in_ready", rank, "in_ready");
    m.assign(score_taken, parts["rank_in_valid"] && rank_in_ready);
    m.assign(about_taken, score_taken && reranking);
    m.assign(norm_ready, score_taken && !reranking && !inner_product);
    const Expr scan_norm = mux(inner_product, zeros(w.norm), parts["norm"]);
    parts.add("rank_in_norm", m.let("rank_in_norm", mux(reranking, about.slice(0, w.norm), scan_norm)));
    parts.add("rank_in_id",
              m.let("rank_in_id", mux(reranking, about.slice(w.norm, spec.id_width), parts["scan_id"])));
    parts.add("rank_in_dot", m.let("rank_in_dot", as_signed(score_dot_bits)));
    parts.instance(rank, "reranker",
                   {{"clear", "rank_clear"},
                    {"hold", "rank_hold"},
                    {"limit", "rank_limit"},
                    {"mips", "inner_product_now"},
                    {"in_valid", "rank_in_valid"},
                    {"in_ready", "rank_in_ready"},
                    {"in_dot", "rank_in_dot"},
                    {"in_norm", "rank_in_norm"},
                    {"in_id", "rank_in_id"},
                    {"read_valid", "rank_read_valid"},
                    {"read_index", "rank_read_index"},
                    {"read_by_id", "rank_read_by_id"},
                    {"read_rsp_valid", "rank_rsp_valid"},
                    {"read_dot", "rank_rsp_dot"},
                    {"read_norm", "rank_rsp_norm"},
                    {"read_id", "rank_rsp_id"},
                    {"count", "rank_count"},
                    {"busy", "rank_busy"},
                    {"pending", "rank_pending"}});
    m.assign(rank_idle, !parts["rank_busy"] && !parts["rank_pending"]);

    m.banner("Candidates for the second stage");
    parts.instance(id_map, "chunk_id_map",
                   {{"clear", "go"},
                    {"load_id", "rank_rsp_id"},
                    {"load_norm", "rank_rsp_norm"},
                    {"base", "document_base_now"},
                    {"out_valid", "candidate_valid"},
                    {"out_ready", "candidate_ready"},
                    {"out_id", "candidate_id"},
                    {"out_norm", "candidate_norm"},
                    {"out_address", "candidate_addr"},
                    {"out_last", "candidate_last"},
                    {"count", "candidate_count"}});
    m.unused("unused_candidates", cat({parts["candidate_count"], parts["empty_done"]}),
             "a list that is copied has documents in it, and control knows how many");
    return m.finish();
}

}  // namespace ragrtl::systems
