#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace ragrtl::golden {

/// What one accelerator of `iks` is built of, as published. Power and bandwidth are per package: one
/// near-memory accelerator (NMA) sits at each.
struct IksHardware {
    std::int64_t accelerators = 8;   ///< of a unit
    std::int64_t engines = 64;       ///< of an accelerator, a query each
    std::int64_t lanes = 68;         ///< MACs of an engine, a vector each
    std::int64_t element_bytes = 2;  ///< fp16
    double clock_ghz = 1.0;
    double dram_pj_per_bit = 4.0;  ///< LPDDR5X
    double engine_w = 0.059;
    double unit_gb = 512;  ///< memory of a unit
};

/// Cycles that the top-K unit is busy with one score: one that the list rejects, one for which it still has
/// a free slot, and one that drives another out.
struct IksTopKCost {
    double reject, fill, replace;
};
/// The paper's text: a score per cycle.
inline constexpr IksTopKCost kIksTopKPipelined{1, 1, 1};
/// The authors' simulator: a list in memory, which is searched.
inline constexpr IksTopKCost kIksTopKSerial{3, 4, 5};

/// What one batch costs depends on this.
struct IksWorkload {
    std::int64_t documents = 1'000'000;
    std::int64_t dimension = 768;
    std::int64_t batch = 1;  ///< queries at once: up to the engines, in the same time
    std::int64_t units = 1;  ///< among which the corpus is spread
    std::int64_t k = 32;
    IksTopKCost topk = kIksTopKPipelined;
};

/// Cycles of one batch on the accelerator with the most vectors.
struct IksCycles {
    std::int64_t dot_product = 0;  ///< a beat (an element of `lanes` vectors) per cycle
    double topk_stall = 0;         ///< expected; the engine waits for the top-K unit to take the last scores

    constexpr double total() const { return static_cast<double>(dot_product) + topk_stall; }
};

constexpr std::int64_t ceil_div(std::int64_t a, std::int64_t b) { return a / b + (a % b != 0 ? 1 : 0); }

/// Vectors of the accelerator that has the most.
constexpr std::int64_t iks_share(const IksWorkload& w, const IksHardware& h = {}) {
    return ceil_div(w.documents, h.accelerators * w.units);
}

constexpr std::int64_t iks_dot_product_cycles(const IksWorkload& w, const IksHardware& h = {}) {
    return ceil_div(iks_share(w, h), h.lanes) * w.dimension;
}

/// 1 + 1/2 + ... + 1/n: exact terms, for large n the Euler-Maclaurin series (error below 1e-9).
inline double harmonic_number(std::int64_t n) {
    constexpr double euler_gamma = 0.57721566490153286;
    constexpr std::int64_t summed = 64;
    const auto x = static_cast<double>(n);
    if (n > summed) return std::log(x) + euler_gamma + 1 / (2 * x) - 1 / (12 * x * x);
    double sum = 0;
    for (std::int64_t i = 1; i <= n; ++i) sum += 1 / static_cast<double>(i);
    return sum;
}

/// Expected cycles in which the top-K unit takes scores number first + 1 .. first + count of a stream in
/// random order: the i-th is among the k best so far with probability k / i.
inline double iks_topk_cycles(std::int64_t first, std::int64_t count, std::int64_t k,
                              const IksTopKCost& cost) {
    const std::int64_t last = first + count;
    const std::int64_t fills = std::min(last, k) - std::min(first, k);
    const double replacements =
        static_cast<double>(k) * (harmonic_number(std::max(last, k)) - harmonic_number(std::max(first, k)));
    return cost.reject * static_cast<double>(count) + (cost.fill - cost.reject) * static_cast<double>(fills) +
           (cost.replace - cost.reject) * replacements;
}

/// Expected stalls: the scores of a block drain while the next block is computed, which takes `dimension`
/// cycles, and stop the engine when they need longer.
inline double iks_topk_stall(const IksWorkload& w, const IksHardware& h = {}) {
    const std::int64_t vectors = iks_share(w, h);
    const auto dimension = static_cast<double>(w.dimension);
    const auto stall = [&](std::int64_t first, std::int64_t blocks) {  // of blocks that all stall
        return iks_topk_cycles(first, blocks * h.lanes, w.k, w.topk) -
               static_cast<double>(blocks) * dimension;
    };
    const std::int64_t full_blocks = vectors / h.lanes;
    double sum = 0;
    std::int64_t block = 0;
    if (w.topk.reject * static_cast<double>(h.lanes) >= dimension) {
        sum = stall(0, full_blocks);
        block = full_blocks;
    }
    for (; block < full_blocks; ++block) {
        const double waits = stall(block * h.lanes, 1);
        sum += std::max(0.0, waits);
        // Behind the filling, replacements only get rarer.
        if (waits <= 0 && block * h.lanes >= w.k) break;
    }
    const std::int64_t tail = vectors % h.lanes;
    return sum + std::max(0.0, iks_topk_cycles(vectors - tail, tail, w.k, w.topk) - dimension);
}

inline IksCycles iks_cycles(const IksWorkload& w, const IksHardware& h = {}) {
    return {iks_dot_product_cycles(w, h), iks_topk_stall(w, h)};
}

/// GB/s that the lanes of a package take: an element each per cycle.
constexpr double iks_package_gb_per_s(const IksHardware& h = {}) {
    return static_cast<double>(h.lanes * h.element_bytes) * h.clock_ghz;
}

/// Power of one unit at full bandwidth, `batch` engines of each accelerator at work, the others gated.
constexpr double iks_unit_w(std::int64_t batch, const IksHardware& h = {}) {
    const double dram_w = iks_package_gb_per_s(h) * 8 * h.dram_pj_per_bit * 1e-3;
    return static_cast<double>(h.accelerators) * (dram_w + static_cast<double>(batch) * h.engine_w);
}

/// Vectors in a corpus of so many GB.
constexpr std::int64_t iks_documents(double gb, std::int64_t dimension, const IksHardware& h = {}) {
    return static_cast<std::int64_t>(gb * 1e9 / static_cast<double>(dimension * h.element_bytes));
}

/// What one batch costs in all.
struct IksCost {
    IksCycles cycles;
    double ms = 0;
    double bytes_read = 0;  ///< from all packages, blocks filled up
    double power_w = 0;     ///< of all units
    double energy_mj = 0;
};

inline IksCost iks_cost(const IksWorkload& w, const IksHardware& h = {}) {
    IksCost cost;
    cost.cycles = iks_cycles(w, h);
    cost.ms = cost.cycles.total() / h.clock_ghz * 1e-6;
    cost.bytes_read = static_cast<double>(ceil_div(w.documents, h.lanes) * h.lanes) *
                      static_cast<double>(w.dimension * h.element_bytes);
    cost.power_w = static_cast<double>(w.units) * iks_unit_w(w.batch, h);
    cost.energy_mj = cost.power_w * cost.ms;
    return cost;
}

}  // namespace ragrtl::golden
