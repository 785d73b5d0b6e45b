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
    Side ours;
    std::string against;  ///< what the reference is, for the table
    Side reference;
    bool logic_only = false;  ///< compare without flops: the two sides register different numbers of bits
};

Settings with(Settings base, const Settings& more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}

/// Rows of one configuration beside plain Verilog of the same function and ports. What Yosys makes of a sum
/// of products depends on how it is written, so both ways are there.
void add_dot_products(std::vector<Row>& rows, const std::string& title, const Side& ours,
                      const Settings& plain_settings, const std::string& plain) {
    rows.push_back({title, ours, "one expression", {"dot_product", plain_settings, "", plain + ".v"}});
    rows.push_back({title, ours, "product nets", {"dot_product", plain_settings, "", plain + "_nets.v"}});
}

std::vector<Row> rows() {
    const Settings int4{{"terms", "64"}, {"a_width", "4"}, {"b_width", "4"}};
    const Settings int8{{"terms", "64"}, {"a_width", "8"}, {"b_width", "8"}};
    const Settings winograd{{"pairs", "32"}, {"width", "8"}};
    const Settings comparator{{"x_width", "24"}, {"y_width", "16"}};
    const Settings list{{"k", "32"}, {"score_width", "32"}, {"id_width", "10"}};
    std::vector<Row> rows;
    add_dot_products(rows, "dot product 64 x INT4, one cycle", {"dot_product", int4}, int4, "dot_product_4");
    add_dot_products(rows, "dot product 64 x INT4, two carry-save stages",
                     {"dot_product", with(int4, {{"cuts", "1"}})}, int4, "dot_product_4");
    // The plain loop behind Winograd's needs no corrections, nor the registers for them.
    const std::vector<std::pair<std::string, Side>> int8_units{
        {"AND array", {"dot_product", int8}},
        {"Booth", {"dot_product", with(int8, {{"product", "booth"}})}},
        {"Winograd, AND array", {"winograd_dot_product", with(winograd, {{"product", "and_array"}})}},
        {"Winograd, Booth", {"winograd_dot_product", winograd}},
    };
    for (const auto& [name, ours] : int8_units)
        add_dot_products(rows, "dot product 64 x INT8, " + name, ours, int8, "dot_product_8");
    const Side plain_comparator{"product_comparator", comparator, "", "product_comparator.v"};
    rows.push_back({"comparator of products 24 x 16, AND array",
                    {"product_comparator", comparator},
                    "plain",
                    plain_comparator,
                    true});
    rows.push_back({"comparator of products 24 x 16, Booth",
                    {"product_comparator", with(comparator, {{"product", "booth"}})},
                    "plain",
                    plain_comparator,
                    true});
    rows.push_back({"fp16 multiply-accumulate in 3 stages, exact",
                    {"fp_mac", {{"accumulator", "exact"}}, "fp_mac_lane"},
                    "fp32",
                    {"fp_mac", {{"accumulator", "fp32"}}}});
    rows.push_back({"sum of 68 scores, exact",
                    {"multi_adder", {{"operands", "68"}, {"width", "81"}}},
                    "fp32 adders",
                    {"fp_tree", {{"terms", "68"}}},
                    true});
    rows.push_back({"top-K, K = 32, 42-bit entries",
                    {"topk_unit", list},
                    "plain",
                    {"topk_unit", list, "", "topk_unit.v"}});
    return rows;
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

    /// Area and period, measured when a side is asked for the first time. All files stay in a folder of its
    /// own.
    const Result& measure(const Side& side, bool logic_only) {
        const std::string key =
            fmt::format("{} {} {} {}", text_of(side), side.module, side.plain, logic_only);
        auto known = measured_.find(key);
        if (known == measured_.end()) {
            const std::string folder = fmt::format("{}_{}", measured_.size() + 1,
                                                   side.plain.empty() ? side.unit : "plain_" + side.plain);
            known = measured_.emplace(key, synthesize(folder, side, logic_only)).first;
        }
        return known->second;
    }

  private:
    static std::string text_of(const Side& side) {
        std::string text = side.unit;
        for (const auto& [key, value] : side.settings) text += " " + key + "=" + value;
        return text;
    }

    Result synthesize(const std::string& name, const Side& side, bool logic_only) const {
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

    fs::path plain_, work_;
    const flow::Library& library_;
    std::map<std::string, Result> measured_;
};

int run(int argc, char** argv) {
    if (argc < 4) {
        std::cerr << "usage: ragrtl_qor PLAIN_FOLDER WORK_FOLDER TECHNOLOGY [LIBERTY [ROWS]]\n";
        return 2;
    }
    const std::string wanted = argc > 5 ? argv[5] : "";
    const flow::Library library = flow::open_library(argv[3], argc > 4 ? argv[4] : "");
    Bench bench(argv[1], argv[2], library);
    fmt::print("| {} | GE | flops | ns | against | GE | flops | ns | area | period | area x period |\n",
               argv[3]);
    fmt::print("|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (const Row& row : rows()) {
        if (row.title.find(wanted) == std::string::npos) continue;
        const Result& ours = bench.measure(row.ours, row.logic_only);
        const Result& plain = bench.measure(row.reference, row.logic_only);
        const double area = ours.area_ge / plain.area_ge;
        const double period = ours.period_ns / plain.period_ns;
        fmt::print("| {} | {:.0f} | {} | {:.3f} | {} | {:.0f} | {} | {:.3f} | {:.3f} | {:.3f} | {:.3f} |\n",
                   row.title, ours.area_ge, ours.flops, ours.period_ns, row.against, plain.area_ge,
                   plain.flops, plain.period_ns, area, period, area * period);
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
