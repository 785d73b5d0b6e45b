#include <fmt/format.h>

#include "gen/cli/estimate_systems.hpp"
#include "gen/cli/hier_options.hpp"
#include "gen/estimate/hier.hpp"

namespace ragrtl::cli {
namespace {

golden::HierWorkload read_workload(Arguments& arguments) {
    constexpr std::int64_t most_documents = 1'000'000'000'000;
    golden::HierWorkload w;
    w.documents = arguments.integer("documents", 0, most_documents).value_or(w.documents);
    w.row_bits = arguments.integer("dimension", 1, 131071).value_or(w.row_bits);
    w.candidates = arguments.integer("candidates", 1, most_documents).value_or(w.candidates);
    w.mode = hier_mode(arguments);
    w.metric = hier_metric(arguments);
    return w;
}

nlohmann::ordered_json to_json(const golden::HierWorkload& w) {
    const golden::HierTraffic t = golden::hier_traffic(w);
    const golden::HierEnergy e = golden::hier_energy(t);
    nlohmann::ordered_json json;
    json["workload"] = {{"documents", w.documents},
                        {"dimension", w.row_bits},
                        {"mode", name_of(w.mode)},
                        {"metric", name_of(w.metric)},
                        {"candidates", w.candidates}};
    json["source"] = "modelled";
    json["cycles"] = golden::hier_cycles(w);
    json["traffic"] = {{"stage1_rows", t.stage1_rows},
                       {"stage2_rows", t.stage2_rows},
                       {"document_bits", t.document_bits},
                       {"norm_bits", t.norm_bits}};
    json["energy_uj"] = {{"dram", e.dram_uj},
                         {"sram", e.sram_uj},
                         {"pe", e.pe_uj},
                         {"similarity_calculator", e.similarity_uj},
                         {"reranking", e.rerank_uj},
                         {"norms", e.norms_uj},
                         {"total", e.total_uj()}};
    return json;
}

std::string to_text(const golden::HierWorkload& w) {
    const golden::HierTraffic t = golden::hier_traffic(w);
    const golden::HierEnergy e = golden::hier_energy(t);
    const std::int64_t cycles = golden::hier_cycles(w);
    const auto us = [cycles](double mhz) { return static_cast<double>(cycles) / mhz; };
    std::string text = fmt::format(
        "hier: one query, {} documents x {}-d, mode {}{}, metric {} (modelled)\n", w.documents, w.row_bits,
        name_of(w.mode),
        w.mode == golden::HierMode::hierarchical ? fmt::format(" with {} candidates", w.candidates) : "",
        name_of(w.metric));
    text += fmt::format("reads    {} rows in stage 1, {} in stage 2: {} bits; norms {} bits\n", t.stage1_rows,
                        t.stage2_rows, t.document_bits, t.norm_bits);
    text += fmt::format("cycles   {} at least, a row per cycle: {:.1f} us at 200 MHz, {:.1f} us at 400 MHz\n",
                        cycles, us(200), us(400));
    text += fmt::format(
        "energy   {:.2f} uJ: DRAM {:.4g}, SRAM {:.4g}, PE {:.4g}, similarity calculator {:.4g}, reranking "
        "{:.4g}, norms {:.4g}\n",
        e.total_uj(), e.dram_uj, e.sram_uj, e.pe_uj, e.similarity_uj, e.rerank_uj, e.norms_uj);
    return text;
}

void run(Arguments& arguments) {
    print_estimate(
        arguments, hier_estimate(),
        [](Arguments& given) -> std::function<Estimate()> {
            return [w = read_workload(given)] { return Estimate{to_text(w), to_json(w)}; };
        },
        [] {
            return Paper{estimate::hier_published(), estimate::hier_figures()};
        });
}

}  // namespace

SystemAction hier_estimate() {
    return {"hier",
            {{"documents", "N", "vectors in the corpus (default: 2048)"},
             {"dimension", "N", "of a vector (default: 512)"},
             {"mode", "M", "hierarchical (default), int8 or int4"},
             {"candidates", "N", "documents that the INT4 scan hands to the INT8 ranking (default: 50)"},
             {"metric", "M", "ip (default) or cosine, which reads the norms as well"}},
            run};
}

}  // namespace ragrtl::cli
