#include <fmt/format.h>

#include <iostream>

#include "gen/bundle/bundle.hpp"
#include "gen/cli/command.hpp"
#include "gen/cli/selection.hpp"

namespace ragrtl::cli {
namespace {

int run_generate(Arguments& arguments) {
    arguments.allow_positional(1, "one unit or preset");
    arguments.integer("jobs", 1, 1024);
    const auto out = arguments.text("out");
    if (!out || out->empty()) arguments.problem("--out DIR is needed: the folder to write");
    const auto bus = arguments.choice("bus", {"axi4"});
    need_target_for_tech(arguments);
    const Selection selection =
        select(arguments.positional().empty() ? "" : arguments.positional().front(), arguments);

    bundle::BundleOptions options;
    options.prefix = arguments.text("prefix").value_or("");
    const Unit unit = bus ? on_axi4(*selection.unit) : *selection.unit;
    bundle::write_bundle(unit, selection.config, *out, options);
    if (!arguments.has("quiet")) {
        std::cout << *out << ": " << selection.unit->path << " " << selection.config.summary() << "\n";
        if (const auto& p = selection.pipelining) {
            std::cout << fmt::format("cuts = {}: planned period {:.3f} ns in {}\n", p->cuts, p->period_ns,
                                     p->technology);
        }
    }
    return 0;
}

}  // namespace

Command generate_command() {
    return {
        "generate",
        "NAME|PRESET [--config FILE] [--KEY VALUE ...] [--target-period NS [--tech T]] --out DIR [--bus "
        "axi4]\n"
        "                       [--prefix P]",
        "writes a bundle: Verilog, manifest, constraints, bench",
        "Writes the Verilog of a unit with all that belongs to it into the folder DIR. Values come from the\n"
        "preset, then from FILE, then from the command line; what comes later wins. DIR is replaced only if "
        "it\n"
        "is empty or a bundle, and only when the new one is complete. `ragrtl generate NAME --help` lists "
        "the\n"
        "keys of a unit; `--k 16` is short for `--topk_unit.k 16`. With --target-period a unit that has "
        "`cuts` gets\n"
        "as few as a technology's delays allow; exit code 1 when none meet it. With --bus axi4 a system is\n"
        "wrapped in a module <system>_axi4: registers on AXI4-Lite, each memory port on AXI4.\n",
        "ragrtl generate topk_unit --k 16 --tie lower_id --out my_topk",
        with_target_period({{"config", "FILE", "read keys from this file"},
                            {"out", "DIR", "the folder to write"},
                            {"bus", "axi4", "put AXI4-Lite and AXI4 in front of a system"},
                            {"prefix", "P", "put P before every module name"}}),
        true,
        run_generate};
}

}  // namespace ragrtl::cli
