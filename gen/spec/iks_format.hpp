#pragma once

#include <vector>

#include "gen/spec/fp_format.hpp"

/// What the units of `iks` share.
namespace ragrtl::spec {

/// Format of the elements of queries and documents.
enum class ElementFormat {
    fp16,  ///< IEEE 754 binary16
    bf16,  ///< the upper half of binary32
    int8,  ///< two's complement
};

/// Bits of an element.
inline int element_width(ElementFormat format) { return format == ElementFormat::int8 ? 8 : 16; }

/// The floating-point format of elements that are not INT8.
inline FpFormat fp_format(ElementFormat format) {
    return format == ElementFormat::bf16 ? FpFormat::bf16 : FpFormat::fp16;
}

/// Bits of a score: an fp32 code, or a signed INT8 dot product of up to `max_dimension` elements.
inline int score_width(ElementFormat format, int max_dimension) {
    if (format != ElementFormat::int8) return 32;
    int growth = 0;
    while ((1 << growth) < max_dimension) ++growth;
    return 16 + growth;
}

/// Whether the sums are rounded when they leave the lanes.
template <class Spec>
bool rounds_at_end(const Spec& s) {
    return s.format != ElementFormat::int8 && s.accumulator == FpAccumulator::exact;
}

/// The fields of a unit with output-stationary lanes; `Spec` has members of these names.
template <class Spec>
std::vector<Field> lane_fields() {
    return {
        integer<&Spec::lanes>("lanes", 1, 256, "lanes", "vectors worked on at once").typical(1, 6),
        choice<&Spec::format>("format", "ElementFormat",
                              {{ElementFormat::fp16, "fp16", "5 exponent bits, 10 fraction bits"},
                               {ElementFormat::bf16, "bf16", "8 exponent bits, 7 fraction bits"},
                               {ElementFormat::int8, "int8", "two's complement"}},
                              "format of the elements"),
        choice<&Spec::accumulator>(
            "accumulator", "FpAccumulator",
            {{FpAccumulator::exact, "exact", "fixed point over the whole range of products, rounded once"},
             {FpAccumulator::fp32, "fp32", "binary32, rounded to nearest even in every step"}},
            "how floating-point products are added up (int8 sums are exact)"),
        fp_multiplier_field<&Spec::multiplier>(),
        integer<&Spec::max_dimension>("max_dimension", 1, 4096, "elements", "longest vector").typical(1, 24),
        integer<&Spec::stages>("stages", 1, 3, "cycles", "pipeline from the factors to the sum"),
        segment_field<&Spec::segment>(),
        round_stages_field<&Spec::round_stages>("round_stages"),
    };
}

}  // namespace ragrtl::spec
