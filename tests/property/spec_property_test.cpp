#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <random>
#include <set>
#include <string>

#include "gen/bundle/bundle.hpp"
#include "gen/spec/config.hpp"
#include "gen/units.hpp"

namespace ragrtl {

static void PrintTo(const Unit& unit, std::ostream* out) { *out << unit.path; }

namespace {

constexpr int kDraws = 2000;

/// A random legal configuration of a unit, through the type-erased table.
spec::Config random_config(const Unit& unit, std::mt19937_64& rng) {
    spec::Config config = unit.defaults;
    config.randomize(rng);
    return config;
}

class EveryUnit : public ::testing::TestWithParam<Unit> {
  protected:
    const Unit& unit() const { return GetParam(); }
};

/// How many configurations there are within the typical ranges, at most 1000; rules between fields left
/// aside.
std::size_t typical_configurations(const spec::Table& table) {
    std::size_t count = 1;
    for (const spec::Field& field : table.fields()) {
        if (field.kind == spec::Kind::real) return 1000;
        const auto low = std::get<std::int64_t>(field.typical_min);
        const auto high = std::get<std::int64_t>(field.typical_max);
        count = std::min<std::size_t>(1000, count * static_cast<std::size_t>(high - low + 1));
    }
    return count;
}

TEST_P(EveryUnit, RandomConfigurationsAreLegalAndVaried) {
    std::mt19937_64 rng{1};
    std::set<std::string> seen;
    for (int i = 0; i < kDraws; ++i) {
        const spec::Config config = random_config(unit(), rng);
        ASSERT_TRUE(config.violations().empty()) << config.summary();
        seen.insert(config.summary());
    }
    EXPECT_GE(seen.size(), std::min(std::size_t{100}, typical_configurations(unit().defaults.table()) / 2));
}

TEST_P(EveryUnit, TextTakesAConfigurationThereAndBack) {
    std::mt19937_64 rng{2};
    for (int i = 0; i < kDraws; ++i) {
        const spec::Config config = random_config(unit(), rng);
        spec::Config copy = unit().defaults;
        for (const spec::Field& field : config.table().fields()) copy.set(field.key, config.get(field.key));
        ASSERT_EQ(copy.summary(), config.summary());
        ASSERT_TRUE(copy.violations().empty());
    }
}

TEST_P(EveryUnit, TheNearestLegalValueIsLegalAndNoneIsNearer) {
    std::mt19937_64 rng{3};
    for (int i = 0; i < kDraws; ++i) {
        spec::Config config = random_config(unit(), rng);
        for (const spec::Field& field : config.table().fields()) {
            if (field.kind != spec::Kind::integer) continue;
            const std::string before = config.get(field.key);
            const auto value = static_cast<std::int64_t>(rng() % 3000) - 500;
            config.set(field.key, std::to_string(value));
            for (const spec::Violation& violation : config.violations()) {
                if (violation.key != unit().section + "." + field.key) continue;
                spec::Config mended = config;
                mended.set(field.key, violation.nearest);
                for (const spec::Violation& left : mended.violations()) ASSERT_NE(left.key, violation.key);
                const std::int64_t step = std::stoll(violation.nearest) < value ? 1 : -1;
                spec::Config nearer = config;
                nearer.set(field.key, std::to_string(std::stoll(violation.nearest) + step));
                ASSERT_FALSE(nearer.violations().empty()) << violation.text();
            }
            config.set(field.key, before);
        }
    }
}

// A legal configuration is one that can be built: no rule of the construction library is broken, and the text
// is the same every time.
TEST_P(EveryUnit, RandomConfigurationsGenerate) {
    constexpr int bundles = 25;
    std::mt19937_64 rng{4};
    for (int i = 0; i < bundles; ++i) {
        const spec::Config config = random_config(unit(), rng);
        SCOPED_TRACE(config.summary());
        bundle::Files files;
        ASSERT_NO_THROW(files = bundle::bundle_files(unit(), config));
        EXPECT_EQ(bundle::bundle_files(unit(), config), files);
    }
}

INSTANTIATE_TEST_SUITE_P(Units, EveryUnit, ::testing::ValuesIn(units()),
                         [](const auto& suite) { return suite.param.module; });

}  // namespace
}  // namespace ragrtl
