#pragma once

#include "gen/spec/common.hpp"
#include "gen/spec/value_range.hpp"

namespace ragrtl::spec {

/// hier/pe_bitserial: query-stationary dot product straight from bit-plane rows, one row per cycle.
struct HierPeBitserial {
    int lanes = 128;
    Reset reset = Reset::sync_high;
};

/// Width of the signed dot product of `lanes` INT8 pairs, -128 included.
inline int sum_width(const HierPeBitserial& s) {
    const ValueRange int8 = range_of(8, true);
    return bits_of(int8 * int8 * s.lanes, true);
}

inline const Table& table(const HierPeBitserial*) {
    static const Table fields{"pe_bitserial",
                              {
                                  integer<&HierPeBitserial::lanes>("lanes", 1, 1024, "lanes",
                                                                   "dimensions held: bits of a bit-plane row")
                                      .typical(1, 20),
                                  reset_field<&HierPeBitserial::reset>(),
                              },
                              {}};
    return fields;
}

}  // namespace ragrtl::spec
