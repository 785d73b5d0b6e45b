#include "gen/flow/metrics.hpp"

#include <algorithm>
#include <cmath>

#include "gen/version.hpp"

namespace ragrtl::flow {
namespace {

// Digits below what the tools print would only be noise in a comparison.
double rounded(double value, int decimals) {
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) / scale;
}

void add_area(nlohmann::ordered_json& json, const Library& library, const Synthesis& s) {
    json["synth__area__total_um2"] = rounded(s.best.area_um2, 4);
    json["synth__area__nand2_equivalents"] = rounded(s.nand2_equivalents, 1);
    json["synth__area__nand2_um2"] = library.nand2_area;
    json["synth__area__flop_um2"] = rounded(s.flops.um2, 4);
    json["synth__area__flop_share"] = rounded(s.best.area_um2 > 0 ? s.flops.um2 / s.best.area_um2 : 0, 4);
    json["synth__flops__count"] = s.flops.count;
    json["synth__cells__count"] = s.cells;
    if (s.modules.empty()) return;
    nlohmann::ordered_json modules = nlohmann::ordered_json::array();
    for (const ModuleArea& module : s.modules) {
        modules.push_back({{"name", module.name},
                           {"instances", module.instances},
                           {"um2", rounded(module.um2, 4)},
                           {"flop_um2", rounded(module.flop_um2, 4)}});
    }
    json["synth__area__modules"] = std::move(modules);
}

void add_timing(nlohmann::ordered_json& json, const SynthSettings& settings, const Synthesis& s) {
    const double min_period_ns = s.best.timing.min_period_ns();
    // Slacks are those at the period asked for, or else at the shortest that works.
    const double period_ns = settings.period_ns.value_or(min_period_ns);
    json["sta__period__min_ns"] = rounded(min_period_ns, 5);
    json["sta__fmax__mhz"] =
        min_period_ns > 0 ? nlohmann::ordered_json(rounded(1e3 / min_period_ns, 2)) : nullptr;
    json["sta__period__target_ns"] =
        settings.period_ns ? nlohmann::ordered_json(*settings.period_ns) : nullptr;
    json["sta__period__met"] = s.period_met;
    for (const PathGroup& group : s.best.timing.groups) {
        json["sta__period__" + group.name + "_ns"] = rounded(group.min_period_ns, 5);
        json["sta__slack__" + group.name + "_ns"] = rounded(period_ns - group.min_period_ns, 5);
        json["sta__path__" + group.name + "_from"] = group.from;
        json["sta__path__" + group.name + "_to"] = group.to;
    }
}

}  // namespace

nlohmann::ordered_json metrics(const Design& design, const Library& library, const SynthSettings& settings,
                               const Synthesis& s, const ToolVersions& versions, double total_seconds) {
    nlohmann::ordered_json json;
    json["tool"] = "ragrtl";
    json["version"] = version;
    json["schema"] = metrics_schema;
    json["design__top"] = design.top;
    json["synth__technology"] = library.technology.name;
    json["synth__library"] = library.liberty.name;
    json["synth__effort"] = to_string(settings.effort);
    json["synth__recipe"] = s.best.netlist.name;
    json["synth__adder_cells"] = s.uses_adder_cells;
    json["synth__clock_gates"] = s.clock_gates;
    add_area(json, library, s);
    add_timing(json, settings, s);
    json["tools__yosys__version"] = versions.yosys;
    json["tools__opensta__version"] = versions.opensta;
    json["run__count__netlists"] = s.tried.size();
    json["run__seconds__total"] = rounded(total_seconds, 2);
    json["run__seconds__synth"] = rounded(s.yosys.seconds, 2);
    json["run__seconds__sta"] = rounded(s.sta.seconds, 2);
    json["run__memory__peak_mb"] = rounded(std::max(s.yosys.peak_mb, s.sta.peak_mb), 1);
    return json;
}

}  // namespace ragrtl::flow
