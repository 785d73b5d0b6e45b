#include "gen/flow/report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "gen/version.hpp"

namespace ragrtl::flow {
namespace {

// Text in a table cell must not end it.
std::string cell_text(std::string text) {
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
        text.replace(at, 1, "\\|");
    return text;
}

std::string headline(const SynthSettings& settings, const Synthesis& s) {
    const double min_ns = s.best.timing.min_period_ns();
    std::string text = fmt::format("**{:.0f} gate equivalents, {} flops", s.nand2_equivalents, s.flops.count);
    text += min_ns > 0 ? fmt::format(", {:.1f} MHz** (shortest period {:.3f} ns)", 1e3 / min_ns, min_ns)
                       : std::string("**, no timed path");
    if (settings.period_ns && s.period_met)
        text += fmt::format("; the period of {:g} ns is met", *settings.period_ns);
    if (!s.period_met) text += fmt::format("; **the period of {:g} ns is not met**", *settings.period_ns);
    return text + ".\n\n";
}

std::string configuration_table(const SynthOptions& options, const Library& library, const Synthesis& s) {
    std::string text = "## Configuration\n\n| | |\n|---|---|\n";
    const auto row = [&](const std::string& key, const std::string& value) {
        text += fmt::format("| {} | {} |\n", cell_text(key), cell_text(value));
    };
    row("top", options.design.top);
    for (const auto& [key, value] : options.configuration) row(key, value);
    row("technology", library.technology.name.empty()
                          ? library.technology.title
                          : library.technology.name + ": " + library.technology.title);
    row("library", fmt::format("{} ({})", library.liberty.name, library.source.filename().string()));
    row("effort", to_string(options.settings.effort));
    if (options.settings.find_fmax) row("target", "highest frequency, to 2 %");
    if (options.settings.period_ns) row("target", fmt::format("period {:g} ns", *options.settings.period_ns));
    row("adders", s.uses_adder_cells ? "`fa` and `ha` modules are cells of the library" : "made of gates");
    if (s.clock_gates > 0) row("clock gates", std::to_string(s.clock_gates));
    return text + "\n";
}

std::string area_table(const Library& library, const Synthesis& s) {
    const double total = s.best.area_um2;
    std::string text = "## Area\n\n| | um2 | gate equivalents | share |\n|---|---:|---:|---:|\n";
    const auto row = [&](const std::string& name, double um2) {
        text += fmt::format("| {} | {:.2f} | {:.1f} | {:.1f} % |\n", name, um2, um2 / library.nand2_area,
                            total > 0 ? 100 * um2 / total : 0.0);
    };
    row(fmt::format("flops ({})", s.flops.count), s.flops.um2);
    row(fmt::format("other cells ({})", s.cells - s.flops.count), total - s.flops.um2);
    row(fmt::format("**total ({} cells)**", s.cells), total);
    return text + fmt::format("\nOne gate equivalent is the area of `{}`, {:g} um2.\n\n", library.nand2,
                              library.nand2_area);
}

std::string modules_table(const Library& library, const Synthesis& s) {
    if (s.modules.size() < 2) return "";  // the table above says it all
    double total = 0;
    for (const ModuleArea& m : s.modules) total += m.um2;
    std::string text =
        "## Area by module\n\nEach module mapped by itself, so the sum differs from the total above, where "
        "logic is "
        "optimized across modules.\nInstances of a module are taken together, without their submodules.\n\n"
        "| module | instances | gate equivalents | share | of that flops |\n|---|---:|---:|---:|---:|\n";
    for (const ModuleArea& m : s.modules) {
        text += fmt::format("| {} | {} | {:.1f} | {:.1f} % | {:.1f} % |\n", cell_text(m.name), m.instances,
                            m.um2 / library.nand2_area, total > 0 ? 100 * m.um2 / total : 0.0,
                            m.um2 > 0 ? 100 * m.flop_um2 / m.um2 : 0.0);
    }
    return text + fmt::format("| **sum** | | {:.1f} | | |\n\n", total / library.nand2_area);
}

// Cells between the ends: what a path passes through, without its first register and the ports.
std::size_t cells_on(const PathGroup& group) {
    const auto is_cell = [](const PathStage& stage) { return stage.cell != "in" && stage.cell != "out"; };
    return static_cast<std::size_t>(std::count_if(group.stages.begin(), group.stages.end(), is_cell));
}

std::string timing_tables(const SynthSettings& settings, const Synthesis& s) {
    const Timing& timing = s.best.timing;
    if (timing.groups.empty()) return "## Timing\n\nThere is no timed path.\n\n";
    const double period_ns = settings.period_ns.value_or(timing.min_period_ns());
    std::string text = fmt::format(
        "## Timing\n\nStatic timing without wires, with an ideal clock; inputs arrive at the clock edge, "
        "outputs are "
        "sampled at the next.\nSlack is at a period of {:.3f} ns.\n\n"
        "| paths | shortest period, ns | slack, ns | from | to | pins |\n|---|---:|---:|---|---|---:|\n",
        period_ns);
    for (const PathGroup& group : timing.groups) {
        text += fmt::format("| {} | {:.3f} | {:.3f} | `{}` | `{}` | {} |\n", group.name, group.min_period_ns,
                            period_ns - group.min_period_ns, group.from, group.to, cells_on(group));
    }
    const PathGroup& worst = *timing.worst();
    text += fmt::format(
        "\n### Slowest path: {} from `{}` to `{}`\n\n| delay, ns | arrival, ns | edge | pin | cell |\n"
        "|---:|---:|---|---|---|\n",
        worst.name, worst.from, worst.to);
    for (const PathStage& stage : worst.stages) {
        text += fmt::format("| {:.4f} | {:.4f} | {} | `{}` | {} |\n", stage.delay_ns, stage.arrival_ns,
                            stage.rising ? "rise" : "fall", stage.pin, stage.cell);
    }
    if (worst.setup_ns != 0)
        text += fmt::format("| {:.4f} | {:.4f} | | setup | |\n", worst.setup_ns, worst.min_period_ns);
    return text + "\n";
}

std::string tried_table(const Library& library, const Synthesis& s) {
    std::string text =
        "## Netlists tried\n\n| recipe and delay target (ps) | gate equivalents | shortest period, ns | |\n"
        "|---|---:|---:|---|\n";
    for (const Candidate& candidate : s.tried) {
        text += fmt::format("| {} | {:.0f} | {:.3f} | {} |\n", candidate.netlist.name,
                            candidate.area_um2 / library.nand2_area, candidate.timing.min_period_ns(),
                            candidate.netlist.name == s.best.netlist.name ? "chosen" : "");
    }
    return text + "\n";
}

std::string closing(const SynthOptions& options, const Synthesis& s, const ToolVersions& versions,
                    double total_seconds) {
    std::string text = fmt::format(
        "## How this was made\n\nragrtl {}, Yosys {}, OpenSTA {}; {:.1f} s in all (Yosys {:.1f} s, OpenSTA "
        "{:.1f} s "
        "of tool time), peak memory {:.0f} MB.\nThe scripts of the netlist chosen are in `scripts/`, what "
        "the tools "
        "printed is in `logs/`.\n",
        version, versions.yosys, versions.opensta, total_seconds, s.yosys.seconds, s.sta.seconds,
        std::max(s.yosys.peak_mb, s.sta.peak_mb));
    if (!options.command.empty()) text += fmt::format("\n```\n{}\n```\n", options.command);
    return text +
           "\nThe figures are pre-layout estimates: no placement, no wires, no clock tree. They compare "
           "variants of a "
           "design; they do not\nreplace a layout. Other mapping runs of the same logic differ by about 3 "
           "%.\n";
}

}  // namespace

std::string report(const SynthOptions& options, const Library& library, const Synthesis& s,
                   const ToolVersions& versions, double total_seconds) {
    return fmt::format("# {}\n\n", options.unit.empty() ? options.design.top : options.unit) +
           headline(options.settings, s) + configuration_table(options, library, s) + area_table(library, s) +
           modules_table(library, s) + timing_tables(options.settings, s) + tried_table(library, s) +
           closing(options, s, versions, total_seconds);
}

}  // namespace ragrtl::flow
