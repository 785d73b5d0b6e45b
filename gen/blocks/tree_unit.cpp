#include "gen/blocks/tree_unit.hpp"

#include <string>

namespace ragrtl::blocks {

using namespace hdl;

arith::TreeShape shape_of(const Tree& tree, const TreeStyle& style) {
    return {tree.heap.column_heights(), tree.first_arrival, style.compression, style.final_adder};
}

void finish_tree(Builder& m, Tree tree, const TreeStyle& style) {
    const int latency = style.cuts + 1;
    m.timing(latency,
             std::to_string(latency) + (latency == 1 ? " cycle" : " cycles") + " from in_valid to out_valid",
             1, "a new input every cycle");
    m.fact("handshake", "none: out_valid follows in_valid");

    const arith::PipelinePlan plan =
        arith::plan_for_cuts(shape_of(tree, style), arith::DelayTable{}, style.cuts);
    arith::BitHeap& heap = tree.heap;
    const Expr sum = tree.sum;
    const Expr out_valid = tree.out_valid;
    Expr valid = tree.in_valid;
    int stage = 1;
    for (const int rows : plan.rows) {
        m.banner("Stage " + std::to_string(stage) + ": down to " + std::to_string(rows) + " rows");
        m.comment("Bits by weight:\n" + heap.heights());
        heap.compress(style.compression, rows);
        const std::string prefix = "s" + std::to_string(stage);
        const Expr valid_q = m.reg(prefix + "_valid_q", 1, reset_to(0));
        heap = heap.registered("s" + std::to_string(stage + 1), "read only where " + prefix + "_valid_q");
        m.clocked([&](Process& p) { p.set(valid_q, valid); });
        valid = valid_q;
        ++stage;
    }
    m.banner(plan.rows.empty() ? "Sum" : "Stage " + std::to_string(stage) + ": the sum");
    m.comment("Bits by weight:\n" + heap.heights());
    Expr total = heap.sum("total", style.compression, style.final_adder);
    const bool sign_only = sum.width().value() == 1 && total.width().value() > 1;
    if (sign_only) {
        m.unused("unused_total", total.slice(0, total.width() - 1), "only the sign is asked for");
        total = total.msb();
    }
    const Expr sum_q = sum.is_signed()
                           ? m.signed_reg("sum_q", sum.width(), no_reset("read only where out_valid"))
                           : m.reg("sum_q", sum.width(), no_reset("read only where out_valid"));
    const Expr valid_q = m.reg("out_valid_q", 1, reset_to(0));
    m.clocked([&](Process& p) { p.set(valid_q, valid); });
    m.clocked([&](Process& p) {
        p.when(valid, [&] { p.set(sum_q, sum.is_signed() ? as_signed(total) : total); });
    });
    m.assign(out_valid, valid_q);
    m.assign(sum, sum_q);
}

}  // namespace ragrtl::blocks
