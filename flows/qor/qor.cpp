// Quality of results: each unit against the plain Verilog of the same function or against the usual way to do
// it, both through the same wrapper, library and scripts in one run. usage: ragrtl_qor PLAIN_FOLDER
// WORK_FOLDER TECHNOLOGY LIBERTY|"" [ROWS]; ROWS: only rows whose title contains it
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "gen/error.hpp"
#include "gen/flow/exploration.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/units.hpp"

namespace fs = std::filesystem;
using namespace ragrtl;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// What is measured: a unit of the registry in some configuration, or one module of it; behind the same
/// ports, a file of plain Verilog where that is given.
struct Side {
    std::string unit;
    Settings settings;
    std::string module = {};  ///< "": the unit itself
    std::string plain = {};   ///< file in the folder of plain Verilog
};

/// One line of the table: ours, and what it is compared with.
struct Row {
    std::string title;
    Side ours, reference;
    bool logic_only = false;  ///< compare without flops: the two sides register different numbers of bits
};

Settings with(Settings base, const Settings& more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}

/// A configuration of a unit beside the plain Verilog of the same function and ports.
Row against_plain(const std::string& title, const std::string& unit, const Settings& settings,
                  const std::string& plain, bool logic_only = false) {
    return {title, {unit, settings}, {unit, settings, "", plain}, logic_only};
}

std::vector<Row> rows() {
    const Settings int4{{"terms", "64"}, {"a_width", "4"}, {"b_width", "4"}};
    const Settings int8{{"terms", "64"}, {"a_width", "8"}, {"b_width", "8"}};
    const Settings winograd{{"pairs", "32"}, {"width", "8"}};
    const Settings comparator{{"x_width", "24"}, {"y_width", "16"}};
    // A plain loop needs no corrections, nor the registers for them.
    const Side plain_int8{"dot_product", int8, "", "dot_product_8.v"};
    return {
        against_plain("dot product 64 x INT4, one cycle", "dot_product", int4, "dot_product_4.v"),
        against_plain("dot product 64 x INT4, two carry-save stages", "dot_product",
                      with(int4, {{"cuts", "1"}}), "dot_product_4.v"),
        against_plain("dot product 64 x INT8, AND array", "dot_product", int8, "dot_product_8.v"),
        against_plain("dot product 64 x INT8, Booth", "dot_product", with(int8, {{"product", "booth"}}),
                      "dot_product_8.v"),
        {"dot product 64 x INT8, Winograd, Booth", {"winograd_dot_product", winograd}, plain_int8},
        {"dot product 64 x INT8, Winograd, AND array",
         {"winograd_dot_product", with(winograd, {{"product", "and_array"}})},
         plain_int8},
        against_plain("comparator of products 24 x 16, AND array", "product_comparator", comparator,
                      "product_comparator.v", true),
        against_plain("comparator of products 24 x 16, Booth", "product_comparator",
                      with(comparator, {{"product", "booth"}}), "product_comparator.v", true),
        {"fp16 multiply-accumulate in 3 stages, exact against fp32",
         {"fp_mac", {{"accumulator", "exact"}}, "fp_mac_lane"},
         {"fp_mac", {{"accumulator", "fp32"}}}},
        {"sum of 68 scores, exact against fp32 adders",
         {"multi_adder", {{"operands", "68"}, {"width", "81"}}},
         {"fp_tree", {{"terms", "68"}}},
         true},
        against_plain("top-K, K = 32, 42-bit entries", "topk_unit",
                      {{"k", "32"}, {"score_width", "32"}, {"id_width", "10"}}, "topk_unit.v"),
    };
}

hdl::Module module_of(const Side& side) {
    const Unit& unit = *find_unit(side.unit);
    spec::Config config = unit.defaults;
    for (const auto& [key, value] : side.settings) config.set(key, value);
    if (!config.violations().empty()) throw ragrtl::BadInput(config.violations().front().text());
    const hdl::Module top = unit.build(config);
    if (side.module.empty()) return top;
    for (const hdl::Module& module : top.hierarchy()) {
        if (module.name() == side.module) return module;
    }
    throw ragrtl::BadInput(side.unit + " has no module " + side.module);
}

/// A module with the ports of `unit` behind and before registers, so that every path is from register to
/// register.
std::string wrapper(const hdl::Module& unit) {
    std::string ports = "input wire clk";
    std::string body;
    std::string pins = ".clk(clk)";
    for (const hdl::Port& port : unit.ports()) {
        if (port.name == "clk") continue;
        const std::string range = fmt::format("[{}:0]", port.width.value() - 1);
        const bool is_input = port.direction == hdl::Direction::input;
        ports += fmt::format(",\n    {} wire {} {}", is_input ? "input" : "output", range, port.name);
        if (is_input) {
            body += fmt::format("    reg {0} {1}_q;\n    always @(posedge clk) {1}_q <= {1};\n", range,
                                port.name);
        }
        pins += fmt::format(", .{0}({0}{1})", port.name, is_input ? "_q" : "");
    }
    return fmt::format("module registered (\n    {}\n);\n{}    {} unit ({});\nendmodule\n", ports, body,
                       unit.name(), pins);
}

struct Result {
    double area_ge = 0;
    long flops = 0;
    double period_ns = 0;
};

class Bench {
  public:
    Bench(fs::path plain, fs::path work, const flow::Library& library)
        : plain_(std::move(plain)), work_(std::move(work)), library_(library) {}

    /// Area and period; all files of the run stay in the folder `name`.
    Result measure(const std::string& name, const Side& side, bool logic_only) {
        const hdl::Module top = module_of(side);
        const fs::path folder = work_ / name;
        fs::remove_all(folder);
        fs::create_directories(folder / "rtl");
        flow::Design design;
        design.top = "registered";
        const auto add = [&](const std::string& file, const std::string& text) {
            std::ofstream(folder / "rtl" / file) << text;
            design.sources.push_back(folder / "rtl" / file);
        };
        add("registered.v", wrapper(top));
        if (side.plain.empty()) {
            for (const hdl::Module& module : top.hierarchy())
                add(module.name() + ".v", hdl::print(module, ""));
        } else {
            fs::copy_file(plain_ / side.plain, folder / "rtl" / side.plain);
            design.sources.push_back(folder / "rtl" / side.plain);
        }
        fs::create_directories(folder / "run");
        flow::SynthSettings synth;
        synth.effort = flow::Effort::area;
        const flow::Synthesis made = flow::synthesize(design, library_, synth, folder / "run");
        const double counted = made.best.area_um2 - (logic_only ? made.flops.um2 : 0);
        return {counted / library_.nand2_area, made.flops.count, made.best.timing.min_period_ns()};
    }

  private:
    fs::path plain_, work_;
    const flow::Library& library_;
};

int run(int argc, char** argv) {
    if (argc < 4) {
        std::cerr << "usage: ragrtl_qor PLAIN_FOLDER WORK_FOLDER TECHNOLOGY [LIBERTY [ROWS]]\n";
        return 2;
    }
    const std::string wanted = argc > 5 ? argv[5] : "";
    const flow::Library library = flow::open_library(argv[3], argc > 4 ? argv[4] : "");
    Bench bench(argv[1], argv[2], library);
    fmt::print("| {} | ours GE | flops | ns | against GE | flops | ns | area | period | area x period |\n",
               argv[3]);
    fmt::print("|---|---|---|---|---|---|---|---|---|---|\n");
    std::map<std::string, Result> references;  // rows with the same plain Verilog share its measurement
    int index = 0;
    for (const Row& row : rows()) {
        const std::string name = fmt::format("row{}", ++index);
        if (row.title.find(wanted) == std::string::npos) continue;
        const Result ours = bench.measure(name + "_ours", row.ours, row.logic_only);
        const std::string key = row.reference.plain.empty() ? name : row.reference.plain;
        if (references.count(key) == 0)
            references[key] = bench.measure(name + "_reference", row.reference, row.logic_only);
        const Result& plain = references.at(key);
        const double area = ours.area_ge / plain.area_ge;
        const double period = ours.period_ns / plain.period_ns;
        fmt::print("| {} | {:.0f} | {} | {:.3f} | {:.0f} | {} | {:.3f} | {:.3f} | {:.3f} | {:.3f} |\n",
                   row.title, ours.area_ge, ours.flops, ours.period_ns, plain.area_ge, plain.flops,
                   plain.period_ns, area, period, area * period);
        std::cout.flush();
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& e) {
        std::cerr << "ragrtl_qor: " << e.what() << "\n";
        return 1;
    }
}
