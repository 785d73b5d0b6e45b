#include "gen/flow/technology.hpp"

#include <fnmatch.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "gen/error.hpp"
#include "gen/resources.hpp"

namespace ragrtl::flow {
namespace {

constexpr std::string_view folder = "constraints/tech/";
constexpr std::string_view extension = ".json";

std::string_view resource_text(const std::string& path) {
    for (const resources::Resource& resource : resources::all()) {
        if (resource.path == path) return resource.text;
    }
    throw std::logic_error("no embedded file " + path);
}

template <class T>
void read(const nlohmann::json& json, const char* key, std::optional<T>& value) {
    if (json.contains(key)) value = json.at(key).get<T>();
}

// A key that is not known is a typing error in the description, not something to pass over.
void reject_unknown_keys(const nlohmann::json& json, const std::string& file) {
    static const std::vector<std::string> known = {
        "title",      "node_nm",         "liberty_names", "liberty_files",
        "package",    "wire_load",       "dont_use",      "driver",
        "load_ff",    "nand2",           "tie_high",      "tie_low",
        "full_adder", "half_adder",      "flop_map",      "operating_conditions",
        "clock_gate", "sram_um2_per_bit"};
    for (const auto& entry : json.items()) {
        if (std::find(known.begin(), known.end(), entry.key()) == known.end()) {
            throw std::logic_error(file + ": unknown key " + entry.key());
        }
    }
}

Technology parse(const std::string& name) {
    const std::string file = std::string(folder) + name + std::string(extension);
    const auto json = nlohmann::json::parse(resource_text(file));
    reject_unknown_keys(json, file);
    Technology tech;
    tech.name = name;
    tech.title = json.at("title").get<std::string>();
    read(json, "node_nm", tech.node_nm);
    tech.liberty_names = json.at("liberty_names").get<std::vector<std::string>>();
    for (const auto& path : json.value("liberty_files", nlohmann::json::array())) {
        tech.liberty_files.emplace_back(path.get<std::string>());
    }
    tech.package = json.value("package", "");
    tech.wire_load = json.value("wire_load", false);
    tech.dont_use = json.value("dont_use", std::vector<std::string>{});
    tech.driver = json.value("driver", "");
    read(json, "load_ff", tech.load_ff);
    tech.nand2 = json.value("nand2", "");
    tech.tie_high = json.value("tie_high", "");
    tech.tie_low = json.value("tie_low", "");
    tech.full_adder = json.value("full_adder", "");
    tech.half_adder = json.value("half_adder", "");
    tech.clock_gate = json.value("clock_gate", "");
    tech.flop_map = json.value("flop_map", "");
    tech.operating_conditions = json.value("operating_conditions", "");
    read(json, "sram_um2_per_bit", tech.sram_um2_per_bit);
    return tech;
}

}  // namespace

const char* const default_technology = "osu018";

std::vector<std::string> technology_names() {
    std::vector<std::string> names;
    for (const resources::Resource& resource : resources::all()) {
        const std::string_view path = resource.path;
        if (path.substr(0, folder.size()) != folder || path.size() < folder.size() + extension.size() ||
            path.substr(path.size() - extension.size()) != extension) {
            continue;
        }
        const std::string_view name =
            path.substr(folder.size(), path.size() - folder.size() - extension.size());
        if (name.find('.') == std::string_view::npos) names.emplace_back(name);  // not <name>.delays.json
    }
    return names;
}

Technology technology(const std::string& name) {
    const std::vector<std::string> names = technology_names();
    if (std::find(names.begin(), names.end(), name) == names.end()) {
        std::string known;
        for (const std::string& other : names) known += (known.empty() ? "" : ", ") + other;
        throw BadInput("unknown technology '" + name + "'; known: " + known);
    }
    return parse(name);
}

Technology technology_of(const Liberty& liberty) {
    for (const std::string& name : technology_names()) {
        Technology tech = parse(name);
        for (const std::string& pattern : tech.liberty_names) {
            if (::fnmatch(pattern.c_str(), liberty.name.c_str(), 0) == 0) return tech;
        }
    }
    Technology none;
    none.title = "library " + liberty.name + ", cells found by their functions";
    return none;
}

std::string technology_file(const std::string& file) {
    return std::string(resource_text(std::string(folder) + file));
}

}  // namespace ragrtl::flow
