#pragma once

#include <string>

#include "gen/arith/bit_heap.hpp"
#include "gen/arith/pipeline_plan.hpp"
#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/spec/arithmetic.hpp"

/// What the units have in common that are one bit heap: multiplier, adders, popcount, dot product, squarer.
namespace ragrtl::blocks {

/// A unit's ports and its heap, before the adders are placed.
struct Tree {
    hdl::Expr in_valid, out_valid;
    hdl::Expr sum;  ///< output port of the heap's width, or of one bit that shows its sign
    arith::BitHeap heap;
    double first_arrival;  ///< delay from the inputs to the heap, in full adders
};

/// How a heap becomes a number, from the fields that all these units share.
struct TreeStyle {
    spec::Compression compression;
    spec::FinalAdder final_adder;
    int cuts;
};

/// Header facts, then the heap's sum behind `style.cuts` register levels and one output register.
void finish_tree(hdl::Builder& m, Tree tree, const TreeStyle& style);

/// What is pipelined in such a unit.
arith::TreeShape shape_of(const Tree& tree, const TreeStyle& style);

/// The unit of a spec with the members compression, final_adder, cuts and reset. `fill` declares the ports
/// and fills the heap.
template <class Spec, class Fill>
hdl::Module tree_unit(const std::string& name, const std::string& summary, const Spec& spec,
                      const Fill& fill) {
    hdl::Builder m(name, summary);
    m.clock(reset_style(spec.reset));
    finish_tree(m, fill(m, spec), {spec.compression, spec.final_adder, spec.cuts});
    return m.finish();
}

/// The shape of that unit's tree, without building the unit.
template <class Spec, class Fill>
arith::TreeShape tree_shape_of(const Spec& spec, const Fill& fill) {
    hdl::Builder scratch("scratch", "");
    return shape_of(fill(scratch, spec), {spec.compression, spec.final_adder, spec.cuts});
}

}  // namespace ragrtl::blocks
