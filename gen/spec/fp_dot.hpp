#pragma once

#include "gen/spec/arithmetic.hpp"
#include "gen/spec/fp_format.hpp"

namespace ragrtl::spec {

/// arith/fp_dot: exact sums of products, `lanes` products per cycle.
struct FpDot {
    FpFormat format = FpFormat::fp16;
    int lanes = 68;
    int chunks = 16;
    FpMultiplier multiplier = FpMultiplier::tree;
    int segment = 16;
    Compression compression = Compression::arrival;
    int cuts = 1;
    int round_stages = 3;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const FpDot*) {
    // The sum so far and the carry from below are added along with the products.
    const auto rows = [](const FpDot& s) { return s.lanes + 1; };
    static const Table fields{
        "fp_dot",
        {
            format_field<&FpDot::format>(),
            integer<&FpDot::lanes>("lanes", 1, 128, "products", "products per cycle").typical(1, 6),
            integer<&FpDot::chunks>("chunks", 1, 4096, "cycles", "longest sum that cannot overflow")
                .typical(1, 40),
            fp_multiplier_field<&FpDot::multiplier>(),
            integer<&FpDot::segment>("segment", 8, 64, "bits", "bits of the sum between two stored carries"),
            choice<&FpDot::compression>(
                "compression", "Compression",
                {{Compression::dadda, "dadda", "fewest adders in each of a minimal number of levels"},
                 {Compression::arrival, "arrival", "earliest bits first: the shortest path"},
                 {Compression::four_two, "four_two", "rows of 4:2 compressors"}},
                "how the adders of the tree are placed"),
            integer<&FpDot::cuts>("cuts", 0, 8, "levels", "register levels inside the tree of adders")
                .typical(0, 1),
            round_stages_field<&FpDot::round_stages>("round_stages"),
            reset_field<&FpDot::reset>(),
        },
        {limit<FpDot>("cuts", {"lanes"}, [rows](const FpDot& s) {
            const int most = most_cuts(rows(s), true);
            return Bounds{
                std::int64_t{0}, std::int64_t{most},
                "a tree " + std::to_string(rows(s)) + " rows high has room for " + std::to_string(most)};
        })}};
    return fields;
}

}  // namespace ragrtl::spec
