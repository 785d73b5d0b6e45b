#include "gen/flow/synth.hpp"

#include <fmt/format.h>

#include <chrono>

#include "gen/bundle/staging.hpp"
#include "gen/error.hpp"
#include "gen/flow/metrics.hpp"
#include "gen/flow/process.hpp"
#include "gen/flow/report.hpp"
#include "gen/flow/temporary_folder.hpp"

namespace fs = std::filesystem;

namespace ragrtl::flow {
namespace {

void check(const SynthOptions& options) {
    const std::optional<double>& period = options.settings.period_ns;
    if (period && !(*period > 0)) {
        throw BadInput(fmt::format("period {:g} ns: must be greater than 0", *period));
    }
    if (period && options.settings.find_fmax) {
        throw BadInput(
            "a period and a search for the highest frequency were both asked for; give one of them");
    }
}

std::string percent_of_flops(const Synthesis& s) {
    return s.best.area_um2 > 0 ? fmt::format(" ({:.0f} % of the area)", 100 * s.flops.um2 / s.best.area_um2)
                               : "";
}

std::string summary_line(const Design& design, const Library& library, const Synthesis& s) {
    std::string text =
        fmt::format("{} in {}: {:.0f} GE, {} flops{}", design.top,
                    library.technology.name.empty() ? library.liberty.name : library.technology.name,
                    s.nand2_equivalents, s.flops.count, percent_of_flops(s));
    const PathGroup* worst = s.best.timing.worst();
    if (worst != nullptr && worst->min_period_ns > 0) {
        text += fmt::format(", {:.1f} MHz ({:.3f} ns, {})", 1e3 / worst->min_period_ns, worst->min_period_ns,
                            worst->name);
    }
    return text;
}

std::string failure_line(const SynthOptions& options, const Synthesis& s) {
    if (s.period_met) return "";
    const PathGroup& worst = *s.best.timing.worst();
    return fmt::format(
        "timing: {} does not reach a period of {:g} ns; achievable is {:.3f} ns ({:.1f} MHz), limited by {} "
        "from {} to {}",
        options.design.top, *options.settings.period_ns, worst.min_period_ns, 1e3 / worst.min_period_ns,
        worst.name, worst.from, worst.to);
}

// Copies what a reader may want of the work folder: the netlist chosen, its scripts and logs.
void keep_work(bundle::Staging& staging, const fs::path& work, const Synthesis& s) {
    const std::string& run = s.best.netlist.name;
    const auto copy = [&](const std::string& from, const std::string& to) {
        if (fs::exists(work / from)) staging.write(to, bundle::read_file(work / from));
    };
    copy(s.best.netlist.file(), "netlist.v");
    for (const char* name :
         {"elaborate.ys", "abc.constr", "flops.v", "fa_cell.v", "ha_cell.v", "reg_en_cell.v"}) {
        copy(name, std::string("scripts/") + name);
    }
    for (const char* name : {"map.ys", "recipe.abc", "timing.tcl"})
        copy(run + "/" + name, std::string("scripts/") + name);
    copy("elaborate.log", "logs/elaborate.log");
    for (const char* name : {"map.log", "timing.log"}) copy(run + "/" + name, std::string("logs/") + name);
    copy("hierarchy/map.log", "logs/hierarchy.log");
}

}  // namespace

Library prepare_synth(const SynthOptions& options) {
    check(options);
    require_tool("yosys");
    require_tool("sta");
    return open_library(options.technology, options.liberty);
}

SynthResult run_synth(const SynthOptions& options, const Progress& progress) {
    const auto begin = std::chrono::steady_clock::now();
    const Library library = prepare_synth(options);
    bundle::Staging staging(options.out, "metrics.json");
    const TemporaryFolder work;
    const ToolVersions versions{yosys_version(), sta_version()};

    SynthResult result;
    result.synthesis = synthesize(options.design, library, options.settings, work.path(), progress);
    const Synthesis& s = result.synthesis;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    result.metrics = metrics(options.design, library, options.settings, s, versions, seconds);
    result.summary = summary_line(options.design, library, s);
    result.failure = failure_line(options, s);

    keep_work(staging, work.path(), s);
    staging.write("metrics.json", result.metrics.dump(2) + "\n");
    staging.write("report.md", report(options, library, s, versions, seconds));
    staging.commit();
    return result;
}

}  // namespace ragrtl::flow
