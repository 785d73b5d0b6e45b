#include "gen/flow/calibration.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "gen/error.hpp"
#include "gen/flow/least_squares.hpp"
#include "gen/flow/technology.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl::flow {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

arith::DelayTable made_up() {
    return {{0.31, 0.23, 0.17, 0.11}, {-0.2, 0.37}, {0.05, 0.29}, {-0.1, 0.41}, {0.02, 0.19}, 0.13, 0.53};
}

std::vector<double> numbers(const arith::DelayTable& table) {
    std::vector<double> result;
    for_each_delay(table, [&](const char*, double delay) { result.push_back(delay); });
    return result;
}

std::vector<CalibrationDesign> designs_named(const std::set<std::string>& names) {
    std::vector<CalibrationDesign> designs = calibration_designs();
    designs.erase(std::remove_if(designs.begin(), designs.end(),
                                 [&](const CalibrationDesign& d) { return names.count(d.name) == 0; }),
                  designs.end());
    EXPECT_EQ(designs.size(), names.size());
    return designs;
}

/// osu018's library under another name and without its adder cells.
std::filesystem::path library_without_adders(const test::TemporaryFolder& folder) {
    std::ifstream in(technology("osu018").liberty_files.front());
    std::string text{std::istreambuf_iterator<char>(in), {}};
    for (const char* cell : {"FAX1", "HAX1"}) {
        const std::size_t begin = text.find(std::string("cell (") + cell + ")");
        const std::size_t end = text.find("\ncell (", begin);
        EXPECT_NE(end, std::string::npos) << cell;
        text.erase(begin, end - begin);
    }
    const std::string name = "library(osu018_stdcells)";
    EXPECT_NE(text.find(name), std::string::npos);
    text.replace(text.find(name), name.size(), "library(bare)");
    return folder.write("bare.lib", text);
}

TEST(LeastSquares, MeetsEquationsThatAgree) {
    const auto x = least_squares<2>({{{1, 2}, 8}, {{3, 1}, 9}, {{1, 1}, 5}}, {0, 0}, {1, 1});
    EXPECT_NEAR(x[0], 2, 1e-6);
    EXPECT_NEAR(x[1], 3, 1e-6);
}

TEST(LeastSquares, KeepsBoundsAndWhatNothingMentions) {
    // y = -1 would be best; with y >= 0 the best x is the mean.
    const auto x = least_squares<3>({{{1, 0, 0}, 3}, {{1, 1, 0}, 2}}, {0, 0, 0}, {1, 1, 7});
    EXPECT_NEAR(x[0], 2.5, 1e-6);
    EXPECT_EQ(x[1], 0);
    EXPECT_EQ(x[2], 7);
}

TEST(Calibration, FindsTheDelaysThatPeriodsWereMadeOf) {
    const std::vector<CalibrationDesign> designs = calibration_designs();
    std::vector<double> periods;
    for (const CalibrationDesign& design : designs) periods.push_back(fitted_period(design, made_up()));
    const std::vector<double> found = numbers(fit_delays(designs, periods));
    const std::vector<double> expected = numbers(made_up());
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(found[i], expected[i], 1e-3) << i;
}

TEST(Calibration, EveryDelayLiesOnAPathOfTheDesigns) {
    std::vector<double> most(numbers({}).size(), 0.0);
    for (const CalibrationDesign& design : calibration_designs()) {
        const std::vector<double> counts = numbers(design.counts({}));
        for (std::size_t i = 0; i < most.size(); ++i) most[i] = std::max(most[i], counts[i]);
    }
    EXPECT_THAT(most, testing::Each(testing::Gt(0)));
}

TEST(Calibration, MeasuresAndFitsALibrary) {
    const Library library = open_library("osu018", "");
    EXPECT_EQ(adder_notice(library), "");
    const Calibration c = calibrate(
        library, designs_named({"registers alone", "tree of 6 rows, arrival", "1 layer of half adders"}), 1);
    EXPECT_EQ(c.technology, "osu018");
    EXPECT_EQ(c.full_adder, "FAX1");
    EXPECT_EQ(c.half_adder, "HAX1");
    ASSERT_EQ(c.points.size(), 3U);
    EXPECT_LT(c.worst_error(), 0.02);
    EXPECT_GT(c.delays_ns.flop, 0.1);
    EXPECT_GT(c.points[1].measured_ns, c.points[0].measured_ns);      // a half adder
    EXPECT_GT(c.points[2].measured_ns, 2 * c.points[1].measured_ns);  // six rows
}

TEST(Calibration, WithoutAFullAdderMeasuresGatesAndSaysSo) {
    const test::TemporaryFolder folder;
    const Library library = open_library("", library_without_adders(folder));
    EXPECT_EQ(adder_notice(library), "library bare has no full adder: its delays are those of gates");
    const Calibration c =
        calibrate(library, designs_named({"registers alone", "tree of 3 rows, arrival"}), 1);
    EXPECT_EQ(c.full_adder, "");
    EXPECT_THAT(to_json(c), HasSubstr("\"full_adder\": \"gates\""));
    EXPECT_GT(c.points[1].measured_ns, c.points[0].measured_ns);
}

TEST(DelayTable, IsReadBackAsItWasWritten) {
    Calibration c{"t", "lib", "FA", "", "0.23", "2.0", made_up(), {{"a tree", 1.25, 1.2375}}};
    const Calibration again = parse_calibration(to_json(c), "t.json");
    EXPECT_EQ(to_json(again), to_json(c));
    EXPECT_EQ(numbers(again.delays_ns), numbers(c.delays_ns));
    EXPECT_EQ(again.half_adder, "");
    EXPECT_NEAR(again.worst_error(), 0.01, 1e-9);
}

TEST(DelayTable, RefusesOtherFiles) {
    EXPECT_THAT([] { parse_calibration("{", "x.json"); },
                ThrowsMessage<BadInput>(HasSubstr("x.json: not a delay table")));
    EXPECT_THAT([] { parse_calibration("{\"tool\": \"ragrtl\", \"schema\": 99}", "x.json"); },
                ThrowsMessage<BadInput>(HasSubstr("make it again with `ragrtl calibrate`")));
}

TEST(DelayTable, ComesWithTheProgramForTwoTechnologies) {
    for (const char* name : {"osu018", "nangate45"}) {
        const Calibration c = delays_of(name);
        EXPECT_EQ(c.technology, name);
        EXPECT_EQ(c.points.size(), calibration_designs().size()) << name;
        EXPECT_LT(c.worst_error(), 0.05) << name;
    }
    const std::vector<std::string> names = technology_names();
    EXPECT_EQ(std::count(names.begin(), names.end(), "osu018.delays"), 0);
}

TEST(DelayTable, IsMissedByName) {
    EXPECT_THAT(
        [] { delays_of("gf180mcu7t"); },
        ThrowsMessage<BadInput>("technology gf180mcu7t has no delay table; measure one: ragrtl calibrate "
                                "--tech gf180mcu7t --liberty FILE"));
}

}  // namespace
}  // namespace ragrtl::flow
