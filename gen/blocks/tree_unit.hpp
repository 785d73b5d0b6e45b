#pragma once

#include "gen/arith/bit_heap.hpp"
#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/spec/arithmetic.hpp"

/// What the units have in common that are one bit heap: multiplier, adders, popcount, dot product, squarer.
namespace ragrtl::blocks {

/// How a heap becomes a number, from the fields that all these units share.
struct TreeStyle {
    spec::Compression compression;
    spec::FinalAdder final_adder;
    int cuts;
};

template <class Spec>
TreeStyle tree_style(const Spec& spec) {
    return {spec.compression, spec.final_adder, spec.cuts};
}

/// Latency and interval of such a unit, as header facts.
void tree_facts(hdl::Builder& m, const TreeStyle& style);

/// The heap's sum behind `style.cuts` register levels and one output register; drives `sum` and `out_valid`.
/// `first_arrival` is the delay before the heap, in full adders.
void finish_tree(hdl::Builder& m, arith::BitHeap heap, const TreeStyle& style, double first_arrival,
                 const hdl::Expr& in_valid, const hdl::Expr& out_valid, const hdl::Expr& sum);

}  // namespace ragrtl::blocks
