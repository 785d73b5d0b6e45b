#pragma once

#include <cstdint>

#include "golden/systems/hier.hpp"

namespace ragrtl::golden {

/// Published energies of `hier` (28 nm): of a bit read from DRAM, of one that goes through an SRAM once, and
/// of one that the computing units work on. For the computing units the paper's two columns of Table II
/// differ tenfold; its total holds with these, the smaller ones.
struct HierEnergyPerBit {
    double dram_pj = 40.0;
    double sram_pj = 0.2;  ///< every bit is written and read: twice this
    double pe_pj = 0.0078;
    double similarity_pj = 0.0003;
    double rerank_pj = 0.0001;
};

/// What one query costs depends on this.
struct HierWorkload {
    std::int64_t documents = 2048;
    std::int64_t row_bits = 512;  ///< bits of a bit-plane row: the dimension, or the width of the memory
    HierMode mode = HierMode::hierarchical;
    HierMetric metric = HierMetric::mips;
    std::int64_t candidates = 50;
};

/// Memory traffic of one query.
struct HierTraffic {
    std::int64_t stage1_rows = 0;
    std::int64_t stage2_rows = 0;
    std::int64_t document_bits = 0;
    std::int64_t norm_bits = 0;  ///< of squared norms, which cosine needs and the paper does not charge

    constexpr std::int64_t rows() const { return stage1_rows + stage2_rows; }
    constexpr std::int64_t bits() const { return document_bits + norm_bits; }
};

/// INT4 scan: 4 rows of every document; INT8: 8 rows, of the candidates or of every document.
constexpr HierTraffic hier_traffic(const HierWorkload& w) {
    HierTraffic t;
    if (w.mode == HierMode::int8 || hier_skips_stage1(w.mode, w.candidates, w.documents)) {
        t.stage2_rows = 8 * w.documents;
    } else {
        t.stage1_rows = 4 * w.documents;
        t.stage2_rows = w.mode == HierMode::hierarchical ? 8 * w.candidates : 0;
    }
    t.document_bits = t.rows() * w.row_bits;
    t.norm_bits = w.metric == HierMetric::cosine ? 32 * w.documents : 0;
    return t;
}

/// Least cycles of one query: the memory port delivers a bit-plane row per cycle. Query load, norms and
/// read-out come on top in a real machine.
constexpr std::int64_t hier_cycles(const HierWorkload& w) { return hier_traffic(w).rows(); }

/// Nibble products of one query, in units of one document: an INT4 dot product is one pass, an INT8 one four.
constexpr std::int64_t hier_passes(const HierWorkload& w) {
    const HierTraffic t = hier_traffic(w);
    return t.stage1_rows / 4 + t.stage2_rows / 8 * 4;
}

/// Energy of one query, microjoules.
struct HierEnergy {
    double dram_uj = 0;
    double sram_uj = 0;
    double pe_uj = 0;
    double similarity_uj = 0;
    double rerank_uj = 0;
    double norms_uj = 0;  ///< DRAM and SRAM of the norms

    /// As the paper counts: without norms.
    constexpr double paper_uj() const { return dram_uj + sram_uj + pe_uj + similarity_uj + rerank_uj; }
    constexpr double total_uj() const { return paper_uj() + norms_uj; }
};

constexpr HierEnergy hier_energy(const HierTraffic& t, const HierEnergyPerBit& per_bit = {}) {
    constexpr double uj_per_pj = 1e-6;
    const double bits = static_cast<double>(t.document_bits) * uj_per_pj;
    const double norm_bits = static_cast<double>(t.norm_bits) * uj_per_pj;
    HierEnergy e;
    e.dram_uj = per_bit.dram_pj * bits;
    e.sram_uj = 2 * per_bit.sram_pj * bits;
    e.pe_uj = per_bit.pe_pj * bits;
    e.similarity_uj = per_bit.similarity_pj * bits;
    e.rerank_uj = per_bit.rerank_pj * bits;
    e.norms_uj = (per_bit.dram_pj + 2 * per_bit.sram_pj) * norm_bits;
    return e;
}

/// What the hierarchical mode saves against the INT8 scan of the same corpus, as a share of it: memory reads
/// (1 - (4N + 8k) / 8N for k candidates) and nibble products (1 - (N + 4k) / 4N).
struct HierReduction {
    double memory;
    double computation;
};

constexpr HierReduction hier_reduction(std::int64_t documents, std::int64_t candidates) {
    const HierWorkload two_stage{documents, 1, HierMode::hierarchical, HierMetric::mips, candidates};
    const HierWorkload int8{documents, 1, HierMode::int8, HierMetric::mips, candidates};
    const auto saved = [](std::int64_t ours, std::int64_t all) {
        return 1.0 - static_cast<double>(ours) / static_cast<double>(all);
    };
    return {saved(hier_traffic(two_stage).document_bits, hier_traffic(int8).document_bits),
            saved(hier_passes(two_stage), hier_passes(int8))};
}

}  // namespace ragrtl::golden
