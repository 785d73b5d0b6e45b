#include "gen/blocks/product_comparator.hpp"

#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/tree_unit.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

Tree fill(Builder& m, const spec::ProductComparator& spec) {
    const Expr in_valid = m.input("in_valid");
    const Expr a = m.input("a", spec.x_width);
    const Expr b = m.input("b", spec.y_width);
    const Expr c = m.input("c", spec.x_width);
    const Expr d = m.input("d", spec.y_width);
    const Expr out_valid = m.output("out_valid");
    const Expr greater = m.output("greater", 1, "a * b > c * d");

    m.banner("Partial products of c * d - a * b, all in one heap: its sign is the answer");
    arith::BitHeap heap(m, "s1", spec::difference_width(spec), arith::BitHeap::Polarity::complemented);
    const auto planes = [&](const std::string& name, const Expr& x, int width, bool is_signed) {
        return arith::transpose(m, name, x, 1, width, is_signed);
    };
    arith::add_products(m, heap, "cd", planes("c", c, spec.x_width, spec.x_signed),
                        planes("d", d, spec.y_width, spec.y_signed), spec.product);
    arith::add_products(m, heap, "ab", planes("a", a, spec.x_width, spec.x_signed),
                        planes("b", b, spec.y_width, spec.y_signed), spec.product, true);
    return {in_valid, out_valid, greater, heap, arith::product_delay(spec.product)};
}

}  // namespace

Module product_comparator(const spec::ProductComparator& spec) {
    return tree_unit("product_comparator",
                     "compares two products of " + std::to_string(spec.x_width) + " x " +
                         std::to_string(spec.y_width) + " bits without forming them.",
                     spec, fill);
}

arith::TreeShape tree_shape(const spec::ProductComparator& spec) { return tree_shape_of(spec, fill); }

}  // namespace ragrtl::blocks
