// What the floating-point units emit is clean for Verilator, Icarus Verilog and Yosys, at both ends of their
// options.

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "gen/units.hpp"
#include "tests/support/lint.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl {
namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

std::string lint_of(const std::string& unit_name, const Settings& settings) {
    const Unit* unit = find_unit(unit_name);
    spec::Config config = unit->defaults;
    for (const auto& [key, value] : settings) config.set(key, value);
    const test::TemporaryFolder folder;
    test::Verilog verilog;
    verilog.top = unit->module;
    for (const hdl::Module& module : unit->build(config).hierarchy()) {
        verilog.files.push_back(folder.path() / (module.name() + ".v"));
        std::ofstream(verilog.files.back()) << hdl::print(module, "");
    }
    return test::lint(verilog);
}

TEST(FpLint, EmittedVerilogIsClean) {
    const std::vector<std::pair<std::string, Settings>> cases{
        {"fp_decode", {}},
        {"fp_decode", {{"format", "bf16"}, {"reset", "async_low"}}},
        {"fp_mac", {}},
        {"fp_mac",
         {{"stages", "1"},
          {"terms", "1"},
          {"segment", "1024"},
          {"round_stages", "1"},
          {"reset", "sync_low"}}},
        {"fp_mac", {{"stages", "2"}, {"format", "bf16"}, {"segment", "64"}, {"round_stages", "4"}}},
        {"fp_mac",
         {{"multiplier", "plain"}, {"segment", "13"}, {"round_stages", "2"}, {"reset", "async_low"}}},
        {"fp_mac", {{"accumulator", "fp32"}, {"stages", "1"}}},
        {"fp_mac", {{"accumulator", "fp32"}, {"stages", "3"}, {"format", "bf16"}, {"multiplier", "plain"}}},
        {"fp_round", {}},
        {"fp_round", {{"segment", "17"}, {"carry_width", "16"}, {"format", "bf16"}}},
        {"fp_tree", {{"terms", "2"}}},
        {"fp_tree", {{"terms", "7"}, {"reset", "sync_low"}}},
        {"fp_dot", {{"lanes", "1"}, {"chunks", "1"}, {"cuts", "0"}}},
        {"fp_dot",
         {{"lanes", "5"}, {"segment", "8"}, {"cuts", "2"}, {"multiplier", "plain"}, {"reset", "async_low"}}},
        {"fp_dot", {{"lanes", "2"}, {"format", "bf16"}, {"segment", "64"}, {"compression", "dadda"}}},
    };
    for (const auto& [unit, settings] : cases) {
        std::string name = unit;
        for (const auto& [key, value] : settings) name.append(" ").append(key).append("=").append(value);
        SCOPED_TRACE(name);
        EXPECT_EQ(lint_of(unit, settings), "");
    }
}

}  // namespace
}  // namespace ragrtl
