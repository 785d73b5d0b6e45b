#pragma once

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// hier/pe: query-stationary dot product on bit-plane rows.
struct HierPe {
    int lanes = 128;
    int lanes_per_cycle = 64;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const HierPe*) {
    static const Table fields{
        "pe",
        {
            integer<&HierPe::lanes>("lanes", 1, 1024, "lanes", "dimensions held: bits of a bit-plane row")
                .typical(1, 20),
            integer<&HierPe::lanes_per_cycle>(
                "lanes_per_cycle", 1, 1024, "lanes",
                "products per cycle; a pass takes ceil(lanes / lanes_per_cycle) cycles")
                .typical(1, 20),
            reset_field<&HierPe::reset>(),
        },
        {
            limit<HierPe>(
                "lanes_per_cycle", {"lanes"},
                [](const HierPe& s) {
                    const std::int64_t lanes = s.lanes;
                    return Bounds{std::int64_t{1}, lanes, "no more than lanes = " + std::to_string(lanes)};
                }),
        }};
    return fields;
}

}  // namespace ragrtl::spec
