#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>

#include "gen/flow/delay_table.hpp"
#include "gen/flow/technology.hpp"
#include "tests/cli/program.hpp"

namespace ragrtl {
namespace {

using test::expect_refusal;
using test::Outcome;
using testing::HasSubstr;
using testing::StartsWith;

class TargetPeriod : public test::Program {
  protected:
    Outcome generate(const std::string& arguments) const { return ragrtl("generate " + arguments); }

    nlohmann::json manifest(const std::string& bundle) const {
        return nlohmann::json::parse(read(work() / bundle / "manifest.json"));
    }

    std::map<std::string, std::string> verilog(const std::string& bundle) const {
        std::map<std::string, std::string> files;
        for (const auto& entry : std::filesystem::directory_iterator(work() / bundle / "rtl")) {
            files[entry.path().filename().string()] = read(entry.path());
        }
        return files;
    }

    /// A delay table of a technology that the program does not know, below the folder it is started in.
    void write_table(const std::string& technology, const arith::DelayTable& delays) const {
        std::filesystem::create_directories(work() / "constraints/tech");
        flow::Calibration calibration;
        calibration.technology = technology;
        calibration.delays_ns = delays;
        write(flow::delay_file(technology), flow::to_json(calibration));
    }
};

TEST_F(TargetPeriod, CutsFollowTheTarget) {
    int last_cuts = -1;
    for (const char* period : {"9", "3.2", "2.2", "1.7"}) {
        SCOPED_TRACE(period);
        const std::string out = std::string("dot") + period;
        const Outcome made =
            generate("dot_product --target-period " + std::string(period) + " --tech osu018 --out " + out);
        ASSERT_EQ(made.exit_code, 0) << made.err;
        const auto json = manifest(out);
        const int cuts = json["config"]["cuts"];
        EXPECT_GE(cuts, last_cuts);
        last_cuts = cuts;
        EXPECT_EQ(json["timing"]["latency"], cuts + 1);
        EXPECT_THAT(made.out, HasSubstr("\ncuts = " + std::to_string(cuts) + ": planned period "));
        EXPECT_THAT(made.out, HasSubstr(" ns in osu018\n"));
    }
    EXPECT_EQ(manifest("dot9")["config"]["cuts"], 0);
    EXPECT_GE(last_cuts, 2);
}

TEST_F(TargetPeriod, CutsByHandMakeTheSameVerilog) {
    ASSERT_EQ(generate("dot_product --target-period 2.2 --tech osu018 --out planned").exit_code, 0);
    const int cuts = manifest("planned")["config"]["cuts"];
    ASSERT_GT(cuts, 0);
    ASSERT_EQ(generate("dot_product --cuts " + std::to_string(cuts) + " --out by_hand").exit_code, 0);
    ASSERT_EQ(generate("dot_product --config planned/config.ini --out again").exit_code, 0);
    EXPECT_EQ(verilog("planned"), verilog("by_hand"));
    EXPECT_EQ(verilog("planned"), verilog("again"));
}

TEST_F(TargetPeriod, FewestCutsOfAKnownTable) {
    // Nothing but adders takes time, and all take the same: nine rows are 6, 4, 3 and 2 behind one adder
    // each. By the unit's own rule, one cut is before the last adder, two are before the third and behind the
    // last.
    arith::DelayTable delays{{1, 1, 1, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, 0, 0};
    write_table("slow_adders", delays);
    const std::string unit =
        "multi_adder --operands 9 --width 8 --compression dadda --tech slow_adders --target-period ";
    const std::map<std::string, int> fewest{{"4", 0}, {"3.9", 1}, {"3", 1}, {"2.9", 2},
                                            {"2", 2}, {"1.9", 4}, {"1", 4}};
    for (const auto& [period, cuts] : fewest) {
        const Outcome made = generate(unit + period + " --out b" + period);
        ASSERT_EQ(made.exit_code, 0) << made.err;
        EXPECT_EQ(manifest("b" + period)["config"]["cuts"], cuts) << period;
    }
    expect_refusal(
        generate(unit + "0.9 --out none"), 1,
        {"arith/multi_adder: no pipeline meets a period of 0.9 ns in slow_adders; the shortest planned is "
         "1.000 ns, with multi_adder.cuts = 4"});
    EXPECT_FALSE(std::filesystem::exists(work() / "none"));
}

// The bench and golden model that go with the bundle count with the cuts that were chosen: its RTL shows
// every result in the cycle in which they expect it.
TEST_F(TargetPeriod, LatencyFollowsIntoGoldenModelAndBench) {
    ASSERT_EQ(
        generate("dot_product --terms 5 --target-period 2 --tech osu018 --reset async_low --out b").exit_code,
        0);
    const int latency = manifest("b")["timing"]["latency"];
    ASSERT_GT(latency, 1);
    EXPECT_EQ(manifest("b")["config"]["cuts"], latency - 1);
    EXPECT_THAT(verilog("b")["dot_product.v"], HasSubstr(std::to_string(latency) + " cycles from in_valid"));
    const Outcome verified = ragrtl("verify b --cycles 5000");
    EXPECT_EQ(verified.exit_code, 0) << verified.out << verified.err;

    // One register level less than the manifest says is found.
    const auto config = work() / "b/sim/config.hpp";
    const std::string right = "cuts = " + std::to_string(latency - 1);
    std::string text = read(config);
    ASSERT_NE(text.find(right), std::string::npos) << text;
    write("b/sim/config.hpp",
          text.replace(text.find(right), right.size(), "cuts = " + std::to_string(latency - 2)));
    EXPECT_EQ(ragrtl("verify b --cycles 5000").exit_code, 1);
}

TEST_F(TargetPeriod, VerifyAndSynthTakeItToo) {
    const Outcome verified = ragrtl("verify multiplier --target-period 2.4 --tech osu018 --cycles 2000");
    EXPECT_EQ(verified.exit_code, 0) << verified.out << verified.err;
    EXPECT_THAT(verified.out, testing::Not(HasSubstr("cuts=0")));
    ASSERT_EQ(ragrtl("synth multiplier --target-period 2.4 --effort area --out report").exit_code, 0);
    EXPECT_THAT(read(work() / "report/report.md"), testing::Not(HasSubstr("| cuts | 0 |")));
}

TEST_F(TargetPeriod, Refusals) {
    expect_refusal(generate("dot_product --cuts 2 --target-period 2 --out x"), 2,
                   {"dot_product.cuts and --target-period exclude each other; keep one of them"});
    write("cuts.ini", "unit = arith/dot_product\ndot_product.cuts = 1\n");
    expect_refusal(generate("--config cuts.ini --target-period 2 --out x"), 2,
                   {"dot_product.cuts and --target-period exclude each other; keep one of them"});
    expect_refusal(
        generate("dot_product --target-period 2 --tech gf180mcu7t --out x"), 2,
        {"technology gf180mcu7t has no delay table; measure one: ragrtl calibrate --tech gf180mcu7t "
         "--liberty FILE"});
    expect_refusal(generate("dot_product --tech osu018 --out x"), 2,
                   {"--tech belongs to --target-period NS, which is not given"});
    expect_refusal(generate("dot_product --target-period 0 --out x"), 2,
                   {"--target-period 0: must be 0.001 .. 1000000 (ns)"});
    const Outcome no_cuts = generate("hier_pe --target-period 2 --out x");
    EXPECT_EQ(no_cuts.exit_code, 2);
    EXPECT_THAT(no_cuts.err,
                StartsWith("ragrtl: --target-period: hier/pe has no register cuts to choose; units that "
                           "have: arith/dot_product, "));
    const Outcome infeasible = generate("dot_product --target-period 0.1 --tech osu018 --out x");
    EXPECT_EQ(infeasible.exit_code, 1);
    EXPECT_THAT(infeasible.err,
                StartsWith("ragrtl: arith/dot_product: no pipeline meets a period of 0.1 ns in osu018; "
                           "the shortest planned is "));
    EXPECT_THAT(left_behind(), testing::ElementsAre("cuts.ini"));

    ASSERT_EQ(generate("multiplier --out bundle").exit_code, 0);
    expect_refusal(ragrtl("synth bundle --target-period 2"), 2,
                   {"--target-period: the keys of a bundle are fixed; generate it again or name its unit"});
    expect_refusal(
        ragrtl("synth multiplier --target-period 2 --liberty x.lib"), 2,
        {"--target-period needs --tech T beside --liberty: the technology whose delays to plan with"});
}

class Calibrate : public test::Program {
  protected:
    void expect_nothing_left() const { EXPECT_THAT(left_behind(), testing::IsEmpty()); }
};

TEST_F(Calibrate, Refusals) {
    expect_refusal(ragrtl("calibrate"), 2,
                   {"--tech T is needed: the technology to measure",
                    "there is no folder constraints/tech here; say where to write: --out FILE"});
    expect_refusal(ragrtl("calibrate --tech a/b --out x"), 2,
                   {"--tech a/b: must be letters, digits, '_' and '-'"});
    expect_refusal(ragrtl("calibrate --tech osu018 --out ."), 2,
                   {"--out .: must be a file, such as osu018.delays.json"});
    expect_refusal(ragrtl("calibrate --tech nangate45 --out x"), 2,
                   {"technology nangate45 needs its Liberty file: --liberty FILE"});
    expect_refusal(ragrtl("calibrate --tech mine --out x"), 2,
                   {"technology mine needs its Liberty file: --liberty FILE"});
    expect_refusal(ragrtl("calibrate extra --tech osu018 --out x"), 2,
                   {"unexpected argument extra; expected options only"});
    expect_nothing_left();
}

TEST_F(Calibrate, SaysThatALibraryHasNoFullAdder) {
    // Yosys gets no further than its first run, so that the test need not wait for all of them.
    const Outcome outcome = shell(
        "mkdir bin && printf '#!/bin/sh\\necho \"ERROR: stopped\"; exit 1\\n' >bin/yosys && chmod +x "
        "bin/yosys && "
        "sed -e 's/FAX1/FA_GONE/; s/library *(osu018_stdcells)/library(bare)/' " +
        flow::technology("osu018").liberty_files.front().string() +
        " | awk '/cell \\((FA_GONE|HAX1)\\)/ { skip = 1 } /^cell \\(/ && !/FA_GONE|HAX1/ { skip = 0 } !skip' "
        ">bare.lib && "
        "PATH=$PWD/bin:$PATH exec '" +
        test::ragrtl_binary().string() + "' calibrate --tech bare --liberty bare.lib --out bare.json");
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err,
              "ragrtl: library bare has no full adder: its delays are those of gates\n"
              "ragrtl: yosys: ERROR: stopped\n");
    EXPECT_THAT(left_behind(), testing::ElementsAre("bare.lib", "bin"));
}

}  // namespace
}  // namespace ragrtl
