#pragma once

#include "gen/spec/fp_format.hpp"

namespace ragrtl::spec {

/// arith/fp_round: an exact sum of products, with its stored carries, to fp32.
struct FpRound {
    FpFormat format = FpFormat::fp16;
    int terms = 1024;
    int segment = 16;
    int carry_width = 1;
    int stages = 3;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const FpRound*) {
    static const Table fields{
        "fp_round",
        {
            format_field<&FpRound::format>(),
            integer<&FpRound::terms>("terms", 1, 1 << 20, "products", "longest sum that cannot overflow"),
            segment_field<&FpRound::segment>(),
            integer<&FpRound::carry_width>(
                "carry_width", 1, 16, "bits",
                "bits of a stored carry: 1 behind one product per cycle, more behind several")
                .typical(1, 8),
            round_stages_field<&FpRound::stages>("stages"),
            reset_field<&FpRound::reset>(),
        },
        {
            limit<FpRound>("carry_width", {"segment"},
                           [](const FpRound& s) {
                               return Bounds{
                                   std::int64_t{1}, std::int64_t{s.segment},
                                   "a carry is added to a segment of " + std::to_string(s.segment) + " bits"};
                           }),
        }};
    return fields;
}

}  // namespace ragrtl::spec
