#include "gen/cli/systems.hpp"

#include <boost/algorithm/string/join.hpp>

#include "gen/spec/suggest.hpp"
#include "gen/spec/violation.hpp"

namespace ragrtl::cli {

void for_system(Arguments& arguments, const std::vector<SystemAction>& actions) {
    std::vector<std::string> names;
    for (const SystemAction& action : actions) names.push_back(action.name);
    const std::string expected = boost::algorithm::join(names, " or ");
    arguments.allow_positional(1, "one system: " + expected);
    arguments.no_settings("");
    const std::string name = arguments.positional().empty() ? "" : arguments.positional().front();
    for (const SystemAction& action : actions) {
        if (action.name != name) continue;
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
