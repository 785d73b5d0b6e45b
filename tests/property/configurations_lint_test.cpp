// Any legal configuration, not only a preset, is clean Verilog: three independent readers take it without a
// warning. An ordinary run draws two configurations of every unit; with RAGRTL_LONG=1 in the environment it
// draws ten.
#include <gtest/gtest.h>

#include <cstdlib>
#include <ostream>
#include <random>
#include <sstream>
#include <string>

#include "gen/bundle/bundle.hpp"
#include "gen/spec/config.hpp"
#include "gen/units.hpp"
#include "tests/support/lint.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl {

static void PrintTo(const Unit& unit, std::ostream* out) { *out << unit.path; }

namespace {

class ConfigurationsOf : public ::testing::TestWithParam<Unit> {};

TEST_P(ConfigurationsOf, AreCleanInThreeReaders) {
    const int draws = std::getenv("RAGRTL_LONG") == nullptr ? 2 : 10;
    std::mt19937_64 rng{5};
    for (int i = 0; i < draws; ++i) {
        spec::Config config = GetParam().defaults;
        config.randomize(rng);
        SCOPED_TRACE(config.summary());
        const test::TemporaryFolder folder;
        const bundle::Files files = bundle::bundle_files(GetParam(), config);
        test::Verilog verilog;
        std::istringstream list{files.at("filelist.f")};
        for (std::string name; std::getline(list, name);) {
            verilog.files.push_back(folder.write(name, files.at(name)));
        }
        verilog.top = GetParam().module;
        ASSERT_EQ(test::lint(verilog), "");
    }
}

INSTANTIATE_TEST_SUITE_P(Units, ConfigurationsOf, ::testing::ValuesIn(units()),
                         [](const auto& suite) { return suite.param.module; });

}  // namespace
}  // namespace ragrtl
