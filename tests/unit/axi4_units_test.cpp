// Structure of what puts AXI4 in front of a system; what it does is tested in lockstep.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "gen/blocks/axi4_lite_regs.hpp"
#include "gen/blocks/axi4_read_master.hpp"
#include "gen/error.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/spec/axi4_system.hpp"
#include "gen/systems/axi4_system.hpp"
#include "gen/units.hpp"
#include "tests/support/lint.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

std::set<std::string> followed(const hdl::Module& module, const std::string& output) {
    std::set<std::string> inputs;
    for (const auto& [input, outputs] : module.combinational_paths()) {
        if (outputs.count(output) != 0) inputs.insert(input);
    }
    return inputs;
}

std::string lint_of(const hdl::Module& top) {
    const test::TemporaryFolder folder;
    test::Verilog verilog;
    verilog.top = top.name();
    for (const hdl::Module& module : top.hierarchy()) {
        verilog.files.push_back(folder.path() / (module.name() + ".v"));
        std::ofstream(verilog.files.back()) << hdl::print(module, "");
    }
    return test::lint(verilog);
}

spec::RegisterTable table_of_stand_in() {
    using A = spec::Access;
    return {
        "stand_in",
        {{0x00, "control", "", {{"start", 0, 1, A::pulse, 0, ""}, {"clear_errors", 1, 1, A::pulse, 0, ""}}},
         {0x04, "status", "", {{"busy", 0, 1, A::read_only, 0, ""}, {"level", 8, 4, A::read_only, 0, ""}}}}};
}

/// The least that a system is: registers and one read port, `rows`; and `pin` that goes through.
hdl::Module stand_in(int word_width) {
    using namespace hdl;
    Builder m("stand_in", "passes on what it is given.");
    m.clock(ResetStyle::sync_high);
    const Expr write_valid = m.input("reg_write_valid");
    const Expr write_addr = m.input("reg_write_addr", 3);
    const Expr write_data = m.input("reg_write_data", 32);
    const Expr read_valid = m.input("reg_read_valid");
    const Expr read_addr = m.input("reg_read_addr", 3);
    const Expr rsp_valid = m.input("rows_rsp_valid");
    const Expr rsp_data = m.input("rows_rsp_data", word_width);
    const Expr rsp_last = m.input("rows_rsp_last");
    const Expr req_ready = m.input("rows_req_ready");
    const Expr pin = m.input("pin");
    m.unused("unused_inputs",
             cat({write_addr, write_data, read_addr, rsp_data, rsp_last, req_ready, rsp_valid}),
             "a stand-in");
    const Expr seen = m.reg("seen_q", 1, reset_to(0));
    m.clocked([&](Process& p) { p.set(seen, write_valid || read_valid || pin); });
    m.assign(m.output("reg_read_data", 32), zext(seen, 32));
    m.assign(m.output("rows_req_valid"), seen);
    m.assign(m.output("rows_req_addr", 20), zext(seen, 20));
    m.assign(m.output("rows_req_len", 3), zext(seen, 3));
    m.assign(m.output("rows_rsp_ready"), seen);
    m.assign(m.output("lamp"), seen);
    return m.finish();
}

TEST(Axi4Units, EmittedVerilogIsClean) {
    EXPECT_EQ(lint_of(blocks::axi4_lite_regs({2, spec::Reset::async_low})), "");
    EXPECT_EQ(lint_of(blocks::axi4_lite_regs({})), "");
    EXPECT_EQ(lint_of(blocks::axi4_read_master({1, 13, 1, 1, spec::Reset::async_low})), "");
    EXPECT_EQ(lint_of(blocks::axi4_read_master({33, 40, 16, 3, spec::Reset::sync_low})), "");
    EXPECT_EQ(lint_of(blocks::axi4_read_master({1024, 64, 4, 64, spec::Reset::sync_high})), "");
    for (const int width : {1, 8, 100, 1024}) {
        EXPECT_EQ(lint_of(systems::axi4_system(stand_in(width), table_of_stand_in(), spec::Reset::sync_high)),
                  "")
            << width;
    }
}

TEST(Axi4Units, HierOnAxi4IsClean) {
    const Unit hier = on_axi4(*find_unit("hier"));
    spec::Config config = hier.defaults;
    const std::vector<std::pair<std::string, std::string>> settings{
        {"pes", "2"},      {"lanes", "3"},         {"lanes_per_cycle", "2"}, {"k", "1"},
        {"id_width", "4"}, {"address_width", "7"}, {"reset", "async_low"}};
    for (const auto& [key, value] : settings) config.set(key, value);
    EXPECT_EQ(lint_of(hier.build(config)), "");
}

TEST(Axi4Units, HandshakesComeFromRegisters) {
    const hdl::Module lite = blocks::axi4_lite_regs({});
    for (const hdl::Port& port : lite.ports()) {
        if (port.direction == hdl::Direction::input) continue;
        EXPECT_THAT(followed(lite, port.name), IsEmpty()) << port.name;
    }
    const hdl::Module master = blocks::axi4_read_master({});
    for (const char* output : {"req_ready", "m_axi_arvalid", "m_axi_araddr", "m_axi_arlen", "error"})
        EXPECT_THAT(followed(master, output), IsEmpty()) << output;
    EXPECT_THAT(followed(master, "m_axi_rready"), ElementsAre("rsp_ready"));
    EXPECT_THAT(followed(master, "rsp_valid"), ElementsAre("m_axi_rvalid"));

    const Unit hier = on_axi4(*find_unit("hier"));
    EXPECT_THAT(hier.build(hier.defaults).combinational_paths(), IsEmpty());
}

TEST(Axi4System, FindsThePortsOfAnySystem) {
    const hdl::Module top = systems::axi4_system(stand_in(100), table_of_stand_in(), spec::Reset::sync_high);
    std::vector<std::string> others;
    std::map<std::string, std::int64_t> widths;
    for (const hdl::Port& port : top.ports()) {
        if (port.name.rfind("s_axi_", 0) == 0) continue;
        if (port.name.rfind("m_axi_rows_", 0) != 0) others.push_back(port.name);
        widths[port.name] = port.width.value();
    }
    EXPECT_EQ(widths["m_axi_rows_rdata"], 128);
    EXPECT_EQ(widths["m_axi_rows_araddr"], 24);
    EXPECT_THAT(others, UnorderedElementsAre("clk", "rst", "pin", "lamp"));
    EXPECT_EQ(top.name(), "stand_in_axi4");
}

TEST(Axi4System, AddsTheErrorBehindTheLastBitOfStatus) {
    const spec::RegisterTable table = spec::axi4_registers(table_of_stand_in());
    const spec::RegisterField& error =
        spec::field_named(spec::register_named(table, "status"), "error_memory");
    EXPECT_EQ(error.low, 12);
    EXPECT_EQ(error.access, spec::Access::read_only);
}

TEST(Axi4System, RefusesWordsWiderThanTheBus) {
    try {
        systems::axi4_system(stand_in(1025), table_of_stand_in(), spec::Reset::sync_high);
        FAIL() << "was made";
    } catch (const BadInput& error) {
        EXPECT_STREQ(error.what(),
                     "--bus axi4: words of 1025 bits at port rows of stand_in; AXI4 has at most 1024");
    }
}

TEST(Axi4System, IsForSystems) {
    EXPECT_THROW(on_axi4(*find_unit("topk_unit")), BadInput);
    EXPECT_THROW(on_axi4(on_axi4(*find_unit("hier"))), BadInput);
}

}  // namespace
}  // namespace ragrtl
