#pragma once

#include "gen/spec/iks_format.hpp"

namespace ragrtl::spec {

/// iks/dot_product_unit: output-stationary dot products of many vectors with one query.
struct DotProductUnit {
    int lanes = 68;
    ElementFormat format = ElementFormat::fp16;
    FpAccumulator accumulator = FpAccumulator::exact;
    FpMultiplier multiplier = FpMultiplier::tree;
    int max_dimension = 1024;
    int stages = 3;
    int segment = 16;
    int round_stages = 3;
    Reset reset = Reset::sync_high;
};

inline int score_width(const DotProductUnit& s) { return score_width(s.format, s.max_dimension); }

inline const Table& table(const DotProductUnit*) {
    static const Table fields{"dot_product_unit",
                              [] {
                                  std::vector<Field> list = lane_fields<DotProductUnit>();
                                  list.push_back(reset_field<&DotProductUnit::reset>());
                                  return list;
                              }(),
                              {}};
    return fields;
}

}  // namespace ragrtl::spec
