#include "gen/flow/calibration_designs.hpp"

#include <cmath>
#include <cstdint>

#include "gen/arith/adder_cells.hpp"
#include "gen/arith/adder_path.hpp"
#include "gen/arith/bit_heap.hpp"
#include "gen/arith/products.hpp"
#include "gen/flow/delay_table.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::flow {
namespace {

using arith::Compression;
using arith::FinalAdder;
using hdl::Builder;
using hdl::Expr;

const char* const no_reset_reason = "timing is all that matters here";
constexpr std::int64_t columns = 8;

Expr registered(Builder& m, const std::string& name, const Expr& value) {
    const Expr q = m.reg(name + "_q", value.width(), hdl::no_reset(no_reset_reason));
    m.clocked([&](hdl::Process& p) { p.set(q, value); });
    return q;
}

Expr registered_input(Builder& m, const std::string& name, std::int64_t width) {
    return registered(m, name, m.input(name, width));
}

void registered_output(Builder& m, const std::string& name, const Expr& value) {
    m.assign(m.output(name, value.width()), registered(m, "held_" + name, value));
}

/// Every path begins and ends in a register.
DelayCounts flop_alone() {
    DelayCounts counts;
    for_each_delay(counts, [](const char*, double& count) { count = 0; });
    counts.flop = 1;
    return counts;
}

class PathBuilder : public Builder {
  public:
    PathBuilder() : Builder("calibration", "a path between registers.") { clock_without_reset(); }
};

CalibrationDesign registers() {
    PathBuilder m;
    registered_output(m, "y", registered_input(m, "x", columns));
    return {"registers alone", m.finish(), [](const arith::DelayTable&) { return flop_alone(); }};
}

CalibrationDesign products() {
    constexpr int terms = 4;
    constexpr int width = 4;
    PathBuilder m;
    std::vector<arith::Planes> factors;
    for (const char* name : {"a", "b"}) {
        factors.push_back(
            arith::transpose(m, name, registered_input(m, name, terms * width), terms, width, true));
    }
    arith::BitHeap heap(m, "heap", 2 * width, arith::BitHeap::Polarity::complemented);
    arith::add_products(m, heap, "product", factors[0], factors[1], arith::ProductKind::and_array);
    arith::BitHeap held = heap.registered("held", no_reset_reason);
    held.compress(Compression::dadda, 2);
    const auto [first, second] = held.rows();
    m.assign(m.output("first", first.width()), first);
    m.assign(m.output("second", second.width()), second);
    return {"partial products", m.finish(), [](const arith::DelayTable&) {
                DelayCounts counts = flop_alone();
                counts.gate = 1;
                return counts;
            }};
}

/// Two rows of `columns` bits go through `layers` rows of half adders; carries leave to the left and come in
/// again on the right, so that all columns are alike.
CalibrationDesign half_adder_layers(int layers) {
    static const hdl::Module ha = arith::half_adders();
    PathBuilder m;
    Expr sum = registered_input(m, "a", columns);
    Expr carry = registered_input(m, "b", columns);
    for (int layer = 0; layer < layers; ++layer) {
        const std::string name = "layer" + std::to_string(layer);
        const Expr next_sum = m.wire(name + "_sum", columns);
        const Expr next_carry = m.wire(name + "_carry", columns);
        m.instance(ha, name, {{"a", sum}, {"b", carry}, {"sum", next_sum}, {"cout", next_carry}},
                   {{"N", columns}});
        sum = next_sum;
        carry = m.let(name + "_turned", hdl::cat({next_carry.slice(0, columns - 1), next_carry.msb()}));
    }
    registered_output(m, "sum", sum);
    registered_output(m, "carry", carry);
    return {std::to_string(layers) + (layers == 1 ? " layer" : " layers") + " of half adders", m.finish(),
            [layers](const arith::DelayTable& delays) {
                DelayCounts counts = flop_alone();
                const bool by_sum = delays.adders.half_sum >= delays.adders.half_carry;
                (by_sum ? counts.adders.half_sum : counts.adders.half_carry) = layers;
                return counts;
            }};
}

/// A register of `width` bits plus one bit.
CalibrationDesign half_adder_chain(int width) {
    static const hdl::Module ha = arith::half_adders();
    PathBuilder m;
    const Expr a = registered_input(m, "a", width);
    const Expr step = registered_input(m, "step", 1);
    const Expr sum = m.wire("sum_bits", width);
    const Expr carry = m.wire("carry", width);
    for (int i = 0; i < width; ++i) {
        m.instance(
            ha, "bit" + std::to_string(i),
            {{"a", a[i]}, {"b", i == 0 ? step[0] : carry[i - 1]}, {"sum", sum[i]}, {"cout", carry[i]}});
    }
    registered_output(m, "sum", sum);
    registered_output(m, "overflow", carry.msb());
    return {"chain of " + std::to_string(width) + " half adders", m.finish(),
            [width](const arith::DelayTable& delays) {
                DelayCounts counts = flop_alone();
                const bool by_sum = delays.adders.half_sum >= delays.adders.half_carry;
                counts.adders.half_carry = by_sum ? width - 1 : width;
                counts.adders.half_sum = by_sum ? 1 : 0;
                return counts;
            }};
}

std::string text(Compression strategy) { return strategy == Compression::dadda ? "dadda" : "arrival"; }

CalibrationDesign tree(int rows, Compression strategy) {
    PathBuilder m;
    arith::BitHeap heap(m, "heap", columns);
    arith::HeapGraph graph(columns, arith::AdderDelays{});
    for (int column = 0; column < columns; ++column) {
        heap.add(registered_input(m, "x" + std::to_string(column), rows), column);
        for (int row = 0; row < rows; ++row) graph.add_bit(static_cast<std::size_t>(column), 0);
    }
    heap.compress(strategy, 2);
    arith::make_compression(strategy)->compress(graph, 2);
    arith::BitHeap held = heap.registered("held", no_reset_reason);
    const auto [first, second] = held.rows();
    m.assign(m.output("first", first.width()), first);
    m.assign(m.output("second", second.width()), second);
    return {"tree of " + std::to_string(rows) + " rows, " + text(strategy), m.finish(),
            [graph](const arith::DelayTable& delays) {
                const arith::AdderPath path = arith::slowest_path(graph, delays.adders, 0);
                DelayCounts counts = flop_alone();
                counts.adders.full_sum = path.full_sums;
                counts.adders.full_carry = path.full_carries;
                counts.adders.half_sum = path.half_sums;
                counts.adders.half_carry = path.half_carries;
                return counts;
            }};
}

const char* text(FinalAdder kind) {
    switch (kind) {
        case FinalAdder::ripple: return "ripple";
        case FinalAdder::sklansky: return "sklansky";
        case FinalAdder::brent_kung: return "brent_kung";
        case FinalAdder::kogge_stone: return "kogge_stone";
        case FinalAdder::plus: break;
    }
    return "plus";
}

DelayCounts adder_counts(FinalAdder kind, int width) {
    DelayCounts counts = flop_alone();
    const arith::CarryTreeDelays tree{1, std::log2(width)};
    switch (kind) {
        case FinalAdder::ripple: counts.adders.full_carry = width; break;
        case FinalAdder::plus: counts.plus = tree; break;
        case FinalAdder::sklansky: counts.sklansky = tree; break;
        case FinalAdder::brent_kung: counts.brent_kung = tree; break;
        case FinalAdder::kogge_stone: counts.kogge_stone = tree; break;
    }
    return counts;
}

CalibrationDesign adder(FinalAdder kind, int width) {
    PathBuilder m;
    const Expr a = registered_input(m, "a", width);
    const Expr b = registered_input(m, "b", width);
    registered_output(m, "sum", arith::add_rows(m, "total", a, b, kind));
    return {std::string(text(kind)) + " adder of " + std::to_string(width) + " bits", m.finish(),
            [kind, width](const arith::DelayTable&) { return adder_counts(kind, width); }};
}

}  // namespace

std::vector<CalibrationDesign> calibration_designs() {
    std::vector<CalibrationDesign> designs{registers(), products()};
    for (const int layers : {1, 3}) designs.push_back(half_adder_layers(layers));
    designs.push_back(half_adder_chain(12));
    for (const int rows : {3, 6, 13, 28, 64}) designs.push_back(tree(rows, Compression::arrival));
    for (const int rows : {9, 42}) designs.push_back(tree(rows, Compression::dadda));
    designs.push_back(adder(FinalAdder::ripple, 12));
    for (const int width : {4, 8, 12, 16, 24, 32, 64}) designs.push_back(adder(FinalAdder::plus, width));
    for (const FinalAdder kind : {FinalAdder::sklansky, FinalAdder::brent_kung, FinalAdder::kogge_stone}) {
        for (const int width : {8, 16, 32}) designs.push_back(adder(kind, width));
    }
    return designs;
}

}  // namespace ragrtl::flow
