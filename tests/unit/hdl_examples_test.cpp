// The three examples of gen/hdl/README.md: their code stands there as it stands here, beside the Verilog it
// prints.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "gen/flow/process.hpp"
#include "gen/hdl/builder.hpp"
#include "tests/support/lint.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace ragrtl::hdl;

namespace {

// example: a register with enable
Module enabled_register() {
    Builder m("enabled_register", "holds the last value it was told to take.");
    const Const w = m.parameter("W", 8, "bits");
    m.clock(ResetStyle::sync_high);
    const Expr enable = m.input("enable");
    const Expr d = m.input("d", w);
    const Expr value = m.reg("value_q", w, reset_to(0));
    m.clocked([&](Process& p) { p.when(enable, [&] { p.set(value, d); }); });
    m.assign(m.output("q", w), value);
    return m.finish();
}
// end

// example: a pipelined adder
Module pipelined_adder() {
    Builder m("pipelined_adder", "adds two 32-bit numbers, half of the bits per stage.");
    m.timing(2, "2 cycles from a, b to sum", 1, "1 sum per cycle");
    m.clock_without_reset();
    const Expr a = m.input("a", 32);
    const Expr b = m.input("b", 32);
    const ResetPolicy flows = no_reset("follows a, b");

    m.banner("Stage 1: the low halves");
    const Expr s1_low = m.reg("s1_low_q", 17, flows, "with carry");
    const Expr s1_a = m.reg("s1_a_q", 16, flows);
    const Expr s1_b = m.reg("s1_b_q", 16, flows);
    m.clocked([&](Process& p) {
        p.set(s1_low, a.slice(0, 16) + b.slice(0, 16));
        p.set(s1_a, a.slice(16, 16));
        p.set(s1_b, b.slice(16, 16));
    });

    m.banner("Stage 2: the high halves and the carry");
    const Expr high = m.let("high", s1_a + s1_b);
    const Expr s2_low = m.reg("s2_low_q", 16, flows);
    const Expr s2_high = m.reg("s2_high_q", 17, flows);
    m.clocked([&](Process& p) {
        p.set(s2_low, s1_low.slice(0, 16));
        p.set(s2_high, trunc(high + s1_low[16], 17));
    });
    m.assign(m.output("sum", 33), cat({s2_high, s2_low}));
    return m.finish();
}
// end

// example: a lane, 68 times
Module mac_lanes() {
    Builder m("mac_lanes", "multiply-accumulate lanes on one broadcast element.");
    const Const lanes = m.parameter("LANES", 68);
    m.clock(ResetStyle::sync_high);
    const Expr first = m.input("first", 1, "starts new sums");
    const Expr element = m.signed_input("element", 8, "of the query");
    const Expr vectors = m.input("vectors", 8 * lanes, "one element of every vector");
    const Expr sums = m.output("sums", 24 * lanes);
    m.loop("lane", "l", lanes, [&](Scope& lane, const Const& l) {
        const Expr product = lane.let("product", element * as_signed(vectors.slice(8 * l, 8)));
        const Expr sum = lane.signed_reg("sum_q", 24, reset_to(0));
        const Expr base = lane.let("base", mux(first, 0, sum));
        lane.clocked([&](Process& p) { p.set(sum, trunc(base + product, 24)); });
        lane.assign(sums.slice(24 * l, 24), as_unsigned(sum));
    });
    return m.finish();
}
// end

std::string text_of(const std::string& path) {
    std::ifstream file(ragrtl::test::project_dir() / path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// What stands between each `begin` line and the next `end` line.
std::vector<std::string> blocks(const std::string& text, const std::string& begin, const std::string& end) {
    std::vector<std::string> found;
    std::size_t at = 0;
    while ((at = text.find("\n" + begin, at)) != std::string::npos) {
        const std::size_t first = text.find('\n', at + 1) + 1;
        const std::size_t last = text.find("\n" + end + "\n", first);
        found.push_back(text.substr(first, last + 1 - first));
        at = last;
    }
    return found;
}

const std::vector<Module>& examples() {
    static const std::vector<Module> all = {enabled_register(), pipelined_adder(), mac_lanes()};
    return all;
}

TEST(HdlExamples, StandInTheReadmeAsTheyAreCompiledHere) {
    const std::vector<std::string> code =
        blocks(text_of("tests/unit/hdl_examples_test.cpp"), "// example: ", "// end");
    ASSERT_EQ(code.size(), 3U);
    EXPECT_EQ(blocks(text_of("gen/hdl/README.md"), "```cpp", "```"), code);
}

TEST(HdlExamples, StandInTheReadmeWithTheVerilogTheyPrint) {
    std::vector<std::string> printed;
    for (const Module& module : examples()) printed.push_back(print(module, ""));
    EXPECT_EQ(blocks(text_of("gen/hdl/README.md"), "```verilog", "```"), printed);
}

/// Lints the example and runs `bench`, which prints what it finds wrong, and then "done".
void expect_works(const Module& module, const std::string& bench) {
    const ragrtl::test::TemporaryFolder folder;
    const std::string file = (folder.path() / (module.name() + ".v")).string();
    const std::string bench_file = (folder.path() / "bench.v").string();
    const std::string program = (folder.path() / "bench").string();
    std::ofstream(file) << print(module, "");
    std::ofstream(bench_file) << bench;
    EXPECT_EQ(ragrtl::test::lint({{file}, module.name(), {}}), "");
    const auto built = ragrtl::flow::run({"iverilog", "-g2005", "-o", program, bench_file, file});
    ASSERT_TRUE(built.ok()) << built.output;
    EXPECT_EQ(ragrtl::flow::run({"vvp", "-n", program}).output, "done\n");
}

TEST(HdlExamples, TheRegisterTakesWhatItIsTold) {
    expect_works(examples()[0], R"(
module bench;
    reg clk = 0, rst = 1, enable = 1;
    reg [7:0] d = 8'h5a;
    wire [7:0] q;
    enabled_register dut (.clk(clk), .rst(rst), .enable(enable), .d(d), .q(q));
    always #1 clk = !clk;
    initial begin
        @(negedge clk); if (q !== 8'h00) $display("not reset: %h", q);
        rst = 0;
        @(negedge clk); if (q !== 8'h5a) $display("not taken: %h", q);
        enable = 0; d = 8'ha5;
        @(negedge clk); if (q !== 8'h5a) $display("not held: %h", q);
        enable = 1;
        @(negedge clk); if (q !== 8'ha5) $display("not taken again: %h", q);
        $display("done"); $finish;
    end
endmodule
)");
}

TEST(HdlExamples, TheAdderAddsTwoCyclesLater) {
    expect_works(examples()[1], R"(
module bench;
    reg clk = 0;
    reg [31:0] a, b;
    reg [32:0] s1, s2;
    wire [32:0] sum;
    integer i;
    pipelined_adder dut (.clk(clk), .a(a), .b(b), .sum(sum));
    always #1 clk = !clk;
    always @(posedge clk) begin
        s1 <= {1'b0, a} + {1'b0, b};
        s2 <= s1;
    end
    initial begin
        for (i = 0; i < 200; i = i + 1) begin
            a = i == 7 ? 32'hffffffff : $random; b = i == 7 ? 32'h1 : $random;
            @(negedge clk); if (i >= 2 && sum !== s2) $display("cycle %0d: %h instead of %h", i, sum, s2);
        end
        $display("done"); $finish;
    end
endmodule
)");
}

TEST(HdlExamples, EveryLaneAccumulatesItsOwnProducts) {
    expect_works(examples()[2], R"(
module bench;
    reg clk = 0, rst = 1, first = 1;
    reg signed [7:0] element;
    reg [8*68-1:0] vectors;
    wire [24*68-1:0] sums;
    integer i, l, expected [0:67];
    reg signed [7:0] mine;
    mac_lanes dut (.clk(clk), .rst(rst), .first(first), .element(element), .vectors(vectors), .sums(sums));
    always #1 clk = !clk;
    initial begin
        for (l = 0; l < 68; l = l + 1) expected[l] = 0;
        element = 1; vectors = 0;
        @(negedge clk); rst = 0;
        for (i = 0; i < 50; i = i + 1) begin
            first = i % 20 == 0;
            element = i == 3 ? -128 : $random;
            for (l = 0; l < 68; l = l + 1) begin
                mine = i == 3 ? -128 : $random;
                vectors[8*l +: 8] = mine;
                expected[l] = (first ? 0 : expected[l]) + mine * element;
            end
            @(negedge clk);
            for (l = 0; l < 68; l = l + 1) begin
                if ($signed(sums[24*l +: 24]) !== expected[l]) $display("cycle %0d, lane %0d", i, l);
            end
        end
        $display("done"); $finish;
    end
endmodule
)");
}

}  // namespace
