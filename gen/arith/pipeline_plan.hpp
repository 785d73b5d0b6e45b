#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "gen/arith/compression.hpp"
#include "gen/arith/final_adder.hpp"
#include "gen/arith/heap_graph.hpp"

namespace ragrtl::arith {

/// Time of an adder whose carries go through a tree: a fixed part, and a part each time that its width
/// doubles.
struct CarryTreeDelays {
    double fixed;
    double doubling;
};

/// Delays of one technology, in one unit of time (ns); what a register cut is planned with. The defaults are
/// in full adders: adders are placed, and cuts chosen, by them, so that a configuration means the same in
/// every technology.
struct DelayTable {
    AdderDelays adders;
    CarryTreeDelays plus{0.8, 0.5};
    CarryTreeDelays sklansky{0.8, 0.5};
    CarryTreeDelays brent_kung{0.3, 1.0};
    CarryTreeDelays kogge_stone{0.8, 0.5};
    double gate = 0.4;  ///< a partial product
    double flop = 1.0;  ///< clock to output plus setup
};

/// Where a heap is cut by registers: after each entry but the last, the heap is compressed to that many rows
/// and registered. An entry 2 cuts right before the final adder, whose stage is always the last.
struct PipelinePlan {
    std::vector<int> rows;
    double period = 0;  ///< of the slowest stage, as planned
    int cuts() const { return static_cast<int>(rows.size()); }
};

/// What is pipelined: bits per column, and when those of the first stage are there (after partial products,
/// say).
struct TreeShape {
    std::vector<std::size_t> heights;
    double first_arrival = 0;  ///< in full adders
    Compression compression = Compression::arrival;
    FinalAdder adder = FinalAdder::plus;
};

/// The plan with exactly `cuts` cuts that has the shortest period. Throws std::out_of_range when the tree has
/// no room for that many (a cut leaves work on both sides), naming the most there can be.
PipelinePlan plan_for_cuts(const TreeShape& shape, const DelayTable& delays, int cuts);

/// The shortest pipeline that meets `period`: greedily deep in every stage. nullopt when no number of cuts
/// does.
std::optional<PipelinePlan> plan_for_period(const TreeShape& shape, const DelayTable& delays, double period);

/// The period of a plan under delays that need not be those it was made with.
double planned_period(const TreeShape& shape, const DelayTable& delays, const PipelinePlan& plan);

/// Time of a carry-propagate adder of that width.
double adder_delay(FinalAdder adder, int width, const DelayTable& delays);

}  // namespace ragrtl::arith
