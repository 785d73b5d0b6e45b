#include "gen/blocks/popcount.hpp"

#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/common.hpp"
#include "gen/blocks/tree_unit.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module popcount(const spec::Popcount& spec) {
    const TreeStyle style = tree_style(spec);
    const int width = spec::sum_width(spec);
    Builder m("popcount", "number of ones in a vector of " + std::to_string(spec.width) + " bits.");
    tree_facts(m, style);

    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr bits = m.input("bits", spec.width);
    const Expr out_valid = m.output("out_valid");
    const Expr count = m.output("count", width);

    arith::BitHeap heap(m, "s1", width);
    heap.add(bits, 0);
    finish_tree(m, heap, style, 0, in_valid, out_valid, count);
    return m.finish();
}

}  // namespace ragrtl::blocks
