#include "gen/blocks/multi_adder.hpp"

#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/tree_unit.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

Tree fill(Builder& m, const spec::MultiAdder& spec) {
    const int width = spec::sum_width(spec);
    const Expr in_valid = m.input("in_valid");
    const Expr operands =
        m.input("operands", spec.operands * spec.width, "number t in bits t*" + std::to_string(spec.width));
    const Expr out_valid = m.output("out_valid");
    const Expr sum = spec.is_signed ? m.signed_output("sum", width) : m.output("sum", width);

    m.banner("Bits of all operands, by weight");
    const arith::Planes planes =
        arith::transpose(m, "operand", operands, spec.operands, spec.width, spec.is_signed);
    arith::BitHeap heap(m, "s1", width);
    arith::add_terms(heap, planes);
    return {in_valid, out_valid, sum, heap, 0};
}

}  // namespace

Module multi_adder(const spec::MultiAdder& spec) {
    return tree_unit(
        "multi_adder",
        "sum of " + std::to_string(spec.operands) + " numbers of " + std::to_string(spec.width) + " bits.",
        spec, fill);
}

arith::TreeShape tree_shape(const spec::MultiAdder& spec) { return tree_shape_of(spec, fill); }

}  // namespace ragrtl::blocks
