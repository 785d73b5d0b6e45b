#include "gen/spec/table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "gen/spec/config.hpp"

namespace ragrtl::spec {

// A spec with a field of every kind and a rule that depends on another rule's field.
enum class Colour { red, green };
struct Sample {
    int rows = 4;
    int row = 2;
    bool wrap = false;
    Colour colour = Colour::red;
    double scale = 1.5;
};
inline const Table& table(const Sample*) {
    static const Table fields{
        "sample",
        {integer<&Sample::rows>("rows", 1, 100, "rows", "how many"),
         integer<&Sample::row>("row", 0, 1000, "", "which").typical(50, 60),
         boolean<&Sample::wrap>("wrap", "start again at the end"),
         choice<&Sample::colour>("colour", "Colour",
                                 {{Colour::red, "red", "as blood"}, {Colour::green, "green", "as grass"}},
                                 "paint"),
         real<&Sample::scale>("scale", 0.5, 2.0, "", "zoom")},
        {limit<Sample>("row", {"rows"}, [](const Sample& s) {
            const std::int64_t last = s.rows - 1;
            return Bounds{std::int64_t{0}, last, "less than rows = " + std::to_string(s.rows)};
        })}};
    return fields;
}

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> texts(const std::vector<Violation>& violations) {
    std::vector<std::string> all;
    for (const Violation& violation : violations) all.push_back(violation.text());
    return all;
}

std::vector<std::string> after(const std::vector<std::pair<std::string, std::string>>& settings) {
    Config config{Sample{}};
    for (const auto& [key, value] : settings) config.set(key, value);
    return texts(config.violations());
}

TEST(Table, DefaultsAreLegal) { EXPECT_THAT(texts(validate(Sample{})), IsEmpty()); }

TEST(Table, ReportsAStructsViolationsInTableOrder) {
    Sample sample;
    sample.rows = 101;
    sample.row = -1;
    sample.scale = 2.25;
    EXPECT_THAT(texts(validate(sample)),
                ElementsAre("sample.rows = 101: must be 1 .. 100; nearest legal value is 100",
                            "sample.row = -1: must be 0 .. 1000; nearest legal value is 0",
                            "sample.scale = 2.25: must be 0.5 .. 2; nearest legal value is 2"));
}

TEST(Table, AnEnumeratorOutOfTheEnumerationIsAViolation) {
    Sample sample;
    sample.colour = static_cast<Colour>(7);
    EXPECT_THAT(texts(validate(sample)),
                ElementsAre("sample.colour = 7: must be red or green; nearest legal value is green"));
}

TEST(Table, RulesBetweenFieldsNameTheReason) {
    Sample sample;
    sample.row = 4;
    EXPECT_THAT(texts(validate(sample)),
                ElementsAre("sample.row = 4: must be 0 .. 3 (less than rows = 4); nearest legal value is 3"));
    sample.rows = 5;
    EXPECT_THAT(texts(validate(sample)), IsEmpty());
}

TEST(Table, ARuleIsNotAppliedToAFieldThatIsWrongItself) {
    EXPECT_THAT(after({{"rows", "0"}, {"row", "9"}}),
                ElementsAre("sample.rows = 0: must be 1 .. 100; nearest legal value is 1"));
}

TEST(Config, ReportsEverythingAtOnceInTableOrder) {
    EXPECT_THAT(
        after({{"scale", "big"}, {"colour", "gren"}, {"wrap", "maybe"}, {"row", "1.5"}, {"rows", "-3"}}),
        ElementsAre("sample.rows = -3: must be 1 .. 100; nearest legal value is 1",
                    "sample.row = 1.5: not a whole number; must be 0 .. 1000",
                    "sample.wrap = maybe: must be true or false",
                    "sample.colour = gren: must be red or green; nearest legal value is green",
                    "sample.scale = big: not a number; must be 0.5 .. 2"));
}

TEST(Config, ShowsAHugeNumberAsItWasWritten) {
    EXPECT_THAT(
        after({{"rows", "123456789012345678901234567890"}}),
        ElementsAre(
            "sample.rows = 123456789012345678901234567890: must be 1 .. 100; nearest legal value is 100"));
    EXPECT_THAT(after({{"scale", "-1e999"}}),
                ElementsAre("sample.scale = -1e999: must be 0.5 .. 2; nearest legal value is 0.5"));
}

TEST(Config, TheNearestValueOfANumberFarOffKeepsTheRules) {
    EXPECT_THAT(
        after({{"row", "5000"}}),
        ElementsAre("sample.row = 5000: must be 0 .. 3 (less than rows = 4); nearest legal value is 3"));
    EXPECT_THAT(
        after({{"row", "5000"}, {"rows", "10"}}),
        ElementsAre("sample.row = 5000: must be 0 .. 9 (less than rows = 10); nearest legal value is 9"));
}

TEST(Config, ALaterValueReplacesAnEarlierOneAndItsViolation) {
    EXPECT_THAT(after({{"rows", "0"}, {"rows", "7"}, {"row", "6"}}), IsEmpty());
    EXPECT_THAT(after({{"rows", "7"}, {"rows", "0"}}),
                ElementsAre("sample.rows = 0: must be 1 .. 100; nearest legal value is 1"));
}

TEST(Config, GivesValuesAsTextAndAsCpp) {
    Config config{Sample{}};
    config.set("wrap", "on");
    config.set("colour", "green");
    config.set("scale", "0.75");
    EXPECT_EQ(config.summary(), "rows=4 row=2 wrap=true colour=green scale=0.75");
    EXPECT_EQ(config.cpp_value("rows"), "4");
    EXPECT_EQ(config.cpp_value("wrap"), "true");
    EXPECT_EQ(config.cpp_value("colour"), "Colour::green");
    EXPECT_EQ(config.as<Sample>().colour, Colour::green);
    EXPECT_DOUBLE_EQ(config.as<Sample>().scale, 0.75);
}

TEST(Config, CopiesAreIndependent) {
    const Config original{Sample{}};
    Config copy = original;
    copy.set("rows", "9");
    EXPECT_EQ(original.get("rows"), "4");
    EXPECT_EQ(copy.get("rows"), "9");
}

TEST(Config, RefusesUnknownKeysAndOtherSpecs) {
    Config config{Sample{}};
    EXPECT_THROW(config.set("column", "1"), std::out_of_range);
    EXPECT_THROW(config.get("column"), std::out_of_range);
    EXPECT_THROW(config.as<int>(), std::bad_any_cast);
}

TEST(RandomLegal, StaysLegalWhereTheTypicalRangeIsNot) {
    // row draws from 50 .. 60, which most row counts forbid
    std::uint64_t state = 1;
    const auto rng = [&state] { return state = state * 6364136223846793005U + 1442695040888963407U; };
    int smallest = 1000;
    for (int i = 0; i < 500; ++i) {
        const Sample sample = random_legal<Sample>(rng);
        EXPECT_THAT(texts(validate(sample)), IsEmpty()) << summary(sample);
        smallest = std::min(smallest, sample.row);
    }
    EXPECT_LT(smallest, 50);
}

}  // namespace
}  // namespace ragrtl::spec
