#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "gen/spec/config.hpp"

namespace ragrtl {

/// One `key = value` of a configuration file.
struct Setting {
    std::string key;    ///< with its section: "topk_unit.k"
    std::string value;  ///< as written, without blanks around it
    std::string where;  ///< "my.ini:3"
};

/// A configuration file in the INI form that Boost.Program_options reads:
///
///     # comment
///     unit = common/topk_unit
///     [topk_unit]
///     k = 16
struct ConfigFile {
    std::string name;
    std::string title;  ///< text of the comment in the first line, if there is one
    Setting unit;       ///< of the line `unit = ...`; its value is empty when there is none
    std::vector<Setting> settings;
    std::vector<std::string> problems;  ///< one line each, with file and line number
};

/// Reads the text of a configuration file; `name` is what messages call it. Lines that are not understood and
/// keys set twice to different values are problems.
ConfigFile parse_config_file(std::string_view text, const std::string& name);

/// Reads a configuration file. Throws IoError when it cannot be read.
ConfigFile read_config_file(const std::filesystem::path& path);

/// Applies settings to a unit's configuration. Keys that it does not have are added to `problems`, with the
/// place and the key that was probably meant; `places` learns where each key was set last.
void apply_settings(const std::vector<Setting>& settings, spec::Config& config,
                    std::map<std::string, std::string>& places, std::vector<std::string>& problems);

}  // namespace ragrtl
