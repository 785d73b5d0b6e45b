#include "gen/cli/systems.hpp"

#include <algorithm>
#include <boost/algorithm/string/join.hpp>
#include <utility>

#include "gen/spec/suggest.hpp"
#include "gen/spec/violation.hpp"

namespace ragrtl::cli {
namespace {

const Option* option_of(const SystemAction& action, const std::string& name) {
    for (const Option& option : action.options) {
        if (option.name == name) return &option;
    }
    return nullptr;
}

/// "hier, iks: ...; drex: ...", or the text alone where it holds for every system.
std::string merged_doc(const std::string& name, const std::vector<SystemAction>& actions) {
    std::vector<std::pair<std::string, std::vector<std::string>>> systems_by_doc;
    for (const SystemAction& action : actions) {
        const Option* option = option_of(action, name);
        if (option == nullptr) continue;
        const auto same =
            std::find_if(systems_by_doc.begin(), systems_by_doc.end(),
                         [option](const auto& earlier) { return earlier.first == option->doc; });
        if (same == systems_by_doc.end()) {
            systems_by_doc.push_back({option->doc, {action.name}});
        } else {
            same->second.push_back(action.name);
        }
    }
    if (systems_by_doc.front().second.size() == actions.size()) return systems_by_doc.front().first;
    std::vector<std::string> parts;
    for (const auto& [doc, systems] : systems_by_doc) {
        parts.push_back(boost::algorithm::join(systems, ", ") + ": " + doc);
    }
    return boost::algorithm::join(parts, "; ");
}

}  // namespace

std::vector<Option> options_of(const std::vector<SystemAction>& actions) {
    std::vector<Option> all;
    for (const SystemAction& action : actions) {
        for (const Option& option : action.options) {
            const bool known = std::any_of(all.begin(), all.end(), [&option](const Option& earlier) {
                return earlier.name == option.name;
            });
            if (!known) all.push_back({option.name, option.argument, merged_doc(option.name, actions)});
        }
    }
    return all;
}

void for_system(Arguments& arguments, const std::vector<SystemAction>& actions) {
    std::vector<std::string> names;
    for (const SystemAction& action : actions) names.push_back(action.name);
    const std::string expected = boost::algorithm::join(names, " or ");
    arguments.allow_positional(1, "one system: " + expected);
    arguments.no_settings("");
    const std::string name = arguments.positional().empty() ? "" : arguments.positional().front();
    for (const SystemAction& action : actions) {
        if (action.name != name) continue;
        for (const Option& option : options_of(actions)) {
            if (arguments.has(option.name) && option_of(action, option.name) == nullptr) {
                arguments.problem("--" + option.name + " is no option for " + name);
            }
        }
        action.run(arguments);
        return;
    }
    const std::string meant = spec::nearest_word(name, names);
    if (name.empty()) {
        arguments.problem("name a system: " + expected);
    } else {
        arguments.problem("unknown system " + spec::shown(name) + "; " +
                          (meant.empty() ? "there is " + expected : "did you mean " + meant + "?"));
    }
    arguments.throw_problems();
}

}  // namespace ragrtl::cli
