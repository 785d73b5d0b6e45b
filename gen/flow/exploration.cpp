#include "gen/flow/exploration.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <mutex>

#include "gen/flow/parallel.hpp"

namespace ragrtl::flow {
namespace {

// Delay targets for ABC in ps: as fast as possible, and no hurry at all.
constexpr double tight_ps = 1;
constexpr double relaxed_ps = 1e6;

// A search for the highest frequency ends when the answer is known to this factor.
constexpr double fmax_tolerance = 1.02;

struct Attempt {
    Recipe recipe;
    double target_ps;
};

// Maps and times the design in whatever ways it is asked to.
class Explorer {
  public:
    Explorer(const Design& design, const Library& library, const SynthSettings& settings,
             const Mapping& mapping, const Progress& progress)
        : design_(design), library_(library), settings_(settings), mapping_(mapping), progress_(progress) {}

    void run(const std::vector<Attempt>& attempts) {
        std::vector<Candidate> made(attempts.size());
        parallel_for(attempts.size(), settings_.jobs, [&](std::size_t i) {
            const auto& [recipe, target_ps] = attempts[i];
            say(fmt::format("mapping {}: recipe {}, target {}", design_.top, recipe.name,
                            describe(target_ps)));
            Mapping::Netlist netlist = mapping_.map(recipe, target_ps);
            Timing timing = analyze_timing(mapping_, netlist, design_, library_, settings_.timeout);
            const double um2 = area_of(netlist.cells, library_.liberty);
            say(fmt::format("  {}: {:.0f} GE, {:.3f} ns", netlist.name, um2 / library_.nand2_area,
                            timing.min_period_ns()));
            made[i] = {recipe, target_ps, std::move(netlist), um2, std::move(timing)};
        });
        std::move(made.begin(), made.end(), std::back_inserter(candidates_));
    }

    void run_all(const std::vector<Recipe>& recipes, const std::vector<double>& targets_ps) {
        std::vector<Attempt> attempts;
        for (const Recipe& recipe : recipes) {
            for (const double target_ps : targets_ps) {
                // Twice the same would be written to the same files at the same time.
                const bool is_planned = std::any_of(attempts.begin(), attempts.end(), [&](const Attempt& a) {
                    return a.recipe.name == recipe.name && a.target_ps == target_ps;
                });
                if (!is_planned && !was_tried(recipe, target_ps)) attempts.push_back({recipe, target_ps});
            }
        }
        run(attempts);
    }

    double shortest_period_ns() const {
        double shortest = std::numeric_limits<double>::infinity();
        for (const Candidate& c : candidates_) shortest = std::min(shortest, c.timing.min_period_ns());
        return shortest;
    }

    // The candidate with the least of `measure` among those within a period; nullptr when there is none.
    template <class Measure>
    const Candidate* least(const Measure& measure,
                           double within_ns = std::numeric_limits<double>::infinity()) const {
        const Candidate* best = nullptr;
        for (const Candidate& c : candidates_) {
            if (c.timing.min_period_ns() > within_ns) continue;
            if (best == nullptr || measure(c) < measure(*best)) best = &c;
        }
        return best;
    }

    const std::vector<Candidate>& candidates() const { return candidates_; }

  private:
    static std::string describe(double target_ps) {
        if (target_ps == tight_ps) return "as fast as possible";
        if (target_ps == relaxed_ps) return "none";
        return fmt::format("{:.3f} ns", target_ps / 1e3);
    }

    bool was_tried(const Recipe& recipe, double target_ps) const {
        return std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate& c) {
            return c.recipe.name == recipe.name && c.target_ps == target_ps;
        });
    }

    void say(const std::string& line) {
        const std::lock_guard lock(mutex_);
        if (progress_) progress_(line);
    }

    const Design& design_;
    const Library& library_;
    const SynthSettings& settings_;
    const Mapping& mapping_;
    const Progress& progress_;
    std::vector<Candidate> candidates_;
    std::mutex mutex_;
};

double area(const Candidate& c) { return c.area_um2; }
double period(const Candidate& c) { return c.timing.min_period_ns(); }
double area_times_period(const Candidate& c) { return c.area_um2 * c.timing.min_period_ns(); }

// Time on the slowest path that ABC does not see: out of the first flop, and the setup of the last.
double flop_overhead_ps(const Timing& timing) {
    const PathGroup* worst = timing.worst();
    if (worst == nullptr) return 0;
    double ns = worst->setup_ns;
    const bool from_flop = worst->name == "reg2reg" || worst->name == "reg2out";
    if (from_flop && worst->stages.size() > 1) ns += worst->stages[1].delay_ns;
    return 1e3 * ns;
}

double logic_target_ps(const Explorer& explorer, double period_ns) {
    const double overhead_ps = flop_overhead_ps(explorer.candidates().front().timing);
    return std::max(tight_ps, std::round(1e3 * period_ns - overhead_ps));
}

const Candidate* without_target(Explorer& explorer, Effort effort) {
    switch (effort) {
        case Effort::area: explorer.run_all(recipes(effort), {relaxed_ps}); return explorer.least(area);
        case Effort::balanced:
            explorer.run_all(recipes(effort), {tight_ps});
            return explorer.least(area_times_period);
        case Effort::speed: break;
    }
    explorer.run_all(recipes(effort), {tight_ps});
    return explorer.least(period);
}

// The smallest netlist that meets the period; the fastest one when none does.
const Candidate* for_period(Explorer& explorer, Effort effort, double period_ns) {
    const std::vector<Recipe> first_choice = recipes(effort);
    explorer.run_all({first_choice.front()}, {tight_ps});
    const double target_ps = logic_target_ps(explorer, period_ns);
    explorer.run_all(first_choice, {target_ps, std::max(tight_ps, std::round(0.85 * target_ps))});
    if (const Candidate* met = explorer.least(area, period_ns)) return met;
    explorer.run_all(recipes(Effort::speed), {tight_ps});
    if (const Candidate* met = explorer.least(area, period_ns)) return met;
    return explorer.least(period);
}

// Bisects between a period that was reached and one that was not; the answer is the smallest netlist at the
// shortest period found.
const Candidate* highest_frequency(Explorer& explorer, Effort effort) {
    const std::vector<Recipe> tools = recipes(effort);
    explorer.run_all(tools, {tight_ps});
    double unreached_ns = explorer.shortest_period_ns() / 2;
    while (explorer.shortest_period_ns() > fmax_tolerance * unreached_ns) {
        const double goal_ns = (explorer.shortest_period_ns() + unreached_ns) / 2;
        explorer.run_all(tools, {logic_target_ps(explorer, goal_ns)});
        if (explorer.shortest_period_ns() > goal_ns) unreached_ns = goal_ns;
    }
    return explorer.least(area, fmax_tolerance * explorer.shortest_period_ns());
}

}  // namespace

Synthesis synthesize(const Design& design, const Library& library, const SynthSettings& settings,
                     const std::filesystem::path& folder, const Progress& progress) {
    const Mapping mapping(design, library, {settings.use_adder_cells, settings.use_clock_gates}, folder,
                          settings.timeout);
    if (progress) progress("reading " + design.top + " with Yosys");
    Synthesis result;
    result.yosys = mapping.elaborate();
    result.uses_adder_cells = mapping.uses_adder_cells();

    Explorer explorer(design, library, settings, mapping, progress);
    const Candidate* best = settings.find_fmax   ? highest_frequency(explorer, settings.effort)
                            : settings.period_ns ? for_period(explorer, settings.effort, *settings.period_ns)
                                                 : without_target(explorer, settings.effort);
    result.best = *best;
    result.tried = explorer.candidates();
    result.period_met = !settings.period_ns || best->timing.min_period_ns() <= *settings.period_ns;
    for (const Candidate& candidate : result.tried) {
        result.yosys.add(candidate.netlist.usage);
        result.sta.add(candidate.timing.usage);
    }

    const CellCounts& cells = best->netlist.cells;
    result.nand2_equivalents = best->area_um2 / library.nand2_area;
    result.flops = flops_of(cells, library.liberty);
    for (const auto& [name, count] : cells) {
        result.cells += count;
        if (library.liberty.cell(name)->kind == LibertyCell::Kind::clock_gate) result.clock_gates += count;
    }
    if (settings.by_module) {
        if (progress) progress("mapping the modules of " + design.top + " one by one");
        result.modules = mapping.areas_by_module(best->recipe, best->target_ps, result.yosys);
    }
    return result;
}

}  // namespace ragrtl::flow
