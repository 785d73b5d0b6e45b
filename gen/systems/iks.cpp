#include "gen/systems/iks.hpp"

#include <optional>
#include <string>
#include <vector>

#include "gen/blocks/iks_processing_engine.hpp"
#include "gen/blocks/skid_buffer.hpp"
#include "gen/systems/iks_parts.hpp"
#include "gen/systems/register_block.hpp"
#include "gen/systems/wiring.hpp"

namespace ragrtl::systems {

using namespace hdl;

namespace {

/// Value `select` of `count` packed ones of `width` bits.
Expr selected(Builder& m, const std::string& name, const Expr& packed, const Expr& select, int count,
              int width) {
    return m.let(name, count == 1 ? packed : packed.element_at(select.slice(0, index_width(count)), width));
}

}  // namespace

Module iks(const spec::IksSystem& spec) {
    const IksWidths w(spec);
    const spec::RegisterTable table = registers(spec);
    const bool is_int8 = spec.format == spec::ElementFormat::int8;
    Builder m("iks", "exact search: " + std::to_string(spec.engines) +
                         (spec.engines == 1 ? " query" : " queries") + " at once, " +
                         std::to_string(spec.lanes) + " vectors at once, lists of " + std::to_string(spec.k) +
                         ".");
    m.fact("interval",
           "ceil(vectors / lanes) * dimension cycles when memory gives a beat per cycle, for any number of "
           "queries");
    m.fact("registers", "written in the cycle of reg_write_valid, read in the cycle after reg_read_valid");
    m.fact("memory", "requests of up to " + std::to_string(spec.burst) +
                         " beats; responses in order; what no request waits for is dropped");
    m.fact("beats", "element j of all vectors of a block, the first vector in the low bits; j ascending");
    m.fact("ties", "the lower vector number goes ahead");
    m.clock(blocks::reset_style(spec.reset));

    Wiring parts(m, spec.reset);
    add_register_ports(parts, table);
    parts.output("mem_req_valid");
    parts.input("mem_req_ready");
    parts.output("mem_req_addr", spec.address_width, "of a beat");
    parts.output("mem_req_len", w.length, "beats");
    parts.input("mem_rsp_valid");
    parts.output("mem_rsp_ready");
    const Expr rsp_data = parts.input("mem_rsp_data", w.beat);
    const Expr rsp_last = parts.input("mem_rsp_last");
    parts.output("busy");
    parts.output("done", 1, "results are there");
    m.unused("unused_last", rsp_last, "beats are counted");

    const Module control = iks_control(spec);
    const Module fetch = iks_fetch(spec);
    const Module sequencer = iks_sequencer(spec);
    const Module engine = blocks::processing_engine(processing_engine_of(spec));

    m.banner("Registers and control");
    declare_register_inputs(parts, table, control);
    const Expr nan_seen = parts.add("nan_seen", m.wire("nan_seen"));
    add_register_block(parts, table, spec.reset);
    parts.declare("all_taken", sequencer, "all_taken");
    parts.declare("overflow", fetch, "overflow");
    parts.declare("beats_due", fetch, "beats_due");
    const Expr beat_valid = parts.declare("beat_valid", sequencer, "beat_valid");
    const Expr engines_busy = parts.add("engines_busy", m.wire("engines_busy"));
    const Expr beat_read = parts.add("beat_read", m.wire("beat_read"));
    const Expr shown_count = parts.declare("shown_count", control, "shown_count");
    const Expr shown_id = parts.declare("shown_id", control, "shown_id");
    const Expr shown_score = parts.declare("shown_score", control, "shown_score");
    parts.instance(control, "control");

    m.banner("Beats from memory, and a register stage that broadcasts them");
    const Expr put_ready = parts.declare("put_ready", fetch, "put_ready");
    parts.instance(fetch, "fetch");
    const Expr put_valid = parts["put_valid"];
    m.assign(beat_read, put_valid && put_ready);
    const Expr beat_ready = parts.declare("beat_ready", sequencer, "beat_ready");
    const Expr beat = m.wire("beat", w.beat);
    blocks::add_skid_buffer(m, "broadcast", {w.beat, spec.reset},
                            {{"in_valid", put_valid},
                             {"in_ready", put_ready},
                             {"in_data", rsp_data},
                             {"out_valid", beat_valid},
                             {"out_ready", beat_ready},
                             {"out_data", beat}});
    const Expr engine_ready = parts.declare("engine_ready", sequencer, "engine_ready");
    parts.instance(sequencer, "sequencer");

    m.banner("Engines; those without a query see no beat");
    const int n = spec.engines;
    const Const engines = n;
    const Expr ready = m.wire("ready", engines);
    const Expr copying = m.wire("copying", engines);
    std::optional<Expr> nans;
    if (!is_int8) nans = m.wire("nans", engines);
    const Expr counts = m.wire("counts", n * w.list_count);
    const Expr ids = m.wire("ids", n * spec.id_width);
    const Expr scores = m.wire("scores", n * w.score);
    const Expr active = parts["active"];
    const Expr query_valid = parts["query_write_valid"];
    const Expr read_valid = parts["result_read_valid"];
    m.loop("engine", "e", engines, [&](Scope& body, const Const& e) {
        std::vector<Connection> pins{{"clk", m.clk()},
                                     {blocks::reset_port(spec.reset), m.rst()},
                                     {"query_write_valid", query_valid[e]},
                                     {"query_write_addr", parts["query_write_addr"]},
                                     {"query_write_data", parts["query_write_data"]},
                                     {"clear", body.let("begins", parts["go"] && active[e])},
                                     {"in_valid", body.let("sees_beat", parts["engine_valid"] && active[e])},
                                     {"in_ready", ready[e]},
                                     {"in_last", parts["engine_last"]},
                                     {"in_count", parts["engine_count"]},
                                     {"in_data", beat},
                                     {"finish", body.let("finishes", parts["finish"] && active[e])},
                                     {"busy", copying[e]},
                                     {"result_count", counts.slice(e * w.list_count, w.list_count)},
                                     {"result_read_valid", read_valid[e]},
                                     {"result_read_addr", parts["result_read_addr"]},
                                     {"result_score", scores.slice(e * w.score, w.score)},
                                     {"result_id", ids.slice(e * spec.id_width, spec.id_width)}};
        if (!is_int8) pins.push_back({"nan_seen", (*nans)[e]});
        body.instance(engine, "processing_engine", pins);
    });
    m.comment("Engine 0 has a query in every search, and all that have one are in step.");
    m.assign(engine_ready, ready[0]);
    m.assign(engines_busy, copying[0]);
    if (n > 1) {
        m.unused("unused_ready", cat({ready.slice(1, n - 1), copying.slice(1, n - 1)}),
                 "as those of engine 0");
    }
    if (is_int8) {
        m.assign(nan_seen, 0);
    } else {
        m.assign(nan_seen, any(m.let("nans_now", *nans & active)));
    }
    const Expr result_query = parts["result_query"];
    m.assign(shown_count, selected(m, "selected_count", counts, result_query, n, w.list_count));
    m.assign(shown_id, selected(m, "selected_id", ids, result_query, n, spec.id_width));
    m.assign(shown_score, selected(m, "selected_score", scores, result_query, n, w.score));
    return m.finish();
}

}  // namespace ragrtl::systems
