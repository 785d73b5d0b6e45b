#pragma once

#include "gen/spec/common.hpp"
#include "gen/spec/value_range.hpp"

namespace ragrtl::spec {

/// How the processing elements deliver a document.
enum class Passes {
    nibble,  ///< hier/pe: one pass for INT4, four nibble passes for INT8
    single,  ///< hier/pe_bitserial: one sum
};

/// hier/similarity_calculator: sums of the processing elements to the dot product of a document.
struct SimilarityCalculator {
    int pes = 4;
    int lanes = 128;
    Passes passes = Passes::nibble;
    Reset reset = Reset::sync_high;
};

/// Width of what one processing element delivers, signed.
inline int sum_width(const SimilarityCalculator& s) {
    const ValueRange high = range_of(4, true);
    const ValueRange low = range_of(4, false);
    const ValueRange int8 = range_of(8, true);
    if (s.passes == Passes::single) return bits_of(int8 * int8 * s.lanes, true);
    const ValueRange pass{(high * low).low, (low * low).high};  // high * high lies between
    return bits_of(pass * s.lanes, true);
}

/// Width of the dot product of a document, signed.
inline int dot_width(const SimilarityCalculator& s) {
    const ValueRange int8 = range_of(8, true);
    return bits_of(int8 * int8 * s.lanes * s.pes, true);
}

/// Width of the query's squared norm, unsigned.
inline int norm_width(const SimilarityCalculator& s) {
    const ValueRange int8 = range_of(8, true);
    return bits_of(int8 * int8 * s.lanes * s.pes, false);
}

inline const Table& table(const SimilarityCalculator*) {
    static const Table fields{
        "similarity_calculator",
        {
            integer<&SimilarityCalculator::pes>("pes", 1, 8, "elements",
                                                "processing elements, all in step with each other"),
            integer<&SimilarityCalculator::lanes>("lanes", 1, 1024, "lanes", "of each processing element")
                .typical(1, 20),
            choice<&SimilarityCalculator::passes>(
                "passes", "Passes",
                {{Passes::nibble, "nibble", "one pass for INT4, four for INT8: from hier/pe"},
                 {Passes::single, "single", "one sum per document: from hier/pe_bitserial"}},
                "how the processing elements deliver a document"),
            reset_field<&SimilarityCalculator::reset>(),
        },
        {}};
    return fields;
}

}  // namespace ragrtl::spec
