// The floating-point units against exact integers, in every cycle: formats x accumulators x pipelines, with
// gaps, resets in mid-operation, and all special values. All 65,536 codes are decoded; more than 10^7
// products are accumulated.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/lockstep/arith_cases.hpp"

namespace ragrtl::test {
namespace {

using ::testing::HasSubstr;

ArithCase configured(const std::string& unit_name, const Settings& settings) {
    const Unit* unit = find_unit(unit_name);
    ArithCase one{unit, unit->defaults};
    for (const auto& [key, value] : settings) one.config.set(key, value);
    EXPECT_TRUE(one.config.violations().empty()) << one.name();
    return one;
}

/// Both formats of a unit with some settings.
void add_formats(std::vector<ArithCase>& cases, const std::string& unit, Settings settings) {
    for (const char* format : {"fp16", "bf16"}) {
        settings.emplace_back("format", format);
        cases.push_back(configured(unit, settings));
        settings.pop_back();
    }
}

void expect_equal(const std::vector<ArithCase>& cases, std::uint64_t cycles) {
    const auto run = run_batch(cases, cycles);
    EXPECT_EQ(run.exit_code, 0) << run.output;
    EXPECT_THAT(run.output, HasSubstr("PASS "));
}

TEST(Fp, DecodesEveryCode) {
    std::vector<ArithCase> cases;
    add_formats(cases, "fp_decode", {});
    expect_equal(cases, 200'000);
}

// Together more than 10^7 products; the trees of full adders take the longest to build.
constexpr std::uint64_t kTenMillionInTwelve = 900'000;

TEST(Fp, AccumulatesMillionsOfProductsExactly) {
    std::vector<ArithCase> cases;
    for (const char* stages : {"1", "2", "3"}) {
        add_formats(cases, "fp_mac", {{"accumulator", "exact"}, {"stages", stages}});
    }
    expect_equal(cases, kTenMillionInTwelve);
}

TEST(Fp, AccumulatesMillionsOfProductsInFp32) {
    std::vector<ArithCase> cases;
    for (const char* stages : {"1", "2", "3"}) {
        add_formats(cases, "fp_mac", {{"accumulator", "fp32"}, {"stages", stages}, {"multiplier", "plain"}});
    }
    expect_equal(cases, kTenMillionInTwelve);
}

TEST(Fp, ExactSumsOfAllLengthsSegmentsAndRoundings) {
    std::vector<ArithCase> cases{configured("fp_mac", {{"accumulator", "fp32"}, {"stages", "3"}})};
    const std::vector<Settings> kinds{
        {{"terms", "1"}, {"segment", "1024"}, {"round_stages", "1"}},
        {{"terms", "2"}, {"segment", "8"}, {"round_stages", "2"}},
        {{"terms", "68"}, {"segment", "81"}, {"round_stages", "4"}, {"format", "bf16"}},
        {{"terms", "1000"}, {"segment", "13"}, {"stages", "2"}},
        {{"terms", "65536"}, {"segment", "1024"}, {"stages", "1"}, {"format", "bf16"}}};
    for (Settings settings : kinds) {
        settings.emplace_back("multiplier", "plain");
        cases.push_back(configured("fp_mac", settings));
    }
    expect_equal(cases, 100'000);
}

TEST(Fp, RoundsOnce) {
    std::vector<ArithCase> cases;
    const std::vector<Settings> kinds{
        {{"stages", "1"}, {"segment", "1024"}},
        {{"stages", "2"}, {"segment", "8"}, {"carry_width", "8"}, {"format", "bf16"}},
        {{"stages", "3"}, {"terms", "1"}},
        {{"stages", "4"}, {"terms", "1048576"}, {"segment", "17"}, {"carry_width", "7"}},
        {{"stages", "4"}, {"terms", "1"}, {"format", "bf16"}}};
    for (const Settings& settings : kinds) cases.push_back(configured("fp_round", settings));
    expect_equal(cases, 200'000);
}

TEST(Fp, AddsTreesOfNumbers) {
    std::vector<ArithCase> cases;
    for (const char* terms : {"2", "3", "5", "7"}) {
        cases.push_back(configured("fp_tree", {{"terms", terms}}));
    }
    expect_equal(cases, 50'000);
}

TEST(Fp, AddsSixtyEightNumbers) { expect_equal({configured("fp_tree", {})}, 50'000); }

TEST(Fp, AddsManyProductsPerCycle) {
    std::vector<ArithCase> cases;
    const std::vector<Settings> kinds{
        {{"lanes", "1"}, {"chunks", "1"}, {"cuts", "0"}, {"round_stages", "1"}},
        {{"lanes", "1"}, {"chunks", "3"}, {"cuts", "0"}, {"segment", "16"}, {"format", "bf16"}},
        {{"lanes", "2"}, {"chunks", "100"}, {"cuts", "1"}, {"segment", "8"}, {"compression", "dadda"}},
        {{"lanes", "3"},
         {"chunks", "5"},
         {"cuts", "2"},
         {"segment", "64"},
         {"compression", "four_two"},
         {"format", "bf16"}},
        {{"lanes", "7"}, {"chunks", "16"}, {"cuts", "2"}, {"segment", "24"}, {"round_stages", "4"}}};
    for (Settings settings : kinds) {
        settings.emplace_back("multiplier", "plain");
        cases.push_back(configured("fp_dot", settings));
    }
    cases.push_back(configured("fp_dot", {{"lanes", "2"}}));
    expect_equal(cases, 40'000);
}

TEST(Fp, AddsSixtyEightProductsPerCycle) {
    expect_equal({configured("fp_dot", {{"multiplier", "plain"}})}, 30'000);
}

TEST(Fp, AFaultInTheLastPlaceIsFound) {
    const auto ties_go_up = [](const hdl::Module& module) {
        std::string text = printed_verilog(module);
        const std::string to_even = " && (s2_sticky_q || s2_significand_q[1])";
        const auto at = text.find(to_even);
        EXPECT_NE(at, std::string::npos);
        return text.erase(at, to_even.size());
    };
    const auto run = run_batch({configured("fp_mac", {})}, 100'000, ties_go_up);
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_THAT(run.output, HasSubstr("signal=result expected"));
}

}  // namespace
}  // namespace ragrtl::test
