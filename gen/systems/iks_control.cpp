#include <algorithm>
#include <cstdint>
#include <string>

#include "gen/systems/iks_parts.hpp"

namespace ragrtl::systems {

using namespace hdl;
using blocks::widened;

namespace {

constexpr int field_bits = 16;

}  // namespace

Module iks_control(const spec::IksSystem& spec) {
    const IksWidths w(spec);
    Builder m("iks_control",
              "checks and keeps the configuration, leads through a search, shows the results.");
    m.fact("phases",
           "scan: beats go to the engines; lists: the last scores, then the lists are copied; give up: beats "
           "that were requested are thrown away, then as lists");
    m.fact("start", "while busy: ignored, error_start; with an illegal configuration: ignored, error_config");
    m.clock(blocks::reset_style(spec.reset));
    const Const aw = spec.address_width;
    const Const engines = spec.engines;
    const Const query_w = index_width(spec.engines + 1);
    const Expr start = m.input("start");
    const Expr clear_errors = m.input("clear_errors");
    const Expr dimension = m.input("dimension", field_bits);
    const Expr vectors = m.input("vectors", w.vectors);
    const Expr queries = m.input("queries", field_bits);
    const Expr base = m.input("base", aw);

    m.banner("Start");
    const auto limit_of = [&](const char* name, int value) {
        return constant(field_bits, m.localparam(name, value));
    };
    const Expr dimension_limit = limit_of("BUILT_DIMENSION", spec.max_dimension);
    const Expr query_limit = limit_of("BUILT_QUERIES", spec.engines);
    const auto outside = [](const Expr& value, const Expr& limit) { return value == 0 || value > limit; };
    Expr illegal = outside(dimension, dimension_limit) || outside(queries, query_limit);
    if (w.vectors > spec.id_width) {
        illegal = illegal || m.let("too_many", vectors.msb() && any(vectors.slice(0, spec.id_width)),
                                   "more vectors than there are numbers");
    }
    illegal = m.let("illegal", illegal);
    const auto phase_name = [&](const char* name, int value) {
        return constant(2, m.localparam(name, value));
    };
    const Expr idle = phase_name("IDLE", 0);
    const Expr scan = phase_name("SCAN", 1);
    const Expr lists = phase_name("LISTS", 2);
    const Expr give_up = phase_name("GIVE_UP", 3);
    const Expr phase = m.reg("phase_q", 2, reset_to(0));
    const Expr busy = m.let("is_busy", phase != idle);
    const Expr accepted = m.let("accepted", start && !busy && !illegal);
    const Expr nothing = m.let("nothing", vectors == 0);

    m.comment("What the search works with; software may write the registers for the next one.");
    const ResetPolicy with_start = no_reset("set by a start");
    const Expr dimension_q = m.reg("dimension_q", w.dimension, with_start);
    const Expr vectors_q = m.reg("vectors_q", w.vectors, with_start);
    const Expr base_q = m.reg("base_q", aw, with_start);
    const Expr queries_q = m.reg("queries_q", query_w, with_start, "none where there are no vectors");
    m.clocked([&](Process& p) {
        p.when(accepted, [&] {
            p.set(dimension_q, dimension.slice(0, w.dimension));
            p.set(vectors_q, vectors);
            p.set(base_q, base);
            p.set(queries_q, mux(nothing, zeros(query_w), queries.slice(0, query_w)));
        });
    });
    const Expr go = m.reg("go_q", 1, reset_to(0), "the configuration is in place");
    m.clocked([&](Process& p) { p.set(go, accepted && !nothing); });
    const Expr active = m.wire("active_engines", engines, "those with a query");
    m.loop("engine", "e", engines,
           [&](Scope& body, const Const& e) { body.assign(active[e], constant(query_w, e) < queries_q); });

    m.banner("Phases");
    const Expr all_taken = m.input("all_taken", 1, "the engines take the last beat");
    const Expr engines_busy = m.input("engines_busy", 1, "lists are on their way to the output scratchpads");
    const Expr overflow = m.input("overflow", 1, "vectors behind the end of the address space");
    const Expr beats_due = m.input("beats_due", 1, "beats that were requested are still to come");
    const Expr beat_valid = m.input("beat_valid", 1, "a beat waits for the engines");
    const Expr abort = m.let("gives_up", phase == scan && overflow);
    const Expr finish_q = m.reg("finish_q", 1, reset_to(0), "to the engines: no beat follows");
    m.clocked([&](Process& p) { p.set(finish_q, all_taken || abort); });
    const Expr lists_there = m.let("lists_there", !finish_q && !engines_busy);
    const Expr complete = m.let("complete", phase == lists && lists_there);
    const Expr given_up = m.let("given_up", phase == give_up && lists_there && !beats_due && !beat_valid);
    m.clocked([&](Process& p) {
        p.when(accepted && !nothing, [&] { p.set(phase, scan); })
            .otherwise_when(abort, [&] { p.set(phase, give_up); })
            .otherwise_when(all_taken, [&] { p.set(phase, lists); })
            .otherwise_when(complete || given_up, [&] { p.set(phase, idle); });
    });
    const Expr done = m.reg("done_q", 1, reset_to(0));
    const Expr searches = m.reg("searches_q", 32, reset_to(0));
    const Expr completes = m.let("completes", complete || (accepted && nothing));
    m.clocked([&](Process& p) {
        p.when(completes, [&] {
             p.set(done, 1);
             p.set(searches, trunc(searches + 1, 32));
         }).otherwise_when(accepted, [&] { p.set(done, 0); });
    });

    m.banner("Query elements, while idle");
    constexpr int dimension_field = 12;
    const Expr query_write = m.input("query_write");
    const Expr query_index = m.input("query_index", field_bits);
    const Expr query_dimension = m.input("query_dimension", dimension_field);
    const Expr query_data = m.input("query_data", 16);
    if (w.element < 16) {
        m.unused("unused_query_data", query_data.slice(w.element, 16 - w.element), "no element is that wide");
    }
    const Expr inside = m.let(
        "query_inside", query_index < query_limit && zext(query_dimension, field_bits) < dimension_limit);
    const Expr takes_query = m.let("takes_query", query_write && !busy && inside);
    const Expr query_valid = m.wire("query_valid", engines);
    m.loop("query", "e", engines, [&](Scope& body, const Const& e) {
        body.assign(query_valid[e], takes_query && query_index == constant(field_bits, e));
    });

    m.banner("Errors");
    const auto sticky = [&](const std::string& name, const Expr& now) {
        const Expr q = m.reg(name + "_q", 1, reset_to(0));
        m.clocked([&](Process& p) { p.set(q, (q && !clear_errors) || now); });
        return q;
    };
    const Expr error_start = sticky("error_start", start && busy);
    const Expr error_config = sticky("error_config", start && !busy && illegal);
    const Expr error_query = sticky("error_query", query_write && !takes_query);
    const Expr error_address = sticky("error_address", abort);

    m.banner("Counters");
    const Expr beat_read = m.input("beat_read", 1, "memory gave a beat");
    const Expr cycles = m.reg("cycles_q", 32, reset_to(0));
    const Expr beats = m.reg("beats_q", 32, reset_to(0));
    m.clocked([&](Process& p) {
        p.when(accepted, [&] {
             p.set(cycles, 0);
             p.set(beats, 0);
         }).otherwise([&] {
            p.when(busy, [&] { p.set(cycles, trunc(cycles + 1, 32)); });
            p.when(beat_read, [&] { p.set(beats, trunc(beats + 1, 32)); });
        });
    });

    m.banner("Results, while done");
    const Expr result_query = m.input("result_query", field_bits);
    const Expr result_index = m.input("result_index", field_bits);
    const Expr count = m.input("shown_count", w.list_count, "of the engine asked for");
    const Expr id = m.input("shown_id", spec.id_width);
    const Expr score = m.input("shown_score", w.score);
    const Expr there = m.let("results_there", done && result_query < widened(queries_q, field_bits));
    const Expr result_count = m.let("count_shown", mux(there, widened(count, field_bits), zeros(field_bits)));
    const Expr exists = m.let("result_exists", result_index < result_count);
    const Expr score_word = spec.format == spec::ElementFormat::int8
                                ? as_unsigned(sext(m.let("signed_score", as_signed(score)), 32))
                                : score;
    const Expr read_valid = m.wire("result_read", engines);
    m.loop("result", "e", engines, [&](Scope& body, const Const& e) {
        body.assign(read_valid[e], done && result_query == constant(field_bits, e));
    });

    const auto out = [&](const std::string& name, const Expr& value, const std::string& doc = "") {
        m.assign(m.output(name, value.width(), doc), value);
    };
    m.banner("To the other parts");
    out("go", go, "a search begins; the configuration is stable");
    out("stop", phase == give_up, "nothing more is requested");
    out("discard", phase == give_up, "beats go to no engine");
    out("finish", finish_q, "no beat follows");
    out("dimension_now", dimension_q);
    out("vectors_now", vectors_q);
    out("base_now", base_q);
    out("active", active, "engines with a query");
    out("query_write_valid", query_valid);
    out("query_write_addr", query_dimension.slice(0, index_width(spec.max_dimension)));
    out("query_write_data", query_data.slice(0, w.element));
    out("result_read_valid", read_valid);
    out("result_read_addr", result_index.slice(0, index_width(spec.k)));
    out("busy", busy);
    out("done", done);
    out("error_start", error_start);
    out("error_config", error_config);
    out("error_query", error_query);
    out("error_address", error_address);
    out("result_count", result_count);
    out("result_id", mux(exists, widened(id, 32), ones(32)));
    out("result_score", mux(exists, score_word, zeros(32)));
    out("searches", searches);
    out("cycles", cycles);
    out("beats", beats);
    return m.finish();
}

}  // namespace ragrtl::systems
