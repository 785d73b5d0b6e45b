#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/drex_pfu.hpp"

namespace ragrtl::blocks {

/// drex/pfu: the sign-concordance filter beside a DRAM bank ("DReX: Accurate and Scalable Dense Retrieval
/// Acceleration via Algorithmic-Hardware Codesign", the PIM filtering unit).
///
/// Query signs: word a of the store holds the signs of the dimensions m*a .. m*a+m-1 (m = `pack` when packed,
/// else 1), bit m*q + i those of query q in dimension m*a + i; query_valid/query_ready, between passes only.
/// Without the store the word comes with each column, as column_signs.
///
/// A pass: start_valid/start_ready with threshold, dimension and active_queries. A dimension of 0 or above
/// `dimensions`, or more active queries than `queries`, starts nothing and sets config_error until the next
/// legal start. Then the columns, column_valid/column_ready, one per cycle: bit m*v + i is the sign of
/// dimension i of the column in vector v of its group. Groups of vectors/m vectors ascend, the dimensions of
/// a group ascend within it: ceil(dimension/m) columns each. Bits of dimensions from `dimension` up are
/// ignored. Two cycles after the last column the bitmap moves to the output, as soon as that is free:
/// bitmap_valid/bitmap_ready; the next pass runs while it waits there.
///
/// Bit v of the bitmap: the signs of vector v and of any active query are equal in at least `threshold`
/// dimensions. Threshold 0 passes every vector (when a query is active), one above `dimension` none.
/// From a start to the first column: 1 cycle, plus 1 (`paper`) or 2*csb_width (`lfsr`) to set the counters.
hdl::Module drex_pfu(const spec::DrexPfu& spec);

}  // namespace ragrtl::blocks
