#include "gen/estimate/iks.hpp"

#include <fmt/format.h>

namespace ragrtl::estimate {
namespace {

using golden::IksHardware;
using golden::IksWorkload;

constexpr std::int64_t paper_dimension = 768;
constexpr double ms_per_cycle = 1e-6;  // at 1 GHz

IksWorkload workload(std::int64_t documents, std::int64_t dimension = paper_dimension,
                     std::int64_t units = 1) {
    IksWorkload w;
    w.documents = documents;
    w.dimension = dimension;
    w.units = units;
    return w;
}

double cycles(const IksWorkload& w, const IksHardware& hardware = {}) {
    return static_cast<double>(golden::iks_dot_product_cycles(w, hardware));
}

double dot_product_ms(double gb) {
    return ms_per_cycle * cycles(workload(golden::iks_documents(gb, paper_dimension)));
}

std::vector<PublishedRow> paper_rows() {
    const std::string time = "ceil(ceil(N / 8) / 68) x 768 cycles at 1 GHz";
    const std::string power = "8 packages x (136 GB/s x 4 pJ/bit + 59 mW per engine at work)";
    return {
        {"bandwidth of a package", "GB/s", 136, golden::iks_package_gb_per_s(), 0,
         "68 lanes x 2 bytes x 1 GHz"},
        {"dot products, 50 GB", "ms", 45.96, dot_product_ms(50), 0.005, time + "; N = 32,552,083"},
        {"dot products, 512 GB", "ms", 470.6, dot_product_ms(512), 0.05, time + "; N = 333,333,333"},
        {"power of a unit, batch 1", "W", 35.2, golden::iks_unit_w(1), 0.003 * 35.2, power},
        {"power of a unit, batch 64", "W", 65, golden::iks_unit_w(64), 0.003 * 65, power},
        {"logic of an accelerator",
         "mm2",
         3.4,
         {},
         {},
         "16 nm, 64 engines of 0.053 mm2 with SRAM: compare with `ragrtl synth`, scaled"},
    };
}

/// Counts of the simulator that the authors published, run for the sizes that the quantity names.
std::vector<PublishedRow> simulator_rows() {
    const std::string note = "the authors' simulator: ceil(ceil(N / accelerators) / lanes) x dimension";
    IksHardware narrow;
    narrow.lanes = 34;
    IksHardware single;
    single.accelerators = 1;
    const auto row = [&note](const std::string& quantity, double simulated, double ours) {
        return PublishedRow{quantity, "cycles", simulated, ours, 0, note};
    };
    return {
        row("768-d, N = 130208332", 183'823'872, cycles(workload(130'208'332))),
        row("768-d, N = 35678076", 50'369'280, cycles(workload(35'678'076))),
        row("768-d, N = 1000000, 34 lanes", 2'823'936, cycles(workload(1'000'000), narrow)),
        row("768-d, N = 1000000, 1 accelerator", 11'294'208, cycles(workload(1'000'000), single)),
        row("384-d, N = 1000000", 706'176, cycles(workload(1'000'000, 384))),
        row("768-d, N = 32552083, 4 units", 11'489'280, cycles(workload(32'552'083, paper_dimension, 4))),
        row("768-d, N = 544", 768, cycles(workload(544))),
        row("768-d, N = 545", 1536, cycles(workload(545))),
        row("100-d, N = 1183514", 217'600, cycles(workload(1'183'514, 100))),
        row("96-d, N = 9990000", 1'762'944, cycles(workload(9'990'000, 96))),
    };
}

std::vector<PublishedRow> stall_rows() {
    const auto row = [](const std::string& quantity, double simulated, IksWorkload w) {
        w.topk = golden::kIksTopKSerial;
        return PublishedRow{quantity,
                            "cycles",
                            simulated,
                            golden::iks_topk_stall(w),
                            0.001 * simulated,
                            "the authors' simulator: 3, 4, 5 cycles for a score that is rejected, fills, "
                            "replaces; none with the paper's cycle per score"};
    };
    return {row("top-K stall, 100-d, N = 1183514", 226'800, workload(1'183'514, 100)),
            row("top-K stall, 96-d, N = 9990000", 1'983'950, workload(9'990'000, 96))};
}

}  // namespace

std::vector<PublishedRow> iks_published() {
    std::vector<PublishedRow> all;
    for (const auto& rows : {paper_rows(), simulator_rows(), stall_rows()}) {
        all.insert(all.end(), rows.begin(), rows.end());
    }
    return all;
}

Table iks_table3() {
    Table table{{"corpus", "documents", "paper (ms)", "modelled (ms)", "cycles"}, {}};
    for (const auto& [gb, paper] : {std::pair{50.0, 45.96}, std::pair{512.0, 470.6}}) {
        const std::int64_t documents = golden::iks_documents(gb, paper_dimension);
        table.rows.push_back({fmt::format("{:g} GB", gb), std::to_string(documents),
                              fmt::format("{:g}", paper), fmt::format("{:.4f}", dot_product_ms(gb)),
                              fmt::format("{:.0f}", cycles(workload(documents)))});
    }
    return table;
}

Table iks_scaling() {
    constexpr std::int64_t most_units = 4;
    Table table{{"corpus (GB)"}, {}};
    for (std::int64_t units = 1; units <= most_units; ++units) {
        table.heads.push_back(fmt::format("{} unit{} (ms)", units, units == 1 ? "" : "s"));
    }
    for (const double gb : {50, 128, 256, 512, 1024, 1536, 2048}) {
        std::vector<std::string> row{fmt::format("{:g}", gb)};
        const std::int64_t documents = golden::iks_documents(gb, paper_dimension);
        for (std::int64_t units = 1; units <= most_units; ++units) {
            const bool fits = gb <= static_cast<double>(units) * IksHardware{}.unit_gb;
            const double ms = golden::iks_cost(workload(documents, paper_dimension, units)).ms;
            row.push_back(fits ? fmt::format("{:.4f}", ms) : "");
        }
        table.rows.push_back(row);
    }
    return table;
}

std::vector<Figure> iks_figures() {
    return {{"table3", "iks: dot products of one unit, 768-d", iks_table3(),
             "set style data histograms\n"
             "set style fill solid 0.8 border -1\n"
             "set logscale y\n"
             "set yrange [1:1000]\n"
             "set ylabel 'ms'\n"
             "set key outside top center horizontal autotitle columnhead\n"
             "plot 'table3.csv' using 3:xtic(1), '' using 4\n"},
            {"scaling", "iks: a batch of up to 64 queries, 768-d (modelled)", iks_scaling(),
             "set logscale xy 2\n"
             "set xlabel 'corpus, GB'\n"
             "set ylabel 'ms'\n"
             "set key top left\n"
             "plot for [i=2:5] 'scaling.csv' using 1:i with linespoints lw 2 title columnheader(i)\n"}};
}

}  // namespace ragrtl::estimate
