#include "gen/arith/compression.hpp"

#include <algorithm>

namespace ragrtl::arith {
namespace {

using BitId = HeapGraph::BitId;

/// Full adders over groups of three thirds of `bits`, so that each input of the adders is one run of
/// neighbours.
void add_batch(HeapGraph& heap, std::size_t column, const std::vector<BitId>& bits, std::size_t adders) {
    for (std::size_t i = 0; i < adders; ++i) {
        heap.add_full(column, bits[i], bits[adders + i], bits[2 * adders + i]);
    }
}

/// Constants first: with one of them a full adder shrinks to two gates.
std::vector<BitId> ones_first(const HeapGraph& heap, std::size_t column) {
    std::vector<BitId> bits = heap.column(column);
    std::stable_partition(bits.begin(), bits.end(), [&](BitId id) { return heap.bit(id).one; });
    return bits;
}

class Dadda final : public CompressionStrategy {
  public:
    void compress(HeapGraph& heap, std::size_t rows) const override {
        // Dadda's heights: each is what one more level can bring down to the one before.
        std::vector<std::size_t> heights{rows};
        while (heights.back() < heap.tallest()) heights.push_back(heights.back() * 3 / 2);
        for (auto height = heights.rbegin(); height != heights.rend(); ++height) level(heap, *height);
    }

  private:
    static void level(HeapGraph& heap, std::size_t height) {
        // Sums and carries of a level count towards its height but wait for the next level.
        std::vector<std::size_t> before(heap.width());
        for (std::size_t c = 0; c < heap.width(); ++c) before[c] = heap.column(c).size();
        for (std::size_t c = 0; c < heap.width(); ++c) {
            const std::size_t count = heap.column(c).size();
            if (count <= height) continue;
            const std::size_t excess = count - height;
            std::vector<BitId> ready = heap.column(c);
            ready.resize(before[c]);
            std::stable_partition(ready.begin(), ready.end(), [&](BitId id) { return heap.bit(id).one; });
            const std::size_t full = std::min(excess / 2, ready.size() / 3);
            add_batch(heap, c, ready, full);
            ready.erase(ready.begin(), ready.begin() + static_cast<std::ptrdiff_t>(3 * full));
            if (excess > 2 * full && ready.size() >= 2) heap.add_half(c, ready[0], ready[1]);
        }
    }
};

/// A full adder here would wait for its third bit and start a ripple chain through the columns above.
bool third_is_late(const HeapGraph& heap, const std::vector<BitId>& bits) {
    return heap.bit(bits[2]).arrival > heap.bit(bits[1]).arrival + heap.delays().half_sum;
}

class Arrival final : public CompressionStrategy {
  public:
    void compress(HeapGraph& heap, std::size_t rows) const override {
        for (std::size_t c = 0; c < heap.width(); ++c) column(heap, c, rows);
    }

  private:
    static void column(HeapGraph& heap, std::size_t c, std::size_t rows) {
        while (heap.column(c).size() > rows) {
            std::vector<BitId> bits = ones_first(heap, c);
            std::stable_sort(bits.begin(), bits.end(),
                             [&](BitId a, BitId b) { return heap.bit(a).arrival < heap.bit(b).arrival; });
            const std::size_t excess = bits.size() - rows;
            if (excess == 1 && (bits.size() == 2 || third_is_late(heap, bits))) {
                heap.add_half(c, bits[0], bits[1]);
                continue;
            }
            std::size_t alike = 0;
            while (alike < bits.size() && heap.bit(bits[alike]).arrival <= heap.bit(bits[0]).arrival) ++alike;
            const std::size_t adders = std::max<std::size_t>(1, std::min(alike / 3, (excess + 1) / 2));
            add_batch(heap, c, bits, adders);
        }
    }
};

class FourTwo final : public CompressionStrategy {
  public:
    void compress(HeapGraph& heap, std::size_t rows) const override {
        while (heap.tallest() > std::max<std::size_t>(rows, 3)) level(heap);
        if (heap.tallest() > rows) make_compression(Compression::dadda)->compress(heap, rows);
    }

  private:
    static void level(HeapGraph& heap) {
        std::vector<std::size_t> before(heap.width());
        for (std::size_t c = 0; c < heap.width(); ++c) before[c] = heap.column(c).size();
        // A compressor is a full adder and a second one over its sum, the fourth bit and the carry of the
        // first adder in the column to the right.
        std::vector<BitId> inner_carries;
        for (std::size_t c = 0; c < heap.width(); ++c) {
            std::vector<BitId> ready = heap.column(c);
            ready.resize(before[c]);
            std::stable_partition(ready.begin(), ready.end(), [&](BitId id) { return heap.bit(id).one; });
            const std::size_t groups = ready.size() / 4;
            std::vector<BitId> sums;
            std::vector<BitId> carries;
            for (std::size_t g = 0; g < groups; ++g) {
                heap.add_full(c, ready[g], ready[groups + g], ready[2 * groups + g]);
                sums.push_back(heap.adders().back().sum);
                carries.push_back(heap.adders().back().carry);
            }
            std::size_t used = 0;
            for (std::size_t g = 0; g < groups; ++g) {
                const BitId fourth = ready[3 * groups + g];
                if (used < inner_carries.size()) {
                    heap.add_full(c, sums[g], fourth, inner_carries[used++]);
                } else {
                    heap.add_half(c, sums[g], fourth);
                }
            }
            const std::size_t left = ready.size() - 4 * groups;
            if (left == 3) heap.add_full(c, ready[4 * groups], ready[4 * groups + 1], ready[4 * groups + 2]);
            if (c + 1 == heap.width()) break;
            inner_carries = carries;
        }
    }
};

}  // namespace

std::unique_ptr<CompressionStrategy> make_compression(Compression kind) {
    switch (kind) {
        case Compression::dadda: return std::make_unique<Dadda>();
        case Compression::four_two: return std::make_unique<FourTwo>();
        case Compression::arrival: break;
    }
    return std::make_unique<Arrival>();
}

}  // namespace ragrtl::arith
