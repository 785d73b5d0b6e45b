#include <algorithm>
#include <cstdint>
#include <string>

#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/systems/hier_parts.hpp"
#include "gen/systems/hier_widths.hpp"

namespace ragrtl::systems {

using namespace hdl;

Module hier_control(const spec::HierSystem& spec) {
    const HierWidths w(spec);
    Builder m("hier_control",
              "checks and keeps the configuration, and leads through the phases of a search.");
    m.fact("phases",
           "scan: every document is scored and ranked; with two stages also copy: the candidates go "
           "to the id map, and rerank: they are scored again");
    m.fact("start", "while busy: ignored, error_start; with an illegal configuration: ignored, error_config");
    m.clock(blocks::reset_style(spec.reset));
    const Const aw = spec.address_width;
    const Const cw = spec.id_width + 1;
    constexpr int field_bits = 16;
    const Expr start = m.input("start");
    const Expr clear_errors = m.input("clear_errors");
    const Expr mode = m.input("mode", 2);
    const Expr inner_product = m.input("inner_product");
    const Expr dimension = m.input("dimension", field_bits);
    const Expr documents = m.input("documents", cw);
    const Expr candidates = m.input("candidates", field_bits);
    const Expr top_k = m.input("top_k", field_bits);
    const Expr document_base = m.input("document_base", aw);
    const Expr norm_base = m.input("norm_base", aw);
    const Expr query_base = m.input("query_base", aw);
    const Expr result_index = m.input("result_index", field_bits);

    m.banner("Is the configuration legal?");
    const auto limit_of = [&](const char* name, std::int64_t value) {
        return constant(field_bits, m.localparam(name, value));
    };
    const Expr dimension_limit = limit_of("BUILT_DIMENSION", std::int64_t{spec.pes} * spec.lanes);
    const Expr k_limit = limit_of("BUILT_K", spec.k);
    const auto outside = [](const Expr& value, const Expr& limit) { return value == 0 || value > limit; };
    const Expr hierarchical = m.let("hierarchical", mode == 0);
    const Expr bad_size =
        m.let("bad_size", mode == 3 || outside(dimension, dimension_limit) || outside(top_k, k_limit));
    const Expr bad_candidates =
        m.let("bad_candidates", hierarchical && (outside(candidates, k_limit) || top_k > candidates));
    // An end address may be 2^AW, so sums have a bit more than the wider operand.
    const auto beyond = [&](const std::string& name, const Expr& base, const Expr& size) {
        const Const sum_w = std::max(base.width().value(), size.width().value()) + 1;
        const Expr end = m.let(name + "_end", widened(base, sum_w - 1) + widened(size, sum_w - 1));
        const int addresses = static_cast<int>(aw.value());
        return any(end.slice(addresses, sum_w - addresses)) &&
               end != lit(sum_w, std::int64_t{1} << addresses);
    };
    const Expr document_rows = m.let("document_rows", cat({documents, lit(3, 0)}), "8 per document");
    const Expr bad_address =
        m.let("bad_address", beyond("document", document_base, document_rows) ||
                                 (!inner_product && beyond("norm", norm_base, documents)) ||
                                 beyond("query", query_base, lit(4, 12)));
    const Expr too_many = m.let("too_many", documents.msb() && any(documents.slice(0, spec.id_width)),
                                "more documents than there are numbers");
    const Expr illegal = m.let("illegal", bad_size || bad_candidates || bad_address || too_many);

    m.banner("Start");
    const auto phase_name = [&](const char* name, int value) {
        return constant(2, m.localparam(name, value));
    };
    const Expr idle = phase_name("IDLE", 0);
    const Expr scan = phase_name("SCAN", 1);
    const Expr copy = phase_name("COPY", 2);
    const Expr rerank = phase_name("RERANK", 3);
    const Expr phase = m.reg("phase_q", 2, reset_to(0));
    const Expr busy = m.let("is_busy", phase != idle);
    const Expr accepted = m.let("accepted", start && !busy && !illegal);
    const Expr begin = m.let("go_next", accepted && documents != 0);
    const Expr error_start = m.reg("error_start_q", 1, reset_to(0));
    const Expr error_config = m.reg("error_config_q", 1, reset_to(0));
    m.clocked([&](Process& p) {
        p.set(error_start, (error_start && !clear_errors) || (start && busy));
        p.set(error_config, (error_config && !clear_errors) || (start && !busy && illegal));
    });

    m.comment("What the search works with; software may write the registers for the next one.");
    const ResetPolicy with_start = no_reset("set by a start");
    const Expr two_stages_q = m.reg("two_stages_q", 1, with_start);
    const Expr scan_int4_q = m.reg("scan_int4_q", 1, with_start);
    const Expr inner_product_q = m.reg("inner_product_q", 1, with_start);
    const Expr dimension_q = m.reg("dimension_q", w.lane_count, with_start);
    const Expr documents_q = m.reg("documents_q", cw, with_start);
    const Expr candidates_q = m.reg("candidates_q", w.count, with_start);
    const Expr top_k_q = m.reg("top_k_q", w.count, with_start);
    const Expr document_base_q = m.reg("document_base_q", aw, with_start);
    const Expr norm_base_q = m.reg("norm_base_q", aw, with_start);
    const Expr query_base_q = m.reg("query_base_q", aw, with_start);
    const Const compare_w = std::max<std::int64_t>(cw.value(), field_bits);
    const Expr two_stages = m.let(
        "two_stages_now", hierarchical && widened(candidates, compare_w) < widened(documents, compare_w),
        "otherwise the first stage would keep every document");
    m.clocked([&](Process& p) {
        p.when(accepted, [&] {
            p.set(two_stages_q, two_stages);
            p.set(scan_int4_q, two_stages || mode == 2);
            p.set(inner_product_q, inner_product);
            p.set(dimension_q, dimension.slice(0, w.lane_count));
            p.set(documents_q, documents);
            p.set(candidates_q, candidates.slice(0, w.count));
            p.set(top_k_q, top_k.slice(0, w.count));
            p.set(document_base_q, document_base);
            p.set(norm_base_q, norm_base);
            p.set(query_base_q, query_base);
        });
    });
    const Expr begin_q = m.reg("go_q", 1, reset_to(0), "the configuration is in place");
    m.clocked([&](Process& p) { p.set(begin_q, begin); });

    m.banner("Phases");
    const Expr score_taken = m.input("score_taken", 1, "the reranker took a document");
    const Expr rank_idle = m.input("rank_idle", 1, "the reranker has nothing to do");
    const Expr rank_count = m.input("rank_count", w.count, "documents in its list");
    const Expr rsp_valid = m.input("rank_rsp_valid", 1, "answer to a read of the list");
    const Expr scored =
        m.reg("scored_q", cw, no_reset("set when a phase begins"), "documents taken in this phase");
    const Expr loaded = m.reg("loaded_q", w.count, no_reset("set when the copy begins"));
    const Expr to_read = m.reg("read_q", w.count, no_reset("set when the copy begins"));
    const Expr selected = m.reg("selected_q", w.count, no_reset("set when the copy begins"),
                                "documents the second stage scores");
    const Expr scan_end = m.let("scan_end", phase == scan && scored == documents_q && rank_idle);
    const Expr loading = m.let("loading", phase == copy && rsp_valid);
    const Expr loaded_next = m.let("loaded_next", trunc(loaded + 1, w.count));
    const Expr copy_end = m.let("copy_end", loading && loaded_next == selected);
    const Expr rerank_end =
        m.let("rerank_end", phase == rerank && scored == widened(selected, cw) && rank_idle);
    const Expr end = m.let("search_end", (scan_end && !two_stages_q) || rerank_end);
    m.clocked([&](Process& p) {
        p.when(begin, [&] { p.set(phase, scan); })
            .otherwise_when(end, [&] { p.set(phase, idle); })
            .otherwise_when(scan_end, [&] { p.set(phase, copy); })
            .otherwise_when(copy_end, [&] { p.set(phase, rerank); });
    });
    m.clocked([&](Process& p) {
        p.when(begin || copy_end, [&] { p.set(scored, 0); }).otherwise_when(score_taken, [&] {
            p.set(scored, trunc(scored + 1, cw));
        });
    });
    const Expr read_copy = m.let("read_copy", phase == copy && to_read != selected);
    m.clocked([&](Process& p) {
        p.when(scan_end, [&] {
             p.set(selected, rank_count);
             p.set(to_read, 0);
             p.set(loaded, 0);
         }).otherwise([&] {
            p.when(read_copy, [&] { p.set(to_read, trunc(to_read + 1, w.count)); });
            p.when(loading, [&] { p.set(loaded, loaded_next); });
        });
    });
    const Expr done = m.reg("done_q", 1, reset_to(0));
    m.clocked([&](Process& p) {
        p.when(accepted, [&] { p.set(done, documents == 0); }).otherwise_when(end, [&] { p.set(done, 1); });
    });

    m.banner("Counters");
    const Expr row_read = m.input("row_read", 1, "memory gave a row");
    const Expr cycles = m.reg("cycles_q", 32, reset_to(0));
    const Expr rows = m.reg("rows_q", 32, reset_to(0));
    m.clocked([&](Process& p) {
        p.when(accepted, [&] {
             p.set(cycles, 0);
             p.set(rows, 0);
         }).otherwise([&] {
            p.when(busy, [&] { p.set(cycles, trunc(cycles + 1, 32)); });
            p.when(row_read, [&] { p.set(rows, trunc(rows + 1, 32)); });
        });
    });

    m.banner("Results, while idle");
    const Expr rsp_id = m.input("rank_rsp_id", spec.id_width);
    const Expr rsp_dot = m.signed_input("rank_rsp_dot", w.dot);
    const Expr rsp_norm = m.input("rank_rsp_norm", w.norm);
    const Const index_w = w.index;
    const Expr exists = m.let("result_exists", result_index < widened(rank_count, field_bits));
    const Expr result_id = m.reg("result_id_q", 32, reset_to(0));
    const Expr result_dot = m.reg("result_dot_q", 32, reset_to(0));
    const Expr result_norm = m.reg("result_norm_q", 32, reset_to(0));
    m.clocked([&](Process& p) {
        p.when(!exists, [&] {
             p.set(result_id, ones(32));
             p.set(result_dot, 0);
             p.set(result_norm, 0);
         }).otherwise_when(rsp_valid && phase == idle, [&] {
            p.set(result_id, zext(rsp_id, 32));
            p.set(result_dot, as_unsigned(sext(rsp_dot, 32)));
            p.set(result_norm, zext(rsp_norm, 32));
        });
    });

    const auto out = [&](const std::string& name, const Expr& value, const std::string& doc = "") {
        m.assign(m.output(name, value.width(), doc), value);
    };
    m.banner("To the other parts");
    out("go", begin_q, "a search begins; the configuration is stable");
    out("scan_int4", scan_int4_q);
    out("two_stages", two_stages_q);
    out("inner_product_now", inner_product_q);
    out("dimension_now", dimension_q);
    out("documents_now", documents_q);
    out("document_base_now", document_base_q);
    out("norm_base_now", norm_base_q);
    out("query_base_now", query_base_q);
    out("scanning", phase == scan);
    out("reranking", phase == rerank);
    out("scan_id", scored.slice(0, spec.id_width), "number of the next document taken in the scan");
    out("rank_clear", accepted || copy_end);
    out("rank_hold", phase == idle || phase == copy);
    const Expr second_list = m.let("second_list", phase == rerank || !two_stages_q);
    out("rank_limit", mux(second_list, top_k_q, candidates_q));
    out("rank_read_valid", read_copy || phase == idle);
    out("rank_read_index", mux(phase == copy, to_read.slice(0, index_w), result_index.slice(0, index_w)));
    out("rank_read_by_id", phase == copy);
    out("load_valid", loading, "a candidate for the id map");
    out("load_done", copy_end, "with the last one");
    out("busy", busy);
    out("done", done);
    out("error_start", error_start);
    out("error_config", error_config);
    out("result_count", widened(rank_count, field_bits));
    out("result_id", result_id);
    out("result_dot", result_dot);
    out("result_norm", result_norm);
    out("cycles", cycles);
    out("rows", rows);
    return m.finish();
}

}  // namespace ragrtl::systems
