#pragma once

#include "gen/spec/arithmetic.hpp"

namespace ragrtl::spec {

/// arith/winograd_dot_product: a dot product with half the multiplications.
struct WinogradDotProduct {
    int pairs = 32;
    int width = 8;
    bool is_signed = true;
    Product product = Product::booth;
    Compression compression = Compression::arrival;
    FinalAdder final_adder = FinalAdder::plus;
    int cuts = 0;
    Reset reset = Reset::sync_high;
};

/// Width of the dot product of 2 * pairs terms.
inline int sum_width(const WinogradDotProduct& s) {
    const ValueRange x = range_of(s.width, s.is_signed);
    return bits_of(x * x * (2 * s.pairs), s.is_signed);
}

/// Width of a vector's correction, the sum over its pairs of x[2k] * x[2k+1].
inline int correction_width(const WinogradDotProduct& s) {
    const ValueRange x = range_of(s.width, s.is_signed);
    return bits_of(x * x * s.pairs, s.is_signed);
}

inline int tallest_column(const WinogradDotProduct& s) {
    const int factor = s.width + 1;
    const auto products = product_heights(s.product, factor, factor, s.is_signed, s.is_signed, sum_width(s));
    const int corrections = correction_width(s);
    int tallest = 0;
    for (int weight = 0; weight < sum_width(s); ++weight) {
        const int height =
            s.pairs * products[static_cast<std::size_t>(weight)] + (weight < corrections ? 2 : 0);
        tallest = std::max(tallest, height);
    }
    return tallest;
}
inline bool makes_products(const WinogradDotProduct&) { return true; }

inline const Table& table(const WinogradDotProduct*) {
    static const Table fields{
        "winograd_dot_product",
        with_tree_fields<WinogradDotProduct>({
            integer<&WinogradDotProduct::pairs>("pairs", 1, 512, "pairs", "half the number of terms")
                .typical(1, 5),
            integer<&WinogradDotProduct::width>("width", 1, 24, "bits", "width of all factors").typical(1, 5),
            boolean<&WinogradDotProduct::is_signed>("is_signed", "the factors are two's complement"),
            choice<&WinogradDotProduct::product>(
                "product", "Product",
                {{Product::and_array, "and_array", "one row per bit of the second sum"},
                 {Product::booth, "booth", "radix-4 Booth digits of the second sum: half the rows"}},
                "how the partial products are made"),
        }),
        {cuts_limit<WinogradDotProduct>({"pairs", "width", "is_signed", "product"})}};
    return fields;
}

}  // namespace ragrtl::spec
