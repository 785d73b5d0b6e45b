#include "gen/blocks/hier_cosine_comparator.hpp"

#include <algorithm>
#include <string>

#include "gen/arith/pipeline_plan.hpp"
#include "gen/arith/products.hpp"
#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

using Architecture = spec::ComparatorArchitecture;

struct Question {
    Expr valid, ready, mips;
    Expr a_dot, a_norm, b_dot, b_norm;
    Expr out_valid, a_better;
};

/// What is known without a product, and whether that is all.
struct Signs {
    Expr settled;   ///< the dot products decide: their signs differ, or nothing else is asked for
    Expr greater;   ///< a's dot product is greater
    Expr negative;  ///< a's is negative; b's too where this is not settled
};

Question declare_ports(Builder& m, const spec::CosineComparator& spec) {
    m.clock(reset_style(spec.reset));
    const int dot_w = spec.dot_width;
    const int norm_w = spec.norm_width;
    const Expr valid = m.input("in_valid");
    const Expr ready = m.output("in_ready");
    const Expr mips = m.input("in_mips", 1, "compare the dot products only");
    const Expr a_dot = m.signed_input("a_dot", dot_w);
    const Expr a_norm = m.input("a_norm", norm_w, "squared; 0 counts as 1");
    const Expr b_dot = m.signed_input("b_dot", dot_w);
    const Expr b_norm = m.input("b_norm", norm_w, "squared; 0 counts as 1");
    const Expr out_valid = m.output("out_valid");
    const Expr a_better = m.output("a_better", 1, "a is strictly more similar than b");
    return {valid, ready, mips, a_dot, a_norm, b_dot, b_norm, out_valid, a_better};
}

Signs declare_signs(Builder& m, const Question& q) {
    m.banner("Signs: where they differ they decide");
    return {m.let("settled", q.mips || q.a_dot.msb() != q.b_dot.msb()), m.let("greater", q.a_dot > q.b_dot),
            m.let("negative", q.a_dot.msb())};
}

Expr at_least_one(Builder& m, const std::string& name, const Expr& norm) {
    const Expr low = norm[0] || !any(norm);
    const std::int64_t width = norm.width().value();
    return m.let(name, width == 1 ? low : cat({norm.slice(1, width - 1), low}), "0 counts as 1");
}

Expr square(Builder& m, const std::string& name, const Expr& dot, int width) {
    const auto bits = static_cast<int>(dot.width().value());
    arith::BitHeap heap(m, name, width, arith::BitHeap::Polarity::complemented);
    arith::add_squares(m, heap, name, arith::transpose(m, name + "_dot", dot, 1, bits, true));
    return heap.sum(name + "_square", spec::Compression::arrival, spec::FinalAdder::plus);
}

/// b^2 n_a - a^2 n_b of dots a and b, less one where both are negative: then a is better when this is not
/// negative, else when it is.
arith::BitHeap difference(Builder& m, const spec::CosineComparator& spec, const Expr& a_square,
                          const Expr& a_norm, const Expr& b_square, const Expr& b_norm,
                          const Expr& negative) {
    arith::BitHeap heap(m, "s1", spec::difference_width(spec), arith::BitHeap::Polarity::complemented);
    const auto planes = [&](const std::string& name, const Expr& x) {
        return arith::transpose(m, name, x, 1, static_cast<int>(x.width().value()), false);
    };
    const spec::Product kind = spec::norm_product(spec);
    arith::add_products(m, heap, "ba", planes("b_square", b_square), planes("a_norm", a_norm), kind);
    arith::add_products(m, heap, "ab", planes("a_square", a_square), planes("b_norm", b_norm), kind, true);
    heap.add(negative, 0, {true, false});
    return heap;
}

/// Answers from the difference.
void answer(Builder& m, const Expr& a_better, arith::BitHeap& heap, const Signs& signs) {
    m.comment("Bits by weight:\n" + heap.heights());
    const Expr total = heap.sum("difference", spec::Compression::arrival, spec::FinalAdder::plus);
    m.unused("unused_difference", total.slice(0, total.width() - 1), "only the sign is asked for");
    m.assign(a_better, mux(signs.settled, signs.greater, total.msb() ^ signs.negative));
}

void combinational(Builder& m, const spec::CosineComparator& spec) {
    m.timing(0, "none: the verdict comes in the cycle of the question", 1, "a question every cycle");
    const Question q = declare_ports(m, spec);
    m.unused("unused_clk", m.clk(), "no registers: the port is there for the other architectures");
    m.unused("unused_reset", m.rst(), "no registers: the port is there for the other architectures");
    m.assign(q.ready, 1);
    m.assign(q.out_valid, q.valid);
    const Signs signs = declare_signs(m, q);

    m.banner("Squares");
    const int square_w = spec::square_width(spec);
    const Expr a_square = square(m, "a", q.a_dot, square_w);
    const Expr b_square = square(m, "b", q.b_dot, square_w);

    m.banner("The difference of both products with the other's norm: its sign is the answer");
    const Expr a_norm = at_least_one(m, "a_weight", q.a_norm);
    const Expr b_norm = at_least_one(m, "b_weight", q.b_norm);
    arith::BitHeap heap = difference(m, spec, a_square, a_norm, b_square, b_norm, signs.negative);
    answer(m, q.a_better, heap, signs);
}

void pipelined(Builder& m, const spec::CosineComparator& spec) {
    m.timing(spec.stages,
             std::to_string(spec.stages) + (spec.stages == 1 ? " cycle" : " cycles") +
                 " from a question to its verdict",
             1, "a question every cycle");
    const Question q = declare_ports(m, spec);
    m.assign(q.ready, 1);
    Signs signs = declare_signs(m, q);

    Expr valid = q.valid;
    const auto follow = [&](int stage, const Expr& value, const std::string& name) {
        const std::string prefix = "s" + std::to_string(stage) + "_";
        return m.reg(prefix + name + "_q", value.width(), no_reset("read only where " + prefix + "valid_q"));
    };
    /// The registers of a stage besides those of its heap, and those that `also` sets.
    const auto cut = [&](int stage, const std::function<void(Process&)>& also) {
        const Expr valid_q = m.reg("s" + std::to_string(stage) + "_valid_q", 1, reset_to(0));
        const Signs next{follow(stage, signs.settled, "settled"), follow(stage, signs.greater, "greater"),
                         follow(stage, signs.negative, "negative")};
        m.clocked([&](Process& p) { p.set(valid_q, valid); });
        m.clocked([&](Process& p) {
            p.set(next.settled, signs.settled);
            p.set(next.greater, signs.greater);
            p.set(next.negative, signs.negative);
            also(p);
        });
        valid = valid_q;
        signs = next;
    };

    m.banner("Stage 1: squares");
    const int square_w = spec::square_width(spec);
    const Expr a_square = square(m, "a", q.a_dot, square_w);
    const Expr b_square = square(m, "b", q.b_dot, square_w);
    const Expr a_norm = at_least_one(m, "a_weight", q.a_norm);
    const Expr b_norm = at_least_one(m, "b_weight", q.b_norm);
    const Expr a_square_q = follow(1, a_square, "a_square");
    const Expr b_square_q = follow(1, b_square, "b_square");
    const Expr a_norm_q = follow(1, a_norm, "a_norm");
    const Expr b_norm_q = follow(1, b_norm, "b_norm");
    cut(1, [&](Process& p) {
        p.set(a_square_q, a_square);
        p.set(b_square_q, b_square);
        p.set(a_norm_q, a_norm);
        p.set(b_norm_q, b_norm);
    });

    m.banner("The difference of both products with the other's norm: its sign is the answer");
    arith::BitHeap heap = difference(m, spec, a_square_q, a_norm_q, b_square_q, b_norm_q, signs.negative);
    const arith::TreeShape shape{heap.column_heights(), arith::product_delay(spec::norm_product(spec)),
                                 spec::Compression::arrival, spec::FinalAdder::plus};
    int stage = 2;
    for (const int rows : arith::plan_for_cuts(shape, arith::DelayTable{}, spec.stages - 1).rows) {
        m.banner("Stage " + std::to_string(stage) + ": down to " + std::to_string(rows) + " rows");
        m.comment("Bits by weight:\n" + heap.heights());
        heap.compress(spec::Compression::arrival, rows);
        const std::string name = "s" + std::to_string(stage);
        heap = heap.registered(name, "read only where " + name + "_valid_q");
        cut(stage, [](Process&) {});
        ++stage;
    }
    m.banner("Verdict");
    m.assign(q.out_valid, valid);
    answer(m, q.a_better, heap, signs);
}

void shared(Builder& m, const spec::CosineComparator& spec) {
    m.timing(0,
             "none: the verdict comes in the cycle in which the question is taken, the 4th of its being "
             "there",
             4, "a question every 4 cycles");
    const Question q = declare_ports(m, spec);
    const int dot_w = spec.dot_width;
    const int square_w = spec::square_width(spec);
    const int difference_w = spec::difference_width(spec);
    const Signs signs = declare_signs(m, q);

    m.banner("Steps: square of a, its product with b's norm, square of b, its product with a's norm");
    const Expr step = m.reg("step_q", 2, reset_to(0));
    m.clocked([&](Process& p) { p.when(q.valid, [&] { p.set(step, trunc(step + 1, 2)); }); });
    const Expr squaring = m.let("squaring", !step[0]);
    const Expr last = m.let("last", step == 3);
    m.assign(q.ready, last);
    m.assign(q.out_valid, q.valid && last);

    m.banner("Factors");
    const auto stable = no_reset("written by the step before");
    const Expr square_q = m.reg("square_q", square_w, stable);
    const Expr product_q = m.reg("product_q", difference_w - 1, stable, "a's square and b's norm");
    const int x_w = square_w + 1;
    const int y_w = std::max(dot_w, spec.norm_width + 1);
    const Expr dot = m.let("dot", mux(step[1], q.b_dot, q.a_dot));
    const Expr norm = m.let("norm", mux(step[1], q.a_norm, q.b_norm));
    const Expr weight = at_least_one(m, "weight", norm);
    const Expr x = m.let("x", mux(squaring, as_unsigned(sext(dot, x_w)), zext(square_q, x_w)));
    const Expr y =
        m.let("y", mux(squaring, as_unsigned(y_w == dot_w ? dot : sext(dot, y_w)), zext(weight, y_w)));
    const Expr subtrahend = m.let("subtrahend", product_q & repeat(difference_w - 1, last));
    const Expr one_less = m.let("one_less", signs.negative && last, "equal negative ones: a is not better");

    m.banner("The multiplier; in the last step it also subtracts, and the sign is the answer");
    arith::BitHeap heap(m, "s1", difference_w, arith::BitHeap::Polarity::complemented);
    const spec::Product kind = y_w > 8 ? spec::Product::booth : spec::Product::and_array;
    arith::add_products(m, heap, "xy", arith::transpose(m, "x", x, 1, x_w, true),
                        arith::transpose(m, "y", y, 1, y_w, true), kind);
    heap.add_number(subtrahend, 0, true);
    heap.add(one_less, 0, {true, false});
    m.comment("Bits by weight:\n" + heap.heights());
    const Expr total = heap.sum("total", spec::Compression::arrival, spec::FinalAdder::plus);
    m.clocked([&](Process& p) {
        p.when(squaring, [&] { p.set(square_q, total.slice(0, square_w)); });
        p.when(step == 1, [&] { p.set(product_q, total.slice(0, difference_w - 1)); });
    });
    m.assign(q.a_better, mux(signs.settled, signs.greater, total.msb() ^ signs.negative));
}

}  // namespace

Module cosine_comparator(const spec::CosineComparator& spec) {
    Builder m("hier_cosine_comparator",
              "whether document a is more similar to the query than b, exactly and without division.");
    m.fact("order", "a is better when dot_a * |dot_a| * n_b > dot_b * |dot_b| * n_a; equal is not better");
    switch (spec.architecture) {
        case Architecture::combinational: combinational(m, spec); break;
        case Architecture::pipelined: pipelined(m, spec); break;
        case Architecture::shared: shared(m, spec); break;
    }
    m.fact("handshake", "a question is held until in_ready; the verdict has no ready");
    return m.finish();
}

}  // namespace ragrtl::blocks
