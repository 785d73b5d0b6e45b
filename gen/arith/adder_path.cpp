#include "gen/arith/adder_path.hpp"

#include <cstddef>
#include <vector>

namespace ragrtl::arith {

AdderPath slowest_path(const HeapGraph& heap, const AdderDelays& delays, double start) {
    using Kind = HeapGraph::AdderKind;
    AdderPath at_start;
    at_start.arrival = start;
    std::vector<AdderPath> paths(heap.bits(), at_start);
    for (const HeapGraph::Adder& adder : heap.adders()) {
        AdderPath path = paths[adder.inputs.front()];
        for (const HeapGraph::BitId input : adder.inputs) {
            if (paths[input].arrival > path.arrival) path = paths[input];
        }
        AdderPath& sum = paths[adder.sum] = path;
        AdderPath& carry = paths[adder.carry] = path;
        if (adder.kind == Kind::plus_one) continue;
        const bool full = adder.kind == Kind::full;
        ++(full ? sum.full_sums : sum.half_sums);
        ++(full ? carry.full_carries : carry.half_carries);
        sum.arrival += full ? delays.full_sum : delays.half_sum;
        carry.arrival += full ? delays.full_carry : delays.half_carry;
    }
    AdderPath slowest;
    for (std::size_t column = 0; column < heap.width(); ++column) {
        for (const HeapGraph::BitId bit : heap.column(column)) {
            if (paths[bit].arrival > slowest.arrival) slowest = paths[bit];
        }
    }
    return slowest;
}

}  // namespace ragrtl::arith
