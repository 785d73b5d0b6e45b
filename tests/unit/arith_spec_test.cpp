// What a user is told who asks for an arithmetic unit that cannot be.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "gen/units.hpp"

namespace ragrtl {
namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// All violations, one a line.
std::string violations(const std::string& unit, const Settings& settings) {
    spec::Config config = find_unit(unit)->defaults;
    for (const auto& [key, value] : settings) config.set(key, value);
    std::string text;
    for (const spec::Violation& violation : config.violations())
        text += (text.empty() ? "" : "\n") + violation.text();
    return text;
}

TEST(ArithSpec, RefusesNothingToAdd) {
    EXPECT_EQ(violations("dot_product", {{"terms", "0"}}),
              "dot_product.terms = 0: must be 1 .. 1024; nearest legal value is 1");
    EXPECT_EQ(violations("multi_adder", {{"operands", "0"}}),
              "multi_adder.operands = 0: must be 1 .. 1024; nearest legal value is 1");
    EXPECT_EQ(violations("squarer", {{"terms", "-1"}}),
              "squarer.terms = -1: must be 1 .. 1024; nearest legal value is 1");
    EXPECT_EQ(violations("popcount", {{"width", "0"}}),
              "popcount.width = 0: must be 1 .. 4096; nearest legal value is 1");
}

TEST(ArithSpec, RefusesWidthsOutOfRange) {
    EXPECT_EQ(violations("multiplier", {{"a_width", "0"}, {"b_width", "129"}}),
              "multiplier.a_width = 0: must be 1 .. 64; nearest legal value is 1\n"
              "multiplier.b_width = 129: must be 1 .. 64; nearest legal value is 64");
    EXPECT_EQ(violations("multi_adder", {{"width", "0"}}),
              "multi_adder.width = 0: must be 1 .. 112; nearest legal value is 1");
    EXPECT_EQ(violations("squarer", {{"width", "0"}}),
              "squarer.width = 0: must be 1 .. 56; nearest legal value is 1");
    EXPECT_EQ(violations("winograd_dot_product", {{"pairs", "0"}, {"width", "129"}}),
              "winograd_dot_product.pairs = 0: must be 1 .. 512; nearest legal value is 1\n"
              "winograd_dot_product.width = 129: must be 1 .. 24; nearest legal value is 24");
    EXPECT_EQ(violations("product_comparator", {{"x_width", "0"}, {"y_width", "129"}}),
              "product_comparator.x_width = 0: must be 1 .. 60; nearest legal value is 1\n"
              "product_comparator.y_width = 129: must be 1 .. 60; nearest legal value is 60");
    EXPECT_EQ(violations("multi_adder", {{"width", "129"}}),
              "multi_adder.width = 129: must be 1 .. 112; nearest legal value is 112");
    EXPECT_EQ(violations("dot_product", {{"sum_width", "129"}}),
              "dot_product.sum_width = 129: must be 0 .. 128; nearest legal value is 128");
}

TEST(ArithSpec, ASumMustHaveRoom) {
    const Settings terms{{"terms", "64"}, {"a_width", "4"}, {"b_width", "4"}};
    const auto with_width = [&](const std::string& width) {
        Settings settings = terms;
        settings.emplace_back("sum_width", width);
        return violations("dot_product", settings);
    };
    // 64 * (-8)(-8) = 4096 needs 14 bits signed.
    EXPECT_EQ(with_width("13"),
              "dot_product.sum_width = 13: must be 14 .. 128 (the sum needs 14 bits; 0 takes just that); "
              "nearest legal "
              "value is 14");
    for (const char* width : {"0", "14", "128"}) EXPECT_EQ(with_width(width), "");
    EXPECT_EQ(violations("multi_adder",
                         {{"operands", "3"}, {"width", "8"}, {"is_signed", "false"}, {"sum_width", "9"}}),
              "multi_adder.sum_width = 9: must be 10 .. 128 (the sum needs 10 bits; 0 takes just that); "
              "nearest legal "
              "value is 10");
}

TEST(ArithSpec, ATreeMustHaveRoomForItsCuts) {
    EXPECT_EQ(
        violations("popcount", {{"width", "6"}, {"cuts", "4"}}),
        "popcount.cuts = 4: must be 0 .. 3 (a tree 6 rows high has room for 3); nearest legal value is 3");
    EXPECT_EQ(violations("multi_adder", {{"operands", "1"}, {"cuts", "1"}}),
              "multi_adder.cuts = 1: must be 0 (a tree 1 row high has room for 0); nearest legal value is 0");
    EXPECT_EQ(
        violations("multiplier",
                   {{"a_width", "1"}, {"b_width", "1"}, {"product", "and_array"}, {"cuts", "2"}}),
        "multiplier.cuts = 2: must be 0 .. 1 (a tree 1 row high has room for 1); nearest legal value is 1");
    EXPECT_EQ(violations("dot_product", {{"cuts", "9"}}),
              "dot_product.cuts = 9: must be 0 .. 8; nearest legal value is 8");
}

TEST(ArithSpec, RefusesUnknownOptions) {
    EXPECT_EQ(violations("squarer", {{"compression", "wallace"}}),
              "squarer.compression = wallace: must be dadda, arrival or four_two");
    EXPECT_EQ(violations("multiplier", {{"product", "boot"}}),
              "multiplier.product = boot: must be and_array or booth; nearest legal value is booth");
    EXPECT_EQ(violations("popcount", {{"final_adder", "sklanski"}}),
              "popcount.final_adder = sklanski: must be plus, ripple, sklansky, brent_kung or kogge_stone; "
              "nearest legal "
              "value is sklansky");
}

}  // namespace
}  // namespace ragrtl
