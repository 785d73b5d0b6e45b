// The lint that emitted Verilog has to pass notices what it is there for.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/support/lint.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class Lint : public testing::Test {
  protected:
    std::string of(const std::string& text,
                   std::vector<std::pair<std::string, std::int64_t>> overrides = {}) const {
        return lint({{scratch.write("top.v", text)}, "top", std::move(overrides)});
    }
    TemporaryFolder scratch;
};

constexpr const char* clean =
    "`default_nettype none\n"
    "module top #(\n    parameter W = 4\n) (\n    input  wire [W-1:0] a,\n    output wire [W-1:0] y\n);\n"
    "    assign y = ~a;\n"
    "endmodule\n"
    "`default_nettype wire\n";

TEST_F(Lint, IsSilentAboutCleanVerilog) { EXPECT_EQ(of(clean), ""); }

TEST_F(Lint, OverridesReachEveryReader) {
    EXPECT_EQ(of(clean, {{"W", 9}}), "");
    const std::string sliced =
        "`default_nettype none\n"
        "module top #(\n    parameter W = 1\n) (\n    input  wire [1:0] a,\n    output wire       y\n);\n"
        "    generate\n        if (W == 1) begin : fine\n            assign y = a[1] ^ a[0];\n"
        "        end else begin : wrong\n            missing m (.a(a), .y(y));\n        end\n    "
        "endgenerate\n"
        "endmodule\n"
        "`default_nettype wire\n";
    EXPECT_EQ(of(sliced), "");
    EXPECT_THAT(of(sliced, {{"W", 2}}),
                AllOf(HasSubstr("verilator ("), HasSubstr("iverilog ("), HasSubstr("yosys (")));
}

TEST_F(Lint, NoticesALostBit) {
    EXPECT_THAT(of("module top (input wire [3:0] a, output wire [2:0] y);\n    assign y = a;\nendmodule\n"),
                HasSubstr("WIDTH"));
}

TEST_F(Lint, NoticesAnUndrivenOutput) {
    EXPECT_THAT(
        of("module top (input wire a, output wire y, output wire z);\n    assign y = a;\nendmodule\n"),
        HasSubstr("UNDRIVEN"));
}

TEST_F(Lint, NoticesALoop) {
    EXPECT_THAT(of("module top (input wire a, output wire y);\n    wire b = y | a;\n    assign y = b & a;\n"
                   "endmodule\n"),
                AllOf(HasSubstr("UNOPTFLAT"), HasSubstr("yosys (")));
}

TEST_F(Lint, NoticesSystemVerilog) {
    EXPECT_THAT(of("module top (input wire a, output logic y);\n    assign y = a;\nendmodule\n"),
                HasSubstr("iverilog ("));
}

TEST_F(Lint, NoticesBrokenText) {
    EXPECT_THAT(of("module top (input wire a, output wire y);\n    assign y = ;\nendmodule\n"),
                AllOf(HasSubstr("verilator ("), HasSubstr("iverilog ("), HasSubstr("yosys (")));
}

}  // namespace
}  // namespace ragrtl::test
