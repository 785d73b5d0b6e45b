#include "gen/bundle/bundle.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

#include "gen/bundle/staging.hpp"
#include "gen/error.hpp"

namespace ragrtl::bundle {
namespace {

void check_prefix(const std::string& prefix) {
    const bool legal = std::all_of(prefix.begin(), prefix.end(),
                                   [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
    if (!legal || (!prefix.empty() && std::isdigit(static_cast<unsigned char>(prefix.front())) != 0)) {
        throw BadInput("prefix '" + prefix + "' cannot start a module name: use letters, digits and _, " +
                       "not a digit first");
    }
}

}  // namespace

Files bundle_files(const Unit& unit, const spec::Config& config, const BundleOptions& options) {
    check_prefix(options.prefix);
    const Contents contents = make_contents(unit, config, options.prefix);
    const std::string& top = contents.top.name();

    Files files = verilog_files(contents);
    files.merge(simulation(contents));
    files["filelist.f"] = file_list(contents);
    files[top + "_ports.hpp"] = ports_header(contents);
    if (unit.registers) {
        files[top + "_registers.h"] = registers_c_header(contents);
        files["registers.md"] = registers_document(contents);
    }
    files["constraints/" + top + ".sdc"] = timing_constraints(contents);
    files["config.ini"] = resolved_config(contents);
    files["README.md"] = readme(contents);

    std::vector<std::string> names;
    for (const auto& file : files) names.push_back(file.first);
    files["manifest.json"] = manifest(contents, names);
    return files;
}

void write_bundle(const Unit& unit, const spec::Config& config, const std::filesystem::path& out,
                  const BundleOptions& options) {
    Staging staging{out};
    for (const auto& [name, text] : bundle_files(unit, config, options)) staging.write(name, text);
    staging.commit();
}

}  // namespace ragrtl::bundle
