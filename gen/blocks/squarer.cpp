#include "gen/blocks/squarer.hpp"

#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/tree_unit.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

Tree fill(Builder& m, const spec::Squarer& spec) {
    const int width = spec::sum_width(spec);
    const Expr in_valid = m.input("in_valid");
    const Expr x = m.input("x", spec.terms * spec.width, "number t in bits t*" + std::to_string(spec.width));
    const Expr out_valid = m.output("out_valid");
    const Expr sum = m.output("sum", width);

    m.banner("Partial products: bit i times bit j once, with twice the weight");
    const arith::Planes planes = arith::transpose(m, "x", x, spec.terms, spec.width, spec.is_signed);
    arith::BitHeap heap(m, "s1", width);
    arith::add_squares(m, heap, "square", planes);
    return {in_valid, out_valid, sum, heap, arith::product_delay(spec::Product::and_array)};
}

}  // namespace

Module squarer(const spec::Squarer& spec) {
    return tree_unit("squarer",
                     "sum of the squares of " + std::to_string(spec.terms) + " numbers of " +
                         std::to_string(spec.width) + " bits.",
                     spec, fill);
}

arith::TreeShape tree_shape(const spec::Squarer& spec) { return tree_shape_of(spec, fill); }

}  // namespace ragrtl::blocks
