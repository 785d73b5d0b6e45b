#include "gen/bundle/verify.hpp"

#include <cstdint>
#include <iostream>
#include <limits>

#include "gen/cli/command.hpp"
#include "gen/cli/progress.hpp"
#include "gen/cli/target.hpp"

namespace ragrtl::cli {
namespace {

int run_verify(Arguments& arguments) {
    bundle::VerifyOptions options;
    options.seed = arguments.integer("seed", 0, std::numeric_limits<std::int64_t>::max());
    options.cycles = arguments.integer("cycles", 1, 1'000'000'000'000);
    options.trace = arguments.has("trace");
    options.junit = arguments.text("junit").value_or("");
    options.keep = arguments.text("out").value_or("");
    options.jobs = static_cast<int>(arguments.integer("jobs", 1, 1024).value_or(0));
    options.progress = progress(arguments);

    need_target_for_tech(arguments);
    const Target what = target(arguments);
    const bundle::VerifyResult result =
        what.selection ? bundle::verify_unit(*what.selection->unit, what.selection->config, options)
                       : bundle::verify(what.bundle, options);
    if (!result.passed || !arguments.has("quiet")) std::cout << bundle::summary(result) << "\n";
    return result.passed ? 0 : 1;
}

}  // namespace

Command verify_command() {
    return {
        "verify",
        "DIR|NAME|PRESET [--config FILE] [--KEY VALUE ...] [--target-period NS [--tech T]]\n"
        "                     [--seed N] [--cycles N] [--trace] [--junit FILE]",
        "runs the Verilog against its golden model, cycle by cycle",
        "Builds the bench of a bundle (or of a unit, with the keys given) with Verilator and compares every\n"
        "output with the golden model on every cycle. Exit code 1 when they differ: the first difference is\n"
        "printed, and a folder is left that repeats the run.\n",
        "ragrtl verify my_topk --seed 7 --cycles 100000",
        with_target_period({{"config", "FILE", "read keys from this file"},
                            {"seed", "N", "of the random stimulus"},
                            {"cycles", "N", "cycles of random stimulus"},
                            {"trace", "", "keep a waveform of the whole run"},
                            {"junit", "FILE", "write the result as JUnit XML"},
                            {"out", "DIR", "where a failed or traced run is kept (default: <top>_verify)"}}),
        true,
        run_verify};
}

}  // namespace ragrtl::cli
