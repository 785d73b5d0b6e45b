#include "gen/blocks/iks_lane.hpp"

#include <optional>
#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/common.hpp"
#include "gen/blocks/fp_mac.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

constexpr spec::Compression compression = spec::Compression::arrival;
constexpr spec::FinalAdder final_adder = spec::FinalAdder::sklansky;

}  // namespace

Module int8_lane(const spec::DotProductUnit& spec) {
    const int factor_w = spec::element_width(spec.format);
    const int product_w = 2 * factor_w;
    const int sum_w = score_width(spec);
    Builder m("iks_lane_int8", "sums of INT8 products, one product per cycle.");
    m.timing(spec.stages,
             std::to_string(spec.stages) + (spec.stages == 1 ? " cycle" : " cycles") +
                 " from the last product's in_valid to out_valid",
             1, "a product every cycle");
    m.fact("handshake", "none: out_valid follows in_valid with last");
    m.fact("sums", "first starts a sum, last ends it, both may be high; sums may follow back to back");
    m.clock(reset_style(spec.reset));
    Expr valid = m.input("in_valid");
    Expr first = m.input("first", 1, "starts a sum");
    Expr last = m.input("last", 1, "ends a sum");
    const Expr a = m.input("a", factor_w, "two's complement");
    const Expr b = m.input("b", factor_w, "two's complement");
    const Expr out_valid = m.output("out_valid", 1, "sum is a finished sum");
    const Expr sum = m.output("sum", sum_w, "two's complement");

    int stage = 1;
    const auto advance = [&] {
        const std::string prefix = "s" + std::to_string(stage++) + "_";
        const Expr valid_q = m.reg(prefix + "valid_q", 1, reset_to(0));
        const Expr first_q = m.reg(prefix + "first_q", 1, no_reset("read only where " + prefix + "valid_q"));
        const Expr last_q = m.reg(prefix + "last_q", 1, no_reset("read only where " + prefix + "valid_q"));
        m.clocked([&](Process& p) { p.set(valid_q, valid); });
        m.clocked([&](Process& p) {
            p.set(first_q, first);
            p.set(last_q, last);
        });
        valid = valid_q;
        first = first_q;
        last = last_q;
    };

    m.banner("Product");
    const arith::Planes a_planes = arith::transpose(m, "a", a, 1, factor_w, true);
    const arith::Planes b_planes = arith::transpose(m, "b", b, 1, factor_w, true);
    const int heap_w = spec.stages == 1 ? sum_w : product_w;
    const arith::BitHeap::Polarity polarity =
        spec.stages == 1 ? arith::BitHeap::Polarity::plain : arith::BitHeap::Polarity::complemented;
    arith::BitHeap heap(m, "s1", heap_w, polarity);
    arith::add_products(m, heap, "row", a_planes, b_planes, spec::Product::and_array);
    if (spec.stages == 3) {
        heap.compress(compression);
        heap = heap.registered("s2", "read only where s1_valid_q");
        advance();
    }
    const Expr sum_q = m.signed_reg("sum_q", sum_w, no_reset("cleared by first"));
    const auto kept = [&] { return m.let("so_far", as_signed(as_unsigned(sum_q) & ~repeat(sum_w, first))); };
    std::optional<Expr> next;
    if (spec.stages == 1) {
        heap.add_number(kept());
        next = heap.sum("next_sum", compression, final_adder);
    } else {
        const Expr product = heap.sum("product", compression, final_adder);
        const Expr product_q = m.signed_reg("product_q", product_w, no_reset("read only with its valid"));
        m.clocked([&](Process& p) { p.set(product_q, as_signed(product)); });
        advance();
        m.banner("Sum");
        arith::BitHeap adder(m, "add", sum_w);
        adder.add_number(kept());
        adder.add_number(product_q);
        next = adder.sum("next_sum", compression, final_adder);
    }
    m.clocked([&](Process& p) { p.when(valid, [&] { p.set(sum_q, as_signed(*next)); }); });
    const Expr valid_q = m.reg("out_valid_q", 1, reset_to(0));
    m.clocked([&](Process& p) { p.set(valid_q, valid && last); });
    m.assign(out_valid, valid_q);
    m.assign(sum, as_unsigned(sum_q));
    return m.finish();
}

Module lane_of(const spec::DotProductUnit& spec) {
    if (spec.format == spec::ElementFormat::int8) return int8_lane(spec);
    const spec::FpMac mac{spec::fp_format(spec.format), spec.accumulator, spec.multiplier,   spec.stages,
                          spec.max_dimension,           spec.segment,     spec.round_stages, spec.reset};
    return spec.accumulator == spec::FpAccumulator::exact ? fp_mac_lane(mac) : fp_mac(mac);
}

}  // namespace ragrtl::blocks
