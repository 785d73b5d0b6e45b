#include "gen/blocks/multiplier.hpp"

#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/tree_unit.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

Tree fill(Builder& m, const spec::Multiplier& spec) {
    const int width = spec::sum_width(spec);
    const Expr in_valid = m.input("in_valid");
    const Expr a = m.input("a", spec.a_width, spec.a_signed ? "two's complement" : "unsigned");
    const Expr b = m.input("b", spec.b_width, spec.b_signed ? "two's complement" : "unsigned");
    const Expr out_valid = m.output("out_valid");
    const Expr product =
        spec.a_signed || spec.b_signed ? m.signed_output("product", width) : m.output("product", width);

    m.banner("Partial products");
    const arith::Planes a_planes = arith::transpose(m, "a", a, 1, spec.a_width, spec.a_signed);
    const arith::Planes b_planes = arith::transpose(m, "b", b, 1, spec.b_width, spec.b_signed);
    arith::BitHeap heap(m, "s1", width, arith::BitHeap::Polarity::complemented);
    arith::add_products(m, heap, "row", a_planes, b_planes, spec.product);
    return {in_valid, out_valid, product, heap, arith::product_delay(spec.product)};
}

}  // namespace

Module multiplier(const spec::Multiplier& spec) {
    return tree_unit(
        "multiplier",
        "product of " + std::to_string(spec.a_width) + " x " + std::to_string(spec.b_width) + " bits.", spec,
        fill);
}

arith::TreeShape tree_shape(const spec::Multiplier& spec) { return tree_shape_of(spec, fill); }

}  // namespace ragrtl::blocks
