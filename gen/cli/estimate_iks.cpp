#include <fmt/format.h>

#include "gen/cli/estimate_systems.hpp"
#include "gen/estimate/iks.hpp"

namespace ragrtl::cli {
namespace {

golden::IksWorkload read_workload(Arguments& arguments) {
    const golden::IksHardware hardware;
    golden::IksWorkload w;
    w.documents = arguments.integer("documents", 0, 1'000'000'000'000).value_or(w.documents);
    w.dimension = arguments.integer("dimension", 1, 1024).value_or(w.dimension);
    w.batch = arguments.integer("batch", 1, hardware.engines).value_or(w.batch);
    w.units = arguments.integer("units", 1, 1024).value_or(w.units);
    w.k = arguments.integer("k", 1, 65536).value_or(w.k);
    if (arguments.choice("topk", {"pipelined", "serial"}) == "serial") w.topk = golden::kIksTopKSerial;
    return w;
}

nlohmann::ordered_json to_json(const golden::IksWorkload& w) {
    const golden::IksCost cost = golden::iks_cost(w);
    nlohmann::ordered_json json;
    json["workload"] = {{"documents", w.documents},
                        {"dimension", w.dimension},
                        {"batch", w.batch},
                        {"units", w.units},
                        {"k", w.k},
                        {"topk_cycles", {w.topk.reject, w.topk.fill, w.topk.replace}}};
    json["source"] = "modelled";
    json["cycles"] = {{"dot_product", cost.cycles.dot_product},
                      {"topk_stall", cost.cycles.topk_stall},
                      {"total", cost.cycles.total()}};
    json["ms"] = cost.ms;
    json["bytes_read"] = cost.bytes_read;
    json["power_w"] = cost.power_w;
    json["energy_mj"] = cost.energy_mj;
    return json;
}

std::string to_text(const golden::IksWorkload& w) {
    const golden::IksHardware hardware;
    const golden::IksCost cost = golden::iks_cost(w);
    std::string text = fmt::format(
        "iks: a batch of {}, {} documents x {}-d, {} unit{} of {} accelerators, top {} (modelled)\n", w.batch,
        w.documents, w.dimension, w.units, w.units == 1 ? "" : "s", hardware.accelerators, w.k);
    text += fmt::format("reads    {:.6g} GB at {:g} GB/s per accelerator\n", cost.bytes_read * 1e-9,
                        golden::iks_package_gb_per_s());
    text += fmt::format("cycles   {} of the dot products, {:.0f} waiting for top-K: {:.4g} ms at {:g} GHz\n",
                        cost.cycles.dot_product, cost.cycles.topk_stall, cost.ms, hardware.clock_ghz);
    text += fmt::format("energy   {:.4g} mJ at {:.4g} W\n", cost.energy_mj, cost.power_w);
    return text;
}

void run(Arguments& arguments) {
    print_estimate(
        arguments, iks_estimate(),
        [](Arguments& given) -> std::function<Estimate()> {
            return [w = read_workload(given)] { return Estimate{to_text(w), to_json(w)}; };
        },
        [] {
            return Paper{estimate::iks_published(), estimate::iks_figures()};
        });
}

}  // namespace

SystemAction iks_estimate() {
    return {"iks",
            {{"documents", "N", "vectors in the corpus (default: 1000000)"},
             {"dimension", "N", "of a vector (default: 768)"},
             {"batch", "N", "queries at once (default: 1)"},
             {"units", "N", "among which the corpus is spread (default: 1)"},
             {"k", "N", "results per query (default: 32)"},
             {"topk", "T",
              "pipelined: a score per cycle (default); serial: 3, 4 or 5 cycles to reject, fill, "
              "replace"}},
            run};
}

}  // namespace ragrtl::cli
