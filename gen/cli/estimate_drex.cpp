#include <fmt/format.h>

#include "gen/cli/estimate_systems.hpp"
#include "gen/estimate/drex.hpp"

namespace ragrtl::cli {
namespace {

golden::DrexWorkload read_workload(Arguments& arguments) {
    const golden::DrexHardware hardware;
    golden::DrexWorkload w;
    w.documents = arguments.integer("documents", 0, 1'000'000'000'000).value_or(w.documents);
    w.dimension = arguments.integer("dimension", 1, 4096).value_or(w.dimension);
    w.batch = arguments.integer("batch", 1, hardware.pfu_queries).value_or(w.batch);
    w.filter_ratio = arguments.real("filter-ratio", 1, 1e12, "1 .. 1e12").value_or(w.filter_ratio);
    w.k = arguments.integer("k", 1, 65536).value_or(w.k);
    return w;
}

nlohmann::ordered_json to_json(const golden::DrexWorkload& w) {
    const golden::DrexLatency t = golden::drex_latency(w);
    nlohmann::ordered_json json;
    json["workload"] = {{"documents", w.documents},
                        {"dimension", w.dimension},
                        {"batch", w.batch},
                        {"filter_ratio", w.filter_ratio},
                        {"k", w.k}};
    json["source"] = "modelled";
    json["epochs"] = golden::drex_epochs(w.documents);
    json["survivors"] = golden::drex_survivors(w);
    json["us"] = {{"filter", t.filter_us},
                  {"bitmap_read", t.bitmap_us},
                  {"address_generation", t.address_us},
                  {"score", t.score_us},
                  {"aggregate", t.aggregate_us},
                  {"overlapped", t.overlapped_us},
                  {"total", t.total_us()},
                  {"without_filter", golden::drex_unfiltered_us(w)}};
    json["package_w"] = golden::drex_package_w(w.batch);
    return json;
}

std::string to_text(const golden::DrexWorkload& w) {
    const golden::DrexLatency t = golden::drex_latency(w);
    std::string text =
        fmt::format("drex: a batch of {}, {} documents x {}-d, one of {:g} passes, top {} (modelled)\n",
                    w.batch, w.documents, w.dimension, w.filter_ratio, w.k);
    text += fmt::format("filter   {} epochs of {} vectors per package; {:.0f} documents are scored\n",
                        golden::drex_epochs(w.documents), golden::DrexHardware{}.epoch_vectors(),
                        golden::drex_survivors(w));
    text += fmt::format(
        "time     {:.2f} us: filter {:.2f}, bitmap read {:.2f}, address generation {:.2f}, score {:.2f}, "
        "aggregate {:.2f}, of which {:.2f} overlap; {:.2f} us without filter\n",
        t.total_us(), t.filter_us, t.bitmap_us, t.address_us, t.score_us, t.aggregate_us, t.overlapped_us,
        golden::drex_unfiltered_us(w));
    text += fmt::format("power    {:.2f} W of a package while it filters\n", golden::drex_package_w(w.batch));
    return text;
}

void run(Arguments& arguments) {
    print_estimate(
        arguments, drex_estimate(),
        [](Arguments& given) -> std::function<Estimate()> {
            return [w = read_workload(given)] { return Estimate{to_text(w), to_json(w)}; };
        },
        [] {
            return Paper{estimate::drex_published(), estimate::drex_figures()};
        });
}

}  // namespace

SystemAction drex_estimate() {
    return {"drex",
            {{"documents", "N", "vectors in the corpus (default: 1000000)"},
             {"dimension", "N", "of a vector (default: 768)"},
             {"batch", "N", "queries at once (default: 1)"},
             {"filter-ratio", "R", "documents per survivor of the filter, of one query (default: 10)"},
             {"k", "N", "results per query (default: 32)"}},
            run};
}

}  // namespace ragrtl::cli
