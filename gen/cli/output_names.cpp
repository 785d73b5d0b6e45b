#include "gen/cli/output_names.hpp"

#include <map>

#include "gen/spec/violation.hpp"

namespace fs = std::filesystem;

namespace ragrtl::cli {

std::vector<fs::path> output_names(Arguments& arguments, const std::vector<std::string>& options) {
    std::vector<fs::path> names;
    std::map<fs::path, std::string> taken;
    for (const std::string& option : options) {
        const fs::path name = arguments.text(option).value_or("");
        names.push_back(name);
        if (!arguments.has(option)) continue;
        const std::string start = "--" + option + " " + spec::shown(name.string()) + ": ";
        std::error_code ignored;  // what cannot be looked at cannot be written either: that says why
        if (name.filename().empty() || fs::is_directory(name, ignored)) {
            arguments.problem(start + "must be a file");
        } else if (name.has_parent_path() && !fs::exists(name.parent_path(), ignored)) {
            arguments.problem(start + "there is no folder " + name.parent_path().string());
        }
        const auto [earlier, is_new] = taken.emplace(name.lexically_normal(), option);
        if (!is_new) arguments.problem(start + "is already the file of --" + earlier->second);
    }
    return names;
}

}  // namespace ragrtl::cli
