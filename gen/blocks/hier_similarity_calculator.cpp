#include "gen/blocks/hier_similarity_calculator.hpp"

#include <optional>
#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

constexpr auto compression = arith::Compression::arrival;
constexpr auto final_adder = arith::FinalAdder::plus;
constexpr const char* while_valid = "read only where s1_valid_q";

/// A heap of what all processing elements deliver in one cycle.
arith::BitHeap sums_of_pes(Builder& m, const spec::SimilarityCalculator& spec, const Expr& in_sums,
                           int width) {
    m.banner("Sums of all processing elements, by weight");
    arith::BitHeap heap(m, "s1", width);
    arith::add_terms(heap, arith::transpose(m, "pe_sums", in_sums, spec.pes, spec::sum_width(spec), true));
    return heap;
}

/// Nibble passes: both stages end in an adder. Returns the dot product up to the pass in stage 2.
Expr accumulate_passes(Builder& m, const spec::SimilarityCalculator& spec, const Expr& in_pass,
                       const Expr& in_sums, const Expr& dot) {
    const Const& dot_w = dot.width();
    const int pass_width =
        bits_for_range(std::int64_t{-120} * spec.lanes * spec.pes, std::int64_t{225} * spec.lanes * spec.pes);
    arith::BitHeap heap = sums_of_pes(m, spec, in_sums, pass_width);
    m.banner("Stage 1: sum of a pass over all processing elements");
    const Expr sum = heap.sum("pass_sum", compression, final_adder);
    const Expr s1_sum = m.signed_reg("s1_sum_q", pass_width, no_reset(while_valid));
    const Expr s1_pass = m.reg("s1_pass_q", 2, no_reset(while_valid));
    m.clocked([&](Process& p) {
        p.set(s1_sum, as_signed(sum));
        p.set(s1_pass, in_pass);
    });

    m.banner("Stage 2: passes accumulate");
    m.comment("256*p0 + 16*(p1 + p2) + p3 = 16*(16*p0 + p1 + p2) + p3: the odd passes shift what is there.");
    const Expr shifted = m.let(
        "shifted", mux(s1_pass[0], as_signed(cat({as_unsigned(dot).slice(0, dot_w - 4), lit(4, 0)})), dot));
    const Expr base = m.let("base", mux(s1_pass == 0, slit(dot_w, 0), shifted));
    return m.let("dot_next", trunc(base + sext(s1_sum, dot_w), dot_w));
}

/// One sum per document: the first stage ends in carry-save form.
Expr add_once(Builder& m, const spec::SimilarityCalculator& spec, const Expr& in_sums) {
    arith::BitHeap heap = sums_of_pes(m, spec, in_sums, spec::dot_width(spec));
    m.banner("Stage 1: down to two rows");
    heap.compress(compression);
    arith::BitHeap rows = heap.registered("s2", while_valid);
    m.banner("Stage 2: the carry-propagate adder");
    return m.let("dot_next", as_signed(rows.sum("sum", compression, final_adder)));
}

}  // namespace

Module hier_similarity_calculator(const spec::SimilarityCalculator& spec) {
    const bool nibble = spec.passes == spec::Passes::nibble;
    const int dot_width = spec::dot_width(spec);
    const int norm_width = spec::norm_width(spec);

    Builder m("hier_similarity_calculator",
              "dot product of a document from the sums of " + std::to_string(spec.pes) +
                  (spec.pes == 1 ? " processing element." : " processing elements."));
    m.timing(2,
             nibble ? "2 cycles from the last pass of a document to its dot product"
                    : "2 cycles from a document's sums to its dot product",
             1, nibble ? "1 pass per cycle" : "1 document per cycle");
    m.fact("handshake", "in_valid; every pass is taken, every dot product shown for one cycle");
    if (nibble) {
        m.fact(
            "passes",
            "INT4 documents have pass 0 alone, with in_last; INT8 documents passes 0 .. 3, in_last with 3");
        m.fact("result", "INT4: p0; INT8: 256*p0 + 16*(p1 + p2) + p3; p = sum over processing elements");
    }
    m.fact("query", "in_query: the document was the query itself; its dot product becomes query_norm");

    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    std::optional<Expr> in_pass;
    std::optional<Expr> in_last;
    if (nibble) {
        in_pass = m.input("in_pass", 2);
        in_last = m.input("in_last", 1, "last pass of its document");
    }
    const Expr in_query = m.input("in_query", 1, nibble ? "sampled with in_last" : "");
    const Expr in_sums =
        m.input("in_sums", spec.pes * spec::sum_width(spec), "signed; element 0 in the low bits");
    const Expr out_valid = m.output("out_valid");
    const Expr out_dot = m.signed_output("out_dot", dot_width);
    const Expr query_norm = m.output("query_norm", norm_width, "dot product of the query with itself");

    const Expr dot = m.signed_reg("dot_q", dot_width,
                                  no_reset(nibble ? "pass 0 starts it afresh" : "read only where out_valid"));
    const Expr dot_next =
        nibble ? accumulate_passes(m, spec, *in_pass, in_sums, dot) : add_once(m, spec, in_sums);
    const Expr s1_valid = m.reg("s1_valid_q", 1, reset_to(0));
    const Expr s1_query = m.reg("s1_query_q", 1, no_reset(while_valid));
    m.clocked([&](Process& p) { p.set(s1_valid, in_valid); });
    std::optional<Expr> s1_last;
    if (nibble) s1_last = m.reg("s1_last_q", 1, no_reset(while_valid));
    m.clocked([&](Process& p) {
        p.set(s1_query, in_query);
        if (nibble) p.set(*s1_last, *in_last);
    });

    m.banner("Result");
    const Expr complete = nibble ? m.let("complete", s1_valid && *s1_last) : s1_valid;
    const Expr valid = m.reg("out_valid_q", 1, reset_to(0));
    const Expr norm = m.reg("query_norm_q", norm_width, reset_to(0));
    m.clocked([&](Process& p) { p.set(valid, complete && !s1_query); });
    m.clocked([&](Process& p) { p.when(s1_valid, [&] { p.set(dot, dot_next); }); });
    m.clocked([&](Process& p) {
        p.when(complete && s1_query, [&] { p.set(norm, as_unsigned(dot_next).slice(0, norm_width)); });
    });
    m.assign(out_valid, valid);
    m.assign(out_dot, dot);
    m.assign(query_norm, norm);
    return m.finish();
}

}  // namespace ragrtl::blocks
