#include <gtest/gtest.h>

#include "gen/flow/boolean.hpp"

namespace ragrtl::flow {
namespace {

TEST(FlowBoolean, OperatorsOfTheFormat) {
    const std::vector<std::string> ab = {"A", "B"};
    EXPECT_EQ(truth_table("A * B", ab), 0x8);
    EXPECT_EQ(truth_table("A & B", ab), 0x8);
    EXPECT_EQ(truth_table("A B", ab), 0x8);
    EXPECT_EQ(truth_table("(A)(B)", ab), 0x8);
    EXPECT_EQ(truth_table("A + B", ab), 0xE);
    EXPECT_EQ(truth_table("A | B", ab), 0xE);
    EXPECT_EQ(truth_table("A ^ B", ab), 0x6);
    EXPECT_EQ(truth_table("!A", {"A"}), 0x1);
    EXPECT_EQ(truth_table("A'", {"A"}), 0x1);
    EXPECT_EQ(truth_table("!(A B)", ab), 0x7);
    EXPECT_EQ(truth_table("(A B)'", ab), 0x7);
    EXPECT_EQ(truth_table("1", {}), 0x1);
    EXPECT_EQ(truth_table("0", {}), 0x0);
}

TEST(FlowBoolean, PrecedenceIsNotXorAndOr) {
    const std::vector<std::string> abc = {"A", "B", "C"};
    for (unsigned row = 0; row < 8; ++row) {
        const bool a = row & 1, b = row & 2, c = row & 4;
        EXPECT_EQ((*truth_table("A + B C", abc) >> row) & 1, static_cast<unsigned>(a || (b && c))) << row;
        EXPECT_EQ((*truth_table("!A * B ^ C", abc) >> row) & 1, static_cast<unsigned>(!a && (b != c))) << row;
        EXPECT_EQ((*truth_table("(((A B)+(B C))+(C A))", abc) >> row) & 1,
                  static_cast<unsigned>(a + b + c >= 2));
    }
}

TEST(FlowBoolean, SixInputsFillTheTable) {
    const std::vector<std::string> six = {"A", "B", "C", "D", "E", "F"};
    EXPECT_EQ(truth_table("A*B*C*D*E*F", six), std::uint64_t{1} << 63);
    EXPECT_FALSE(truth_table("A", {"A", "B", "C", "D", "E", "F", "G"}).has_value());
}

TEST(FlowBoolean, NotAnExpression) {
    for (const char* text : {"", "A +", "(A", "A)", "A $ B", "X", "A !", "IQ"}) {
        EXPECT_FALSE(truth_table(text, {"A", "B"}).has_value()) << text;
    }
}

}  // namespace
}  // namespace ragrtl::flow
