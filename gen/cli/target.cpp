#include "gen/cli/target.hpp"

#include "gen/bundle/staging.hpp"
#include "gen/presets.hpp"

namespace ragrtl::cli {

Target target(Arguments& arguments) {
    arguments.allow_positional(1, "one bundle folder, unit or preset");
    const std::string name = arguments.positional().empty() ? "" : arguments.positional().front();
    const bool is_folder = !name.empty() && std::filesystem::is_directory(name);
    const bool is_unit = find_unit(name) != nullptr || find_preset(name) != nullptr;
    if (!is_folder || (is_unit && !bundle::is_ours(name))) return {{}, select(name, arguments)};

    const std::string fixed = "the keys of a bundle are fixed; generate it again or name its unit";
    if (!bundle::is_ours(name)) arguments.problem(name + ": not a bundle (no manifest.json of ragrtl)");
    for (const char* option : {"config", "target-period"}) {
        if (arguments.has(option)) arguments.problem("--" + std::string(option) + ": " + fixed);
    }
    arguments.no_settings(fixed);
    arguments.throw_problems();
    return {name, std::nullopt};
}

}  // namespace ragrtl::cli
