#pragma once

#include "gen/spec/arithmetic.hpp"

namespace ragrtl::spec {

/// arith/squarer: the sum of the squares of `terms` numbers.
struct Squarer {
    int terms = 1;
    int width = 8;
    bool is_signed = true;
    Compression compression = Compression::arrival;
    FinalAdder final_adder = FinalAdder::plus;
    int cuts = 0;
    Reset reset = Reset::sync_high;
};

/// Width of the sum, which is never negative.
inline int sum_width(const Squarer& s) {
    const ValueRange x = range_of(s.width, s.is_signed);
    return bits_of({0, std::max(x.low * x.low, x.high * x.high) * s.terms}, false);
}

/// Bit i counts in column 2i, the product of bits i < j in column i+j+1.
inline int tallest_column(const Squarer& s) {
    int tallest = 0;
    for (int column = 0; column < 2 * s.width; ++column) {
        int height = column % 2 == 0 && column / 2 < s.width ? 1 : 0;
        for (int i = 0; i < column - 1 - i; ++i) height += column - 1 - i < s.width ? 1 : 0;
        tallest = std::max(tallest, height);
    }
    return s.terms * tallest;
}
inline bool makes_products(const Squarer&) { return true; }

inline const Table& table(const Squarer*) {
    static const Table fields{
        "squarer",
        with_tree_fields<Squarer>({
            integer<&Squarer::terms>("terms", 1, 1024, "numbers", "numbers whose squares are added up")
                .typical(1, 6),
            integer<&Squarer::width>("width", 1, 56, "bits", "width of a number").typical(1, 10),
            boolean<&Squarer::is_signed>("is_signed", "the numbers are two's complement"),
        }),
        {cuts_limit<Squarer>({"terms", "width"})}};
    return fields;
}

}  // namespace ragrtl::spec
