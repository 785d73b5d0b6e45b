#include "gen/blocks/iks_dot_product_unit.hpp"

#include <optional>
#include <string>
#include <vector>

#include "gen/blocks/common.hpp"
#include "gen/blocks/enable_register.hpp"
#include "gen/blocks/fp_mac.hpp"
#include "gen/blocks/fp_round.hpp"
#include "gen/blocks/iks_lane.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

/// Outputs of a lane that leave it with a finished sum, least significant first.
std::vector<Port> result_ports(const Module& lane) {
    std::vector<Port> ports;
    for (const Port& port : lane.ports()) {
        const bool is_result =
            port.direction == Direction::output && port.name != "out_valid" && port.name != "result_nan";
        if (is_result) ports.push_back(port);
    }
    return ports;
}

}  // namespace

int last_score_latency(const spec::DotProductUnit& spec) {
    return spec.stages + (rounds_at_end(spec) ? spec.round_stages : 0) + spec.lanes;
}

Module dot_product_unit(const spec::DotProductUnit& spec) {
    const bool is_int8 = spec.format == spec::ElementFormat::int8;
    const bool rounds = rounds_at_end(spec);
    const int total = last_score_latency(spec);
    const Module lane = lane_of(spec);
    const Module shadow_register = enable_register();

    Builder m("iks_dot_product_unit", "dot products of " + std::to_string(spec.lanes) +
                                          (spec.lanes == 1 ? " vector" : " vectors at once") +
                                          " with one query, output-stationary.");
    const int latency = total - spec.lanes + 1;
    m.timing(latency, std::to_string(latency) + " cycles from a block's last beat to the score of lane 0", 1,
             "a beat every cycle; blocks of fewer than " + std::to_string(spec.lanes) +
                 " beats wait for the scores of the block before");
    m.fact("handshake", "in_valid / in_ready, which looks at in_last; scores have no ready");
    m.fact("blocks", "in_first starts the sums of a block, in_last ends them; they may be one beat");
    m.fact("scores", "lanes 0 .. in_count-1 of a block, one per cycle");
    if (!is_int8)
        m.fact("value", rounds ? "fp32 code of the exact sum, rounded once to nearest even"
                               : "fp32 code of the sum, rounded to nearest even in every step");

    const Const lanes = spec.lanes;
    const Const element_w = spec::element_width(spec.format);
    const int score_w = score_width(spec);
    const int count_w = static_cast<int>(index_width(spec.lanes + 1).value());
    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr in_ready = m.output("in_ready");
    const Expr in_first = m.input("in_first", 1, "first beat of a block");
    const Expr in_last = m.input("in_last", 1, "last beat of a block");
    const Expr in_count = m.input("in_count", count_w, "vectors of the block, sampled with in_last");
    const Expr in_query = m.input("in_query", element_w);
    const Expr in_data = m.input("in_data", lanes * element_w, "lane 0 in the low bits");
    const Expr out_valid = m.output("out_valid");
    const Expr out_score = m.output("out_score", score_w, is_int8 ? "two's complement" : "fp32 code");
    std::optional<Expr> out_nan;
    if (!is_int8) out_nan = m.output("out_nan", 1, "out_score is NaN");
    const Expr busy = m.output("busy", 1, "scores of finished blocks are still to come");

    m.banner("The last beat of a block waits until the shadow registers will be free");
    const int left_w = static_cast<int>(index_width(total + 1).value());
    const Expr left = m.reg("cycles_left_q", left_w, reset_to(0), "until the last score has come out");
    const int may_end_at = total + 1 - spec.lanes;
    const Expr may_end = spec.lanes == 1 ? lit(1, 1) : m.let("may_end", left <= lit(left_w, may_end_at));
    m.assign(in_ready, spec.lanes == 1 ? lit(1, 1) : !in_last || may_end);
    const Expr accept = m.let("accept", spec.lanes == 1 ? in_valid : in_valid && in_ready);
    const Expr ends = m.let("block_ends", accept && in_last);
    m.clocked([&](Process& p) {
        p.when(ends, [&] { p.set(left, lit(left_w, total)); }).otherwise_when(left != 0, [&] {
            p.set(left, trunc(left - 1, left_w));
        });
    });
    m.assign(busy, left != 0);

    m.banner("Lanes");
    const std::vector<Port> results = result_ports(lane);
    int result_w = 0;
    for (const Port& port : results) result_w += static_cast<int>(port.width.value());
    const Expr finished = m.wire("finished", lanes, "the same for every lane");
    const Expr load = m.let("load", finished[0], "sums go to the shadow registers");
    if (spec.lanes > 1) {
        m.unused("unused_finished", finished.slice(1, spec.lanes - 1), "all lanes finish together");
    }
    const Expr to_come = m.reg("to_come_q", count_w, reset_to(0), "scores in the shadow registers");
    const Expr showing = m.let("showing", to_come != 0);
    const Expr move = m.let("move", load || showing);
    m.comment("Shadow registers: a chain that moves towards lane 0, whose score is the next to leave.");
    std::optional<Expr> first_shadow;
    m.loop("lane", "l", lanes, [&](Scope& body, const Const& l) {
        const Expr sums = body.wire("sums", result_w, "a finished sum with finished");
        const Expr shadow = body.wire("shadow", result_w);
        std::vector<Connection> pins{{"clk", m.clk()},
                                     {reset_port(spec.reset), m.rst()},
                                     {"in_valid", accept},
                                     {"first", in_first},
                                     {"last", in_last},
                                     {"a", in_query},
                                     {"b", in_data.slice(l * element_w, element_w)},
                                     {"out_valid", finished[l]}};
        int low = 0;
        for (const Port& port : results) {
            const int width = static_cast<int>(port.width.value());
            pins.push_back({port.name, sums.slice(low, width)});
            low += width;
        }
        if (!is_int8 && !rounds) {
            const Expr lane_nan = body.wire("lane_nan");
            pins.push_back({"result_nan", lane_nan});
            body.unused("unused_lane_nan", lane_nan, "told from the score that leaves");
        }
        body.instance(lane, "mac", pins);
        const Expr next = body.wire("next_shadow", result_w);
        body.choice(
            equal(l, lanes - 1), "end_of_chain", [&](Scope& end) { end.assign(next, sums); }, "in_chain",
            [&](Scope& inner) { inner.assign(next, mux(load, sums, inner.peer(shadow, l + 1))); });
        body.instance(shadow_register, "shadow_reg",
                      {{"clk", m.clk()}, {"en", move}, {"d", next}, {"q", shadow}}, {{"W", result_w}});
        first_shadow = shadow;
    });

    m.banner("Scores");
    const Expr shown = m.let("shown", m.peer(*first_shadow, 0));
    std::vector<Expr> counts{in_count};
    for (int stage = 1; stage <= spec.stages; ++stage) {
        counts.push_back(m.reg("s" + std::to_string(stage) + "_count_q", count_w,
                               no_reset("read only where the sums are finished")));
    }
    m.clocked([&](Process& p) {
        for (std::size_t stage = 1; stage < counts.size(); ++stage) p.set(counts[stage], counts[stage - 1]);
    });
    m.clocked([&](Process& p) {
        p.when(load, [&] { p.set(to_come, counts.back()); }).otherwise_when(showing, [&] {
            p.set(to_come, trunc(to_come - 1, count_w));
        });
    });
    if (rounds) {
        const Module round = fp_round({spec::fp_format(spec.format), spec.max_dimension, spec.segment, 1,
                                       spec.round_stages, spec.reset});
        std::vector<Connection> pins{{"clk", m.clk()},      {reset_port(spec.reset), m.rst()},
                                     {"in_valid", showing}, {"out_valid", out_valid},
                                     {"result", out_score}, {"result_nan", *out_nan}};
        int low = 0;
        for (const Port& port : results) {
            const int width = static_cast<int>(port.width.value());
            pins.push_back({port.name, shown.slice(low, width)});
            low += width;
        }
        m.instance(round, "round", pins);
    } else {
        m.assign(out_valid, showing);
        m.assign(out_score, shown);
        if (!is_int8) m.assign(*out_nan, all(shown.slice(23, 8)) && any(shown.slice(0, 23)));
    }
    return m.finish();
}

}  // namespace ragrtl::blocks
