// Emitted Verilog against its golden model in every cycle, over the sizes and options of both first blocks.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <ostream>
#include <string>
#include <vector>

#include "tests/lockstep/verify_run.hpp"

namespace ragrtl::test {
namespace {

struct Case {
    std::string unit;
    std::vector<std::string> keys;
};

void PrintTo(const Case& one, std::ostream* out) { *out << one.unit; }

/// "topk_unit --k 3 --tie lower_id" as a test name.
std::string name_of(const ::testing::TestParamInfo<Case>& info) {
    std::string name = info.param.unit;
    for (const std::string& word : info.param.keys) name += "_" + word;
    std::string clean;
    for (const char c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            clean += c;
        } else if (!clean.empty() && clean.back() != '_') {
            clean += '_';
        }
    }
    return clean;
}

class EveryCycle : public ::testing::TestWithParam<Case> {};

TEST_P(EveryCycle, EqualsGolden) {
    const Scratch scratch;
    const auto run = verify(GetParam().unit, GetParam().keys, scratch / "kept");
    EXPECT_EQ(run.exit_code, 0) << run.output;
    EXPECT_THAT(run.output, ::testing::HasSubstr("PASS "));
}

Case topk(const std::string& k, const std::string& score_width, const std::string& is_signed,
          const std::string& id_width, const std::string& tie, const std::string& reset) {
    return {"topk_unit",
            {"--k", k, "--score_width", score_width, "--score_signed", is_signed, "--id_width", id_width,
             "--tie", tie, "--reset", reset}};
}

INSTANTIATE_TEST_SUITE_P(Topk, EveryCycle,
                         ::testing::Values(topk("1", "2", "true", "1", "earlier", "sync_high"),
                                           topk("1", "1", "false", "1", "lower_id", "async_low"),
                                           topk("1", "32", "true", "32", "lower_id", "sync_low"),
                                           topk("2", "2", "true", "1", "lower_id", "sync_high"),
                                           topk("2", "33", "false", "7", "earlier", "async_low"),
                                           topk("3", "2", "true", "2", "lower_id", "sync_low"),
                                           topk("3", "2", "false", "2", "earlier", "sync_high"),
                                           topk("3", "72", "true", "64", "lower_id", "async_low"),
                                           topk("32", "32", "true", "32", "earlier", "sync_high"),
                                           topk("32", "8", "false", "16", "lower_id", "sync_low"),
                                           topk("50", "25", "true", "32", "earlier", "async_low"),
                                           topk("50", "128", "false", "10", "lower_id", "sync_high")),
                         name_of);

Case pe(const std::string& lanes, const std::string& per_cycle, const std::string& reset) {
    return {"hier_pe", {"--lanes", lanes, "--lanes_per_cycle", per_cycle, "--reset", reset}};
}

INSTANTIATE_TEST_SUITE_P(Pe, EveryCycle,
                         ::testing::Values(pe("1", "1", "sync_high"), pe("3", "1", "async_low"),
                                           pe("3", "2", "sync_low"), pe("3", "3", "sync_high"),
                                           pe("64", "1", "sync_low"), pe("64", "27", "sync_high"),
                                           pe("64", "32", "async_low"), pe("64", "64", "sync_low"),
                                           pe("128", "1", "sync_high"), pe("128", "43", "async_low"),
                                           pe("128", "64", "sync_high"), pe("128", "128", "sync_low")),
                         name_of);

}  // namespace
}  // namespace ragrtl::test
