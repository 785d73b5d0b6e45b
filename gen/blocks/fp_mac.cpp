#include "gen/blocks/fp_mac.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gen/arith/fp_adder.hpp"
#include "gen/arith/fp_product.hpp"
#include "gen/blocks/common.hpp"
#include "gen/blocks/fp_round.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

std::string cycles_text(int cycles) { return std::to_string(cycles) + (cycles == 1 ? " cycle" : " cycles"); }

/// The control bits of an element on its way through `stages` registers.
struct Element {
    Expr valid, first, last;
};

Element delayed(Builder& m, Element element, int stages) {
    for (int stage = 1; stage <= stages; ++stage) {
        const std::string prefix = "s" + std::to_string(stage) + "_";
        const Expr valid = m.reg(prefix + "valid_q", 1, reset_to(0));
        const Expr first = m.reg(prefix + "first_q", 1, no_reset("read only where " + prefix + "valid_q"));
        const Expr last = m.reg(prefix + "last_q", 1, no_reset("read only where " + prefix + "valid_q"));
        m.clocked([&](Process& p) { p.set(valid, element.valid); });
        m.clocked([&](Process& p) {
            p.set(first, element.first);
            p.set(last, element.last);
        });
        element = {valid, first, last};
    }
    return element;
}

/// Ports that both kinds of accumulator have.
struct FactorPorts {
    Element element;
    Expr a, b;
};

FactorPorts factor_ports(Builder& m, const spec::FpMac& spec, const arith::FpShape& shape) {
    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr first = m.input("first", 1, "starts a sum");
    const Expr last = m.input("last", 1, "ends a sum");
    return {{in_valid, first, last}, m.input("a", shape.width()), m.input("b", shape.width())};
}

void element_facts(Builder& m, int latency) {
    m.timing(latency, cycles_text(latency) + " from the last product's in_valid to out_valid", 1,
             "a product every cycle");
    m.fact("handshake", "none: out_valid follows in_valid with last");
    m.fact("sums", "first starts a sum, last ends it, both may be high; sums may follow back to back");
}

Module exact_mac(const spec::FpMac& spec) {
    const arith::FpShape shape = arith::shape_of(spec.format);
    const Module lane = fp_mac_lane(spec);
    const Module round = fp_round({spec.format, spec.terms, spec.segment, 1, spec.round_stages, spec.reset});
    Builder m("fp_mac", "sums of floating-point products, exact in fixed point, rounded once to fp32.");
    element_facts(m, spec.stages + spec.round_stages);
    m.fact("range", "sums of up to " + std::to_string(spec.terms) + " products cannot overflow");
    const FactorPorts in = factor_ports(m, spec, shape);
    const Expr out_valid = m.output("out_valid");
    const Expr result = m.output("result", 32, "fp32 code");
    const Expr result_nan = m.output("result_nan");

    std::vector<Connection> pins;
    for (const Port& port : lane.ports()) {
        if (port.direction == Direction::output)
            pins.push_back({port.name, m.wire("lane_" + port.name, port.width)});
    }
    std::vector<Connection> lane_pins = pins;
    const std::vector<Connection> clocking{{"clk", m.clk()}, {reset_port(spec.reset), m.rst()}};
    lane_pins.insert(lane_pins.end(), clocking.begin(), clocking.end());
    lane_pins.insert(lane_pins.end(), {{"in_valid", in.element.valid},
                                       {"first", in.element.first},
                                       {"last", in.element.last},
                                       {"a", in.a},
                                       {"b", in.b}});
    m.instance(lane, "lane", lane_pins);
    for (Connection& pin : pins) {
        if (pin.port == "out_valid") pin.port = "in_valid";
    }
    pins.insert(pins.end(), clocking.begin(), clocking.end());
    pins.insert(pins.end(), {{"out_valid", out_valid}, {"result", result}, {"result_nan", result_nan}});
    m.instance(round, "round", pins);
    return m.finish();
}

Module fp32_mac(const spec::FpMac& spec) {
    const arith::FpShape shape = arith::shape_of(spec.format);
    Builder m("fp_mac", "sums of floating-point products in fp32, rounded to nearest even in every step.");
    element_facts(m, spec.stages);
    m.fact(
        "order",
        "sum = sum + fp32(a * b), from +0: the bits of the plain C loop over float; every NaN is 0x7fc00000");
    const FactorPorts in = factor_ports(m, spec, shape);
    const Expr out_valid = m.output("out_valid");
    const Expr result = m.output("result", 32, "fp32 code");
    const Expr result_nan = m.output("result_nan");

    m.banner("Product");
    arith::FpProduct product = arith::multiply_fp(m, in.a, in.b, in.element.valid, shape, spec.multiplier);
    const auto stage_reg = [&](const std::string& name, const Expr& value, int stage) {
        const Expr q = m.reg("s" + std::to_string(stage) + "_" + name + "_q", value.width(),
                             no_reset("read only where s" + std::to_string(stage) + "_valid_q"));
        m.clocked([&](Process& p) { p.set(q, value); });
        return q;
    };
    Expr significand = product.significand.number();
    if (spec.stages == 3) {
        m.banner("Stage 2: the product as an fp32 code");
        significand = stage_reg("significand", significand, 1);
        product.exponent = stage_reg("exponent", product.exponent, 1);
        product.negative = stage_reg("negative", product.negative, 1);
        product.is_nan = stage_reg("nan", product.is_nan, 1);
        product.is_infinity = stage_reg("infinity", product.is_infinity, 1);
    }
    Expr code = arith::product_to_fp32(m, significand, product.exponent, product.negative, product.is_nan,
                                       product.is_infinity, shape);
    if (spec.stages > 1) {
        m.banner("Stage " + std::to_string(spec.stages) + ": the sum");
        code = stage_reg("product", code, spec.stages - 1);
    }
    const Element element = delayed(m, in.element, spec.stages - 1);

    const Expr sum_q = m.reg("sum_q", 32, no_reset("cleared by first"));
    const Expr so_far = m.let("so_far", sum_q & ~repeat(32, element.first));
    const Expr next_sum = m.wire("next_sum", 32);
    m.instance(arith::fp32_adder(), "add", {{"a", so_far}, {"b", code}, {"sum", next_sum}});
    m.clocked([&](Process& p) { p.when(element.valid, [&] { p.set(sum_q, next_sum); }); });
    const Expr valid_q = m.reg("out_valid_q", 1, reset_to(0));
    m.clocked([&](Process& p) { p.set(valid_q, element.valid && element.last); });
    m.assign(out_valid, valid_q);
    m.assign(result, sum_q);
    m.assign(result_nan, all(sum_q.slice(23, 8)) && any(sum_q.slice(0, 23)));
    return m.finish();
}

}  // namespace

Module fp_mac_lane(const spec::FpMac& spec) {
    const arith::FpShape shape = arith::shape_of(spec.format);
    const int width = shape.sum_bits(spec.terms);
    const int carries = stored_carries(width, spec.segment);
    Builder m("fp_mac_lane", "sums of floating-point products in fixed point, a carry stored per " +
                                 std::to_string(spec.segment) + " bits.");
    element_facts(m, spec.stages);
    m.fact("value", "sum is signed, in units of 2^" + std::to_string(shape.product_lsb()) + ", modulo 2^" +
                        std::to_string(width));
    if (carries > 0)
        m.fact("carries", "carry i counts 2^(" + std::to_string(spec.segment) + "*(i+1)) of the sum's units");
    const FactorPorts in = factor_ports(m, spec, shape);
    const Expr out_valid = m.output("out_valid", 1, "the outputs below are a finished sum");
    const Expr sum = m.output("sum", width);
    std::optional<Expr> carries_out;
    if (carries > 0) carries_out = m.output("carries", carries);
    const Expr nan_out = m.output("is_nan", 1, "a product was NaN");
    const Expr plus_out = m.output("plus_infinity", 1, "a product was +infinity");
    const Expr minus_out = m.output("minus_infinity", 1, "a product was -infinity");

    const Module product = arith::fixed_point_product(shape, spec.multiplier, spec.stages - 1);
    const Expr fixed = m.wire("fixed", shape.magnitude_bits());
    const Expr negative = m.wire("negative");
    const Expr is_nan = m.wire("product_nan");
    const Expr is_infinity = m.wire("product_infinity");
    std::vector<Connection> pins{{"in_valid", in.element.valid},
                                 {"a", in.a},
                                 {"b", in.b},
                                 {"fixed", fixed},
                                 {"negative", negative},
                                 {"is_nan", is_nan},
                                 {"is_infinity", is_infinity}};
    if (product.has_clock()) pins.push_back({"clk", m.clk()});
    m.instance(product, "product", pins);
    Expr start = m.let("in_start", in.element.valid && in.element.first);
    Expr finish = m.let("in_finish", in.element.valid && in.element.last);
    for (int stage = 1; stage < spec.stages; ++stage) {
        const std::string prefix = "s" + std::to_string(stage) + "_";
        const Expr start_q = m.reg(prefix + "start_q", 1, no_reset("clears a sum that has no meaning yet"));
        const Expr finish_q = m.reg(prefix + "finish_q", 1, reset_to(0));
        m.clocked([&](Process& p) { p.set(start_q, start); });
        m.clocked([&](Process& p) { p.set(finish_q, finish); });
        start = start_q;
        finish = finish_q;
    }

    m.banner("Accumulate: nothing is added in a gap, only the stored carries move on");
    const auto sum_reg = [&](const std::string& name, int w) {
        return m.reg(name, w, no_reset("cleared by first"));
    };
    const Expr sum_q = sum_reg("sum_q", width);
    const Expr so_far = m.let("so_far", sum_q & ~repeat(width, start));
    const Expr addend = m.let("addend", cat({repeat(width - shape.magnitude_bits(), negative), fixed}));
    const Expr next_sum = m.wire("next_sum", width);
    Expr carry_in = negative;
    if (carries > 0) {
        const Expr carries_q = sum_reg("carries_q", carries);
        const Expr next_carries = m.wire("next_carries", carries);
        carry_in =
            m.let("carry_in", cat({carries_q & ~repeat(carries, start), negative}), "of every segment");
        const Const segment_w = spec.segment;
        m.loop("segment", "i", carries, [&](Scope& segment, const Const& i) {
            segment.comment("The lowest bits add up to one and the carry in.");
            const Expr x = segment.let("x", cat({so_far.slice(i * segment_w, segment_w), lit(1, 1)}));
            const Expr y = segment.let("y", cat({addend.slice(i * segment_w, segment_w), carry_in[i]}));
            const Expr total = segment.let("total", x + y);
            segment.assign(next_sum.slice(i * segment_w, segment_w), total.slice(1, segment_w));
            segment.assign(next_carries[i], total.msb());
            segment.unused("unused_low", total[0], "made the carry in");
        });
        m.clocked([&](Process& p) { p.set(carries_q, next_carries); });
        m.assign(*carries_out, carries_q);
    }
    const int low = carries * spec.segment;
    const Expr top_x = m.let("top_x", cat({so_far.slice(low, width - low), lit(1, 1)}));
    const Expr top_y =
        m.let("top_y", cat({addend.slice(low, width - low), carries > 0 ? carry_in[carries] : negative}));
    const Expr top_total = m.let("top_total", trunc(top_x + top_y, width - low + 1));
    m.unused("unused_top_low", top_total[0], "made the carry in");
    m.assign(next_sum.slice(low, width - low), top_total.slice(1, width - low));
    m.clocked([&](Process& p) { p.set(sum_q, next_sum); });
    m.assign(sum, sum_q);

    m.banner("Special values met");
    const auto met = [&](const std::string& name, const Expr& now, const Expr& port) {
        const Expr q = m.reg(name + "_q", 1, no_reset("cleared by first"));
        m.clocked([&](Process& p) { p.set(q, now || (q && !start)); });
        m.assign(port, q);
    };
    met("nan", is_nan, nan_out);
    met("plus_infinity", is_infinity && !negative, plus_out);
    met("minus_infinity", is_infinity && negative, minus_out);
    const Expr valid_q = m.reg("out_valid_q", 1, reset_to(0));
    m.clocked([&](Process& p) { p.set(valid_q, finish); });
    m.assign(out_valid, valid_q);
    return m.finish();
}

Module fp_mac(const spec::FpMac& spec) {
    return spec.accumulator == spec::FpAccumulator::exact ? exact_mac(spec) : fp32_mac(spec);
}

}  // namespace ragrtl::blocks
