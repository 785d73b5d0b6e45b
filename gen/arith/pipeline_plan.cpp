#include "gen/arith/pipeline_plan.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "gen/arith/adder_path.hpp"

namespace ragrtl::arith {
namespace {

/// Row counts at which a cut makes sense: each is what one more level of full adders brings down to the one
/// before.
std::vector<int> cut_heights(std::size_t tallest) {
    std::vector<int> heights{2};
    while (static_cast<std::size_t>(heights.back()) * 3 / 2 < tallest)
        heights.push_back(heights.back() * 3 / 2);
    return heights;
}

struct Stage {
    std::vector<std::size_t> heights;  // after it
    double latest = 0;
    int carry_width = 0;  // columns the final adder would have to add
};

/// What comes before the heap is made of gates; its time follows theirs.
double first_arrival(const TreeShape& shape, const DelayTable& delays) {
    return shape.first_arrival * (delays.gate / DelayTable{}.gate);
}

Stage run_stage(const std::vector<std::size_t>& heights, double arrival, Compression compression,
                const DelayTable& delays, int rows) {
    // Placed as the heap will be, whatever the technology.
    HeapGraph graph(heights.size(), AdderDelays{});
    std::size_t tallest = 0;
    for (std::size_t w = 0; w < heights.size(); ++w) {
        for (std::size_t i = 0; i < heights[w]; ++i) graph.add_bit(w, arrival);
        tallest = std::max(tallest, heights[w]);
    }
    if (tallest > static_cast<std::size_t>(rows)) {
        make_compression(compression)->compress(graph, static_cast<std::size_t>(rows));
    }
    Stage stage;
    stage.latest = slowest_path(graph, delays.adders, arrival).arrival;
    bool carries = false;
    for (std::size_t w = 0; w < heights.size(); ++w) {
        stage.heights.push_back(graph.column(w).size());
        carries = carries || graph.column(w).size() > 1;
        if (carries) ++stage.carry_width;
    }
    return stage;
}

std::size_t tallest_of(const std::vector<std::size_t>& heights) {
    return heights.empty() ? 0 : *std::max_element(heights.begin(), heights.end());
}

/// The best plan with one cut added, or nullopt where the tree has no room for it.
std::optional<PipelinePlan> with_one_more_cut(const TreeShape& shape, const DelayTable& delays,
                                              const PipelinePlan& plan) {
    std::optional<PipelinePlan> best;
    const std::size_t tallest = tallest_of(shape.heights);
    for (const int rows : cut_heights(tallest)) {
        const bool nothing_before = static_cast<std::size_t>(rows) >= tallest && shape.first_arrival <= 0;
        if (nothing_before || std::find(plan.rows.begin(), plan.rows.end(), rows) != plan.rows.end())
            continue;
        PipelinePlan longer = plan;
        longer.rows.push_back(rows);
        std::sort(longer.rows.rbegin(), longer.rows.rend());
        longer.period = planned_period(shape, delays, longer);
        if (!best || longer.period < best->period) best = longer;
    }
    return best;
}

}  // namespace

double adder_delay(FinalAdder adder, int width, const DelayTable& delays) {
    if (width <= 1) return delays.gate;
    const auto tree = [&](const CarryTreeDelays& t) {
        return std::max(delays.gate, t.fixed + std::log2(width) * t.doubling);
    };
    switch (adder) {
        case FinalAdder::ripple: return width * delays.adders.full_carry;
        case FinalAdder::sklansky: return tree(delays.sklansky);
        case FinalAdder::brent_kung: return tree(delays.brent_kung);
        case FinalAdder::kogge_stone: return tree(delays.kogge_stone);
        case FinalAdder::plus: break;
    }
    return tree(delays.plus);
}

std::optional<PipelinePlan> plan_for_period(const TreeShape& shape, const DelayTable& delays, double period) {
    PipelinePlan plan;
    std::vector<std::size_t> now = shape.heights;
    double arrival = first_arrival(shape, delays);
    while (true) {
        const Stage last = run_stage(now, arrival, shape.compression, delays, 2);
        const double whole = last.latest + adder_delay(shape.adder, last.carry_width, delays) + delays.flop;
        if (whole <= period) {
            plan.period = std::max(plan.period, whole);
            return plan;
        }
        bool cut = false;
        for (const int rows : cut_heights(tallest_of(now) + 1)) {
            // A cut must leave fewer rows than there are, except the one before the final adder.
            if (static_cast<std::size_t>(rows) >= tallest_of(now) && !(rows == 2 && arrival > 0)) break;
            const Stage stage = run_stage(now, arrival, shape.compression, delays, rows);
            if (stage.latest + delays.flop > period) continue;
            plan.rows.push_back(rows);
            plan.period = std::max(plan.period, stage.latest + delays.flop);
            now = stage.heights;
            arrival = 0;
            cut = true;
            break;
        }
        if (!cut) return std::nullopt;
    }
}

PipelinePlan plan_for_cuts(const TreeShape& shape, const DelayTable& delays, int cuts) {
    if (cuts < 0) throw std::out_of_range("a pipeline of " + std::to_string(cuts) + " register levels");
    PipelinePlan best;
    best.period = planned_period(shape, delays, best);
    double slow = best.period;
    double fast = 0;
    constexpr int refinements = 24;
    for (int i = 0; i < refinements && cuts > 0; ++i) {
        const double middle = (slow + fast) / 2;
        const auto plan = plan_for_period(shape, delays, middle);
        if (plan && plan->cuts() <= cuts) {
            best = *plan;
            slow = std::min(middle, plan->period);
        } else {
            fast = middle;
        }
    }
    // Where fewer cuts are as fast, the others go where they help most.
    while (best.cuts() < cuts) {
        const auto more = with_one_more_cut(shape, delays, best);
        if (!more) {
            throw std::out_of_range("a pipeline of " + std::to_string(cuts) +
                                    " register levels is deeper than the tree, which has room for " +
                                    std::to_string(best.cuts()));
        }
        best = *more;
    }
    return best;
}

double planned_period(const TreeShape& shape, const DelayTable& delays, const PipelinePlan& plan) {
    double period = 0;
    std::vector<std::size_t> now = shape.heights;
    double arrival = first_arrival(shape, delays);
    for (const int rows : plan.rows) {
        const Stage stage = run_stage(now, arrival, shape.compression, delays, rows);
        period = std::max(period, stage.latest + delays.flop);
        now = stage.heights;
        arrival = 0;
    }
    const Stage last = run_stage(now, arrival, shape.compression, delays, 2);
    return std::max(period, last.latest + adder_delay(shape.adder, last.carry_width, delays) + delays.flop);
}

}  // namespace ragrtl::arith
