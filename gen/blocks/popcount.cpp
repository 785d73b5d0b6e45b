#include "gen/blocks/popcount.hpp"

#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/tree_unit.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

Tree fill(Builder& m, const spec::Popcount& spec) {
    const int width = spec::sum_width(spec);
    const Expr in_valid = m.input("in_valid");
    const Expr bits = m.input("bits", spec.width);
    const Expr out_valid = m.output("out_valid");
    const Expr count = m.output("count", width);

    arith::BitHeap heap(m, "s1", width);
    heap.add(bits, 0);
    return {in_valid, out_valid, count, heap, 0};
}

}  // namespace

Module popcount(const spec::Popcount& spec) {
    return tree_unit("popcount", "number of ones in a vector of " + std::to_string(spec.width) + " bits.",
                     spec, fill);
}

arith::TreeShape tree_shape(const spec::Popcount& spec) { return tree_shape_of(spec, fill); }

}  // namespace ragrtl::blocks
