#include "gen/flow/synth.hpp"

#include <boost/algorithm/string/join.hpp>
#include <iostream>

#include "gen/bundle/bundle.hpp"
#include "gen/bundle/workspace.hpp"
#include "gen/cli/command.hpp"
#include "gen/cli/design.hpp"
#include "gen/cli/progress.hpp"
#include "gen/cli/target.hpp"
#include "gen/error.hpp"
#include "gen/flow/technology.hpp"

namespace ragrtl::cli {
namespace {

flow::Effort effort(const std::string& name) {
    for (const flow::Effort candidate : {flow::Effort::area, flow::Effort::speed}) {
        if (name == flow::to_string(candidate)) return candidate;
    }
    return flow::Effort::balanced;
}

/// What the command line says about the run itself.
flow::SynthOptions read_options(Arguments& arguments) {
    flow::SynthOptions options;
    options.technology = arguments.choice("tech", flow::technology_names()).value_or("");
    options.liberty = arguments.text("liberty").value_or("");
    options.out = arguments.text("out").value_or("");
    options.command = arguments.command_line();
    options.settings.effort = effort(arguments.choice("effort", {"area", "balanced", "speed"}).value_or(""));
    options.settings.period_ns = arguments.real("period", 0.001, 1e6, "0.001 .. 1000000 (ns)");
    options.settings.find_fmax = arguments.has("find-fmax");
    options.settings.by_module = true;
    options.settings.jobs = static_cast<int>(arguments.integer("jobs", 1, 1024).value_or(0));
    if (arguments.has("period") && arguments.has("find-fmax")) {
        arguments.problem("--period and --find-fmax exclude each other; keep one of them");
    }
    return options;
}

int run_synth_command(Arguments& arguments) {
    flow::SynthOptions options = read_options(arguments);
    const Target what = target(arguments);
    const bundle::Workspace bundle =
        what.selection
            ? bundle::Workspace{bundle::bundle_files(*what.selection->unit, what.selection->config)}
            : bundle::Workspace::copy_of(what.bundle);
    read_design(bundle.path(), options);
    if (options.out.empty()) options.out = options.design.top + "_synth";

    const flow::SynthResult result = flow::run_synth(options, progress(arguments));
    if (!arguments.has("quiet")) {
        std::cout << result.summary << "\nreport: " << (options.out / "report.md").string() << "\n";
    }
    if (!result.failure.empty()) throw CheckFailed(result.failure);
    return 0;
}

}  // namespace

Command synth_command() {
    return {
        "synth",
        "DIR|NAME|PRESET [--config FILE] [--KEY VALUE ...] [--target-period NS] [--tech T] [--liberty FILE]\n"
        "                    [--effort area|balanced|speed] [--period NS | --find-fmax] [--out DIR]",
        "area and timing with Yosys and OpenSTA",
        "Maps the Verilog of a bundle (or of a unit, with the keys given) onto a cell library, times it, "
        "and\n"
        "writes metrics.json and report.md into DIR. Exit code 1 when the period cannot be met; the message\n"
        "says what can.\n",
        "ragrtl synth my_topk --tech osu018 --period 4 --out my_report",
        {{"config", "FILE", "read keys from this file"},
         {"tech", "T", "technology: " + boost::algorithm::join(flow::technology_names(), ", ")},
         {"liberty", "FILE", "cell library (default: where the technology's package puts it)"},
         target_period_option(),
         {"effort", "E", "area, balanced (default: smallest area x period) or speed"},
         {"period", "NS", "clock period to meet, in ns, with the smallest area"},
         {"find-fmax", "", "search the shortest period, to 2 %"},
         {"out", "DIR", "the folder to write (default: <top>_synth)"}},
        true,
        run_synth_command};
}

}  // namespace ragrtl::cli
