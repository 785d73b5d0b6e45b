#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "gen/error.hpp"
#include "gen/flow/process.hpp"
#include "gen/flow/synth.hpp"
#include "tests/support/flow_libraries.hpp"
#include "tests/support/temporary_folder.hpp"

namespace fs = std::filesystem;

namespace ragrtl::flow {
namespace {

using test::ScopedVariable;
using test::TemporaryFolder;
using testing::HasSubstr;
using testing::ThrowsMessage;

const char* const counter = R"(module counter (input wire clk, rst, enable, output wire [7:0] count);
    reg [7:0] count_q;
    assign count = count_q;
    always @(posedge clk) begin
        if (rst) count_q <= 8'd0;
        else if (enable) count_q <= count_q + 8'd1;
    end
endmodule
)";

const char* const fa =
    R"(module fa #(parameter N = 1) (input wire [N-1:0] a, b, cin, output wire [N-1:0] sum, cout);
    assign sum = a ^ b ^ cin;
    assign cout = a & b | a & cin | b & cin;
endmodule
)";

// Adds three 6-bit numbers: a row of full adders, then a chain of them.
const char* const add3 = R"(module add3 (input wire [5:0] x, y, z, output wire [7:0] sum);
    wire [5:0] s, c;
    fa #(.N(6)) save (.a(x), .b(y), .cin(z), .sum(s), .cout(c));
    wire [7:0] carry;
    assign carry[0] = 1'b0;
    genvar i;
    generate
        for (i = 0; i < 7; i = i + 1) begin : chain
            wire si = i < 6 ? s[i < 6 ? i : 0] : 1'b0;
            wire ci = i > 0 ? c[i > 0 ? i - 1 : 0] : 1'b0;
            fa bit (.a(si), .b(ci), .cin(carry[i]), .sum(sum[i]), .cout(carry[i+1]));
        end
    endgenerate
    assign sum[7] = carry[7];
endmodule
)";

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class FlowSynth : public testing::Test {
  protected:
    SynthOptions options(const std::string& top, const std::vector<std::string>& verilog) const {
        SynthOptions result;
        result.design.top = top;
        for (std::size_t i = 0; i < verilog.size(); ++i) {
            result.design.sources.push_back(scratch_.write(fmt::format("rtl {}/{}.v", i, i), verilog[i]));
        }
        result.settings.effort = Effort::area;
        result.settings.jobs = 1;
        result.out = scratch_.path() / "out";
        return result;
    }

    // The folder of results is there whole or not at all, and nothing lies beside it.
    void expect_nothing_left() const {
        for (const auto& entry : fs::directory_iterator(scratch_.path())) {
            EXPECT_EQ(entry.path().filename().string().rfind("rtl ", 0), 0U) << entry.path();
        }
    }

    // A program in front of PATH that behaves as the shell script says.
    ScopedVariable path_with(const std::string& tool, const std::string& script) const {
        const fs::path file = tools_.write(tool, "#!/bin/sh\n" + script);
        fs::permissions(file, fs::perms::owner_all);
        return ScopedVariable("PATH", tools_.path().string() + ":" + std::getenv("PATH"));
    }

    TemporaryFolder scratch_, tools_;
};

TEST_F(FlowSynth, CounterFigures) {
    SynthOptions o = options("counter", {counter});
    o.unit = "test/counter";
    o.configuration = {{"width", "8"}};
    o.command = "ragrtl synth counter";
    const SynthResult result = run_synth(o);
    const auto& m = result.metrics;
    EXPECT_EQ(m["tool"], "ragrtl");
    EXPECT_EQ(m["schema"], 1);
    EXPECT_EQ(m["design__top"], "counter");
    EXPECT_EQ(m["synth__technology"], "osu018");
    EXPECT_EQ(m["synth__flops__count"], 8);
    EXPECT_DOUBLE_EQ(m["synth__area__flop_um2"], 8 * 96.0);
    EXPECT_DOUBLE_EQ(m["synth__area__nand2_um2"], 24);
    EXPECT_NEAR(m["synth__area__nand2_equivalents"], m["synth__area__total_um2"].get<double>() / 24, 0.06);
    EXPECT_GT(m["synth__area__flop_share"], 0.3);
    EXPECT_LT(m["synth__area__flop_share"], 0.7);
    EXPECT_GT(m["sta__fmax__mhz"], 200);
    EXPECT_LT(m["sta__fmax__mhz"], 2000);
    EXPECT_NEAR(m["sta__fmax__mhz"].get<double>() * m["sta__period__min_ns"].get<double>(), 1000, 0.1);
    EXPECT_TRUE(m["sta__period__target_ns"].is_null());
    double smallest_slack = 1;
    for (const char* group : {"reg2reg", "in2reg", "reg2out"}) {
        ASSERT_TRUE(m.contains(fmt::format("sta__slack__{}_ns", group)));
        smallest_slack = std::min(smallest_slack, m[fmt::format("sta__slack__{}_ns", group)].get<double>());
        EXPECT_GT(m[fmt::format("sta__period__{}_ns", group)], 0.05);
    }
    EXPECT_NEAR(smallest_slack, 0, 1e-4);
    EXPECT_FALSE(m.contains("sta__slack__in2out_ns"));
    EXPECT_EQ(m["sta__path__reg2reg_from"].get<std::string>().rfind("count", 0), 0U);
    EXPECT_EQ(m["tools__yosys__version"], "0.23");
    EXPECT_GT(m["run__memory__peak_mb"], 5);
    EXPECT_EQ(result.failure, "");

    EXPECT_EQ(nlohmann::ordered_json::parse(text_of(o.out / "metrics.json")), m);
    const std::string report = text_of(o.out / "report.md");
    for (const char* part : {"# test/counter", "| width | 8 |", "flops (8)", "### Slowest path",
                             "ragrtl synth counter", "Yosys 0.23"}) {
        EXPECT_THAT(report, HasSubstr(part));
    }
    EXPECT_TRUE(fs::exists(o.out / "netlist.v"));
    EXPECT_TRUE(fs::exists(o.out / "scripts/timing.tcl"));
}

TEST_F(FlowSynth, AreaEqualsWhatYosysCounts) {
    const SynthOptions o = options("counter", {counter});
    const SynthResult result = run_synth(o);
    const std::string library = open_library("", "").source.string();
    const std::string output =
        run({"yosys", "-p",
             fmt::format("read_verilog {}; stat -liberty {}", (o.out / "netlist.v").string(), library)})
            .output;
    const std::size_t at = output.find("Chip area for module '\\counter': ");
    ASSERT_NE(at, std::string::npos) << output;
    EXPECT_NEAR(std::stod(output.substr(output.find(": ", at) + 2)), result.synthesis.best.area_um2, 1e-3);
}

TEST_F(FlowSynth, SameInputSameResults) {
    SynthOptions o = options("counter", {counter});
    o.settings.effort = Effort::balanced;
    auto first = run_synth(o).metrics;
    const std::string netlist = text_of(o.out / "netlist.v");
    o.settings.jobs = 2;  // replaces the folder, which is one of ours
    auto second = run_synth(o).metrics;
    EXPECT_EQ(netlist, text_of(o.out / "netlist.v"));
    for (auto* metrics : {&first, &second}) {
        std::vector<std::string> of_the_machine;
        for (const auto& entry : metrics->items()) {
            if (entry.key().rfind("run__", 0) == 0) of_the_machine.push_back(entry.key());
        }
        for (const std::string& key : of_the_machine) metrics->erase(key);
    }
    EXPECT_EQ(first, second);
}

// The wrapper around a library's adder must compute what the module in the RTL computes.
void expect_equivalent(const fs::path& netlist, const std::string& cells, const std::vector<fs::path>& rtl) {
    const TemporaryFolder folder;
    std::string script = fmt::format("read_liberty {}\n", cells);
    script += fmt::format("read_verilog \"{}\"\nrename add3 mapped\n", netlist.string());
    for (const fs::path& file : rtl) script += fmt::format("read_verilog \"{}\"\n", file.string());
    script +=
        "hierarchy -check\nproc\nflatten\nopt\nmiter -equiv -flatten mapped add3 both\n"
        "hierarchy -top both\nsat -verify -prove trigger 0 both\n";
    const RunResult result = run({"yosys", "-q", "-s", folder.write("equivalent.ys", script).string()});
    EXPECT_TRUE(result.ok()) << result.output;
}

TEST_F(FlowSynth, AddersBecomeCellsOfTheLibrary) {
    SynthOptions o = options("add3", {add3, fa});
    SynthResult with = run_synth(o);
    EXPECT_TRUE(with.synthesis.uses_adder_cells);
    EXPECT_EQ(with.synthesis.best.netlist.cells.at("FAX1"), 13);
    expect_equivalent(o.out / "netlist.v", open_library("", "").source.string(), o.design.sources);

    o.settings.use_adder_cells = false;
    SynthResult without = run_synth(o);
    EXPECT_FALSE(without.synthesis.uses_adder_cells);
    EXPECT_EQ(without.synthesis.best.netlist.cells.count("FAX1"), 0U);
    expect_equivalent(o.out / "netlist.v", open_library("", "").source.string(), o.design.sources);
    EXPECT_EQ(with.metrics["synth__flops__count"], 0);
    EXPECT_GT(with.metrics["sta__period__in2out_ns"], 0.1);
}

TEST_F(FlowSynth, InvertedAdderCells) {
    if (test::shared_liberty().empty()) GTEST_SKIP() << "no ../shared/liberty beside the project";
    SynthOptions o = options("add3", {add3, fa});
    o.liberty = test::shared_liberty() / "asap7/asap7_rvt_tt_trim.lib.gz";
    const SynthResult result = run_synth(o);
    EXPECT_EQ(result.synthesis.best.netlist.cells.at("FAx1_ASAP7_75t_R"), 13);
    EXPECT_LT(result.metrics["sta__period__min_ns"], 1.0) << "the library's unit is ps";
    const fs::path unpacked = scratch_.write("rtl cells/asap7.lib", open_library("", o.liberty).text);
    expect_equivalent(o.out / "netlist.v", "-ignore_miss_func \"" + unpacked.string() + "\"",
                      o.design.sources);
}

TEST_F(FlowSynth, AreaByModule) {
    SynthOptions o = options("add3", {add3, fa});
    o.settings.use_adder_cells = false;
    o.settings.by_module = true;
    const SynthResult result = run_synth(o);
    std::map<std::string, long> instances;
    double sum = 0;
    for (const ModuleArea& module : result.synthesis.modules) {
        instances[module.name] = module.instances;
        sum += module.um2;
    }
    EXPECT_EQ(instances, (std::map<std::string, long>{{"add3", 1}, {"fa", 8}}));
    EXPECT_NEAR(sum / result.synthesis.best.area_um2, 1, 0.5);
    EXPECT_THAT(text_of(o.out / "report.md"), HasSubstr("| fa | 8 |"));
    EXPECT_EQ(result.metrics["synth__area__modules"].size(), 2U);
}

TEST_F(FlowSynth, PeriodMetAndNotMet) {
    SynthOptions o = options("counter", {counter});
    o.settings.period_ns = 50;
    const SynthResult easy = run_synth(o);
    EXPECT_EQ(easy.failure, "");
    EXPECT_TRUE(easy.metrics["sta__period__met"]);
    EXPECT_NEAR(easy.metrics["sta__slack__reg2reg_ns"].get<double>(),
                50 - easy.metrics["sta__period__reg2reg_ns"].get<double>(), 1e-4);

    o.settings.period_ns = 0.1;
    const SynthResult impossible = run_synth(o);
    EXPECT_FALSE(impossible.metrics["sta__period__met"]);
    EXPECT_THAT(
        impossible.failure,
        testing::MatchesRegex("timing: counter does not reach a period of 0\\.1 ns; achievable is [0-9.]+ ns "
                              "\\([0-9.]+ MHz\\), limited by [a-z0-9]+ from [^ ]+ to [^ ]+"));
    EXPECT_LT(impossible.metrics["sta__period__min_ns"], easy.metrics["sta__period__min_ns"]);
    EXPECT_THAT(text_of(o.out / "report.md"), HasSubstr("**the period of 0.1 ns is not met**"));
}

TEST_F(FlowSynth, HighestFrequencyIsNotBelowASingleRun) {
    SynthOptions o = options("counter", {counter});
    o.settings.effort = Effort::speed;
    const double single_ns = run_synth(o).metrics["sta__period__min_ns"];
    o.settings.find_fmax = true;
    const SynthResult search = run_synth(o);
    EXPECT_LE(search.metrics["sta__period__min_ns"], 1.02 * single_ns);
    EXPECT_GT(search.synthesis.tried.size(), 5U);
}

TEST_F(FlowSynth, BadPeriods) {
    SynthOptions o = options("counter", {counter});
    for (const double period : {0.0, -1.0}) {
        o.settings.period_ns = period;
        EXPECT_THAT([&] { run_synth(o); },
                    ThrowsMessage<BadInput>(fmt::format("period {:g} ns: must be greater than 0", period)));
    }
    o.settings.period_ns = 1;
    o.settings.find_fmax = true;
    EXPECT_THROW(run_synth(o), BadInput);
    expect_nothing_left();
}

const char* const reset_pair = R"(module pair (input wire clk, rst_n, d, output wire zero, one);
    reg zero_q, one_q;
    assign zero = zero_q;
    assign one = one_q;
    always @(posedge clk or negedge rst_n)
        if (!rst_n) begin zero_q <= 1'b0; one_q <= 1'b1; end
        else begin zero_q <= d; one_q <= zero_q; end
endmodule
)";

// Proves by induction from a reset that the netlist behaves like the RTL, with the library's own cell
// functions.
void expect_same_behaviour_after_reset(const SynthOptions& o) {
    const TemporaryFolder folder;
    const fs::path cells = folder.write("cells.lib", open_library("", o.liberty).text);
    const std::string script = fmt::format(
        "read_liberty -ignore_miss_func {}\nread_verilog \"{}\"\nrename pair mapped\nread_verilog \"{}\"\n"
        "hierarchy -check\nproc\nflatten\nopt\nmiter -equiv -flatten mapped pair both\nhierarchy -top both\n"
        "async2sync\nopt\nsat -verify -seq 1 -tempinduct -prove trigger 0 -set-at 1 in_rst_n 0 both\n",
        cells.string(), (o.out / "netlist.v").string(), o.design.sources.front().string());
    const RunResult result = run({"yosys", "-q", "-s", folder.write("equivalent.ys", script).string()});
    EXPECT_TRUE(result.ok()) << result.output;
}

TEST_F(FlowSynth, AsynchronousReset) {
    SynthOptions o = options("pair", {reset_pair});
    o.design.untimed_inputs = {"rst_n"};
    const SynthResult result = run_synth(o);
    EXPECT_EQ(result.metrics["synth__flops__count"], 2);
    EXPECT_EQ(result.metrics["sta__path__in2reg_from"], "d");
    expect_same_behaviour_after_reset(o);
}

TEST_F(FlowSynth, AsynchronousResetOfFlopsWithInvertedOutput) {
    if (test::shared_liberty().empty()) GTEST_SKIP() << "no ../shared/liberty beside the project";
    SynthOptions o = options("pair", {reset_pair});
    o.design.untimed_inputs = {"rst_n"};
    o.liberty = test::shared_liberty() / "asap7/asap7_rvt_tt_trim.lib.gz";
    EXPECT_EQ(run_synth(o).synthesis.best.netlist.cells.at("DFFASRHQNx1_ASAP7_75t_R"), 2);
    expect_same_behaviour_after_reset(o);
}

TEST_F(FlowSynth, EveryTechnology) {
    if (test::shared_liberty().empty()) GTEST_SKIP() << "no ../shared/liberty beside the project";
    // From fast to slow, as in the libraries' own README; a unit of time misread would be a factor of 1000.
    const std::vector<std::string> libraries = {
        "gt2n/gt2_6t_w31_svt_tt_0p7v25c.lib.gz", "asap7/asap7_rvt_tt_trim.lib.gz",
        "nangate45/nangate45_typ.lib.gz",        "ihp-sg13g2/sg13g2_stdcell_typ_1p20V_25C.lib.gz",
        "sky130hd/sky130hd_tt.lib.gz",           "gf180mcu7t/gf180mcu7t_tt_5v0_trim.lib.gz"};
    double faster_ns = 0.05;
    for (const std::string& file : libraries) {
        SynthOptions o = options("counter", {counter});
        o.liberty = test::shared_liberty() / file;
        o.settings.jobs = 2;
        const SynthResult result = run_synth(o);
        EXPECT_EQ(result.metrics["synth__flops__count"], 8) << file;
        EXPECT_GT(result.metrics["synth__area__nand2_equivalents"], 50) << file;
        EXPECT_LT(result.metrics["synth__area__nand2_equivalents"], 160) << file;
        const double period_ns = result.metrics["sta__period__min_ns"];
        EXPECT_GT(period_ns, faster_ns) << file;
        EXPECT_LT(period_ns, 5) << file;
        faster_ns = period_ns;
    }
}

TEST_F(FlowSynth, DesignsThatCannotBeSynthesized) {
    const auto message = [&](const std::string& verilog) -> std::string {
        try {
            run_synth(options("top", {verilog}));
        } catch (const CheckFailed& error) {
            expect_nothing_left();
            return error.what();
        }
        return "was accepted";
    };
    EXPECT_EQ(message("module top (input wire g, d, output reg q); always @* if (g) q = d; endmodule\n"),
              "latch inferred for top.q: the design must be made of flip-flops");
    EXPECT_EQ(message("(* blackbox *) module box (input wire a, output wire y); endmodule\n"
                      "module top (input wire a, output wire y); box b (.a(a), .y(y)); endmodule\n"),
              "the netlist has box (1x), which is neither a module of the design nor a cell of library "
              "osu018_stdcells: a black box");
    EXPECT_THAT(
        message("module top (input wire a, output wire y); gone g (.a(a), .y(y)); endmodule\n"),
        HasSubstr("Module `\\gone' referenced in module `\\top' in cell `\\g' is not part of the design"));
    EXPECT_THAT(message("module top (input wire a, output wire y) assign y = a; endmodule\n"),
                HasSubstr("syntax error"));
    EXPECT_THAT(message("module other (input wire a, output wire y); assign y = a; endmodule\n"),
                HasSubstr("top"));
    EXPECT_EQ(message("module top (input wire a, output wire y); wire w; assign y = a & w; endmodule\n"),
              "yosys: Wire top.w is used but has no driver");
    EXPECT_THAT(
        message("module top (input wire a, b, output wire y); assign y = a; assign y = b; endmodule\n"),
        testing::MatchesRegex("yosys: multiple conflicting drivers for top.[ab]"));
    EXPECT_EQ(message("module top (input wire a, output wire y); assign y = a ^ y; endmodule\n"),
              "yosys: found logic loop in module top");
    EXPECT_EQ(
        message(
            "module top (input wire clk, clk2, d, output reg q); always @(posedge clk2) q <= d; endmodule\n"),
        "registers that the clock clk does not reach, the first is q_reg/CLK");
}

TEST_F(FlowSynth, BusThatFeedsItsOwnOtherBitsIsNoLoop) {
    const SynthResult result =
        run_synth(options("chain", {R"(module chain (input wire a, input wire [3:0] b, output wire [3:0] y);
    assign y = {y[2:0], a} ^ b;
endmodule
)"}));
    EXPECT_EQ(result.synthesis.flops.count, 0);
}

TEST_F(FlowSynth, ToolsThatFail) {
    const SynthOptions o = options("counter", {counter});
    const auto with = [&](const char* tool, const std::string& script) {
        const ScopedVariable path = path_with(tool, script);
        try {
            run_synth(o);
        } catch (const Error& error) {
            fs::remove(tools_.path() / tool);
            expect_nothing_left();
            return fmt::format("{} {}", error.exit_code(), error.what());
        }
        return std::string("was accepted");
    };
    EXPECT_EQ(with("sta", "echo 'Error: all is lost.'; exit 0"), "1 sta: Error: all is lost.");
    EXPECT_EQ(with("sta", "echo 'Warning: x.v, line 1 module X not found.  Creating black box for y.'"),
              "1 sta: Warning: x.v, line 1 module X not found.  Creating black box for y.");
    EXPECT_EQ(with("yosys", "echo 'ERROR: no.'; exit 1"), "1 yosys: ERROR: no.");
    EXPECT_EQ(with("yosys", "exit 3"), "1 yosys failed with exit code 3 and no error message");
    EXPECT_THAT(with("yosys", "kill -KILL $$"), HasSubstr("3 yosys ran out of memory or was killed"));
    EXPECT_THAT(with("yosys", "echo \"what():  std::bad_alloc\"; kill -ABRT $$"),
                HasSubstr("3 yosys ran out of memory or was killed"));
    EXPECT_EQ(with("yosys", "kill -SEGV $$"), "3 yosys crashed: Segmentation fault");
}

TEST_F(FlowSynth, TimeLimit) {
    SynthOptions o = options("counter", {counter});
    o.settings.timeout = std::chrono::milliseconds(200);
    const ScopedVariable path = path_with("yosys", "[ \"$1\" = -V ] && echo 'Yosys 0.23' && exit; sleep 60");
    EXPECT_THAT([&] { run_synth(o); },
                ThrowsMessage<IoError>("yosys was stopped at its time limit of 0.2 s"));
    expect_nothing_left();
}

TEST_F(FlowSynth, MissingTools) {
    const SynthOptions o = options("counter", {counter});
    const TemporaryFolder bin;
    const ScopedVariable path("PATH", bin.path().string());
    EXPECT_THAT([&] { run_synth(o); },
                ThrowsMessage<MissingTool>("yosys is not installed; on Debian: apt-get install yosys"));
    fs::permissions(bin.write("yosys", "#!/bin/sh\n"), fs::perms::owner_all);
    EXPECT_THAT([&] { run_synth(o); },
                ThrowsMessage<MissingTool>("sta is not installed; on Debian: apt-get install opensta"));
    expect_nothing_left();
}

TEST_F(FlowSynth, OutputFolderOfSomebodyElse) {
    SynthOptions o = options("counter", {counter});
    o.out = scratch_.path() / "rtl mine";
    scratch_.write("rtl mine/thesis.tex", "");
    EXPECT_THROW(run_synth(o), BadInput);
    EXPECT_TRUE(fs::exists(o.out / "thesis.tex"));
}

}  // namespace
}  // namespace ragrtl::flow
