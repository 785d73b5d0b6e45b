#include "gen/flow/recipe.hpp"

#include <fmt/format.h>

namespace ragrtl::flow {
namespace {

// Yosys' own ABC script is not among them: it takes minutes on compressor trees (`&fraig -x`) for the same
// area.
Recipe with_sizing(std::string name, std::vector<std::string> mapping) {
    for (const char* step :
         {"topo", "buffer -c", "topo", "stime -p", "upsize {D}", "dnsize {D}", "stime -p"}) {
        mapping.emplace_back(step);
    }
    return {std::move(name), std::move(mapping)};
}

Recipe area_recipe() { return with_sizing("AREA", {"strash", "dch -f", "amap -m"}); }
Recipe balanced_recipe() { return with_sizing("BAL", {"strash", "map -a"}); }
Recipe speed_recipe() { return with_sizing("SPEED", {"strash", "dch", "map -B 0.9 {D}"}); }
Recipe brief_recipe() {
    return with_sizing("BRIEF", {"strash", "ifraig", "scorr", "dc2", "strash", "dch -f", "map -B 0.9 {D}"});
}

}  // namespace

std::string Recipe::script(double target_ps) const {
    const std::string target = fmt::format("-D {:.0f}", target_ps);
    std::string text;
    for (std::string command : commands) {
        const std::size_t at = command.find("{D}");
        if (at != std::string::npos) command.replace(at, 3, target);
        text += command + "\n";
    }
    return text;
}

std::vector<Recipe> recipes(Effort effort) {
    switch (effort) {
        case Effort::area: return {area_recipe(), balanced_recipe()};
        case Effort::balanced: return {area_recipe(), balanced_recipe(), speed_recipe()};
        case Effort::speed: break;
    }
    return {brief_recipe(), speed_recipe(), balanced_recipe()};
}

const char* to_string(Effort effort) {
    switch (effort) {
        case Effort::area: return "area";
        case Effort::balanced: return "balanced";
        case Effort::speed: break;
    }
    return "speed";
}

}  // namespace ragrtl::flow
