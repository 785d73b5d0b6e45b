#pragma once

#include "gen/spec/arithmetic.hpp"

namespace ragrtl::spec {

/// arith/popcount: how many bits of a vector are one.
struct Popcount {
    int width = 128;
    Compression compression = Compression::arrival;
    FinalAdder final_adder = FinalAdder::plus;
    int cuts = 0;
    Reset reset = Reset::sync_high;
};

/// Width of the count.
inline int sum_width(const Popcount& s) { return bits_of({0, s.width}, false); }

inline int tallest_column(const Popcount& s) { return s.width; }
inline bool makes_products(const Popcount&) { return false; }

inline const Table& table(const Popcount*) {
    static const Table fields{
        "popcount",
        with_tree_fields<Popcount>({
            integer<&Popcount::width>("width", 1, 4096, "bits", "bits counted").typical(1, 24),
        }),
        {cuts_limit<Popcount>({"width"})}};
    return fields;
}

}  // namespace ragrtl::spec
