#include "gen/blocks/fp_round.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gen/arith/fp_normalise.hpp"
#include "gen/arith/fp_pack.hpp"
#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

/// The steps in front of a possible register: which have one for a pipeline of so many stages.
enum Step { resolve, absolute, shift, steps };
bool registers_after(Step step, int stages) {
    static const bool table[4][steps] = {
        {false, false, false}, {false, true, false}, {false, true, true}, {true, true, true}};
    return table[stages - 1][step];
}

/// A value that travels through the pipeline.
struct Traveller {
    std::string name;
    Expr value;
};

}  // namespace

int stored_carries(int width, int segment) { return (width - 1) / segment; }

Module fp_round(const spec::FpRound& spec) {
    const arith::FpShape shape = arith::shape_of(spec.format);
    const int width = shape.sum_bits(spec.terms);
    const int carries_count = stored_carries(width, spec.segment);
    const int lsb = shape.product_lsb();
    Builder m("fp_round", "a fixed-point sum of products to fp32, rounded once to nearest even.");
    m.timing(spec.stages,
             std::to_string(spec.stages) + (spec.stages == 1 ? " cycle" : " cycles") +
                 " from in_valid to out_valid",
             1, "a new sum every cycle");
    m.fact("handshake", "none: out_valid follows in_valid");
    m.fact("value",
           "sum is signed, in units of 2^" + std::to_string(lsb) + "; overflow gives infinity, zero is +0");
    m.fact("special", "NaN: is_nan, or infinities of both signs; every NaN is 0x7fc00000");
    if (carries_count > 0) {
        m.fact("carries", "carry i, " + std::to_string(spec.carry_width) +
                              (spec.carry_width == 1 ? " bit" : " bits") + ", counts 2^(" +
                              std::to_string(spec.segment) + "*(i+1)) of the sum's units");
    }

    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr sum = m.input("sum", width);
    std::optional<Expr> carries;
    if (carries_count > 0)
        carries = m.input("carries", carries_count * spec.carry_width, "stored carries of the sum");
    const Expr is_nan = m.input("is_nan");
    const Expr plus_infinity = m.input("plus_infinity");
    const Expr minus_infinity = m.input("minus_infinity");
    const Expr out_valid = m.output("out_valid");
    const Expr result = m.output("result", 32, "fp32 code");
    const Expr result_nan = m.output("result_nan");

    Expr valid = in_valid;
    Traveller nan{"nan", m.let("any_nan", is_nan || (plus_infinity && minus_infinity))};
    Traveller infinity{"infinity", m.let("any_infinity", plus_infinity || minus_infinity)};
    Traveller negative{"negative", minus_infinity};
    int stage = 1;
    const auto cut = [&](Step step, std::vector<Traveller*> values) {
        if (!registers_after(step, spec.stages)) return;
        const std::string prefix = "s" + std::to_string(stage++) + "_";
        const Expr valid_q = m.reg(prefix + "valid_q", 1, reset_to(0));
        m.clocked([&](Process& p) { p.set(valid_q, valid); });
        std::vector<std::pair<Expr, Expr>> moves;
        values.insert(values.end(), {&nan, &infinity, &negative});
        for (Traveller* traveller : values) {
            const Expr q = m.reg(prefix + traveller->name + "_q", traveller->value.width(),
                                 no_reset("read only where " + prefix + "valid_q"));
            moves.emplace_back(q, traveller->value);
            traveller->value = q;
        }
        m.clocked([&](Process& p) {
            p.when(valid, [&] {
                for (const auto& [q, value] : moves) p.set(q, value);
            });
        });
        valid = valid_q;
    };

    m.banner("Resolve the stored carries");
    Traveller resolved{"resolved", sum};
    if (carries) {
        std::vector<Expr> parts;  // most significant first
        int above = width;
        for (int i = carries_count; i-- > 0;) {
            const int at = (i + 1) * spec.segment;
            const int kept = std::min(spec.carry_width, above - at);
            if (above > at + kept) parts.push_back(lit(above - at - kept, 0));
            parts.push_back(carries->slice(i * spec.carry_width, kept));
            if (kept < spec.carry_width) {
                m.unused("unused_carries",
                         carries->slice(i * spec.carry_width + kept, spec.carry_width - kept),
                         "the sum is taken modulo 2^" + std::to_string(width));
            }
            above = at;
        }
        parts.push_back(lit(above, 0));
        const Expr row = m.let("carry_row", cat(parts));
        resolved.value = m.let("resolved", trunc(sum + row, width));
    }
    cut(resolve, {&resolved});

    m.banner("Magnitude");
    const Expr below_zero = resolved.value.msb();
    const Expr flipped = m.let("flipped", resolved.value.slice(0, width - 1) ^ repeat(width - 1, below_zero));
    Traveller magnitude{"magnitude",
                        m.let("magnitude", trunc(flipped + zext(below_zero, width - 1), width - 1))};
    negative.value = m.let("negative", mux(infinity.value, negative.value, below_zero));
    cut(absolute, {&magnitude});

    m.banner("Normalise, not below the smallest fp32 exponent");
    const int top = width - 2;
    const int smallest_normal = std::max(1 - arith::fp32_bias - lsb, 0);
    const int lead_w = top - smallest_normal + 1;
    const Expr lead = m.let("lead", magnitude.value.slice(smallest_normal, lead_w) | lit(lead_w, 1));
    const arith::Normalised normal = arith::normalise(m, "norm", magnitude.value, lead);
    constexpr int kept_w = arith::fp32_fraction_bits + 2;
    Traveller significand{"significand",
                          m.let("significand", normal.value.slice(width - 1 - kept_w, kept_w))};
    Traveller sticky{"sticky", m.let("sticky", any(normal.value.slice(0, width - 1 - kept_w)))};
    Traveller places{"places", normal.shift};
    cut(shift, {&significand, &sticky, &places});

    m.banner("Round");
    const int exponent_w = 10;
    const Expr biased = m.let(
        "biased",
        trunc(lit(exponent_w, top + lsb + arith::fp32_bias) - zext(places.value, exponent_w), exponent_w));
    const Expr rounded = arith::round_to_fp32(m, "round", {significand.value, biased, sticky.value});
    const Expr number =
        m.let("number", cat({negative.value, mux(infinity.value, arith::fp32_infinity(), rounded)}));
    const Expr valid_q = m.reg("out_valid_q", 1, reset_to(0));
    const Expr result_q = m.reg("result_q", 32, no_reset("read only where out_valid"));
    const Expr nan_q = m.reg("result_nan_q", 1, no_reset("read only where out_valid"));
    m.clocked([&](Process& p) { p.set(valid_q, valid); });
    m.clocked([&](Process& p) {
        p.when(valid, [&] {
            p.set(result_q, mux(nan.value, arith::fp32_nan(), number));
            p.set(nan_q, nan.value);
        });
    });
    m.assign(out_valid, valid_q);
    m.assign(result, result_q);
    m.assign(result_nan, nan_q);
    return m.finish();
}

}  // namespace ragrtl::blocks
