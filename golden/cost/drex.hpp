#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "golden/cost/iks.hpp"

namespace ragrtl::golden {

/// What one unit of `drex` is built of, as published. A package holds `channels` of memory and one
/// near-memory accelerator (NMA).
struct DrexHardware {
    std::int64_t packages = 8;
    std::int64_t channels = 8;  ///< of a package
    std::int64_t ranks = 2;
    std::int64_t dies = 2;
    std::int64_t banks = 32;         ///< of a die
    std::int64_t pfu_vectors = 128;  ///< that a filter unit (PFU) compares at once
    std::int64_t pfu_queries = 16;
    std::int64_t pfus_per_die = 32;  ///< one per bank; fewer take the banks in turn
    double column_ns = 1.25;         ///< between columns, a dimension of `pfu_vectors` vectors each
    double clock_ghz = 1.0;          ///< of the accelerator
    std::int64_t lanes = 68;         ///< MACs of a score unit
    std::int64_t score_units = 16;   ///< of an accelerator
    std::int64_t element_bytes = 2;
    double package_gb_per_s = 136;
    double dram_pj_per_bit = 4.0;
    double pfu_mw = 14;      ///< with all queries, at a column per 1.25 ns
    double pfu_mm2 = 0.1;    ///< in a DRAM process
    double die_mm2 = 47.64;  ///< of a memory die
    std::int64_t scratchpad_bytes = 2 << 20;
    std::int64_t address_bytes = 4;
    double host_gb_per_s = 64;  ///< to read the lists; our assumption (PCIe 5.0 x16)

    constexpr std::int64_t dies_of_package() const { return channels * ranks * dies; }
    constexpr std::int64_t banks_of_package() const { return dies_of_package() * banks; }
    constexpr std::int64_t banks_of_channel() const { return ranks * dies * banks; }
    constexpr std::int64_t pfus() const { return packages * dies_of_package() * pfus_per_die; }
    /// Vectors that a package filters at once.
    constexpr std::int64_t epoch_vectors() const { return banks_of_package() * pfu_vectors; }
    constexpr std::int64_t banks_of_pfu() const { return ceil_div(banks, pfus_per_die); }
    constexpr std::int64_t scratchpad_entries() const { return scratchpad_bytes / address_bytes; }
};

/// What one batch costs depends on this.
struct DrexWorkload {
    std::int64_t documents = 1'000'000;
    std::int64_t dimension = 768;
    std::int64_t batch = 1;    ///< queries at once: up to those of a PFU
    double filter_ratio = 10;  ///< documents per survivor, of one query
    std::int64_t k = 32;
};

/// Busy times of the steps of one batch, microseconds.
struct DrexLatency {
    double filter_us = 0;
    double bitmap_us = 0;   ///< reading the bitmaps
    double address_us = 0;  ///< making addresses of them, a bitmap per cycle
    double score_us = 0;
    double aggregate_us = 0;  ///< reading the lists of all packages
    double overlapped_us = 0;

    /// One step behind the other.
    constexpr double sum_us() const { return filter_us + bitmap_us + address_us + score_us + aggregate_us; }
    /// As built: the bitmaps of an epoch are read and made addresses of while the next one is filtered.
    constexpr double total_us() const { return sum_us() - overlapped_us; }
};

constexpr double ns_of(const DrexHardware& h, std::int64_t cycles) {
    return static_cast<double>(cycles) / h.clock_ghz;
}

/// Times a package filters all its PFUs' vectors.
constexpr std::int64_t drex_epochs(std::int64_t documents, const DrexHardware& h = {}) {
    return ceil_div(ceil_div(documents, h.packages), h.epoch_vectors());
}

constexpr double drex_filter_ns(std::int64_t dimension, const DrexHardware& h = {}) {
    return h.column_ns * static_cast<double>(dimension * h.banks_of_pfu());
}
/// The bitmaps of an epoch: all channels at once, each those of its banks.
constexpr double drex_bitmap_ns(const DrexHardware& h = {}) {
    const double channel_gbit_per_s = h.package_gb_per_s * 8 / static_cast<double>(h.channels);
    return static_cast<double>(h.banks_of_channel() * h.pfu_vectors) / channel_gbit_per_s;
}
constexpr double drex_address_ns(const DrexHardware& h = {}) { return ns_of(h, h.banks_of_package()); }

constexpr std::int64_t drex_score_cycles(std::int64_t dimension, const DrexHardware& h = {}) {
    return ceil_div(dimension, h.lanes);
}

/// Documents that are scored: the survivors of any query of the batch, which pass independently.
inline double drex_survivors(const DrexWorkload& w) {
    return static_cast<double>(w.documents) *
           (1 - std::pow(1 - 1 / w.filter_ratio, static_cast<double>(w.batch)));
}

inline DrexLatency drex_latency(const DrexWorkload& w, const DrexHardware& h = {}) {
    constexpr double us_per_ns = 1e-3;
    constexpr double list_entry_bytes = 8;  // score and id
    const auto epochs = static_cast<double>(drex_epochs(w.documents, h));
    const double filter = drex_filter_ns(w.dimension, h);
    const double drain = drex_bitmap_ns(h) + drex_address_ns(h);
    DrexLatency latency;
    latency.filter_us = us_per_ns * epochs * filter;
    latency.bitmap_us = us_per_ns * epochs * drex_bitmap_ns(h);
    latency.address_us = us_per_ns * epochs * drex_address_ns(h);
    latency.score_us = us_per_ns * std::ceil(drex_survivors(w) / static_cast<double>(h.packages)) *
                       ns_of(h, drex_score_cycles(w.dimension, h));
    latency.aggregate_us =
        us_per_ns * static_cast<double>(h.packages * w.batch * w.k) * list_entry_bytes / h.host_gb_per_s;
    latency.overlapped_us = us_per_ns * std::max(0.0, epochs - 1) * std::min(filter, drain);
    return latency;
}

/// Microseconds to score every document, without the filter.
constexpr double drex_unfiltered_us(const DrexWorkload& w, const DrexHardware& h = {}) {
    return 1e-3 * ns_of(h, ceil_div(w.documents, h.packages) * drex_score_cycles(w.dimension, h));
}

/// GB/s of a package that the score units take of the vectors.
constexpr double drex_score_gb_per_s(std::int64_t dimension, const DrexHardware& h = {}) {
    return static_cast<double>(dimension * h.element_bytes) / ns_of(h, drex_score_cycles(dimension, h));
}

/// TB/s that all PFUs read in their banks.
constexpr double drex_pfu_tb_per_s(const DrexHardware& h = {}) {
    return static_cast<double>(h.pfus() * h.pfu_vectors / 8) / h.column_ns * 1e-3;
}

/// Power of a die: its share of the package's traffic, and its PFUs with the queries of `batch` at work.
constexpr double drex_die_mw(std::int64_t batch, const DrexHardware& h = {}) {
    constexpr double full_rate_ns = 1.25;
    const double die_gbit_per_s = h.package_gb_per_s * 8 / static_cast<double>(h.dies_of_package());
    const double active = static_cast<double>(batch) / static_cast<double>(h.pfu_queries);
    return die_gbit_per_s * h.dram_pj_per_bit +
           static_cast<double>(h.pfus_per_die) * h.pfu_mw * active * full_rate_ns / h.column_ns;
}
constexpr double drex_package_w(std::int64_t batch, const DrexHardware& h = {}) {
    return static_cast<double>(h.dies_of_package()) * drex_die_mw(batch, h) * 1e-3;
}

/// Least time between columns with which a package stays within `limit_w`, at least the memory's own.
/// `limit_w` must be above drex_package_w(0).
constexpr double drex_column_ns(double limit_w, std::int64_t batch, const DrexHardware& h = {}) {
    const double pfus_w = drex_package_w(batch, h) - drex_package_w(0, h);
    return h.column_ns * std::max(1.0, pfus_w / (limit_w - drex_package_w(0, h)));
}

/// Share of a die's area that its PFUs take.
constexpr double drex_pfu_area_share(const DrexHardware& h = {}) {
    return static_cast<double>(h.pfus_per_die) * h.pfu_mm2 / h.die_mm2;
}

/// Trillion operations per second of the score units, a multiplication and an addition per lane and cycle.
constexpr double drex_tflops(const DrexHardware& h = {}) {
    return static_cast<double>(2 * h.packages * h.score_units * h.lanes) * h.clock_ghz * 1e-3;
}

}  // namespace ragrtl::golden
