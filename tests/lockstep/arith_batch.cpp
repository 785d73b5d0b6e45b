#include "tests/lockstep/arith_batch.hpp"

#include <fmt/format.h>

#include <fstream>
#include <set>

namespace ragrtl::test {
namespace {

std::string prefix_of(std::size_t index) { return "c" + std::to_string(index) + "_"; }

/// Ports of the module that holds all cases: those of every case, prefixed; the clock is shared.
std::string top_module(const std::vector<hdl::Module>& modules) {
    std::string ports = "    input wire clk";
    std::string instances;
    for (std::size_t i = 0; i < modules.size(); ++i) {
        std::string pins = ".clk(clk)";
        for (const hdl::Port& port : modules[i].ports()) {
            if (port.name == "clk") continue;
            ports += fmt::format(",\n    {} wire [{}:0] {}{}",
                                 port.direction == hdl::Direction::input ? "input" : "output",
                                 port.width.value() - 1, prefix_of(i), port.name);
            pins += fmt::format(", .{0}({1}{0})", port.name, prefix_of(i));
        }
        instances += fmt::format("    {} u{} ({});\n", modules[i].name(), i, pins);
    }
    return "module batch (\n" + ports + "\n);\n" + instances + "endmodule\n";
}

/// "DotProduct" and an expression for the configured spec.
std::string spec_expression(const ArithCase& one) {
    std::string text = "[] { using namespace spec; " + one.unit->spec_type + " unit; ";
    for (const spec::Field& field : one.config.table().fields()) {
        text += "unit." + field.key + " = " + one.config.cpp_value(field.key) + "; ";
    }
    return text + "return unit; }()";
}

std::string main_program(const std::vector<ArithCase>& cases, const std::vector<hdl::Module>& modules,
                         std::uint64_t random_cycles) {
    std::set<std::string> benches;
    std::string slots;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        benches.insert("#include \"tb/benches/" + cases[i].unit->module + ".hpp\"\n");
        std::string pins[2];
        for (const hdl::Port& port : modules[i].ports()) {
            if (port.name == "clk" || port.name == "rst") continue;
            pins[port.direction == hdl::Direction::input ? 0 : 1] +=
                fmt::format("{{\"{0}\", {1}, &dut.{2}{0}, sizeof dut.{2}{0}}}, ", port.name,
                            port.width.value(), prefix_of(i));
        }
        slots += fmt::format(
            "static void add_{0}(Slots& slots, Vbatch& dut) {{\n"
            "    slots.push_back(std::make_unique<test::Slot<tb::{1}Bench>>(\n"
            "        \"{2}\", tb::{1}Bench({3}, {4}), {5},\n"
            "        test::SlotPins{{{{\"rst\", 1, &dut.{6}rst, 1}}, {{{7}}}, {{{8}}}}}));\n}}\n",
            i, cases[i].unit->spec_type, cases[i].name(), spec_expression(cases[i]), random_cycles, i + 1,
            prefix_of(i), pins[0], pins[1]);
    }
    std::string text = "#include \"Vbatch.h\"\n#include \"tests/lockstep/arith_batch_driver.hpp\"\n";
    for (const std::string& include : benches) text += include;
    text += "using namespace ragrtl;\nusing Slots = std::vector<std::unique_ptr<test::SlotBase>>;\n" + slots;
    text +=
        "int main() {\n    VerilatedContext context;\n    context.randReset(2);\n    Vbatch dut(&context);\n "
        "   Slots slots;\n";
    for (std::size_t i = 0; i < cases.size(); ++i) text += fmt::format("    add_{}(slots, dut);\n", i);
    return text + "    return test::run_batch(slots, [&](bool level) { dut.clk = level; dut.eval(); });\n}\n";
}

}  // namespace

std::string printed_verilog(const hdl::Module& module) {
    std::string text;
    for (const hdl::Module& part : module.hierarchy()) text += hdl::print(part, "");
    return text;
}

flow::RunResult run_batch(const std::vector<ArithCase>& cases, std::uint64_t random_cycles,
                          const MakeVerilog& make_verilog) {
    const Scratch scratch;
    std::vector<hdl::Module> modules;
    std::ofstream verilog(scratch / "batch.v");
    for (std::size_t i = 0; i < cases.size(); ++i) {
        modules.push_back(cases[i].unit->build(cases[i].config).prefixed(prefix_of(i)));
        verilog << make_verilog(modules.back());
    }
    verilog << top_module(modules);
    verilog.close();
    std::ofstream(scratch / "main.cpp") << main_program(cases, modules, random_cycles);

    flow::RunOptions options;
    options.cwd = scratch / "";
    options.environment = {{"MAKEFLAGS", ""}, {"MAKELEVEL", ""}};
    // As the benches of bundles are built: that optimization gets some of these trees wrong
    // (gen/arith/README.md).
    const flow::RunResult built =
        flow::run({"verilator",      "--cc",       "--exe",
                   "--build",        "-O3",        "--x-initial",
                   "unique",         "--x-assign", "unique",
                   "-Wno-lint",      "-Wno-style", "-fno-const-bit-op-tree",
                   "--output-split", "4000",       "--top-module",
                   "batch",          "-CFLAGS",    "-std=c++17 -O1 -I" + project_dir().string(),
                   "batch.v",        "main.cpp"},
                  options);
    if (!built.ok()) return built;
    return flow::run({(scratch / "obj_dir/Vbatch").string()}, options);
}

}  // namespace ragrtl::test
