#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gen/units.hpp"

namespace ragrtl {

/// A named configuration of a unit; its file is gen/spec/presets/<name>.ini.
struct Preset {
    std::string name;
    std::string summary;  ///< the comment in the first line of its file
    const Unit* unit;
    spec::Config config;  ///< legal
};

/// All presets, ascending by name. Throws std::logic_error when one of the files built in is not legal.
const std::vector<Preset>& presets();

/// The preset of this name, or nullptr.
const Preset* find_preset(std::string_view name);

}  // namespace ragrtl
