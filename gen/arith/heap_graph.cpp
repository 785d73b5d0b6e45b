#include "gen/arith/heap_graph.hpp"

#include <algorithm>
#include <utility>

namespace ragrtl::arith {

HeapGraph::BitId HeapGraph::add_bit(std::size_t column, double arrival) {
    bits_.push_back({arrival, 0, false});
    columns_[column].push_back(bits_.size() - 1);
    return bits_.size() - 1;
}

void HeapGraph::add_one(std::size_t column) {
    bits_.push_back({0, 0, true});
    columns_[column].push_back(bits_.size() - 1);
}

void HeapGraph::take(std::size_t column, BitId id) {
    std::vector<BitId>& bits = columns_[column];
    bits.erase(std::find(bits.begin(), bits.end(), id));
}

void HeapGraph::place(std::size_t column, AdderKind kind, std::vector<BitId> inputs, double sum_delay,
                      double carry_delay) {
    double arrival = 0;
    int level = 0;
    for (const BitId id : inputs) {
        take(column, id);
        arrival = std::max(arrival, bits_[id].arrival);
        level = std::max(level, bits_[id].level);
    }
    inputs.erase(std::remove_if(inputs.begin(), inputs.end(), [&](BitId id) { return bits_[id].one; }),
                 inputs.end());
    ++level;
    bits_.push_back({arrival + sum_delay, level, false});
    const BitId sum = bits_.size() - 1;
    columns_[column].push_back(sum);
    bits_.push_back({arrival + carry_delay, level, false});
    const BitId carry = bits_.size() - 1;
    if (column + 1 < columns_.size()) columns_[column + 1].push_back(carry);
    adders_.push_back({kind, column, level, std::move(inputs), sum, carry});
}

void HeapGraph::add_full(std::size_t column, BitId a, BitId b, BitId c) {
    const bool plus_one = bits_[a].one || bits_[b].one || bits_[c].one;
    place(column, plus_one ? AdderKind::full_plus_one : AdderKind::full, {a, b, c},
          plus_one ? delays_.half_sum : delays_.full_sum, plus_one ? delays_.half_carry : delays_.full_carry);
}

void HeapGraph::add_half(std::size_t column, BitId a, BitId b) {
    const bool plus_one = bits_[a].one || bits_[b].one;
    place(column, plus_one ? AdderKind::plus_one : AdderKind::half, {a, b}, plus_one ? 0 : delays_.half_sum,
          plus_one ? 0 : delays_.half_carry);
}

std::size_t HeapGraph::tallest() const {
    std::size_t most = 0;
    for (const auto& bits : columns_) most = std::max(most, bits.size());
    return most;
}

double HeapGraph::latest() const {
    double last = 0;
    for (const auto& bits : columns_) {
        for (const BitId id : bits) last = std::max(last, bits_[id].arrival);
    }
    return last;
}

}  // namespace ragrtl::arith
