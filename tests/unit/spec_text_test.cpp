#include <gtest/gtest.h>

#include <cstdint>

#include "gen/spec/number.hpp"
#include "gen/spec/suggest.hpp"
#include "gen/spec/violation.hpp"

namespace ragrtl::spec {
namespace {

TEST(ParseNumber, TakesWholeNumbersOfEitherSign) {
    EXPECT_EQ(parse_number<std::int64_t>("42"), 42);
    EXPECT_EQ(parse_number<std::int64_t>("+42"), 42);
    EXPECT_EQ(parse_number<std::int64_t>("-42"), -42);
    EXPECT_EQ(parse_number<std::int64_t>("0032"), 32);
}

TEST(ParseNumber, RejectsWhatIsNotWhollyANumber) {
    for (const char* text :
         {"", " ", "abc", "1 ", " 1", "1x", "0x10", "1.5", "1e3", "+", "-", "+-1", "--1", "1,000"}) {
        EXPECT_EQ(parse_number<std::int64_t>(text), std::nullopt) << '"' << text << '"';
    }
    for (const char* text : {"", "abc", "1.5ns", "nan", "-nan", "1.5.2", "e3"}) {
        EXPECT_EQ(parse_number<double>(text), std::nullopt) << '"' << text << '"';
    }
}

TEST(ParseNumber, SaturatesWhatIsTooLarge) {
    EXPECT_EQ(parse_number<std::int64_t>("9223372036854775807"), INT64_MAX);
    EXPECT_EQ(parse_number<std::int64_t>("9223372036854775808"), INT64_MAX);
    EXPECT_EQ(parse_number<std::int64_t>("-99999999999999999999999"), INT64_MIN);
    EXPECT_EQ(parse_number<double>("1e999"), HUGE_VAL);
    EXPECT_EQ(parse_number<double>("-1e999"), -HUGE_VAL);
    EXPECT_EQ(parse_number<double>("1e-999"), 0.0);
}

TEST(EditDistance, CountsSingleEdits) {
    EXPECT_EQ(edit_distance("", ""), 0U);
    EXPECT_EQ(edit_distance("topk", "topk"), 0U);
    EXPECT_EQ(edit_distance("topk", ""), 4U);
    EXPECT_EQ(edit_distance("topk", "topkk"), 1U);
    EXPECT_EQ(edit_distance("topk", "tpk"), 1U);
    EXPECT_EQ(edit_distance("topk", "tonk"), 1U);
    EXPECT_EQ(edit_distance("topk", "tpok"), 1U);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
}

TEST(NearestWord, FindsWhatWasMeantOrNothing) {
    const std::vector<std::string> words{"list", "explain", "generate", "verify", "synth"};
    EXPECT_EQ(nearest_word("generat", words), "generate");
    EXPECT_EQ(nearest_word("verfiy", words), "verify");
    EXPECT_EQ(nearest_word("lsit", words), "list");
    EXPECT_EQ(nearest_word("frobnicate", words), "");
    EXPECT_EQ(nearest_word("", words), "");
    EXPECT_EQ(nearest_word(std::string(100'000, 'x'), words), "");
    EXPECT_EQ(nearest_word("x", {"k"}), "") << "one letter, and that wrong";
}

TEST(Violation, ShowsValueBoundAndNearest) {
    EXPECT_EQ((Violation{"topk_unit.k", "0", "must be 1 .. 1024", "1"}.text()),
              "topk_unit.k = 0: must be 1 .. 1024; nearest legal value is 1");
    EXPECT_EQ((Violation{"topk_unit.k", "", "not a whole number", ""}.text()),
              "topk_unit.k = \"\": not a whole number");
}

TEST(Shown, KeepsAMessageToOneReadableLine) {
    EXPECT_EQ(shown("a b"), "\"a b\"");
    EXPECT_EQ(shown("a\nb\x1b"), "a?b?");
    EXPECT_EQ(shown(std::string(1000, '9')), std::string(40, '9') + "...");
}

}  // namespace
}  // namespace ragrtl::spec
