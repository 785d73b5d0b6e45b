#pragma once

#include "gen/spec/arithmetic.hpp"

namespace ragrtl::spec {

/// arith/multi_adder: the sum of `operands` numbers.
struct MultiAdder {
    int operands = 8;
    int width = 16;
    bool is_signed = true;
    Compression compression = Compression::arrival;
    FinalAdder final_adder = FinalAdder::plus;
    int cuts = 0;
    int sum_width = 0;
    Reset reset = Reset::sync_high;
};

/// Least width of the sum; it is signed when the operands are.
inline int needed_sum_width(const MultiAdder& s) {
    return bits_of(range_of(s.width, s.is_signed) * s.operands, s.is_signed);
}

inline int sum_width(const MultiAdder& s) { return s.sum_width > 0 ? s.sum_width : needed_sum_width(s); }

inline int tallest_column(const MultiAdder& s) { return s.operands; }
inline bool makes_products(const MultiAdder&) { return false; }

inline const Table& table(const MultiAdder*) {
    static const Table fields{
        "multi_adder",
        with_tree_fields<MultiAdder>({
            integer<&MultiAdder::operands>("operands", 1, 1024, "numbers", "numbers added up").typical(1, 12),
            integer<&MultiAdder::width>("width", 1, 112, "bits", "width of an operand").typical(1, 12),
            boolean<&MultiAdder::is_signed>("is_signed", "the operands are two's complement"),
            integer<&MultiAdder::sum_width>("sum_width", 0, 128, "bits",
                                            "width of the sum; 0: as wide as it needs")
                .typical(0, 0),
        }),
        {
            sum_width_limit<MultiAdder>({"operands", "width", "is_signed"}),
            cuts_limit<MultiAdder>({"operands"}),
        }};
    return fields;
}

}  // namespace ragrtl::spec
