#include "gen/blocks/drex_pfu.hpp"

#include <optional>
#include <string>
#include <vector>

#include "gen/arith/counter_polynomial.hpp"
#include "gen/blocks/common.hpp"
#include "gen/blocks/drex_pfu_query.hpp"
#include "gen/blocks/sram_1r1w.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

using spec::PfuArchitecture;

std::string number(int n, const std::string& one, const std::string& many) {
    return std::to_string(n) + " " + (n == 1 ? one : many);
}

/// Cycles from a start to the one in which the first column is taken.
std::string preparation(const spec::DrexPfu& spec) {
    switch (spec.architecture) {
        case PfuArchitecture::lfsr:
            return std::to_string(2 * spec.csb_width + 1) +
                   " cycles to the first column: the counters' state is found and shifted in";
        case PfuArchitecture::packed: return "1 cycle to the first column";
        case PfuArchitecture::paper: break;
    }
    return "2 cycles to the first column: the counters are set";
}

void facts(Builder& m, const spec::DrexPfu& spec) {
    const int dims = column_dimensions(spec);
    const int vectors = column_vectors(spec);
    const std::string by_dims = dims == 1 ? "" : std::to_string(dims) + "*";
    const std::string plus_i = dims == 1 ? "" : " + i";
    m.timing(3, "3 cycles from the last column of a pass to its bitmap", 1, "1 column per cycle");
    m.fact("start", preparation(spec));
    m.fact("handshake", "ready/valid on every port");
    m.fact("bitmap",
           "bit v: the signs of vector v and of any active query agree in `threshold` dimensions or more; "
           "0 passes every vector, more than `dimension` none");
    m.fact("refused", "a start with dimension 0 or above " + std::to_string(spec.dimensions) +
                          ", or with more than " + number(spec.queries, "query", "queries") +
                          ": nothing runs, and config_error is high until the next legal start");
    std::string order = "one per dimension, ascending";
    if (dims > 1) {
        order = number(dims, "dimension", "dimensions") + " of " + number(vectors, "vector", "vectors") +
                "; all dimensions of the first " + number(vectors, "vector", "vectors") + ", then the next";
    }
    m.fact("columns", order + "; bit " + by_dims + "v" + plus_i + ": dimension" + (dims == 1 ? "" : " i") +
                          " in vector v of them");
    m.fact("query signs", "word a, bit " + by_dims + "q" + plus_i + ": query q in dimension " + by_dims +
                              "a" + plus_i +
                              (spec.query_store ? "; written between passes, kept"
                                                : "; word a comes with every column a of a group"));
    m.fact("stall", "while a bitmap waits to be taken, the next pass runs and keeps its own back");
}

/// What sets the counters of a pass.
struct Preparation {
    Expr ready;                       // columns can be taken from the next cycle on
    std::optional<Expr> load;         // the counters load
    std::optional<Expr> start_count;  // binary counters
    std::optional<Expr> load_bit;     // shift registers
};

Preparation binary_start(Builder& m, const spec::DrexPfu& spec, const Expr& begin, const Expr& threshold) {
    const int width = spec.csb_width;
    const Expr start_count = m.reg("start_count_q", width, no_reset("set by a start"), "minus the threshold");
    const Expr low = m.let("threshold_low", threshold.slice(0, width));
    m.clocked([&](Process& p) { p.when(begin, [&] { p.set(start_count, trunc(0 - low, width)); }); });
    if (spec.architecture == PfuArchitecture::packed) return {begin, {}, start_count, {}};
    const Expr load = m.reg("load_q", 1, reset_to(0), "the counters load start_count_q");
    m.clocked([&](Process& p) { p.set(load, begin); });
    return {load, load, start_count, {}};
}

/// x^(-threshold) modulo the polynomial of the shift registers, by squaring and dividing, then the sequence
/// that begins there.
Preparation shift_register_start(Builder& m, const spec::DrexPfu& spec, const Expr& begin,
                                 const Expr& threshold) {
    const int width = spec.csb_width;
    const std::uint32_t polynomial =
        arith::counter_polynomial(width, static_cast<std::uint32_t>(spec.dimensions));
    const std::uint32_t mask = (std::uint32_t{1} << width) - 1;

    m.banner("Start state: from there `threshold` steps lead to 1");
    m.comment(
        "A shift register steps as powers of x do modulo its polynomial, of which it shows the highest "
        "coefficients; 1 has its own state 1. So the state comes from x^-threshold: first the power, square "
        "and "
        "divide by x for every bit of the threshold, highest bit first; then its highest coefficient while "
        "it "
        "is multiplied by x, which is what the registers shift in.");
    const Const step_w = index_width(2 * width);
    const Expr preparing = m.reg("preparing_q", 1, reset_to(0));
    const Expr step = m.reg("step_q", step_w, no_reset("set by a start"));
    const Expr power = m.reg("power_q", width, no_reset("set by a start"));
    const Expr bits = m.reg("threshold_q", width, no_reset("set by a start"), "highest bit next");
    const Expr load = m.let("load", preparing && step >= lit(step_w, width));
    const Expr last_step = m.let("last_step", preparing && step == lit(step_w, 2 * width - 1));

    const Expr square = m.wire("square", width);
    const std::vector<std::uint32_t> terms = arith::squaring_terms(polynomial, width);
    for (int i = 0; i < width; ++i)
        m.assign(square[i], parity(power & hex(width, terms[static_cast<std::size_t>(i)])));
    const Expr divided = m.let("divided", cat({lit(1, 0), square.slice(1, width - 1)}) ^
                                              (repeat(width, square[0]) & hex(width, polynomial >> 1)));
    const Expr multiplied =
        m.let("multiplied", cat({power.slice(0, width - 1), lit(1, 0)}) ^
                                (repeat(width, power.msb()) & hex(width, polynomial & mask)));
    m.clocked([&](Process& p) {
        p.when(begin, [&] { p.set(preparing, 1); }).otherwise_when(last_step, [&] { p.set(preparing, 0); });
    });
    m.clocked([&](Process& p) {
        p.when(begin, [&] {
             p.set(step, 0);
             p.set(power, 1);
             p.set(bits, threshold.slice(0, width));
         }).otherwise([&] {
            p.set(step, trunc(step + 1, step_w));
            p.set(power, mux(load, multiplied, mux(bits.msb(), divided, square)));
            p.set(bits, cat({bits.slice(0, width - 1), lit(1, 0)}));
        });
    });
    const Expr load_bit = m.let("load_bit", load && power.msb());
    return {last_step, load, {}, load_bit};
}

Module counters(const spec::DrexPfu& spec) {
    switch (spec.architecture) {
        case PfuArchitecture::lfsr: return pfu_shift_counters(spec.vectors, spec.csb_width, spec.dimensions);
        case PfuArchitecture::packed:
            return pfu_packed_counters(column_vectors(spec), spec.csb_width, spec.pack);
        case PfuArchitecture::paper: break;
    }
    return pfu_overflow_counters(spec.vectors, spec.csb_width);
}

}  // namespace

Module drex_pfu(const spec::DrexPfu& spec) {
    const bool packed = spec.architecture == PfuArchitecture::packed;
    const int dims = column_dimensions(spec);
    const int group_vectors = column_vectors(spec);
    const int groups = column_groups(spec);
    const int words = query_words(spec);
    const int width = spec.csb_width;

    Builder m("drex_pfu", "which of " + number(spec.vectors, "vector", "vectors") +
                              " agree with any of up to " + number(spec.queries, "query", "queries") +
                              " in the signs of enough dimensions.");
    facts(m, spec);
    m.clock(reset_style(spec.reset));
    const Const column_w = dims * group_vectors;
    const Const signs_w = dims * spec.queries;
    const Const active_w = index_width(Const(spec.queries + 1));
    const Const word_w = index_width(Const(words));
    const Expr start_valid = m.input("start_valid");
    const Expr start_ready = m.output("start_ready", 1, "no pass is under way");
    const Expr threshold = m.input("threshold", width + 1, "least number of matches");
    const Expr dimension = m.input("dimension", width);
    const Expr active_queries = m.input("active_queries", active_w, "queries 0 .. active_queries-1");
    const Expr config_error = m.output("config_error", 1, "the last start was illegal");
    std::optional<Expr> query_valid, query_ready, query_addr, query_signs, column_signs;
    if (spec.query_store) {
        query_valid = m.input("query_valid", 1, "writes a word of the query-sign store");
        query_ready = m.output("query_ready", 1, "no pass is under way");
        query_addr = m.input("query_addr", word_w);
        query_signs = m.input("query_signs", signs_w);
    }
    const Expr column_valid = m.input("column_valid");
    const Expr column_ready = m.output("column_ready", 1, "a pass wants columns");
    const Expr column = m.input("column", column_w);
    if (!spec.query_store) column_signs = m.input("column_signs", signs_w, "of the queries");
    const Expr bitmap_valid = m.output("bitmap_valid");
    const Expr bitmap_ready = m.input("bitmap_ready");
    const Expr bitmap = m.output("bitmap", spec.vectors);
    const Expr busy_out = m.output("busy", 1, "a pass is under way");

    m.banner("Start of a pass");
    const Expr busy =
        m.reg("busy_q", 1, reset_to(0), "from a legal start until the bitmap moves to the output");
    const Expr error = m.reg("config_error_q", 1, reset_to(0));
    Expr legal = dimension != 0 && dimension <= lit(width, spec.dimensions);
    const bool too_many_fit = (std::int64_t{1} << active_w.value()) - 1 > spec.queries;
    if (too_many_fit) legal = legal && active_queries <= lit(active_w, spec.queries);
    const Expr is_legal = m.let("legal", legal);
    const Expr start = m.let("start", start_valid && !busy);
    const Expr begin = m.let("begin_pass", start && is_legal);
    const Expr move = m.wire("move", 1, "the bitmap of the pass moves to the output");
    m.clocked([&](Process& p) {
        p.when(start, [&] { p.set(error, !is_legal); });
        p.when(begin, [&] { p.set(busy, 1); }).otherwise_when(move, [&] { p.set(busy, 0); });
    });
    m.assign(start_ready, !busy);
    m.assign(config_error, error);
    m.assign(busy_out, busy);

    const Expr active =
        m.reg("active_q", spec.queries, no_reset("set by a start"), "ones below active_queries");
    const Expr pass_all = m.reg("pass_all_q", 1, no_reset("set by a start"));
    const Expr pass_none = m.reg("pass_none_q", 1, no_reset("set by a start"), "outdoes pass_all_q");
    m.clocked([&](Process& p) {
        p.when(begin, [&] {
            p.set(active, ~shift_left(ones(spec.queries), active_queries));
            p.set(pass_all, threshold == 0);
            p.set(pass_none, threshold > zext(dimension, width + 1) || active_queries == 0);
        });
    });
    const Preparation prepared = spec.architecture == PfuArchitecture::lfsr
                                     ? shift_register_start(m, spec, begin, threshold)
                                     : binary_start(m, spec, begin, threshold);

    m.banner("Columns of a pass");
    const Expr counting = m.reg("counting_q", 1, reset_to(0), "columns are wanted");
    const Expr take = m.let("take", column_valid && counting);
    const Expr left = m.reg("left_q", width, no_reset("set by a start"),
                            groups > 1 ? "dimensions left in the group" : "dimensions left");
    const Expr group_end = m.let("group_end", left <= lit(width, dims), "if this column is taken");
    Expr pass_end = group_end;
    if (groups == 1) {
        m.clocked([&](Process& p) {
            p.when(begin, [&] { p.set(left, dimension); }).otherwise_when(take, [&] {
                p.set(left, trunc(left - lit(width, dims), width));
            });
        });
    } else {
        const Const group_w = index_width(Const(groups));
        const Expr dimension_q = m.reg("dimension_q", width, no_reset("set by a start"));
        const Expr group = m.reg("group_q", group_w, no_reset("set by a start"));
        pass_end =
            m.let("pass_end", group_end && group == lit(group_w, groups - 1), "if this column is taken");
        m.clocked([&](Process& p) {
            p.when(begin, [&] {
                 p.set(left, dimension);
                 p.set(dimension_q, dimension);
                 p.set(group, 0);
             }).otherwise_when(take, [&] {
                p.set(left, mux(group_end, dimension_q, trunc(left - lit(width, dims), width)));
                p.when(group_end, [&] { p.set(group, trunc(group + 1, group_w)); });
            });
        });
    }
    const Expr last_take = m.let("last_take", take && pass_end);
    m.clocked([&](Process& p) {
        p.when(prepared.ready, [&] { p.set(counting, 1); }).otherwise_when(last_take, [&] {
            p.set(counting, 0);
        });
    });
    m.assign(column_ready, counting);

    m.banner("Stage 1: a column and the query signs that go with it");
    const Expr s1_last = m.reg("s1_last_q", 1, reset_to(0), "the last column of the pass");
    m.clocked([&](Process& p) { p.set(s1_last, last_take); });
    const Expr s1_column =
        m.reg("s1_column_q", column_w, no_reset(packed ? "zeros add nothing" : "read only where s1_valid_q"));
    Expr s1_mask = s1_last;   // of a packed column
    Expr s1_valid = s1_last;  // of a column of one dimension
    Expr s1_first = s1_last;
    Expr s1_group_end = s1_last;
    if (packed) {
        m.comment("No column, and dimensions beyond the last, are zeros against signs of ones: no matches.");
        const Expr used =
            m.let("used", ~shift_left(ones(dims), left) & repeat(dims, take), "dimensions that count");
        const Expr fresh = m.reg("fresh_q", 1, no_reset("set by a start"), "the next column begins a group");
        s1_mask = m.reg("s1_used_q", dims, no_reset("none without a column"));
        s1_first = m.reg("s1_first_q", 1, no_reset("only with a column"), "it begins a group");
        m.clocked([&](Process& p) {
            p.when(begin, [&] { p.set(fresh, 1); }).otherwise_when(take, [&] { p.set(fresh, group_end); });
        });
        m.clocked([&](Process& p) {
            p.set(s1_column, column & repeat(group_vectors, used));
            p.set(s1_mask, used);
            p.set(s1_first, take && fresh);
        });
        if (groups > 1) {
            s1_group_end =
                m.reg("s1_group_end_q", 1, no_reset("only with a column"), "it ends a group, not the pass");
            m.clocked([&](Process& p) { p.set(s1_group_end, take && group_end && !pass_end); });
        }
    } else {
        s1_valid = m.reg("s1_valid_q", 1, reset_to(0));
        m.clocked([&](Process& p) { p.set(s1_valid, take); });
        m.clocked([&](Process& p) { p.set(s1_column, column); });
    }
    Expr s1_signs = s1_column;
    if (spec.query_store) {
        const Expr query_write = m.let("query_write", *query_valid && !busy);
        const Expr word =
            m.reg("word_q", word_w, no_reset("set by a start"), "query signs of the next column");
        m.assign(*query_ready, !busy);
        m.clocked([&](Process& p) {
            p.when(begin, [&] { p.set(word, 0); }).otherwise_when(take, [&] {
                p.set(word, mux(group_end, zeros(word_w), trunc(word + 1, word_w)));
            });
        });
        s1_signs = m.wire("s1_signs", signs_w);
        m.instance(sram_of_shape(words, dims * spec.queries), "query_store",
                   {{"clk", m.clk()},
                    {"write_valid", query_write},
                    {"write_addr", *query_addr},
                    {"write_data", *query_signs},
                    {"read_valid", take},
                    {"read_addr", word},
                    {"read_data", s1_signs}});
    } else {
        s1_signs = m.reg("s1_signs_q", signs_w, no_reset("read only with a column"));
        m.clocked([&](Process& p) { p.set(s1_signs, *column_signs); });
    }

    m.banner("Stage 2: the counters");
    std::optional<Expr> reached;
    m.loop("query", "q", spec.queries, [&](Scope& query, const Const& q) {
        const Expr hits = query.wire("reached", group_vectors);
        std::vector<Connection> connections{{"clk", m.clk()}, {"active", active[q]}};
        if (packed) {
            const Expr signs = query.let("signs", s1_signs.slice(dims * q, dims) | ~s1_mask);
            connections.insert(connections.end(), {{"first", s1_first},
                                                   {"start_count", *prepared.start_count},
                                                   {"column", s1_column},
                                                   {"signs", signs}});
        } else {
            connections.push_back({"load", *prepared.load});
            if (prepared.start_count) connections.push_back({"start_count", *prepared.start_count});
            if (prepared.load_bit) connections.push_back({"load_bit", *prepared.load_bit});
            connections.insert(connections.end(),
                               {{"valid", s1_valid}, {"column", s1_column}, {"sign", s1_signs[q]}});
        }
        connections.push_back({"reached", hits});
        query.instance(counters(spec), "counters", connections);
        reached = hits;
    });

    m.banner("Bitmap");
    const Expr done = m.reg("done_q", 1, reset_to(0), "the last column is counted");
    m.clocked([&](Process& p) {
        p.when(s1_last, [&] { p.set(done, 1); }).otherwise_when(move, [&] { p.set(done, 0); });
    });
    Expr any_reached = m.peer(*reached, 0);
    for (int q = 1; q < spec.queries; ++q) any_reached = any_reached | m.peer(*reached, q);
    const Expr passed =
        m.let("passed", (any_reached | repeat(group_vectors, pass_all)) & repeat(group_vectors, !pass_none));
    Expr whole = passed;
    if (groups > 1) {
        const int earlier = (groups - 1) * group_vectors;
        m.comment(
            "The bits of a group are there two cycles after its last column; earlier groups move down.");
        const Expr group_done = m.reg("group_done_q", 1, reset_to(0), "a group but the last is counted");
        const Expr earlier_q = m.reg("earlier_q", earlier, no_reset("filled in the course of a pass"));
        m.clocked([&](Process& p) { p.set(group_done, s1_group_end); });
        const Expr shifted =
            groups == 2 ? passed : cat({passed, earlier_q.slice(group_vectors, earlier - group_vectors)});
        m.clocked([&](Process& p) { p.when(group_done, [&] { p.set(earlier_q, shifted); }); });
        const int in_last = spec.vectors - earlier;
        whole = cat({in_last == group_vectors ? passed : passed.slice(0, in_last), earlier_q});
    }
    const Expr valid = m.reg("bitmap_valid_q", 1, reset_to(0));
    const Expr bits = m.reg("bitmap_q", spec.vectors, no_reset("read only where bitmap_valid"));
    m.assign(move, done && (!valid || bitmap_ready));
    m.clocked([&](Process& p) {
        p.when(move, [&] { p.set(valid, 1); }).otherwise_when(bitmap_ready, [&] { p.set(valid, 0); });
    });
    m.clocked([&](Process& p) { p.when(move, [&] { p.set(bits, whole); }); });
    m.assign(bitmap_valid, valid);
    m.assign(bitmap, bits);
    return m.finish();
}

}  // namespace ragrtl::blocks
