#pragma once

#include "gen/spec/arithmetic.hpp"

namespace ragrtl::spec {

/// arith/multiplier: the product of two numbers.
struct Multiplier {
    int a_width = 16;
    int b_width = 16;
    bool a_signed = true;
    bool b_signed = true;
    Product product = Product::booth;
    Compression compression = Compression::arrival;
    FinalAdder final_adder = FinalAdder::plus;
    int cuts = 0;
    Reset reset = Reset::sync_high;
};

/// Width of the product: all of it; signed when either factor is.
inline int sum_width(const Multiplier& s) { return s.a_width + s.b_width; }

inline int tallest_column(const Multiplier& s) {
    return tallest_of_product(s.product, s.a_width, s.b_width, s.a_signed, s.b_signed, sum_width(s));
}
inline bool makes_products(const Multiplier&) { return true; }

inline const Table& table(const Multiplier*) {
    static const Table fields{
        "multiplier",
        with_tree_fields<Multiplier>({
            integer<&Multiplier::a_width>("a_width", 1, 64, "bits", "width of the first factor")
                .typical(1, 10),
            integer<&Multiplier::b_width>("b_width", 1, 64, "bits", "width of the second factor")
                .typical(1, 10),
            boolean<&Multiplier::a_signed>("a_signed", "the first factor is two's complement"),
            boolean<&Multiplier::b_signed>("b_signed", "the second factor is two's complement"),
            choice<&Multiplier::product>(
                "product", "Product",
                {{Product::and_array, "and_array", "one row per bit of b"},
                 {Product::booth, "booth", "radix-4 Booth digits of b: half the rows"}},
                "how the partial products are made"),
        }),
        {cuts_limit<Multiplier>({"a_width", "b_width", "a_signed", "b_signed", "product"})}};
    return fields;
}

}  // namespace ragrtl::spec
