#include "gen/estimate/hier.hpp"

#include <fmt/format.h>

namespace ragrtl::estimate {
namespace {

using golden::HierEnergy;
using golden::HierWorkload;

/// Candidates with which the reductions of the paper come out.
constexpr std::int64_t fitting_candidates = 20;

HierEnergy energy(std::int64_t documents, std::int64_t dimension) {
    HierWorkload workload;
    workload.documents = documents;
    workload.row_bits = dimension;
    return golden::hier_energy(golden::hier_traffic(workload));
}

/// The paper's own case: 1 MiB of INT8 documents.
HierEnergy one_mebibyte() {
    const HierWorkload published;
    return energy(published.documents, published.row_bits);
}

double memory_percent(std::int64_t documents, std::int64_t candidates) {
    return 100 * golden::hier_reduction(documents, candidates).memory;
}
double computation_percent(std::int64_t documents, std::int64_t candidates) {
    return 100 * golden::hier_reduction(documents, candidates).computation;
}

std::vector<PublishedRow> energy_rows() {
    const HierEnergy e = one_mebibyte();
    const double nj = 1e3;  // per uJ
    const std::string tenfold =
        "the paper's columns (pJ per bit, energy) are tenfold apart; its total holds with pJ per bit";
    return {
        {"DRAM energy, 2048 x 512-d, 50 candidates", "uJ", 176, e.dram_uj, 0.5,
         "40 pJ/bit x (2048 x 512 x 4 + 50 x 512 x 8) bits; norm reads are not charged"},
        {"SRAM energy",
         "uJ",
         1.72,
         e.sram_uj,
         {},
         "0.2 pJ/bit, written and read; the paper's factor is not known"},
        {"PE energy", "nJ", 343.5, nj * e.pe_uj, {}, tenfold},
        {"similarity calculator energy", "nJ", 13.6, nj * e.similarity_uj, {}, tenfold},
        {"reranking energy", "nJ", 5.5, nj * e.rerank_uj, {}, tenfold},
        {"energy of a query, 1 MiB", "uJ", 177.76, e.paper_uj(), 0.01, "sum of the parts"},
        {"energy of a query, SciFact", "uJ", 337.74, 1.9 * e.paper_uj(), 0.01,
         "1.9 MiB (5183 x 384, rounded) x the energy of 1 MiB"},
        {"energy of a query, SciFact, 384-d",
         "uJ",
         337.74,
         energy(5183, 384).paper_uj(),
         {},
         "from its 5183 documents: the paper scales the energy of 1 MiB instead"},
        {"energy of a query, SciFact, 512-d",
         "uJ",
         337.74,
         energy(5183, 512).paper_uj(),
         {},
         "the same at 512-d"},
    };
}

std::vector<PublishedRow> reduction_rows() {
    const std::string memory = "1 - (4N + 8k) / 8N with k = 20";
    const std::string computation = "1 - (N + 4k) / 4N with k = 20";
    return {
        {"memory reduction, N = 100", "%", 30, memory_percent(100, fitting_candidates), 0.5, memory},
        {"memory reduction, N = 10000", "%", 50, memory_percent(10000, fitting_candidates), 0.5, memory},
        {"computation reduction, N = 100", "%", 55, computation_percent(100, fitting_candidates), 0.5,
         computation},
        {"computation reduction, N = 8674", "%", 74.7, computation_percent(8674, fitting_candidates), 0.1,
         computation + "; 8674 is ArguAna"},
    };
}

std::vector<PublishedRow> hardware_rows() {
    std::vector<PublishedRow> rows{
        {"cycles of a query, 1 MiB",
         "cycles",
         {},
         static_cast<double>(golden::hier_cycles(HierWorkload{})),
         {},
         "least: a bit-plane row per cycle, 2048 x 4 + 50 x 8 (43.0 us at 200 MHz, 21.5 us at 400 MHz)"},
        {"area", "mm2", 0.077, {}, {}, "28 nm with SRAM: compare with `ragrtl synth`, scaled"},
    };
    struct Precision {
        const char* set;
        double int8, int4, two_stage;
    };
    for (const Precision& p :
         {Precision{"NFCorpus", .421, .368, .412}, Precision{"SciFact", .507, .483, .497},
          Precision{"ArguAna", .253, .248, .253}}) {
        const std::string start = std::string("P@1 on ") + p.set + ", ";
        const std::string note = "needs the paper's embeddings: `ragrtl search hier --qrels`";
        rows.push_back({start + "INT8", "", p.int8, {}, {}, note});
        rows.push_back({start + "INT4", "", p.int4, {}, {}, note});
        rows.push_back({start + "two stages", "", p.two_stage, {}, {}, note});
    }
    return rows;
}

}  // namespace

std::vector<PublishedRow> hier_published() {
    std::vector<PublishedRow> all;
    for (const auto& rows : {energy_rows(), reduction_rows(), hardware_rows()}) {
        all.insert(all.end(), rows.begin(), rows.end());
    }
    return all;
}

Table hier_fig4() {
    const std::int64_t published = HierWorkload{}.candidates;
    Table table{
        {"documents", "memory (k = 20)", "computation (k = 20)", "memory (k = 50)", "computation (k = 50)"},
        {}};
    // With the sizes of the paper's corpora: 1 MiB, NFCorpus, SciFact, ArguAna.
    for (const std::int64_t n : {100, 200, 500, 1000, 2000, 2048, 3633, 5000, 5183, 8674, 10000}) {
        std::vector<std::string> row{std::to_string(n)};
        for (const std::int64_t k : {fitting_candidates, published}) {
            row.push_back(fmt::format("{:.2f}", memory_percent(n, k)));
            row.push_back(fmt::format("{:.2f}", computation_percent(n, k)));
        }
        table.rows.push_back(row);
    }
    return table;
}

Table hier_table2() {
    const HierEnergy e = one_mebibyte();
    Table table{{"part", "paper (uJ)", "modelled (uJ)"}, {}};
    const auto row = [&table](const std::string& part, double paper, double ours) {
        table.rows.push_back({part, fmt::format("{:g}", paper), fmt::format("{:.5g}", ours)});
    };
    row("DRAM", 176, e.dram_uj);
    row("SRAM", 1.72, e.sram_uj);
    row("PE", 0.3435, e.pe_uj);
    row("similarity calculator", 0.0136, e.similarity_uj);
    row("reranking", 0.0055, e.rerank_uj);
    row("total", 177.76, e.paper_uj());
    return table;
}

std::vector<Figure> hier_figures() {
    return {{"fig4", "hier: saved against an INT8 scan, k candidates (modelled)", hier_fig4(),
             "set logscale x\n"
             "set xlabel 'documents'\n"
             "set ylabel 'saved, %'\n"
             "set yrange [0:80]\n"
             "set key bottom right\n"
             "plot for [i=2:5] 'fig4.csv' using 1:i with lines lw 2 title columnheader(i)\n"},
            {"table2", "hier: energy of a query, 1 MiB, 50 candidates", hier_table2(),
             "set style data histograms\n"
             "set style fill solid 0.8 border -1\n"
             "set logscale y\n"
             "set yrange [1e-4:1e3]\n"
             "set format y '10^{%L}'\n"
             "set ylabel 'energy, uJ'\n"
             "set xtics rotate by -20\n"
             "set key outside top center horizontal autotitle columnhead\n"
             "plot 'table2.csv' using 2:xtic(1), '' using 3\n"}};
}

}  // namespace ragrtl::estimate
