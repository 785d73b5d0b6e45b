#include "gen/retrieval/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "gen/spec/number.hpp"
#include "gen/version.hpp"

namespace ragrtl::retrieval {
namespace {

/// Means over the queries.
struct PerQuery {
    double cycles, bits_read, energy_uj;
};
PerQuery per_query(const Report& report) {
    const auto queries = static_cast<double>(std::max<std::size_t>(report.queries, 1));
    const Cost& total = report.results.total;
    return {static_cast<double>(total.cycles) / queries, static_cast<double>(total.bits_read) / queries,
            total.energy_uj / queries};
}

const char* source(const Report& report) { return report.measured ? "measured on RTL" : "modelled"; }

}  // namespace

std::string to_text(const Report& report) {
    std::string setting;
    for (const auto& [name, value] : report.setting) setting += " " + name + "=" + value;
    std::string text = fmt::format("{}:{} engine={}\n", report.system, setting, report.engine);
    text += fmt::format("corpus     {}: {} x {}\nqueries    {}: {}\n", report.corpus_file.string(),
                        report.documents, report.dimension, report.queries_file.string(), report.queries);
    if (report.scale) text += fmt::format("quantized  to INT8, one step = {:.6g}\n", *report.scale);
    for (const auto& [by, q] : report.judged) {
        text += fmt::format("quality    @{}: precision {:.4f}, recall {:.4f}, nDCG {:.4f} ({} queries, {})\n",
                            q.cutoff, q.precision, q.recall, q.ndcg, q.queries, by.string());
    }
    const PerQuery mean = per_query(report);
    return text + fmt::format("per query  {:.0f} cycles, {:.0f} bits read ({}); {:.4g} uJ (modelled)\n",
                              mean.cycles, mean.bits_read, source(report), mean.energy_uj);
}

std::string to_json(const Report& report) {
    nlohmann::ordered_json json;
    json["tool"] = "ragrtl";
    json["version"] = version;
    json["system"] = report.system;
    json["engine"] = report.engine;
    for (const auto& [name, value] : report.setting) {
        const auto number = spec::parse_number<std::int64_t>(value);
        json["setting"][name] = number ? nlohmann::ordered_json(*number) : nlohmann::ordered_json(value);
    }
    json["corpus"] = {{"file", report.corpus_file.string()},
                      {"vectors", report.documents},
                      {"dimension", report.dimension}};
    json["queries"] = {{"file", report.queries_file.string()}, {"vectors", report.queries}};
    if (report.scale) json["scale"] = *report.scale;
    json["quality"] = nlohmann::ordered_json::array();
    for (const auto& [by, q] : report.judged) {
        json["quality"].push_back({{"by", by.string()},
                                   {"cutoff", q.cutoff},
                                   {"precision", q.precision},
                                   {"recall", q.recall},
                                   {"ndcg", q.ndcg},
                                   {"queries", q.queries}});
    }
    const PerQuery mean = per_query(report);
    json["per_query"] = {{"cycles", mean.cycles},
                         {"bits_read", mean.bits_read},
                         {"cycles_and_bits", source(report)},
                         {"energy_uj", mean.energy_uj},
                         {"energy", "modelled"}};
    return json.dump(2) + "\n";
}

}  // namespace ragrtl::retrieval
