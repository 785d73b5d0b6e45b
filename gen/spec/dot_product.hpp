#pragma once

#include "gen/spec/arithmetic.hpp"

namespace ragrtl::spec {

/// arith/dot_product: the sum of `terms` products.
struct DotProduct {
    int terms = 64;
    int a_width = 4;
    int b_width = 4;
    bool a_signed = true;
    bool b_signed = true;
    Product product = Product::and_array;
    Compression compression = Compression::arrival;
    FinalAdder final_adder = FinalAdder::plus;
    int cuts = 0;
    int sum_width = 0;
    Reset reset = Reset::sync_high;
};

/// Least width of the sum; it is signed when either factor is.
inline int needed_sum_width(const DotProduct& s) {
    return bits_of(range_of(s.a_width, s.a_signed) * range_of(s.b_width, s.b_signed) * s.terms,
                   s.a_signed || s.b_signed);
}

inline int sum_width(const DotProduct& s) { return s.sum_width > 0 ? s.sum_width : needed_sum_width(s); }

inline int tallest_column(const DotProduct& s) {
    return s.terms *
           tallest_of_product(s.product, s.a_width, s.b_width, s.a_signed, s.b_signed, sum_width(s));
}
inline bool makes_products(const DotProduct&) { return true; }

inline const Table& table(const DotProduct*) {
    static const Table fields{
        "dot_product",
        with_tree_fields<DotProduct>({
            integer<&DotProduct::terms>("terms", 1, 1024, "products", "products added up").typical(1, 9),
            integer<&DotProduct::a_width>("a_width", 1, 32, "bits", "width of the first factors")
                .typical(1, 6),
            integer<&DotProduct::b_width>("b_width", 1, 32, "bits", "width of the second factors")
                .typical(1, 6),
            boolean<&DotProduct::a_signed>("a_signed", "the first factors are two's complement"),
            boolean<&DotProduct::b_signed>("b_signed", "the second factors are two's complement"),
            choice<&DotProduct::product>(
                "product", "Product",
                {{Product::and_array, "and_array", "one row per bit of b"},
                 {Product::booth, "booth", "radix-4 Booth digits of b: half the rows"}},
                "how the partial products are made"),
            integer<&DotProduct::sum_width>("sum_width", 0, 128, "bits",
                                            "width of the sum; 0: as wide as it needs")
                .typical(0, 0),
        }),
        {
            sum_width_limit<DotProduct>({"terms", "a_width", "b_width", "a_signed", "b_signed"}),
            cuts_limit<DotProduct>(
                {"terms", "a_width", "b_width", "a_signed", "b_signed", "product", "sum_width"}),
        }};
    return fields;
}

}  // namespace ragrtl::spec
