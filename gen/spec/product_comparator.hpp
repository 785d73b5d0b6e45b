#pragma once

#include "gen/spec/arithmetic.hpp"

namespace ragrtl::spec {

/// arith/product_comparator: whether a * b is greater than c * d.
struct ProductComparator {
    int x_width = 24;
    int y_width = 16;
    bool x_signed = true;
    bool y_signed = false;
    Product product = Product::and_array;
    Compression compression = Compression::arrival;
    FinalAdder final_adder = FinalAdder::plus;
    int cuts = 0;
    Reset reset = Reset::sync_high;
};

/// Width of the difference of the two products, of which only the sign is shown.
inline int difference_width(const ProductComparator& s) {
    const ValueRange product = range_of(s.x_width, s.x_signed) * range_of(s.y_width, s.y_signed);
    return bits_of({product.low - product.high, product.high - product.low}, true);
}

/// Rows of the difference's heap in its tallest column.
inline int tallest_column(const ProductComparator& s) {
    return 2 *
           tallest_of_product(s.product, s.x_width, s.y_width, s.x_signed, s.y_signed, difference_width(s));
}
inline bool makes_products(const ProductComparator&) { return true; }

inline const Table& table(const ProductComparator*) {
    static const Table fields{
        "product_comparator",
        with_tree_fields<ProductComparator>({
            integer<&ProductComparator::x_width>("x_width", 1, 60, "bits", "width of a and c").typical(1, 8),
            integer<&ProductComparator::y_width>("y_width", 1, 60, "bits", "width of b and d").typical(1, 8),
            boolean<&ProductComparator::x_signed>("x_signed", "a and c are two's complement"),
            boolean<&ProductComparator::y_signed>("y_signed", "b and d are two's complement"),
            choice<&ProductComparator::product>(
                "product", "Product",
                {{Product::and_array, "and_array", "one row per bit of b and d"},
                 {Product::booth, "booth", "radix-4 Booth digits of b and d: half the rows"}},
                "how the partial products are made"),
        }),
        {cuts_limit<ProductComparator>({"x_width", "y_width", "x_signed", "y_signed", "product"})}};
    return fields;
}

}  // namespace ragrtl::spec
