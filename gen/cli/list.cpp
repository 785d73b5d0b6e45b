#include <iostream>
#include <nlohmann/json.hpp>

#include "gen/cli/command.hpp"
#include "gen/cli/text_table.hpp"
#include "gen/presets.hpp"

namespace ragrtl::cli {
namespace {

nlohmann::ordered_json as_json() {
    nlohmann::ordered_json json{{"units", nlohmann::ordered_json::array()},
                                {"presets", nlohmann::ordered_json::array()}};
    for (const Unit& unit : units()) {
        json["units"].push_back({{"name", unit.path}, {"module", unit.module}, {"summary", unit.summary}});
    }
    for (const Preset& preset : presets()) {
        json["presets"].push_back(
            {{"name", preset.name}, {"unit", preset.unit->path}, {"summary", preset.summary}});
    }
    return json;
}

std::string as_text() {
    TextTable unit_rows;
    for (const Unit& unit : units()) unit_rows.row({"  " + unit.path, unit.summary});
    TextTable preset_rows;
    for (const Preset& preset : presets())
        preset_rows.row({"  " + preset.name, preset.unit->path, preset.summary});
    return "units\n" + unit_rows.text() + "\npresets\n" + preset_rows.text();
}

int run_list(Arguments& arguments) {
    arguments.allow_positional(0, "no name");
    arguments.integer("jobs", 1, 1024);
    arguments.no_settings("");
    arguments.throw_problems();
    std::cout << (arguments.has("json") ? as_json().dump(2) + "\n" : as_text());
    return 0;
}

}  // namespace

Command list_command() {
    return {"list",
            "[--json]",
            "units and presets that can be generated",
            "Prints every unit (a block or a system) and every preset (a unit with published values).\n",
            "ragrtl list",
            {{"json", "", "print JSON"}},
            false,
            run_list};
}

}  // namespace ragrtl::cli
