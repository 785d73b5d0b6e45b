#include "gen/blocks/winograd_dot_product.hpp"

#include <string>

#include "gen/arith/products.hpp"
#include "gen/blocks/tree_unit.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

/// Delay of the sums before the products, in full adders.
constexpr double pair_sum_delay = 2.0;

Tree fill(Builder& m, const spec::WinogradDotProduct& spec) {
    const int w = spec.width;
    const auto input = [&](const std::string& name, int width, const std::string& doc, bool is_signed) {
        return is_signed ? m.signed_input(name, width, doc) : m.input(name, width, doc);
    };
    const std::string where = "term t in bits t*" + std::to_string(w);
    const Expr in_valid = m.input("in_valid");
    const Expr a = input("a", 2 * spec.pairs * w, where, false);
    const Expr b = input("b", 2 * spec.pairs * w, where, false);
    const int correction = spec::correction_width(spec);
    const Expr a_correction = input("a_correction", correction, "sum of a[2k] * a[2k+1]", spec.is_signed);
    const Expr b_correction = input("b_correction", correction, "sum of b[2k] * b[2k+1]", spec.is_signed);
    const Expr out_valid = m.output("out_valid");
    const int width = spec::sum_width(spec);
    const Expr sum = spec.is_signed ? m.signed_output("sum", width) : m.output("sum", width);

    m.banner("Sums before the products: left = a[2k] + b[2k+1], right = a[2k+1] + b[2k]");
    const Expr left = m.wire("left_sums", spec.pairs * (w + 1));
    const Expr right = m.wire("right_sums", spec.pairs * (w + 1));
    m.loop("pair", "k", spec.pairs, [&](Scope& pair, const Const& k) {
        const auto term = [&](const Expr& x, const Const& t) {
            const Expr bits = x.slice(t * w, w);
            return spec.is_signed ? as_signed(bits) : bits;
        };
        pair.assign(left.slice(k * (w + 1), w + 1), term(a, k * 2) + term(b, k * 2 + 1));
        pair.assign(right.slice(k * (w + 1), w + 1), term(a, k * 2 + 1) + term(b, k * 2));
    });

    m.banner("Partial products, bit-sliced: left bit i times right bit j, all pairs side by side");
    const arith::Planes left_planes = arith::transpose(m, "left", left, spec.pairs, w + 1, spec.is_signed);
    const arith::Planes right_planes = arith::transpose(m, "right", right, spec.pairs, w + 1, spec.is_signed);
    arith::BitHeap heap(m, "s1", width, arith::BitHeap::Polarity::complemented);
    arith::add_products(m, heap, "product", left_planes, right_planes, spec.product);
    heap.add_number(a_correction, 0, true);
    heap.add_number(b_correction, 0, true);
    return {in_valid, out_valid, sum, heap, pair_sum_delay + arith::product_delay(spec.product)};
}

}  // namespace

Module winograd_dot_product(const spec::WinogradDotProduct& spec) {
    return tree_unit("winograd_dot_product",
                     "dot product of " + std::to_string(2 * spec.pairs) + " terms of " +
                         std::to_string(spec.width) + " bits with half the multiplications.",
                     spec, fill);
}

arith::TreeShape tree_shape(const spec::WinogradDotProduct& spec) { return tree_shape_of(spec, fill); }

}  // namespace ragrtl::blocks
