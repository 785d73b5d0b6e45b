#include <fmt/format.h>

#include <string>

#include "gen/bundle/artefacts.hpp"

namespace ragrtl::bundle {
namespace {

// What stands in for the reset pin of a unit that has none: the harness asserts it, and nothing happens.
constexpr const char* no_reset_pin = "no_reset";

std::string visitor(const hdl::Module& top, hdl::Direction direction, const std::string& name) {
    std::string text =
        fmt::format("    template <class Dut, class F>\n    static void {}(Dut& d, F&& f) {{\n", name);
    if (direction == hdl::Direction::input && !top.has_reset())
        text += fmt::format("        f(\"{0}\", {0}, 1);\n", no_reset_pin);
    for (const hdl::Port& port : top.ports()) {
        if (port.direction != direction) continue;
        text += fmt::format("        f(\"{0}\", d.{0}, {1});\n", port.name, port.width.value());
    }
    return text + "    }\n";
}

}  // namespace

std::string ports_header(const Contents& contents) {
    const hdl::Module& top = contents.top;
    const ResetPort reset = reset_port(top);
    std::string text = fmt::format(
        "// Ports of {0} for C++ programs that drive the Verilated module.\n"
        "// {1}\n"
        "#pragma once\n\n"
        "/// Each visitor calls f(name, pin, width) once per port; `pin` is the member of the Verilated "
        "class.\n"
        "struct {0}_ports {{\n"
        "    static constexpr const char* top = \"{0}\";\n"
        "    static constexpr const char* clock = \"{2}\";\n"
        "    static constexpr const char* reset = \"{3}\";\n"
        "    static constexpr bool reset_active = {4};  // level that resets\n"
        "    static constexpr bool reset_async = {5};\n\n",
        top.name(), contents.provenance, clock_port, top.has_reset() ? reset.name : no_reset_pin,
        reset.active_high, reset.asynchronous);
    if (!top.has_reset()) {
        text += fmt::format(
            "    // There is no reset: this pin is connected to nothing.\n"
            "    static inline unsigned char {} = 0;\n\n",
            no_reset_pin);
    }
    text += visitor(top, hdl::Direction::input, "for_each_input");
    text += "\n";
    text += visitor(top, hdl::Direction::output, "for_each_output");
    return text + "};\n";
}

}  // namespace ragrtl::bundle
