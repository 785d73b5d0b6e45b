#include "gen/blocks/drex_pfu_query.hpp"

#include <optional>
#include <string>

#include "gen/arith/bit_heap.hpp"
#include "gen/arith/counter_polynomial.hpp"
#include "gen/blocks/enable_register.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

constexpr const char* name = "drex_pfu_query";

std::string counted(int vectors) {
    return "the match counters of one query for " + std::to_string(vectors) +
           (vectors == 1 ? " vector" : " vectors");
}

}  // namespace

Module pfu_overflow_counters(int vectors, int width) {
    Builder m(name, counted(vectors) + ": they overflow at the threshold.");
    m.timing(1, "1 cycle from a column to what it does to reached", 1, "1 column per cycle");
    m.fact("threshold", "load sets every counter to start_count = 2^" + std::to_string(width) +
                            " - threshold, which is at least 1");

    m.clock_without_reset();
    const Const vectors_w = vectors;
    const Expr active = m.input("active", 1, "matches count");
    const Expr load = m.input("load");
    const Expr start_count = m.input("start_count", width);
    const Expr valid = m.input("valid", 1, "not together with load");
    const Expr column = m.input("column", vectors_w, "sign of every vector");
    const Expr sign = m.input("sign", 1, "of the query");
    const Expr reached = m.output("reached", vectors_w);

    m.comment(
        "Bit-sliced: plane b holds bit b of all counters, and the matches ripple up the planes as carries.");
    const Expr count = m.let("count", valid && active);
    const Expr agree = m.let("agree", ~(column ^ repeat(vectors_w, sign)) & repeat(vectors_w, count));
    std::optional<Expr> last_carry;
    m.loop("plane", "b", width, [&](Scope& plane, const Const& b) {
        const Expr bits = plane.reg("bits_q", vectors_w, no_reset("loaded before a pass"));
        const Expr carry_in = plane.wire("carry_in", vectors_w);
        const Expr carry_out = plane.let("carry_out", bits & carry_in);
        plane.choice(
            equal(b, 0), "lowest", [&](Scope& lowest) { lowest.assign(carry_in, agree); }, "above",
            [&](Scope& above) { above.assign(carry_in, above.peer(carry_out, b - 1)); });
        plane.clocked(
            [&](Process& p) { p.set(bits, mux(load, repeat(vectors_w, start_count[b]), bits ^ carry_in)); });
        last_carry = carry_out;
    });
    const Expr over = m.reg("over_q", vectors_w, no_reset("loaded before a pass"));
    m.clocked(
        [&](Process& p) { p.set(over, mux(load, zeros(vectors_w), over | m.peer(*last_carry, width - 1))); });
    m.assign(reached, over);
    return m.finish();
}

Module pfu_shift_counters(int vectors, int width, int dimensions) {
    const std::uint32_t polynomial = arith::counter_polynomial(width, static_cast<std::uint32_t>(dimensions));
    const Module state_register = enable_register();
    Builder m(name, counted(vectors) + ": shift registers that halt at the threshold.");
    m.timing(1, "1 cycle from a column to what it does to reached", 1, "1 column per cycle");
    m.fact("threshold", "load_bit brings the state from which `threshold` steps lead to 1, in " +
                            std::to_string(width) + " cycles of load, oldest bit first");

    m.clock_without_reset();
    const Const vectors_w = vectors;
    const Expr active = m.input("active", 1, "matches count");
    const Expr load = m.input("load");
    const Expr load_bit = m.input("load_bit", 1, "zero without load");
    const Expr valid = m.input("valid", 1, "not together with load");
    const Expr column = m.input("column", vectors_w, "sign of every vector");
    const Expr sign = m.input("sign", 1, "of the query");
    const Expr reached = m.output("reached", vectors_w);

    // The bit shifted in i steps ago is bit i: bit width-1-i has the coefficient of x^i.
    std::uint32_t taps = 0;
    for (int i = 0; i < width; ++i) taps |= ((polynomial >> i) & 1U) << (width - 1 - i);

    m.comment(
        "A match is a step of the vector's shift register, whose next bit is the parity of its taps: no "
        "state comes again within " +
        std::to_string(dimensions) + " steps.");
    const Expr count = m.let("count", valid && active);
    const Expr agree = m.let("agree", ~(column ^ repeat(vectors_w, sign)) & repeat(vectors_w, count));
    m.loop("lane", "v", vectors_w, [&](Scope& lane, const Const& v) {
        const Expr state = lane.wire("state", width);
        const Expr halted = lane.let("halted", state == 1);
        const Expr step = lane.let("step", load || (agree[v] && !halted));
        const Expr next_bit = lane.let("next_bit", (parity(state & hex(width, taps)) && !load) || load_bit);
        const Expr next_state = lane.let("next_state", cat({state.slice(0, width - 1), next_bit}));
        lane.instance(state_register, "state_reg",
                      {{"clk", m.clk()}, {"en", step}, {"d", next_state}, {"q", state}}, {{"W", width}});
        lane.assign(reached[v], halted);
    });
    return m.finish();
}

Module pfu_packed_counters(int vectors, int width, int dimensions) {
    Builder m(name, counted(vectors) + ", behind popcounts: they overflow at the threshold.");
    m.timing(1, "1 cycle from a column to what it does to reached", 1, "1 column per cycle");
    m.fact("threshold", "first counts a column onto start_count = 2^" + std::to_string(width) +
                            " - threshold, which is at least 1");
    m.fact("pause", "a column of zeros with signs of ones adds nothing");

    m.clock_without_reset();
    const Const dims = dimensions;
    const Expr active = m.input("active", 1, "what is reached is shown");
    const Expr first = m.input("first", 1, "the column begins a group of vectors");
    const Expr start_count = m.input("start_count", width);
    const Expr column = m.input("column", dims * vectors, "the signs of a vector side by side");
    const Expr signs = m.input("signs", dims, "of the query");
    const Expr reached = m.output("reached", vectors);

    m.loop("vector", "v", vectors, [&](Scope& vector, const Const& v) {
        const Expr agree = vector.let("agree", ~(column.slice(dims * v, dims) ^ signs));
        const Expr count = vector.reg("count_q", width, no_reset("set by first"));
        const Expr over = vector.reg("over_q", 1, no_reset("set by first"));
        const Expr base = vector.let("base", mux(first, start_count, count));
        constexpr double xnor_delay = 1.0;
        arith::BitHeap sum(vector, "sum", width + 1);
        sum.add(agree, 0, {false, false}, xnor_delay);
        sum.add_number(base);
        const Expr total = sum.sum("total", arith::Compression::arrival, arith::FinalAdder::plus);
        vector.clocked([&](Process& p) {
            p.set(count, total.slice(0, width));
            p.set(over, total.msb() || (over && !first));
        });
        vector.assign(reached[v], over && active);
    });
    return m.finish();
}

}  // namespace ragrtl::blocks
