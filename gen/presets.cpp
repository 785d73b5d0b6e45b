#include "gen/presets.hpp"

#include <map>
#include <stdexcept>

#include "gen/config_file.hpp"
#include "gen/resources.hpp"

namespace ragrtl {
namespace {

Preset load(const std::string& name, const resources::Resource& resource) {
    ConfigFile file = parse_config_file(resource.text, std::string(resource.path));
    const Unit* unit = find_unit(file.unit.value);
    if (unit == nullptr) throw std::logic_error(file.name + ": no line `unit = ...` with a known unit");
    Preset preset{name, file.title, unit, unit->defaults};
    std::map<std::string, std::string> places;
    apply_settings(file.settings, preset.config, places, file.problems);
    for (const spec::Violation& violation : preset.config.violations())
        file.problems.push_back(violation.text());
    if (!file.problems.empty()) throw std::logic_error(file.problems.front());
    return preset;
}

}  // namespace

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = [] {
        constexpr std::string_view kFolder = "gen/spec/presets/";
        constexpr std::string_view kEnding = ".ini";
        std::vector<Preset> found;
        for (const resources::Resource& resource : resources::all()) {
            if (resource.path.substr(0, kFolder.size()) != kFolder) continue;
            const std::string_view file = resource.path.substr(kFolder.size());
            found.push_back(load(std::string(file.substr(0, file.size() - kEnding.size())), resource));
        }
        return found;
    }();
    return all;
}

const Preset* find_preset(std::string_view name) {
    for (const Preset& preset : presets()) {
        if (preset.name == name) return &preset;
    }
    return nullptr;
}

}  // namespace ragrtl
