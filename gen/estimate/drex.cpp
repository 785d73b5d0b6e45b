#include "gen/estimate/drex.hpp"

#include <fmt/format.h>

namespace ragrtl::estimate {
namespace {

using golden::DrexHardware;
using golden::DrexLatency;
using golden::DrexWorkload;

constexpr std::int64_t paper_dimension = 768;
constexpr std::int64_t full_batch = 16;

/// Of the corpora whose filter ratio is known: the paper's, and that of the authors' software.
DrexWorkload wiki(std::int64_t batch) { return {35'678'076, paper_dimension, batch, 4500, 32}; }
DrexWorkload glove(std::int64_t batch) { return {1'183'514, 100, batch, 15, 32}; }

double number(std::int64_t value) { return static_cast<double>(value); }

std::vector<PublishedRow> size_rows() {
    const DrexHardware h;
    return {
        {"PFUs of a unit", "", 8192, number(h.pfus()), 0,
         "8 packages x 8 channels x 2 ranks x 2 dies x 32 banks"},
        {"bandwidth of the PFUs", "TB/s", 104.9, golden::drex_pfu_tb_per_s(), 0.05,
         "8192 x 16 bytes / 1.25 ns"},
        {"entries of the address scratchpad", "", 524'288, number(h.scratchpad_entries()), 0,
         "2 MB, 32 bits each"},
        {"compute of the accelerators",
         "TFLOP/s",
         26.11,
         golden::drex_tflops(),
         {},
         "the paper contradicts its unit count: 8 x 16 x 68 MACs at 1 GHz; 102 lanes would give its figure"},
    };
}

std::vector<PublishedRow> time_rows() {
    const double epoch_ns =
        golden::drex_filter_ns(paper_dimension) + golden::drex_bitmap_ns() + golden::drex_address_ns();
    return {
        {"filter of an epoch, 768-d", "ns", 960, golden::drex_filter_ns(paper_dimension), 0.5,
         "1.25 ns per dimension"},
        {"bitmap read of an epoch", "ns", 120.4, golden::drex_bitmap_ns(), 0.1,
         "128 banks x 128 bits at 136 Gb/s"},
        {"address generation of an epoch", "ns", 1024, golden::drex_address_ns(), 0,
         "128 x 8 bitmaps, one per ns"},
        {"an epoch, 768-d",
         "ns",
         2000,
         epoch_ns,
         {},
         "the paper says about 2 us elsewhere: the sum of the three above"},
        {"cycles of a 768-d vector", "cycles", 12, number(golden::drex_score_cycles(paper_dimension)), 0,
         "ceil(768 / 68)"},
        {"bandwidth used by scoring", "GB/s", 128, golden::drex_score_gb_per_s(paper_dimension), 0,
         "768 x 2 bytes in 12 ns, of 136"},
    };
}

std::vector<PublishedRow> epoch_rows() {
    std::vector<PublishedRow> rows;
    for (const auto& [name, documents] :
         {std::pair{"Wiki", 35'678'076}, std::pair{"MSMarco", 8'841'823}, std::pair{"MSMarco-s", 113'419'636},
          std::pair{"GloVe", 1'183'514}, std::pair{"Deep10m", 9'990'000}}) {
        rows.push_back({std::string("epochs, ") + name,
                        "",
                        {},
                        number(golden::drex_epochs(documents)),
                        {},
                        "ceil(ceil(N / 8) / 131072)"});
    }
    return rows;
}

std::vector<PublishedRow> power_and_area_rows() {
    const std::string power = "136 GB/s of a package x 4 pJ/bit + 14 mW per PFU, with 16 queries";
    return {
        {"power of a die", "mW", 584, golden::drex_die_mw(full_batch), 0.002 * 584, power},
        {"power of a package", "W", 18.7, golden::drex_package_w(full_batch), 0.002 * 18.7,
         "32 dies of that"},
        {"power of a package, batch 1", "W", 5.24, golden::drex_package_w(1), 0.002 * 5.24,
         "PFUs at a sixteenth"},
        {"PFUs of a die, share of its area", "%", 6.7, 100 * golden::drex_pfu_area_share(), 0.05,
         "32 x 0.1 mm2 of 47.64 mm2"},
        {"logic of an accelerator",
         "mm2",
         0.88,
         {},
         {},
         "16 nm, 16 engines, 14 mm2 of PHY apart: compare with `ragrtl synth`, scaled"},
        {"filter ratio, Wiki", "", 4500, {}, {}, "at recall@32 of 0.95; needs the data"},
        {"filter ratio, GloVe", "", 15, {}, {}, "at TH = 62, by the authors' software; needs the data"},
        {"percentile of the threshold",
         "%",
         95,
         5,
         {},
         "wording inverted: 95 % of the true neighbours must reach it, so it is the 5th of their matches"},
    };
}

std::string us(double value) { return fmt::format("{:.2f}", value); }

/// PFUs of a die, as Fig. 16 has them.
struct Sharing {
    const char* name;
    std::int64_t pfus_per_die;
};
constexpr Sharing sharings[] = {{"bank", 32}, {"group of 4 banks", 8}, {"die", 1}};

}  // namespace

std::vector<PublishedRow> drex_published() {
    std::vector<PublishedRow> all;
    for (const auto& rows : {size_rows(), time_rows(), epoch_rows(), power_and_area_rows()}) {
        all.insert(all.end(), rows.begin(), rows.end());
    }
    return all;
}

Table drex_fig12() {
    Table table{{"corpus", "filter", "bitmap read", "address generation", "score", "aggregate", "sum (us)",
                 "overlapped (us)", "without filter (us)"},
                {}};
    for (const std::int64_t batch : {std::int64_t{1}, full_batch}) {
        for (const auto& [name, w] : {std::pair{"Wiki", wiki(batch)}, std::pair{"GloVe", glove(batch)}}) {
            const DrexLatency t = golden::drex_latency(w);
            table.rows.push_back({fmt::format("{} batch {}", name, batch), us(t.filter_us), us(t.bitmap_us),
                                  us(t.address_us), us(t.score_us), us(t.aggregate_us), us(t.sum_us()),
                                  us(t.total_us()), us(golden::drex_unfiltered_us(w))});
        }
    }
    return table;
}

Table drex_fig16() {
    Table table{{"PFU per", "PFUs per die", "area per die (mm2)", "share of the die (%)", "package (W)",
                 "filter of an epoch (us)", "Wiki batch 1 (us)"},
                {}};
    for (const Sharing& sharing : sharings) {
        DrexHardware h;
        h.pfus_per_die = sharing.pfus_per_die;
        table.rows.push_back({sharing.name, std::to_string(h.pfus_per_die),
                              fmt::format("{:.1f}", number(h.pfus_per_die) * h.pfu_mm2),
                              fmt::format("{:.2f}", 100 * golden::drex_pfu_area_share(h)),
                              fmt::format("{:.2f}", golden::drex_package_w(full_batch, h)),
                              us(1e-3 * golden::drex_filter_ns(paper_dimension, h)),
                              us(golden::drex_latency(wiki(1), h).total_us())});
    }
    return table;
}

Table drex_fig17() {
    Table table{{"package (W)", "column (ns)", "filter of an epoch (us)", "Wiki batch 16 (us)"}, {}};
    for (const double limit_w : {5.0, 6.0, 7.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.7}) {
        DrexHardware h;
        h.column_ns = golden::drex_column_ns(limit_w, full_batch);
        table.rows.push_back({fmt::format("{:g}", limit_w), fmt::format("{:.3f}", h.column_ns),
                              us(1e-3 * golden::drex_filter_ns(paper_dimension, h)),
                              us(golden::drex_latency(wiki(full_batch), h).total_us())});
    }
    return table;
}

std::vector<Figure> drex_figures() {
    return {{"fig12", "drex: steps of a batch, one behind the other (modelled)", drex_fig12(),
             "set style data histograms\n"
             "set style histogram rowstacked\n"
             "set style fill solid 0.8 border -1\n"
             "set boxwidth 0.6\n"
             "set ylabel 'us'\n"
             "set key outside top center horizontal autotitle columnhead\n"
             "plot 'fig12.csv' using 2:xtic(1), for [i=3:6] '' using i\n"},
            {"fig16", "drex: area of the PFUs against time, Wiki, batch 1 (modelled)", drex_fig16(),
             "set logscale y\n"
             "set xlabel 'PFUs, % of a die'\n"
             "set ylabel 'us'\n"
             "set xrange [0:8]\n"
             "set key off\n"
             "plot 'fig16.csv' every ::1 using 4:7 with linespoints lw 2, '' every ::1 using 4:7:1 with "
             "labels left offset 1,1\n"},
            {"fig17", "drex: column rate within a power limit, 16 queries (modelled)", drex_fig17(),
             "set xlabel 'power of a package, W'\n"
             "set ylabel 'time between columns, ns'\n"
             "set y2label 'Wiki, us'\n"
             "set y2tics\n"
             "set border 11\n"
             "set key top right\n"
             "plot 'fig17.csv' every ::1 using 1:2 with linespoints lw 2 title 'column', '' every ::1 using "
             "1:4 axes x1y2 with linespoints lw 2 title 'Wiki, batch 16'\n"}};
}

}  // namespace ragrtl::estimate
