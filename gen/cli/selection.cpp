#include "gen/cli/selection.hpp"

#include <map>

#include "gen/presets.hpp"
#include "gen/spec/suggest.hpp"

namespace ragrtl::cli {
namespace {

std::string unknown_name(const std::string& what, const std::string& name, bool with_presets) {
    std::vector<std::string> names;
    for (const Unit& unit : units()) {
        names.insert(names.end(), {unit.path, unit.path.substr(unit.path.rfind('/') + 1), unit.module});
    }
    if (with_presets) {
        for (const Preset& preset : presets()) names.push_back(preset.name);
    }
    const std::string meant = spec::nearest_word(name, names);
    return "unknown " + what + " " + spec::shown(name) +
           (meant.empty() ? "; `ragrtl list` shows what there is" : "; did you mean " + meant + "?");
}

/// The starting point that `name` and the file's `unit` line ask for, or nothing (and a problem).
std::optional<Selection> start(const std::string& name, const ConfigFile& file, Arguments& arguments) {
    const Preset* preset = find_preset(name);
    const Unit* named = preset != nullptr ? preset->unit : find_unit(name);
    const Unit* in_file = find_unit(file.unit.value);
    if (!name.empty() && named == nullptr) arguments.problem(unknown_name("unit or preset", name, true));
    if (!file.unit.value.empty() && in_file == nullptr) {
        arguments.problem(file.unit.where + ": " + unknown_name("unit", file.unit.value, false));
    }
    if (named != nullptr && in_file != nullptr && named != in_file) {
        arguments.problem(file.unit.where + ": unit = " + file.unit.value + ", but the command line names " +
                          name);
        return std::nullopt;
    }
    if (name.empty() && file.unit.value.empty()) {
        arguments.problem("name a unit or a preset; `ragrtl list` shows what there is");
    }
    if (preset != nullptr) return Selection{named, preset->config};
    const Unit* unit = name.empty() ? in_file : named;
    if (unit == nullptr) return std::nullopt;
    return Selection{unit, unit->defaults};
}

}  // namespace

Selection select(const std::string& name, Arguments& arguments) {
    const auto path = arguments.text("config");
    const ConfigFile file = path ? read_config_file(*path) : ConfigFile{};
    arguments.add_problems(file.problems);

    std::optional<Selection> selection = start(name, file, arguments);
    if (!selection) {
        arguments.no_settings("");
        arguments.throw_problems();
    }
    std::map<std::string, std::string> places;
    std::vector<std::string> problems;
    apply_settings(file.settings, selection->config, places, problems);
    const std::vector<Setting> keys = arguments.settings(selection->config.table());
    apply_settings(keys, selection->config, places, problems);
    for (const spec::Violation& violation : selection->config.violations()) {
        const std::string& place = places[violation.key];  // empty for the command line and for defaults
        problems.push_back((place.empty() ? "" : place + ": ") + violation.text());
    }
    arguments.add_problems(problems);
    std::vector<Setting> given = file.settings;
    given.insert(given.end(), keys.begin(), keys.end());
    const auto target = target_period(arguments, *selection->unit, given);
    arguments.throw_problems();
    if (target) selection->pipelining = choose_cuts(*target, *selection->unit, selection->config);
    return *selection;
}

}  // namespace ragrtl::cli
