#include "gen/flow/calibration.hpp"

#include <fmt/format.h>

#include <array>
#include <limits>
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

constexpr std::size_t delay_count = 14;
using DelayRow = std::array<double, delay_count>;

DelayRow row_of(const arith::DelayTable& table) {
    DelayRow row{};
    std::size_t i = 0;
    for_each_delay(table, [&](const char*, double delay) { row.at(i++) = delay; });
    return row;
}

arith::DelayTable table_of(const DelayRow& row) {
    arith::DelayTable table;
    std::size_t i = 0;
    for_each_delay(table, [&](const char*, double& delay) { delay = row.at(i++); });
    return table;
}

/// No gate is faster than nothing, but the line through the times of wider and wider adders may well begin
/// below.
DelayRow least_delays() {
    constexpr double none = -std::numeric_limits<double>::infinity();
    return row_of({{0, 0, 0, 0}, {none, 0}, {none, 0}, {none, 0}, {none, 0}, 0, 0});
}

}  // namespace

double fitted_period(const CalibrationDesign& design, const arith::DelayTable& delays) {
    const DelayRow counts = row_of(design.counts(delays));
    const DelayRow values = row_of(delays);
    return std::inner_product(counts.begin(), counts.end(), values.begin(), 0.0);
}

arith::DelayTable fit_delays(const std::vector<CalibrationDesign>& designs,
                             const std::vector<double>& periods_ns) {
    constexpr int rounds = 20;  // which paths are slowest is settled after three or four
    arith::DelayTable delays;
    for (int round = 0; round < rounds; ++round) {
        std::vector<Equation<delay_count>> equations;
        for (std::size_t i = 0; i < designs.size(); ++i) {
            DelayRow counts = row_of(designs[i].counts(delays));
            for (double& count : counts) count /= periods_ns[i];
            equations.push_back({counts, 1});
        }
        delays = table_of(least_squares(equations, least_delays(), row_of(delays)));
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
