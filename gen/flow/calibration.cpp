#include "gen/flow/calibration.hpp"

#include <fmt/format.h>

#include <mutex>
#include <numeric>
#include <stdexcept>

#include "gen/bundle/staging.hpp"
#include "gen/flow/least_squares.hpp"
#include "gen/flow/parallel.hpp"
#include "gen/flow/temporary_folder.hpp"
#include "gen/version.hpp"

namespace ragrtl::flow {
namespace {

double measured_period(const CalibrationDesign& design, const Library& library) {
    const TemporaryFolder folder;
    Design verilog;
    verilog.top = design.module.name();
    for (const hdl::Module& module : design.module.hierarchy()) {
        const std::filesystem::path file = folder.path() / "rtl" / (module.name() + ".v");
        bundle::make_folders(file.parent_path(), file.parent_path());
        bundle::write_file(file, hdl::print(module, fmt::format("ragrtl {}  calibration", version)), file);
        verilog.sources.push_back(file);
    }
    SynthSettings settings;
    settings.effort = Effort::speed;
    settings.jobs = 1;
    const Synthesis synthesis = synthesize(verilog, library, settings, folder.path());
    for (const PathGroup& group : synthesis.best.timing.groups) {
        if (group.name == "reg2reg") return group.min_period_ns;
    }
    throw std::logic_error("calibration design '" + design.name + "' has no path between registers");
}

}  // namespace

double fitted_period(const CalibrationDesign& design, const arith::DelayTable& delays) {
    const auto counts = design.counts(delays).values();
    const auto values = values_of(delays);
    return std::inner_product(counts.begin(), counts.end(), values.begin(), 0.0);
}

arith::DelayTable fit_delays(const std::vector<CalibrationDesign>& designs,
                             const std::vector<double>& periods_ns) {
    constexpr int rounds = 20;  // which paths are slowest is settled after three or four
    arith::DelayTable delays;
    for (int round = 0; round < rounds; ++round) {
        std::vector<Equation<DelayCounts::size>> equations;
        for (std::size_t i = 0; i < designs.size(); ++i) {
            auto counts = designs[i].counts(delays).values();
            for (double& count : counts) count /= periods_ns[i];
            equations.push_back({counts, 1});
        }
        delays = table_of_values(least_squares(equations, values_of(delays)));
    }
    return delays;
}

std::string adder_notice(const Library& library) {
    if (library.full_adder) return "";
    return "library " + library.liberty.name + " has no full adder: its delays are those of gates";
}

Calibration calibrate(const Library& library, const std::vector<CalibrationDesign>& designs, int jobs,
                      const Progress& progress) {
    std::vector<double> periods_ns(designs.size());
    std::mutex mutex;
    parallel_for(designs.size(), jobs, [&](std::size_t i) {
        periods_ns[i] = measured_period(designs[i], library);
        const std::lock_guard lock(mutex);
        if (progress) progress(fmt::format("{}: {:.4f} ns", designs[i].name, periods_ns[i]));
    });

    Calibration result;
    result.technology = library.technology.name;
    result.library = library.liberty.name;
    if (library.full_adder) result.full_adder = library.full_adder->cell;
    if (library.half_adder) result.half_adder = library.half_adder->cell;
    result.yosys = yosys_version();
    result.opensta = sta_version();
    result.delays_ns = fit_delays(designs, periods_ns);
    for (std::size_t i = 0; i < designs.size(); ++i) {
        result.points.push_back(
            {designs[i].name, periods_ns[i], fitted_period(designs[i], result.delays_ns)});
    }
    return result;
}

}  // namespace ragrtl::flow
