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
    return s.pairs * (s.product == Product::booth ? std::max(1, factor / 2) : factor);
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
