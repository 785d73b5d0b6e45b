#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "gen/bundle/whole_files.hpp"
#include "gen/cli/command.hpp"
#include "gen/cli/hier_options.hpp"
#include "gen/cli/output_names.hpp"
#include "gen/cli/systems.hpp"
#include "gen/cli/text_table.hpp"
#include "gen/estimate/hier.hpp"
#include "gen/version.hpp"

namespace fs = std::filesystem;

namespace ragrtl::cli {
namespace {

using nlohmann::ordered_json;

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

ordered_json start_of_json() { return {{"tool", "ragrtl"}, {"version", version}, {"system", "hier"}}; }

ordered_json estimate_json(const golden::HierWorkload& w) {
    const golden::HierTraffic t = golden::hier_traffic(w);
    const golden::HierEnergy e = golden::hier_energy(t);
    ordered_json json = start_of_json();
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

std::string estimate_text(const golden::HierWorkload& w) {
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

ordered_json published_json(const std::vector<estimate::PublishedRow>& rows) {
    const auto value = [](const std::optional<double>& figure) {
        return figure ? ordered_json(*figure) : ordered_json(nullptr);
    };
    ordered_json json = start_of_json();
    json["published"] = ordered_json::array();
    for (const estimate::PublishedRow& row : rows) {
        json["published"].push_back(
            {{"quantity", row.quantity},
             {"unit", row.unit},
             {"paper", value(row.paper)},
             {"ours", value(row.ours)},
             {"agrees", estimate::agrees(row)},
             {"source", row.source == estimate::Source::measured ? "measured" : "modelled"},
             {"note", row.note}});
    }
    return json;
}

std::string published_text(const std::vector<estimate::PublishedRow>& rows) {
    const estimate::Table table = estimate::side_by_side(rows);
    TextTable lines;
    lines.row(table.heads);
    for (const auto& row : table.rows) lines.row(row);
    return lines.text();
}

void estimate_hier(Arguments& arguments) {
    const golden::HierWorkload workload = read_workload(arguments);
    const fs::path json_file = output_names(arguments, {"json"}).front();
    const std::string folder = arguments.text("out").value_or("");
    const bool paper = arguments.has("paper");
    if (!paper && arguments.has("out")) {
        arguments.problem("--out DIR: goes with --paper, whose figures it takes");
    }
    for (const std::string option : {"documents", "dimension", "mode", "candidates", "metric"}) {
        if (paper && arguments.has(option)) {
            arguments.problem("--" + option + ": --paper has the paper's own setting; keep one of them");
        }
    }
    arguments.throw_problems();

    const std::vector<estimate::PublishedRow> rows = estimate::hier_published();
    const std::string json = (paper ? published_json(rows) : estimate_json(workload)).dump(2) + "\n";
    if (!folder.empty()) estimate::write_hier_figures(folder, json);
    if (!json_file.empty()) {
        bundle::WholeFiles output;
        output.write(json_file, json);
        output.commit();
    }
    if (!arguments.has("quiet")) std::cout << (paper ? published_text(rows) : estimate_text(workload));
}

int run_estimate(Arguments& arguments) {
    for_system(arguments, {{"hier", estimate_hier}});
    return 0;
}

}  // namespace

Command estimate_command() {
    return {
        "estimate",
        "SYSTEM [--documents N] [--dimension N] [--mode M] [--candidates N] [--metric ip|cosine]\n"
        "                       [--json FILE]\n"
        "       ragrtl estimate SYSTEM --paper [--out DIR] [--json FILE]",
        "cycles, memory traffic and energy from a cost model",
        "Says what one query costs by the published energies. With --paper, prints every figure that the\n"
        "paper has beside ours, with the reason where they differ; --out writes its Fig. 4 and Table II "
        "as\n"
        "CSV, Markdown and SVG (gnuplot).\n",
        "ragrtl estimate hier --documents 5183 --dimension 384",
        {{"documents", "N", "vectors in the corpus (default: 2048)"},
         {"dimension", "N", "of a vector (default: 512)"},
         {"mode", "M", "hierarchical (default), int8 or int4"},
         {"candidates", "N", "documents that the INT4 scan hands to the INT8 ranking (default: 50)"},
         {"metric", "M", "ip (default) or cosine, which reads the norms as well"},
         {"paper", "", "the published figures beside ours"},
         {"out", "DIR", "the folder to write figures into"},
         {"json", "FILE", "write what is printed as JSON"}},
        false,
        run_estimate};
}

}  // namespace ragrtl::cli
