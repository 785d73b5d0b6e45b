// `ragrtl generate SYSTEM --bus axi4`: the bundle of the wrapped system, verified over both buses.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/lockstep/verify_run.hpp"

namespace ragrtl::test {
namespace {

void expect_equal(const std::vector<std::string>& keys) {
    const Scratch scratch;
    const std::string bundle = (scratch / "bundle").string();
    std::vector<std::string> words{"generate", "hier", "--bus", "axi4", "--out", bundle};
    words.insert(words.end(), keys.begin(), keys.end());
    const auto generated = ragrtl(words);
    ASSERT_EQ(generated.exit_code, 0) << generated.output;
    const auto run = verify(bundle, {}, scratch / "kept");
    EXPECT_EQ(run.exit_code, 0) << run.output;
    EXPECT_THAT(run.output, ::testing::HasSubstr("PASS hier_axi4"));
}

TEST(Axi4System, RowsOfLessThanAByte) {
    expect_equal({"--pes", "2", "--lanes", "3", "--lanes_per_cycle", "2", "--k", "4", "--id_width", "6",
                  "--address_width", "10", "--stream_depth", "4", "--fifo_depth", "2"});
}

}  // namespace
}  // namespace ragrtl::test
