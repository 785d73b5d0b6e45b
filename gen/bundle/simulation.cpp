#include <fmt/format.h>

#include <regex>
#include <string>
#include <string_view>

#include "gen/bundle/artefacts.hpp"
#include "gen/bundle/simulation_makefile.hpp"
#include "gen/bundle/text_template.hpp"

namespace ragrtl::bundle {
namespace {

// Adds the embedded source at `path` and, after it, every project file that it includes.
void add_source(const std::string& path, Files& files) {
    const std::string_view text = resource(path);
    if (!files.emplace("sim/" + path, text).second) return;
    static const std::regex include{"(^|\n)#include \"([^\"]+)\""};
    for (std::cregex_iterator match{text.begin(), text.end(), include}, end; match != end; ++match) {
        add_source((*match)[2], files);
    }
}

std::string config_header(const Contents& contents) {
    std::string text = fmt::format(
        "// The configuration that the bench tests.\n"
        "// {}\n"
        "#pragma once\n\n"
        "#include \"{}\"\n\n"
        "namespace ragrtl::sim {{\n\n"
        "inline spec::{} config() {{\n"
        "    using namespace spec;\n"
        "    {} unit;\n",
        contents.provenance, contents.unit.sim_sources.front(), contents.unit.spec_type,
        contents.unit.spec_type);
    for (const spec::Field& field : contents.config.table().fields()) {
        text += fmt::format("    unit.{} = {};\n", field.key, contents.config.cpp_value(field.key));
    }
    return text + fmt::format(
                      "    return unit;\n"
                      "}}\n\n"
                      "inline constexpr const char* config_text = \"{}\";\n\n"
                      "}}  // namespace ragrtl::sim\n",
                      contents.config_text);
}

std::string bench(const Contents& contents) {
    return fmt::format(
        "// Lockstep bench of {0}.\n"
        "// {1}\n"
        "#include \"V{0}.h\"\n"
        "#include \"config.hpp\"\n"
        "#include \"tb/benches/{2}.hpp\"\n"
        "#include \"tb/main.hpp\"\n"
        "#include \"{0}_ports.hpp\"\n\n"
        "int main(int argc, char** argv) {{\n"
        "    using namespace ragrtl;\n"
        "    return tb::bench_main<V{0}, {0}_ports>(argc, argv, tb::{3}Bench{{sim::config()}}, "
        "sim::config_text);\n"
        "}}\n",
        contents.top.name(), contents.provenance, contents.unit.module,
        contents.unit.spec_type + (contents.unit.bus.empty() ? "" : "Axi4"));
}

std::string search_program(const Contents& contents) {
    return fmt::format(
        "// Answers queries on the Verilated {0}.\n"
        "// {1}\n"
        "#include \"V{0}.h\"\n"
        "#include \"config.hpp\"\n"
        "#include \"{2}\"\n"
        "#include \"{0}_ports.hpp\"\n\n"
        "int main(int argc, char** argv) {{\n"
        "    using namespace ragrtl;\n"
        "    return tb::{3}_search_main<V{0}, {0}_ports>(argc, argv, sim::config());\n"
        "}}\n",
        contents.top.name(), contents.provenance, contents.unit.search_source, contents.unit.module);
}

}  // namespace

Files simulation(const Contents& contents) {
    Files files;
    for (const std::string& source : contents.unit.sim_sources) add_source(source, files);
    add_source("tb/main.hpp", files);
    const bool searches = !contents.unit.search_source.empty();
    if (searches) {
        add_source(contents.unit.search_source, files);
        files["sim/search.cpp"] = search_program(contents);
    }
    files["sim/Makefile"] = fill(simulation_makefile, {{"TOP", contents.top.name()},
                                                       {"SEARCH_HELP", searches ? search_help : ""},
                                                       {"SEARCH_RULES", searches ? search_rules : ""}});
    files["sim/bench.cpp"] = bench(contents);
    files["sim/config.hpp"] = config_header(contents);
    for (const char* legal : {"LICENSE", "NOTICE"}) files[fmt::format("sim/{}", legal)] = resource(legal);
    return files;
}

}  // namespace ragrtl::bundle
