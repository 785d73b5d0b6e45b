#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gen/bundle/junit.hpp"

namespace ragrtl::bundle {
namespace {

using testing::HasSubstr;
using testing::Not;

VerifyResult passed() {
    VerifyResult result;
    result.passed = true;
    result.top = "topk_unit";
    result.config = "topk_unit k=32";
    result.seed = 7;
    result.cycles = 1000;
    result.coverage_hit = result.coverage_total = 3;
    result.run_seconds = 0.25;
    return result;
}

TEST(Junit, APassHasNoFailure) {
    const std::string xml = junit_xml(passed());
    EXPECT_THAT(xml, HasSubstr("tests=\"2\" failures=\"0\""));
    EXPECT_THAT(xml, HasSubstr("<testcase classname=\"topk_unit\" name=\"lockstep\" time=\"0.250\"/>"));
    EXPECT_THAT(xml, HasSubstr("<property name=\"seed\" value=\"7\"/>"));
    EXPECT_THAT(xml, Not(HasSubstr("<failure")));
}

TEST(Junit, AMismatchFailsTheComparisonAndIsEscaped) {
    VerifyResult result = passed();
    result.passed = false;
    result.mismatch = "cycle 5, a<b>&\"c\": expected 1, got 0";
    const std::string xml = junit_xml(result);
    EXPECT_THAT(xml, HasSubstr("failures=\"1\""));
    EXPECT_THAT(xml,
                HasSubstr("<failure message=\"cycle 5, a&lt;b&gt;&amp;&quot;c&quot;: expected 1, got 0\"/>"));
    EXPECT_THAT(xml, HasSubstr("name=\"coverage\" time=\"0.000\"/>"));
}

TEST(Junit, MissingCoverageIsAFailureOfItsOwn) {
    VerifyResult result = passed();
    result.passed = false;
    result.coverage_problem = "FAIL coverage cycles=10 (list full)";
    const std::string xml = junit_xml(result);
    EXPECT_THAT(xml, HasSubstr("failures=\"1\""));
    EXPECT_THAT(xml, HasSubstr("name=\"lockstep\" time=\"0.250\"/>"));
    EXPECT_THAT(xml, HasSubstr("<failure message=\"FAIL coverage cycles=10 (list full)\"/>"));
}

TEST(VerifySummary, SaysWhatHappenedAndWhereItIsKept) {
    VerifyResult result = passed();
    result.build_seconds = 3.14;
    EXPECT_EQ(summary(result),
              "PASS topk_unit: 1000 cycles, seed 7, coverage 3/3 (built in 3.1 s, run in 0.2 s)");
    result.passed = false;
    result.mismatch = "cycle 5, count: expected 1, got 0";
    result.kept = "topk_unit_verify";
    EXPECT_EQ(summary(result),
              "FAIL topk_unit: 1000 cycles, seed 7, coverage 3/3 (built in 3.1 s, run in 0.2 s)\n"
              "cycle 5, count: expected 1, got 0\n"
              "kept in topk_unit_verify; repeat it with topk_unit_verify/run.sh");
}

}  // namespace
}  // namespace ragrtl::bundle
