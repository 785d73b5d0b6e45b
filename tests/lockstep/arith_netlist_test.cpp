// Netlists of osu018 against exact integers: units synthesized with the product's own flow, adder cells
// included, each cell as its Liberty file describes it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "gen/flow/exploration.hpp"
#include "tests/lockstep/arith_cases.hpp"

namespace ragrtl::test {
namespace {

using ::testing::HasSubstr;

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

const flow::Library& library() {
    static const flow::Library opened = flow::open_library("osu018", "");
    return opened;
}

/// All cells of the library in Verilog, as Yosys understands their functions.
std::string cell_models() {
    const Scratch scratch;
    flow::RunOptions options;
    options.cwd = scratch / "";
    const auto run = flow::run(
        {"yosys", "-q", "-p",
         "read_liberty -ignore_miss_func " + library().source.string() + "; write_verilog -noattr cells.v"},
        options);
    EXPECT_TRUE(run.ok()) << run.output;
    return text_of(scratch / "cells.v");
}

std::string netlist_of(const hdl::Module& module) {
    const Scratch scratch;
    flow::Design design;
    design.top = module.name();
    for (const hdl::Module& part : module.hierarchy()) {
        design.sources.push_back(scratch / (part.name() + ".v"));
        std::ofstream(design.sources.back()) << hdl::print(part, "");
    }
    flow::SynthSettings settings;
    settings.effort = flow::Effort::area;
    settings.jobs = 1;
    std::filesystem::create_directories(scratch / "flow");
    const flow::Synthesis synthesis = flow::synthesize(design, library(), settings, scratch / "flow");
    return text_of(scratch / "flow" / synthesis.best.netlist.file());
}

ArithCase configured(const ArithSize& size, const Settings& more) {
    ArithCase one{find_unit(size.unit), find_unit(size.unit)->defaults};
    for (const auto& [key, value] : size.settings) one.config.set(key, value);
    for (const auto& [key, value] : more) one.config.set(key, value);
    EXPECT_TRUE(one.config.violations().empty()) << one.name();
    return one;
}

/// Every compression, final adder and product in turns.
std::vector<ArithCase> sample() {
    return {
        configured(multiplier(4, 4), {{"final_adder", "kogge_stone"}, {"compression", "dadda"}}),
        configured(multiplier(5, 4), {{"product", "booth"}, {"final_adder", "brent_kung"}, {"cuts", "1"}}),
        configured(multiplier(8, 8), {{"product", "booth"}, {"compression", "four_two"}, {"cuts", "2"}}),
        configured(dot_product(3, 2, 3), {{"final_adder", "ripple"}, {"cuts", "2"}}),
        configured(dot_product(8, 4, 4), {{"cuts", "1"}}),
        configured(multi_adder(5, 3), {{"final_adder", "sklansky"}, {"is_signed", "false"}}),
        configured(popcount(15), {{"compression", "four_two"}, {"cuts", "1"}}),
        configured(squarer(2, 4), {{"final_adder", "sklansky"}}),
        configured(winograd(2, 2), {{"cuts", "1"}}),
        configured(comparator(4, 4), {{"cuts", "1"}, {"final_adder", "kogge_stone"}}),
    };
}

std::vector<ArithCase> floating_point() {
    return {configured({"fp_decode", {}}, {}), configured({"fp_decode", {}}, {{"format", "bf16"}}),
            configured({"fp_mac", {}}, {{"accumulator", "exact"}, {"terms", "16"}})};
}

flow::RunResult run_netlists(const std::vector<ArithCase>& cases, std::uint64_t random_cycles,
                             const std::function<std::string(std::string)>& edit = nullptr) {
    std::string cells = cell_models();
    return run_batch(cases, random_cycles, [&](const hdl::Module& module) {
        std::string netlist = netlist_of(module);
        EXPECT_THAT(netlist, HasSubstr("DFFPOSX1")) << module.name();
        if (edit) netlist = edit(netlist);
        return netlist + std::exchange(cells, "");  // once for all
    });
}

TEST(ArithNetlists, EqualExactIntegers) {
    const auto run = run_netlists(sample(), 40'000);
    EXPECT_EQ(run.exit_code, 0) << run.output;
    EXPECT_THAT(run.output, HasSubstr("PASS "));
}

TEST(ArithNetlists, OfFloatingPointEqualGolden) {
    const auto run = run_netlists(floating_point(), 200'000);
    EXPECT_EQ(run.exit_code, 0) << run.output;
    EXPECT_THAT(run.output, HasSubstr("PASS "));
}

// Units with benches of their own, as bundles whose RTL is a netlist.
TEST(ArithNetlists, InBundlesEqualGolden) {
    const std::vector<ArithSize> units{
        {"hier_pe", {{"lanes", "8"}, {"lanes_per_cycle", "4"}, {"reset", "async_low"}}},
        {"topk_unit", {{"k", "3"}, {"score_width", "4"}, {"id_width", "2"}}}};
    for (const ArithSize& unit : units) {
        const Scratch scratch;
        const std::filesystem::path bundle = scratch / "bundle";
        std::vector<std::string> arguments{"generate", unit.unit, "--out", bundle.string()};
        for (const auto& [key, value] : unit.settings) {
            arguments.push_back("--" + key);
            arguments.push_back(value);
        }
        ASSERT_TRUE(ragrtl(arguments).ok()) << unit.unit;
        const ArithCase one = configured(unit, {});
        const std::string netlist = netlist_of(one.unit->build(one.config));
        std::ofstream(bundle / "rtl" / (unit.unit + ".v")) << netlist << cell_models();
        const auto run = verify(bundle.string(), {"--cycles", "20000"}, scratch / "kept");
        EXPECT_EQ(run.exit_code, 0) << run.output;
    }
}

TEST(ArithNetlists, AWrongCellIsFound) {
    const auto run = run_netlists({sample().front()}, 1'000, [](std::string netlist) {
        const std::string right = "NAND2X1 ";
        const auto at = netlist.find(right);
        EXPECT_NE(at, std::string::npos) << netlist;
        return netlist.replace(at, right.size(), "NOR2X1 ");
    });
    EXPECT_EQ(run.exit_code, 1) << run.output;
    EXPECT_THAT(run.output, HasSubstr("FAIL multiplier a_width=4"));
}

}  // namespace
}  // namespace ragrtl::test
