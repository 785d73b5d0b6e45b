#pragma once

#include "gen/spec/iks_dot_product_unit.hpp"
#include "gen/spec/topk_unit.hpp"

namespace ragrtl::spec {

/// iks/processing_engine: one query against a stream of blocks, and the list of its best vectors.
struct ProcessingEngine {
    int lanes = 68;
    ElementFormat format = ElementFormat::fp16;
    FpAccumulator accumulator = FpAccumulator::exact;
    FpMultiplier multiplier = FpMultiplier::tree;
    int max_dimension = 1024;
    int stages = 3;
    int segment = 16;
    int round_stages = 3;
    int k = 32;
    int id_width = 32;
    Reset reset = Reset::sync_high;
};

inline DotProductUnit dot_product_unit_of(const ProcessingEngine& s) {
    return {s.lanes,  s.format,  s.accumulator,  s.multiplier, s.max_dimension,
            s.stages, s.segment, s.round_stages, s.reset};
}

/// The list of an engine: keys that order like the scores, in arrival order of the ascending ids.
inline TopkUnit topk_of(const ProcessingEngine& s) {
    return {s.k, score_width(s.format, s.max_dimension), true, s.id_width, Tie::earlier, s.reset};
}

/// The fields of a unit with such lists; `Spec` has members of these names.
template <class Spec>
std::vector<Field> list_fields() {
    return {integer<&Spec::k>("k", 1, 256, "vectors", "length of the list").typical(1, 6),
            integer<&Spec::id_width>("id_width", 1, 32, "bits", "width of a vector's number").typical(4, 12)};
}

inline const Table& table(const ProcessingEngine*) {
    static const Table fields{"processing_engine",
                              [] {
                                  std::vector<Field> list = lane_fields<ProcessingEngine>();
                                  for (const Field& field : list_fields<ProcessingEngine>()) {
                                      list.push_back(field);
                                  }
                                  list.push_back(reset_field<&ProcessingEngine::reset>());
                                  return list;
                              }(),
                              {}};
    return fields;
}

}  // namespace ragrtl::spec
