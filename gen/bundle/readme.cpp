#include <fmt/format.h>

#include <string>

#include "gen/bundle/artefacts.hpp"
#include "gen/version.hpp"

namespace ragrtl::bundle {
namespace {

std::string width_text(const hdl::Const& width) {
    const std::string text = width.in_header().text();
    const std::string value = std::to_string(width.value());
    return text == value ? value : "`" + text + "` = " + value;
}

std::string facts(const hdl::Module& top) {
    std::string text = "| | |\n|---|---|\n";
    for (const hdl::Fact& fact : top.facts()) text += fmt::format("| {} | {} |\n", fact.key, fact.text);
    return text;
}

std::string configuration(const spec::Config& config) {
    std::string text = "| key | value | meaning |\n|---|---|---|\n";
    for (const spec::Field& field : config.table().fields()) {
        text += fmt::format("| `{}` | {} | {} |\n", field.key, config.get(field.key), field.doc);
    }
    return text;
}

std::string parameters(const hdl::Module& top) {
    std::string text;
    for (const hdl::Parameter& parameter : top.parameters()) {
        if (!parameter.overridable) continue;
        text += fmt::format("| `{}` | {} | {} |\n", parameter.name, parameter.value.value(), parameter.doc);
    }
    if (text.empty()) return "";
    return "\n## Verilog parameters\n\nMay be overridden where the module is instantiated.\n\n"
           "| name | default | meaning |\n|---|---|---|\n" +
           text;
}

std::string ports(const hdl::Module& top) {
    std::string text = "| port | direction | bits | meaning |\n|---|---|---|---|\n";
    for (const hdl::Port& port : top.ports()) {
        text += fmt::format("| `{}` | {} | {}{} | {} |\n", port.name,
                            port.direction == hdl::Direction::input ? "in" : "out", width_text(port.width),
                            port.is_signed ? ", signed" : "", port.doc);
    }
    return text;
}

}  // namespace

std::string readme(const Contents& contents) {
    const hdl::Module& top = contents.top;
    return fmt::format(
        "# {0}: {1}\n\n"
        "Made by ragrtl {2} from the configuration in `config.ini`.\n\n"
        "{3}\n"
        "## Configuration\n\n{4}{5}\n"
        "## Ports\n\n{6}\n"
        "## Files\n\n"
        "| file | what it is |\n|---|---|\n"
        "| `rtl/`, `filelist.f` | synthesizable Verilog-2005, one module per file; the order to read it in "
        "|\n"
        "| `constraints/{0}.sdc` | clock, IO delays, reset handling |\n"
        "| `sim/` | lockstep bench against the golden model: `make -C sim` builds and runs it (Verilator 5, "
        "C++17) |\n"
        "| `manifest.json` | all of this page for programs |\n"
        "| `{0}_ports.hpp` | the ports for C++ programs that drive the Verilated module |\n"
        "{7}"
        "| `config.ini` | every parameter with its value; `ragrtl generate --config` takes it back |\n\n"
        "The Verilog belongs to whoever generated it; the sources in `sim/` are under `sim/LICENSE`.\n",
        top.name(), top.summary(), version, facts(top), configuration(contents.config), parameters(top),
        ports(top),
        contents.unit.registers
            ? fmt::format("| `registers.md`, `{}_registers.h` | the registers, for people and "
                          "for C programs |\n",
                          top.name())
            : "");
}

}  // namespace ragrtl::bundle
