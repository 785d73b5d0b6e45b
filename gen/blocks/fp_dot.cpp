#include "gen/blocks/fp_dot.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "gen/arith/fp_product.hpp"
#include "gen/arith/pipeline_plan.hpp"
#include "gen/arith/products.hpp"
#include "gen/blocks/common.hpp"
#include "gen/blocks/fp_round.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

constexpr int product_stages = 2;

/// Bits of the carry out of a segment: besides its products and the ones that complete their complements, a
/// segment adds its part of a constant, the sum so far and the carry from below.
int carry_width(int lanes) { return bits_for_unsigned(static_cast<std::uint64_t>(lanes) + 3); }

/// -lanes * 2^magnitude_bits modulo 2^width, bits low .. low+count-1. Every complemented sign bit ~s counts
/// 2^magnitude_bits: together with this it is -s.
__int128 sign_constant(int lanes, int magnitude_bits, int low, int count) {
    if (low + count <= magnitude_bits) return 0;
    __int128 bits = 0;
    // Below magnitude_bits the constant has zeros; above it, those of -lanes.
    for (int i = std::max(low, magnitude_bits); i < low + count; ++i) {
        const int place = std::min(i - magnitude_bits, 62);
        if (((-std::int64_t{lanes} >> place) & 1) != 0) bits |= __int128{1} << (i - low);
    }
    return bits;
}

}  // namespace

Module fp_dot(const spec::FpDot& spec) {
    const arith::FpShape shape = arith::shape_of(spec.format);
    const int magnitude_w = shape.magnitude_bits();
    const int terms = spec.lanes * spec.chunks;
    const int width = shape.sum_bits(terms);
    const int carries = stored_carries(width, spec.segment);
    const int carry_w = carry_width(spec.lanes);
    const Module round = fp_round({spec.format, terms, spec.segment, carry_w, spec.round_stages, spec.reset});
    const int latency = product_stages + spec.cuts + 1 + spec.round_stages;

    Builder m("fp_dot", "exact sums of floating-point products, " + std::to_string(spec.lanes) +
                            " per cycle, rounded once to fp32.");
    m.timing(latency, std::to_string(latency) + " cycles from the last chunk's in_valid to out_valid", 1,
             "a chunk every cycle");
    m.fact("handshake", "none: out_valid follows in_valid with last");
    m.fact("sums", "first starts a sum, last ends it, both may be high; sums may follow back to back");
    m.fact("range", "sums of up to " + std::to_string(spec.chunks) + " chunks cannot overflow");
    m.fact("masking", "a lane without active adds nothing");

    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr first_in = m.input("first", 1, "starts a sum");
    const Expr last_in = m.input("last", 1, "ends a sum");
    const Expr active = m.input("active", spec.lanes);
    const Expr a =
        m.input("a", spec.lanes * shape.width(), "lane l in bits l*" + std::to_string(shape.width()));
    const Expr b =
        m.input("b", spec.lanes * shape.width(), "lane l in bits l*" + std::to_string(shape.width()));
    const Expr out_valid = m.output("out_valid");
    const Expr result = m.output("result", 32, "fp32 code");
    const Expr result_nan = m.output("result_nan");

    Expr valid = in_valid;
    Expr first = first_in;
    Expr last = last_in;
    int stage = 1;
    // One register level for what goes along with the data; `more` are moved likewise.
    const auto next_stage = [&](std::vector<std::pair<std::string, Expr*>> more) {
        const std::string prefix = "s" + std::to_string(stage++) + "_";
        more.insert(more.end(), {{"first", &first}, {"last", &last}});
        const Expr valid_q = m.reg(prefix + "valid_q", 1, reset_to(0));
        std::vector<std::pair<Expr, Expr>> moves;
        for (const auto& [name, value] : more) {
            moves.emplace_back(m.reg(prefix + name + "_q", value->width(),
                                     no_reset("read only where " + prefix + "valid_q")),
                               *value);
            *value = moves.back().first;
        }
        m.clocked([&](Process& p) { p.set(valid_q, valid); });
        m.clocked([&](Process& p) {
            for (const auto& [q, value] : moves) p.set(q, value);
        });
        valid = valid_q;
    };

    m.banner("Products in fixed point, of all lanes side by side");
    const Module product = arith::fixed_point_product(shape, spec.multiplier, product_stages);
    const Expr fixed = m.wire("fixed", spec.lanes * magnitude_w);
    const Expr negative = m.wire("negative", spec.lanes);
    const Expr lane_nan = m.wire("lane_nan", spec.lanes);
    const Expr lane_infinity = m.wire("lane_infinity", spec.lanes);
    m.loop("lane", "l", spec.lanes, [&](Scope& lane, const Const& l) {
        const Const code_w = shape.width();
        const Const fixed_w = magnitude_w;
        const Expr enable = lane.let("enable", in_valid && active[l]);
        lane.instance(product, "product",
                      {{"clk", m.clk()},
                       {"in_valid", enable},
                       {"a", a.slice(l * code_w, code_w)},
                       {"b", b.slice(l * code_w, code_w)},
                       {"fixed", fixed.slice(l * fixed_w, fixed_w)},
                       {"negative", negative[l]},
                       {"is_nan", lane_nan[l]},
                       {"is_infinity", lane_infinity[l]}});
    });
    for (int i = 0; i < product_stages; ++i) next_stage({});
    Expr nan = m.let("nan", any(lane_nan));
    Expr plus_infinity = m.let("plus_infinity", any(lane_infinity & ~negative));
    Expr minus_infinity = m.let("minus_infinity", any(lane_infinity & negative));

    m.banner("Heaps: one per segment of the sum, bits of one weight side by side");
    const arith::Planes planes = arith::transpose(m, "fixed", fixed, spec.lanes, magnitude_w, false);
    const Expr not_negative = m.let(
        "not_negative", ~negative, "counts 2^" + std::to_string(magnitude_w) + ", less a constant: the sign");
    std::vector<arith::BitHeap> heaps;
    for (int s = 0; s <= carries; ++s) {
        const int low = s * spec.segment;
        const int bits = std::min(spec.segment, width - low);
        arith::BitHeap heap(m, "h" + std::to_string(s), s < carries ? bits + carry_w : bits);
        for (int i = 0; i < bits && low + i <= magnitude_w; ++i) {
            heap.add(low + i < magnitude_w ? planes.bits[static_cast<std::size_t>(low + i)] : not_negative,
                     i);
        }
        if (s == 0) heap.add(negative, 0);
        heap.add_constant(sign_constant(spec.lanes, magnitude_w, low, bits));
        heaps.push_back(heap);
    }
    const arith::TreeShape shape_of_tree{heaps.front().column_heights(), 1.0, spec.compression,
                                         arith::FinalAdder::plus};
    const arith::PipelinePlan plan = arith::plan_for_cuts(shape_of_tree, arith::DelayTable{}, spec.cuts);
    for (const int rows : plan.rows) {
        m.banner("Stage " + std::to_string(stage) + ": down to " + std::to_string(rows) + " rows");
        const std::string reason = "read only where s" + std::to_string(stage) + "_valid_q";
        for (std::size_t s = 0; s < heaps.size(); ++s) {
            if (heaps[s].bits() == 0) continue;  // the top of a long sum holds nothing but carries
            heaps[s].compress(spec.compression, rows);
            heaps[s] =
                heaps[s].registered("s" + std::to_string(stage + 1) + "_h" + std::to_string(s), reason);
        }
        next_stage({{"nan", &nan}, {"plus_infinity", &plus_infinity}, {"minus_infinity", &minus_infinity}});
    }

    m.banner("Stage " + std::to_string(stage) + ": the sum so far and the stored carries go in");
    const auto sum_reg = [&](const std::string& name, int w) {
        return m.reg(name, w, no_reset("cleared by first"));
    };
    const Expr sum_q = sum_reg("sum_q", width);
    const Expr so_far = m.let("so_far", sum_q & ~repeat(width, first));
    std::vector<Expr> carry_q;
    std::vector<std::pair<Expr, Expr>> next;
    for (int s = 0; s <= carries; ++s) {
        const auto at = static_cast<std::size_t>(s);
        const int low = s * spec.segment;
        const int bits = std::min(spec.segment, width - low);
        arith::BitHeap& heap = heaps[at];
        for (int i = 0; i < bits; ++i) heap.add(so_far[low + i], i);
        if (s > 0) {
            const Expr carry_in =
                m.let("h" + std::to_string(s) + "_carry_in", carry_q.back() & ~repeat(carry_w, first));
            for (int i = 0; i < std::min(carry_w, bits); ++i) heap.add(carry_in[i], i);
            if (carry_w > bits) {
                m.unused("unused_carry_in", carry_in.slice(bits, carry_w - bits),
                         "the sum is taken modulo 2^" + std::to_string(width));
            }
        }
        const Expr total =
            heap.sum("h" + std::to_string(s) + "_total", spec.compression, arith::FinalAdder::plus);
        next.emplace_back(sum_q.slice(low, bits), total.slice(0, bits));
        if (s < carries) {
            carry_q.push_back(sum_reg("h" + std::to_string(s) + "_carry_q", carry_w));
            next.emplace_back(carry_q.back(), total.slice(bits, carry_w));
        }
    }
    m.clocked([&](Process& p) {
        p.when(valid, [&] {
            for (const auto& [q, value] : next) p.set(q, value);
        });
    });
    const auto met = [&](const std::string& name, const Expr& now) {
        const Expr q = m.reg(name + "_q", 1, no_reset("cleared by first"));
        m.clocked([&](Process& p) { p.when(valid, [&] { p.set(q, now || (q && !first)); }); });
        return q;
    };
    const Expr done_q = m.reg("done_q", 1, reset_to(0));
    m.clocked([&](Process& p) { p.set(done_q, valid && last); });

    m.banner("Round once");
    std::vector<Connection> pins{{"clk", m.clk()},
                                 {reset_port(spec.reset), m.rst()},
                                 {"in_valid", done_q},
                                 {"sum", sum_q},
                                 {"is_nan", met("nan_met", nan)},
                                 {"plus_infinity", met("plus_infinity_met", plus_infinity)},
                                 {"minus_infinity", met("minus_infinity_met", minus_infinity)},
                                 {"out_valid", out_valid},
                                 {"result", result},
                                 {"result_nan", result_nan}};
    if (carries > 0) {
        std::vector<Expr> groups(carry_q.rbegin(), carry_q.rend());
        pins.push_back({"carries", m.let("carries", cat(groups))});
    }
    m.instance(round, "round", pins);
    return m.finish();
}

}  // namespace ragrtl::blocks
