#pragma once

#include "gen/arith/heap_graph.hpp"

namespace ragrtl::arith {

/// A path through the adders of a heap: the outputs by which it leaves them, and when it arrives.
struct AdderPath {
    double arrival = 0;
    int full_sums = 0;
    int full_carries = 0;
    int half_sums = 0;
    int half_carries = 0;
};

/// The path that arrives last at the bits left in the heap when all its first bits arrive at `start`. The
/// delays need not be those by which the adders were placed.
AdderPath slowest_path(const HeapGraph& heap, const AdderDelays& delays, double start);

}  // namespace ragrtl::arith
