#pragma once

#include "gen/spec/fp_format.hpp"

namespace ragrtl::spec {

/// arith/fp_mac: sums of products, one product per cycle.
struct FpMac {
    FpFormat format = FpFormat::fp16;
    FpAccumulator accumulator = FpAccumulator::exact;
    FpMultiplier multiplier = FpMultiplier::tree;
    int stages = 3;
    int terms = 1024;
    int segment = 16;
    int round_stages = 3;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const FpMac*) {
    static const Table fields{
        "fp_mac",
        {
            format_field<&FpMac::format>(),
            choice<&FpMac::accumulator>(
                "accumulator", "FpAccumulator",
                {{FpAccumulator::exact, "exact",
                  "fixed point over the whole range of products, rounded once"},
                 {FpAccumulator::fp32, "fp32", "binary32, rounded to nearest even in every step"}},
                "how products are added up"),
            fp_multiplier_field<&FpMac::multiplier>(),
            integer<&FpMac::stages>("stages", 1, 3, "cycles", "pipeline from the factors to the sum"),
            integer<&FpMac::terms>("terms", 1, 1 << 20, "products", "longest exact sum that cannot overflow"),
            segment_field<&FpMac::segment>(),
            round_stages_field<&FpMac::round_stages>("round_stages"),
            reset_field<&FpMac::reset>(),
        },
        {}};
    return fields;
}

}  // namespace ragrtl::spec
