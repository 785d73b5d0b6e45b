#include "gen/blocks/multi_adder.hpp"

#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/common.hpp"
#include "gen/blocks/tree_unit.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module multi_adder(const spec::MultiAdder& spec) {
    const TreeStyle style = tree_style(spec);
    const int width = spec::sum_width(spec);
    Builder m("multi_adder", "sum of " + std::to_string(spec.operands) + " numbers of " + std::to_string(spec.width) + " bits.");
    tree_facts(m, style);

    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr operands = m.input("operands", spec.operands * spec.width, "number t in bits t*" + std::to_string(spec.width));
    const Expr out_valid = m.output("out_valid");
    const Expr sum = spec.is_signed ? m.signed_output("sum", width) : m.output("sum", width);

    m.banner("Bits of all operands, by weight");
    const arith::Planes planes = arith::transpose(m, "operand", operands, spec.operands, spec.width, spec.is_signed);
    arith::BitHeap heap(m, "s1", width);
    arith::add_terms(heap, planes);
    finish_tree(m, heap, style, 0, in_valid, out_valid, sum);
    return m.finish();
}

}  // namespace ragrtl::blocks
