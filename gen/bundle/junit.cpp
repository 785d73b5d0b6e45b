#include "gen/bundle/junit.hpp"

#include <fmt/format.h>

namespace ragrtl::bundle {
namespace {

std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '&': result += "&amp;"; break;
            case '<': result += "&lt;"; break;
            case '>': result += "&gt;"; break;
            case '"': result += "&quot;"; break;
            case '\n': result += "&#10;"; break;
            default: result += c;
        }
    }
    return result;
}

std::string test_case(const VerifyResult& result, const std::string& name, double seconds,
                      const std::string& failure) {
    const std::string head = fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\"",
                                         escaped(result.top), escaped(name), seconds);
    if (failure.empty()) return head + "/>\n";
    return head + fmt::format(">\n      <failure message=\"{}\"/>\n    </testcase>\n", escaped(failure));
}

}  // namespace

std::string junit_xml(const VerifyResult& result) {
    const int failures = (result.mismatch.empty() ? 0 : 1) + (result.coverage_problem.empty() ? 0 : 1);
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<testsuites tests=\"2\" failures=\"{0}\" errors=\"0\" time=\"{1:.3f}\">\n"
        "  <testsuite name=\"ragrtl verify {2}\" tests=\"2\" failures=\"{0}\" errors=\"0\" "
        "time=\"{1:.3f}\">\n"
        "    <properties>\n"
        "      <property name=\"config\" value=\"{3}\"/>\n"
        "      <property name=\"seed\" value=\"{4}\"/>\n"
        "      <property name=\"cycles\" value=\"{5}\"/>\n"
        "    </properties>\n"
        "{6}{7}"
        "  </testsuite>\n"
        "</testsuites>\n",
        failures, result.run_seconds, escaped(result.top), escaped(result.config), result.seed, result.cycles,
        test_case(result, "lockstep", result.run_seconds, result.mismatch),
        test_case(result, "coverage", 0, result.coverage_problem));
}

}  // namespace ragrtl::bundle
