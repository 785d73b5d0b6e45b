#include "gen/cli/pipelining.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "gen/error.hpp"
#include "gen/flow/delay_table.hpp"
#include "gen/flow/technology.hpp"

namespace ragrtl::cli {
namespace {

const char* const cuts_key = "cuts";

std::string units_with_cuts() {
    std::string names;
    for (const Unit& unit : units()) {
        if (unit.tree_shape) names += (names.empty() ? "" : ", ") + unit.path;
    }
    return names;
}

}  // namespace

Option target_period_option() {
    return {"target-period", "NS",
            "choose the fewest register cuts planned to meet this clock period, in ns"};
}

std::vector<Option> with_target_period(std::vector<Option> options) {
    options.push_back(target_period_option());
    options.push_back(
        {"tech", "T",
         std::string("technology of --target-period (default: ") + flow::default_technology + ")"});
    return options;
}

void need_target_for_tech(Arguments& arguments) {
    if (arguments.has("tech") && !arguments.has("target-period")) {
        arguments.problem("--tech belongs to --target-period NS, which is not given");
    }
}

std::optional<TargetPeriod> target_period(Arguments& arguments, const Unit& unit,
                                          const std::vector<Setting>& given) {
    if (!arguments.has("target-period")) return std::nullopt;
    const auto period_ns = arguments.real("target-period", 0.001, 1e6, "0.001 .. 1000000 (ns)");
    if (!unit.tree_shape) {
        arguments.problem("--target-period: " + unit.path +
                          " has no register cuts to choose; units that have: " + units_with_cuts());
    }
    const std::string key = unit.section + "." + cuts_key;
    const auto by_hand =
        std::find_if(given.begin(), given.end(), [&](const Setting& s) { return s.key == key; });
    if (by_hand != given.end()) {
        arguments.problem(key + " and --target-period exclude each other; keep one of them");
    }
    if (arguments.has("liberty") && !arguments.has("tech")) {
        arguments.problem(
            "--target-period needs --tech T beside --liberty: the technology whose delays to plan with");
    }
    if (!period_ns) return std::nullopt;
    return TargetPeriod{*period_ns, arguments.text("tech").value_or(flow::default_technology)};
}

Pipelining choose_cuts(const TargetPeriod& target, const Unit& unit, spec::Config& config) {
    const arith::DelayTable delays = flow::delays_of(target.technology).delays_ns;
    const arith::TreeShape shape = unit.tree_shape(config);
    std::optional<Pipelining> best;
    for (int cuts = 0;; ++cuts) {
        config.set(cuts_key, std::to_string(cuts));
        if (!config.violations().empty()) break;  // deeper than the tree
        // The unit cuts where the default delays say so; the technology only says how long that takes.
        const arith::PipelinePlan plan = arith::plan_for_cuts(shape, arith::DelayTable{}, cuts);
        const double period_ns = arith::planned_period(shape, delays, plan);
        if (!best || period_ns < best->period_ns) best = Pipelining{target.technology, cuts, period_ns};
        if (period_ns <= target.period_ns) return *best;
    }
    throw CheckFailed(fmt::format(
        "{}: no pipeline meets a period of {:g} ns in {}; the shortest planned is {:.3f} ns, with {}.{} = {}",
        unit.path, target.period_ns, target.technology, best->period_ns, unit.section, cuts_key, best->cuts));
}

}  // namespace ragrtl::cli
