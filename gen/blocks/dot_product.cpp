#include "gen/blocks/dot_product.hpp"

#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/tree_unit.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

Tree fill(Builder& m, const spec::DotProduct& spec) {
    const int width = spec::sum_width(spec);
    const Expr in_valid = m.input("in_valid");
    const Expr a =
        m.input("a", spec.terms * spec.a_width, "term t in bits t*" + std::to_string(spec.a_width));
    const Expr b =
        m.input("b", spec.terms * spec.b_width, "term t in bits t*" + std::to_string(spec.b_width));
    const Expr out_valid = m.output("out_valid");
    const Expr sum = spec.a_signed || spec.b_signed ? m.signed_output("sum", width) : m.output("sum", width);

    m.banner("Partial products, bit-sliced: bit i of a times bit j of b for all terms side by side");
    const arith::Planes a_planes = arith::transpose(m, "a", a, spec.terms, spec.a_width, spec.a_signed);
    const arith::Planes b_planes = arith::transpose(m, "b", b, spec.terms, spec.b_width, spec.b_signed);
    arith::BitHeap heap(m, "s1", width, arith::BitHeap::Polarity::complemented);
    arith::add_products(m, heap, "product", a_planes, b_planes, spec.product);
    return {in_valid, out_valid, sum, heap, arith::product_delay(spec.product)};
}

}  // namespace

Module dot_product(const spec::DotProduct& spec) {
    return tree_unit("dot_product",
                     "sum of " + std::to_string(spec.terms) + " products of " + std::to_string(spec.a_width) +
                         " x " + std::to_string(spec.b_width) + " bits.",
                     spec, fill);
}

arith::TreeShape tree_shape(const spec::DotProduct& spec) { return tree_shape_of(spec, fill); }

}  // namespace ragrtl::blocks
