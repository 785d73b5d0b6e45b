#include "gen/blocks/iks_processing_engine.hpp"

#include <optional>
#include <string>
#include <vector>

#include "gen/blocks/common.hpp"
#include "gen/blocks/iks_dot_product_unit.hpp"
#include "gen/blocks/sram_1r1w.hpp"
#include "gen/blocks/topk_unit.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

/// An fp32 code as a number that orders like it, or such a number as its code: the bits below the sign of a
/// negative one are inverted.
Expr reversed_if_negative(Builder& m, const std::string& name, const Expr& negative, const Expr& magnitude) {
    const int bits = static_cast<int>(magnitude.width().value());
    return m.let(name, cat({negative, magnitude ^ repeat(bits, negative)}));
}

}  // namespace

Module processing_engine(const spec::ProcessingEngine& spec) {
    const bool is_int8 = spec.format == spec::ElementFormat::int8;
    const spec::DotProductUnit unit_spec = dot_product_unit_of(spec);
    const Module unit = dot_product_unit(unit_spec);
    const Module list = topk_unit(topk_of(spec));
    const int element_w = spec::element_width(spec.format);
    const int score_w = score_width(unit_spec);
    const Const address_w = index_width(spec.max_dimension);
    const Const slot_w = index_width(spec.k);
    const Const count_w = index_width(spec.k + 1);

    Builder m("iks_processing_engine", "one query against blocks of " + std::to_string(spec.lanes) +
                                           (spec.lanes == 1 ? " vector" : " vectors") + ", the best " +
                                           std::to_string(spec.k) + " kept.");
    m.fact("interval", "a beat every cycle; see iks_dot_product_unit for blocks with few beats");
    m.fact("handshake", "beats: in_valid / in_ready, which looks at in_last; results: read like a memory");
    m.fact("search",
           "write the query; clear; beats from the next cycle on; finish; busy until results are there");
    m.fact("order", "larger score first, on a tie the lower number; NaN is left out and sets nan_seen");
    m.fact("results", "in the cycle after result_read_valid; beyond result_count the id is all ones");

    m.clock(reset_style(spec.reset));
    const Expr query_write_valid = m.input("query_write_valid");
    const Expr query_write_addr = m.input("query_write_addr", address_w, "dimension");
    const Expr query_write_data = m.input("query_write_data", element_w);
    const Expr clear = m.input("clear", 1, "begins a search");
    const Expr in_valid = m.input("in_valid");
    const Expr in_ready = m.output("in_ready");
    const Expr in_last = m.input("in_last", 1, "last beat of a block");
    const Expr in_count =
        m.input("in_count", index_width(spec.lanes + 1), "vectors of the block, sampled with in_last");
    const Expr in_data = m.input("in_data", spec.lanes * element_w, "lane 0 in the low bits");
    const Expr finish = m.input("finish", 1, "no beat follows");
    const Expr busy = m.output("busy", 1, "the results are on their way to the output scratchpad");
    std::optional<Expr> nan_seen;
    if (!is_int8) nan_seen = m.output("nan_seen", 1, "a score of this search was NaN");
    const Expr result_count = m.output("result_count", count_w);
    const Expr result_read_valid = m.input("result_read_valid");
    const Expr result_read_addr = m.input("result_read_addr", slot_w, "0 = best");
    const Expr result_score = m.output("result_score", score_w, is_int8 ? "two's complement" : "fp32 code");
    const Expr result_id = m.output("result_id", spec.id_width);

    const Module query_memory = sram_of_shape(spec.max_dimension, element_w);
    const Module result_memory = sram_of_shape(spec.k, score_w + spec.id_width);

    m.banner("Query scratchpad: the element of the coming beat is always on its output");
    const Expr accept = m.let("accept", in_valid && in_ready);
    const Expr dimension = m.reg("dimension_q", address_w, reset_to(0), "of the coming beat");
    const Expr restart = m.let("restart", clear || in_last);
    const Expr next_dimension = m.let(
        "next_dimension", mux(restart, zeros(address_w),
                              spec.max_dimension == 1 ? zeros(address_w) : trunc(dimension + 1, address_w)));
    const Expr read_next = m.let("read_next", clear || accept);
    m.clocked([&](Process& p) { p.when(read_next, [&] { p.set(dimension, next_dimension); }); });
    const Expr element = m.wire("query_element", element_w);
    m.instance(query_memory, "query_scratchpad",
               {{"clk", m.clk()},
                {"write_valid", query_write_valid},
                {"write_addr", query_write_addr},
                {"write_data", query_write_data},
                {"read_valid", read_next},
                {"read_addr", next_dimension},
                {"read_data", element}});

    m.banner("Scores");
    const Expr score_valid = m.wire("score_valid");
    const Expr score = m.wire("score", score_w);
    const Expr unit_busy = m.wire("unit_busy");
    std::vector<Connection> pins{{"clk", m.clk()},
                                 {reset_port(spec.reset), m.rst()},
                                 {"in_valid", in_valid},
                                 {"in_ready", in_ready},
                                 {"in_first", m.let("in_first", dimension == 0)},
                                 {"in_last", in_last},
                                 {"in_count", in_count},
                                 {"in_query", element},
                                 {"in_data", in_data},
                                 {"out_valid", score_valid},
                                 {"out_score", score},
                                 {"busy", unit_busy}};
    std::optional<Expr> score_nan;
    if (!is_int8) {
        score_nan = m.wire("score_nan");
        pins.push_back({"out_nan", *score_nan});
    }
    m.instance(unit, "dot_products", pins);

    m.banner("The list; vectors are numbered as their scores come");
    const Expr id = m.reg("id_q", spec.id_width, reset_to(0), "of the coming score");
    m.clocked([&](Process& p) {
        p.when(clear, [&] { p.set(id, 0); }).otherwise_when(score_valid, [&] {
            p.set(id, trunc(id + 1, spec.id_width));
        });
    });
    std::optional<Expr> key;
    if (is_int8) {
        key = m.let("score_key", as_signed(score));
    } else {
        m.comment("Keys are signed numbers that order like the scores; -0 has the key of +0.");
        const Expr magnitude = score.slice(0, score_w - 1);
        const Expr negative = m.let("negative", score.msb() && any(magnitude));
        key = m.let("score_key", as_signed(reversed_if_negative(m, "ordered_score", negative, magnitude)));
        const Expr nan_q = m.reg("nan_seen_q", 1, reset_to(0));
        m.clocked([&](Process& p) {
            p.when(clear, [&] { p.set(nan_q, 0); }).otherwise_when(score_valid && *score_nan, [&] {
                p.set(nan_q, 1);
            });
        });
        m.assign(*nan_seen, nan_q);
    }
    const Expr list_valid = m.wire("list_valid", spec.k);
    const Expr list_keys = m.wire("list_keys", spec.k * score_w);
    const Expr list_ids = m.wire("list_ids", spec.k * spec.id_width);
    const Expr list_count = m.wire("list_count", count_w);
    m.unused("unused_list_valid", list_valid, "the count says as much");
    m.instance(list, "list",
               {{"clk", m.clk()},
                {reset_port(spec.reset), m.rst()},
                {"clear", clear},
                {"in_valid", is_int8 ? score_valid : m.let("listed", score_valid && !*score_nan)},
                {"in_score", *key},
                {"in_id", id},
                {"out_valid", list_valid},
                {"out_score", list_keys},
                {"out_id", list_ids},
                {"count", list_count}});

    m.banner("Output scratchpad: the list is copied when no score is to come");
    const Expr finishing = m.reg("finishing_q", 1, reset_to(0));
    const Expr slot = m.reg("slot_q", slot_w, reset_to(0), "to be copied");
    const Expr copy = m.let("copy", finishing && !unit_busy);
    const Expr last_slot = m.let("last_slot", slot == constant(slot_w, spec.k - 1));
    const Expr count_q = m.reg("result_count_q", count_w, reset_to(0));
    m.clocked([&](Process& p) {
        p.when(finish, [&] { p.set(finishing, 1); }).otherwise_when(copy && last_slot, [&] {
            p.set(finishing, 0);
        });
        p.when(copy, [&] {
            p.set(slot, spec.k == 1 ? zeros(slot_w) : mux(last_slot, zeros(slot_w), trunc(slot + 1, slot_w)));
            p.set(count_q, list_count);
        });
    });
    const Expr slot_key = m.let("slot_key", spec.k == 1 ? list_keys : list_keys.element_at(slot, score_w));
    const Expr slot_id = m.let("slot_id", spec.k == 1 ? list_ids : list_ids.element_at(slot, spec.id_width));
    const Expr slot_score =
        is_int8 ? slot_key
                : reversed_if_negative(m, "slot_score", slot_key.msb(), slot_key.slice(0, score_w - 1));
    const Expr result = m.wire("result", score_w + spec.id_width);
    m.instance(result_memory, "output_scratchpad",
               {{"clk", m.clk()},
                {"write_valid", copy},
                {"write_addr", slot},
                {"write_data", m.let("slot_result", cat({slot_score, slot_id}))},
                {"read_valid", result_read_valid},
                {"read_addr", result_read_addr},
                {"read_data", result}});
    const Expr there = m.reg("result_there_q", 1, no_reset("read only after result_read_valid"),
                             "the slot read is not empty");
    m.clocked([&](Process& p) {
        p.when(result_read_valid, [&] { p.set(there, widened(result_read_addr, count_w) < count_q); });
    });
    m.assign(busy, finishing);
    m.assign(result_count, count_q);
    m.assign(result_score, result.slice(spec.id_width, score_w) & repeat(score_w, there));
    m.assign(result_id, result.slice(0, spec.id_width) | repeat(spec.id_width, !there));
    return m.finish();
}

}  // namespace ragrtl::blocks
