// The arithmetic units against exact integers: sizes x signs x product x compression x final adder x cuts.
// An ordinary run takes a few combinations for every size; with RAGRTL_LONG=1 in the environment it takes
// them all for tiny sizes, and every compression x final adder x cuts for all others (hours).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <ostream>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/lockstep/arith_cases.hpp"

namespace ragrtl::test {
namespace {

using ::testing::HasSubstr;

/// With these a bench draws more than 10^6 vectors of uniformly random numbers beside its corners.
constexpr std::uint64_t million_vectors = 1'300'000;
/// Beside an exhaustive walk.
constexpr std::uint64_t few_vectors = 20'000;

struct Group {
    std::string name;
    const std::vector<ArithSize>& (*sizes)();
    std::size_t per_size;  // combinations of an ordinary run; 0: none
    std::vector<ArithCase> (*long_run)(const ArithSize&);
    std::size_t at_a_time;
    std::uint64_t random_cycles;
};

void PrintTo(const Group& group, std::ostream* out) { *out << group.name; }

const std::vector<Group>& groups() {
    static const std::vector<Group> all{
        {"Tiny", tiny_sizes, 4, all_options, 160, few_vectors},
        {"Small", small_sizes, 2, every_tree, 45, few_vectors},
        {"Medium", medium_sizes, 1, every_tree, 45, million_vectors},
        {"LargeProducts", large_products, 1, every_tree, 15, million_vectors},
        {"LargeSums", large_sums, 1, every_tree, 15, million_vectors},
        {"Huge", huge_sizes, 0, every_tree, 15, million_vectors},
    };
    return all;
}

void expect_equal(const std::vector<ArithCase>& cases, const Group& group) {
    for (std::size_t from = 0; from < cases.size(); from += group.at_a_time) {
        const auto first = cases.begin() + static_cast<std::ptrdiff_t>(from);
        const auto last =
            cases.begin() + static_cast<std::ptrdiff_t>(std::min(from + group.at_a_time, cases.size()));
        const auto run = run_batch({first, last}, group.random_cycles);
        EXPECT_EQ(run.exit_code, 0) << run.output;
        EXPECT_THAT(run.output, HasSubstr("PASS "));
    }
}

class Arith : public ::testing::TestWithParam<Group> {};

TEST_P(Arith, EqualsExactIntegers) {
    if (GetParam().per_size == 0) GTEST_SKIP() << "is part of the long run";
    expect_equal(some_options(GetParam().sizes(), GetParam().per_size), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Units, Arith, ::testing::ValuesIn(groups()),
                         [](const auto& tested) { return tested.param.name; });

// One test for each size, so that they can be run one by one.
struct LongRun {
    const Group* group;
    const ArithSize* size;
};

void PrintTo(const LongRun& run, std::ostream* out) { *out << run.group->name << " " << run.size->unit; }

std::vector<LongRun> long_runs() {
    std::vector<LongRun> runs;
    for (const Group& group : groups()) {
        for (const ArithSize& size : group.sizes()) runs.push_back({&group, &size});
    }
    return runs;
}

class ArithLong : public ::testing::TestWithParam<LongRun> {};

TEST_P(ArithLong, EqualsExactIntegers) {
    if (std::getenv("RAGRTL_LONG") == nullptr) GTEST_SKIP() << "takes minutes; set RAGRTL_LONG=1 to run it";
    expect_equal(GetParam().group->long_run(*GetParam().size), *GetParam().group);
}

INSTANTIATE_TEST_SUITE_P(Units, ArithLong, ::testing::ValuesIn(long_runs()), [](const auto& tested) {
    std::string name = tested.param.group->name + "_" + tested.param.size->unit;
    for (const auto& [key, value] : tested.param.size->settings) name += "_" + value;
    return name;
});

// What an ordinary run leaves out is combinations, never a value of an option.
TEST(ArithCases, EveryOptionOfEveryUnitIsRun) {
    std::map<std::string, std::set<std::string>> seen;
    for (const Group& group : groups()) {
        for (const ArithCase& one : some_options(group.sizes(), group.per_size)) {
            for (const spec::Field& field : one.config.table().fields()) {
                seen[one.unit->module + "." + field.key].insert(one.config.get(field.key));
            }
        }
    }
    for (const char* unit : {"multiplier", "dot_product", "multi_adder", "popcount", "squarer",
                             "winograd_dot_product", "product_comparator"}) {
        const std::string name = unit;
        EXPECT_EQ(seen[name + ".compression"].size(), 3U) << name;
        EXPECT_EQ(seen[name + ".final_adder"].size(), 5U) << name;
        EXPECT_EQ(seen[name + ".cuts"].size(), 3U) << name;
    }
    for (const char* key :
         {"multiplier.product", "multiplier.a_signed", "multiplier.b_signed", "dot_product.product",
          "dot_product.a_signed", "dot_product.b_signed", "multi_adder.is_signed", "squarer.is_signed",
          "winograd_dot_product.product", "winograd_dot_product.is_signed", "product_comparator.product",
          "product_comparator.x_signed", "product_comparator.y_signed"}) {
        EXPECT_EQ(seen[key].size(), 2U) << key;
    }
}

// Deep pipelines, and sums wider than they need to be.
TEST(ArithEdges, EqualExactIntegers) {
    std::vector<ArithCase> cases;
    const auto add = [&](const ArithSize& size, const Settings& more) {
        ArithCase one{find_unit(size.unit), find_unit(size.unit)->defaults};
        for (const auto& [key, value] : size.settings) one.config.set(key, value);
        for (const auto& [key, value] : more) one.config.set(key, value);
        ASSERT_TRUE(one.config.violations().empty()) << one.config.violations().front().text();
        cases.push_back(one);
    };
    for (const char* compression : {"dadda", "arrival", "four_two"}) {
        add(dot_product(64, 4, 4), {{"cuts", "8"}, {"compression", compression}});
        add(popcount(68), {{"cuts", "8"}, {"compression", compression}});
        add(multiplier(16, 16), {{"cuts", "5"}, {"compression", compression}, {"product", "and_array"}});
    }
    for (const char* product : {"and_array", "booth"}) {
        add(dot_product(3, 4, 5), {{"sum_width", "24"}, {"product", product}});
        add(dot_product(3, 4, 5),
            {{"sum_width", "128"}, {"product", product}, {"a_signed", "false"}, {"cuts", "2"}});
        add(dot_product(2, 3, 3),
            {{"sum_width", "33"}, {"product", product}, {"a_signed", "false"}, {"b_signed", "false"}});
    }
    // Verilator 5.006 used to get this one wrong.
    add(dot_product(2, 1, 1),
        {{"product", "booth"}, {"a_signed", "false"}, {"b_signed", "false"}, {"cuts", "2"}});
    add(multi_adder(5, 7), {{"sum_width", "64"}});
    add(multi_adder(5, 7), {{"sum_width", "65"}, {"is_signed", "false"}, {"cuts", "1"}});
    const auto run = run_batch(cases, 40'000);
    EXPECT_EQ(run.exit_code, 0) << run.output;
}

// As bundles, with the resets that a batch has not.
TEST(ArithBundles, EqualGoldenWithEveryReset) {
    for (const auto& [unit, reset] : {std::pair{"dot_product", "async_low"}, {"squarer", "sync_low"}}) {
        const Scratch scratch;
        const auto run = verify(unit, {"--cuts", "1", "--reset", reset}, scratch / "kept");
        EXPECT_EQ(run.exit_code, 0) << run.output;
    }
}

// The batch itself must fail where the Verilog is wrong.
struct Fault {
    std::string name, pattern, replacement;
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

class ArithFault : public ::testing::TestWithParam<Fault> {};

TEST_P(ArithFault, IsCaught) {
    const Fault& fault = GetParam();
    ArithCase one{find_unit("multiplier"), find_unit("multiplier")->defaults};
    for (const auto& [key, value] :
         Settings{{"a_width", "5"}, {"b_width", "4"}, {"product", "and_array"}, {"cuts", "1"}}) {
        one.config.set(key, value);
    }
    const auto run = run_batch({one}, few_vectors, [&](const hdl::Module& module) {
        const std::string text = printed_verilog(module);
        const std::regex pattern(fault.pattern);
        EXPECT_TRUE(std::regex_search(text, pattern)) << text;
        return std::regex_replace(text, pattern, fault.replacement, std::regex_constants::format_first_only);
    });
    EXPECT_EQ(run.exit_code, 1) << run.output;
    EXPECT_THAT(run.output, HasSubstr("FAIL multiplier a_width=5"));
}

INSTANTIATE_TEST_SUITE_P(
    Batch, ArithFault,
    ::testing::Values(Fault{"CarryLost", "cout = \\(a & b\\) \\|", "cout ="},
                      Fault{"SumInverted", "sum *= a \\^ b \\^ cin", "sum = a ^ b ^ ~cin"},
                      Fault{"SignOfProduct", "= ~\\(a_bit", "= (a_bit"},
                      Fault{"ResetSkipped", "if \\(rst\\)", "if (1'b0)"},
                      Fault{"ValidStuck", "out_valid_q <= s1_valid_q", "out_valid_q <= 1'b1"}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace ragrtl::test
