#pragma once

#include <algorithm>

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// How a PFU counts the dimensions in which the signs of a vector and a query agree.
enum class PfuArchitecture {
    paper,   ///< a binary counter per vector and query that overflows at the threshold
    lfsr,    ///< a linear-feedback shift register per vector and query that halts at the threshold
    packed,  ///< columns of many dimensions of few vectors: a popcount in front of each of few counters
};

/// drex/pfu: which of `vectors` vectors agree with any of up to `queries` queries in the signs of enough
/// dimensions.
struct DrexPfu {
    PfuArchitecture architecture = PfuArchitecture::paper;
    int vectors = 128;
    int queries = 16;
    int csb_width = 12;
    int dimensions = 768;
    int pack = 32;
    bool query_store = true;
    Reset reset = Reset::sync_high;
};

/// Dimensions in a column.
inline int column_dimensions(const DrexPfu& s) {
    return s.architecture == PfuArchitecture::packed ? s.pack : 1;
}
/// Vectors in a column: it has at most `vectors` bits.
inline int column_vectors(const DrexPfu& s) { return s.vectors / column_dimensions(s); }
/// Groups of vectors, one after the other, in a filter pass.
inline int column_groups(const DrexPfu& s) { return (s.vectors + column_vectors(s) - 1) / column_vectors(s); }
/// Columns of a group when all dimensions are used: words of the query-sign store.
inline int query_words(const DrexPfu& s) {
    return (s.dimensions + column_dimensions(s) - 1) / column_dimensions(s);
}

inline const Table& table(const DrexPfu*) {
    static const Table fields{
        "pfu",
        {
            choice<&DrexPfu::architecture>(
                "architecture", "PfuArchitecture",
                {{PfuArchitecture::paper, "paper", "binary counters that overflow at the threshold"},
                 {PfuArchitecture::lfsr, "lfsr",
                  "shift registers that halt at the threshold: smaller; 2*csb_width cycles before a pass"},
                 {PfuArchitecture::packed, "packed",
                  "columns of `pack` dimensions of vectors/pack vectors: few counters, by far the smallest"}},
                "how matching signs are counted"),
            integer<&DrexPfu::vectors>("vectors", 1, 1024, "vectors", "vectors in a pass: bits of a bitmap")
                .typical(1, 20),
            integer<&DrexPfu::queries>("queries", 1, 64, "queries", "most queries in a pass").typical(1, 5),
            integer<&DrexPfu::csb_width>("csb_width", 2, 16, "bits",
                                         "width of a counter of matches (concordant sign bits)")
                .typical(2, 7),
            integer<&DrexPfu::dimensions>("dimensions", 1, 65534, "dimensions", "most dimensions of a vector")
                .typical(1, 100),
            integer<&DrexPfu::pack>("pack", 1, 256, "dimensions",
                                    "dimensions in a column; `packed` only, other columns have one")
                .typical(1, 8),
            boolean<&DrexPfu::query_store>(
                "query_store",
                "the unit holds the query signs in an SRAM; otherwise they come with the columns"),
            reset_field<&DrexPfu::reset>(),
        },
        {
            limit<DrexPfu>("dimensions", {"csb_width"},
                           [](const DrexPfu& s) {
                               return Bounds{std::int64_t{1}, (std::int64_t{1} << s.csb_width) - 2,
                                             "no more than a counter of csb_width bits counts"};
                           }),
            limit<DrexPfu>("pack", {"architecture", "vectors", "csb_width"},
                           [](const DrexPfu& s) {
                               const std::int64_t countable = (std::int64_t{1} << s.csb_width) - 2;
                               if (s.architecture != PfuArchitecture::packed)
                                   return Bounds{std::int64_t{1}, std::int64_t{256}, "not packed"};
                               return Bounds{
                                   std::int64_t{1}, std::min<std::int64_t>(s.vectors, countable),
                                   "no more than vectors, and than a counter of csb_width bits counts"};
                           }),
        }};
    return fields;
}

}  // namespace ragrtl::spec
