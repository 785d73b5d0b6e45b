#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "gen/bundle/staging.hpp"
#include "gen/cli/command.hpp"
#include "gen/cli/progress.hpp"
#include "gen/error.hpp"
#include "gen/flow/calibration.hpp"
#include "gen/flow/process.hpp"
#include "gen/flow/technology.hpp"
#include "gen/spec/suggest.hpp"

namespace fs = std::filesystem;

namespace ragrtl::cli {
namespace {

/// A name that can be part of a file's name, or a problem.
std::string technology_name(Arguments& arguments) {
    const std::string name = arguments.text("tech").value_or("");
    const char* const allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    if (name.empty()) {
        arguments.problem("--tech T is needed: the technology to measure");
    } else if (name.find_first_not_of(allowed) != std::string::npos) {
        arguments.problem("--tech " + spec::shown(name) + ": must be letters, digits, '_' and '-'");
    }
    return name;
}

/// Where to write, or a problem; checked before the measuring, which takes minutes.
fs::path destination(Arguments& arguments, const std::string& technology) {
    if (const auto out = arguments.text("out")) {
        if (out->empty() || fs::is_directory(*out)) {
            arguments.problem("--out " + spec::shown(*out) + ": must be a file, such as " + technology +
                              ".delays.json");
        }
        return *out;
    }
    fs::path file = flow::delay_file(technology);
    if (!fs::is_directory(file.parent_path())) {
        arguments.problem("there is no folder " + file.parent_path().string() +
                          " here; say where to write: --out FILE");
    }
    return file;
}

/// A technology without a description is measured by its library alone.
flow::Library open_library(const std::string& technology, const std::string& liberty) {
    const std::vector<std::string> known = flow::technology_names();
    if (std::find(known.begin(), known.end(), technology) != known.end()) {
        return flow::open_library(technology, liberty);
    }
    if (liberty.empty())
        throw BadInput("technology " + technology + " needs its Liberty file: --liberty FILE");
    flow::Library library = flow::open_library("", liberty);
    library.technology.name = technology;
    return library;
}

/// Moves the finished text into place in one step.
void write_whole(const fs::path& file, const std::string& text) {
    fs::path half = file;
    half += ".part";
    try {
        bundle::write_file(half, text, file);
        fs::rename(half, file);
    } catch (...) {
        std::error_code ignored;
        fs::remove(half, ignored);
        throw;
    }
}

int run_calibrate(Arguments& arguments) {
    arguments.allow_positional(0, "options only");
    arguments.no_settings("");
    const std::string technology = technology_name(arguments);
    const fs::path file = destination(arguments, technology);
    const int jobs = static_cast<int>(arguments.integer("jobs", 1, 1024).value_or(0));
    arguments.throw_problems();

    flow::require_tool("yosys");
    flow::require_tool("sta");
    const flow::Library library = open_library(technology, arguments.text("liberty").value_or(""));
    const std::string notice = flow::adder_notice(library);
    if (!notice.empty()) std::cerr << "ragrtl: " << notice << "\n";
    const flow::Calibration result =
        flow::calibrate(library, flow::calibration_designs(), jobs, progress(arguments));
    write_whole(file, flow::to_json(result));
    if (!arguments.has("quiet")) {
        const arith::DelayTable& d = result.delays_ns;
        std::cout << fmt::format(
            "{}: {} in {} designs, full adder {:.3f} ns, half adder {:.3f} ns, gate {:.3f} ns, flop {:.3f} "
            "ns; largest "
            "error {:.1f} %\n",
            file.string(), technology, result.points.size(), d.adders.full_sum, d.adders.half_sum, d.gate,
            d.flop, 100 * result.worst_error());
    }
    return 0;
}

}  // namespace

Command calibrate_command() {
    return {
        "calibrate",
        "--tech T [--liberty FILE] [--out FILE]",
        "measures the delays that --target-period plans with",
        "Synthesizes small adders, trees and gates between registers with Yosys and OpenSTA and fits the "
        "delays of\n"
        "a full adder, a half adder, an adder level, a gate and a flop to their periods. T is a technology "
        "that is\n"
        "known, or the name that a new one is to have.\n",
        "ragrtl calibrate --tech osu018 --out osu018.delays.json",
        {{"tech", "T", "technology to measure"},
         {"liberty", "FILE", "cell library (default: where the technology's package puts it)"},
         {"out", "FILE", "the file to write (default: constraints/tech/T.delays.json below this folder)"}},
        false,
        run_calibrate};
}

}  // namespace ragrtl::cli
