// rtl/ holds what the generator emits for the published presets, so that a change of the Verilog shows in a
// review.
#include <gtest/gtest.h>

#include <filesystem>
#include <ostream>
#include <set>
#include <sstream>
#include <string>

#include "gen/bundle/bundle.hpp"
#include "gen/bundle/staging.hpp"
#include "gen/presets.hpp"
#include "tests/support/lint.hpp"
#include "tests/support/paths.hpp"

namespace fs = std::filesystem;

namespace ragrtl {

// How GoogleTest shows the parameter of a failing test.
static void PrintTo(const Preset& preset, std::ostream* out) { *out << preset.name; }

namespace {

constexpr const char* remedy = "run `bash flows/update-rtl.sh` and review the difference";

fs::path checked_in(const Preset& preset) { return test::project_dir() / "rtl" / preset.name; }

// The bundle's files below rtl/, by their name there.
bundle::Files emitted(const Preset& preset) {
    bundle::Files verilog;
    for (const auto& [path, text] : bundle::bundle_files(*preset.unit, preset.config)) {
        if (path.rfind("rtl/", 0) == 0) verilog[path.substr(4)] = text;
    }
    return verilog;
}

std::set<std::string> names_in(const fs::path& folder) {
    std::set<std::string> names;
    if (!fs::is_directory(folder)) return names;
    for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
    return names;
}

class EmittedPreset : public testing::TestWithParam<Preset> {};

TEST_P(EmittedPreset, IsWhatRtlHolds) {
    const fs::path folder = checked_in(GetParam());
    const bundle::Files files = emitted(GetParam());
    std::set<std::string> names;
    for (const auto& [name, text] : files) {
        names.insert(name);
        ASSERT_TRUE(fs::exists(folder / name)) << folder / name << " is missing: " << remedy;
        EXPECT_EQ(bundle::read_file(folder / name), text) << folder / name << " differs: " << remedy;
    }
    EXPECT_EQ(names_in(folder), names) << folder << " holds files that are not emitted: " << remedy;
}

TEST_P(EmittedPreset, IsCleanInThreeReaders) {
    test::Verilog verilog;
    std::istringstream list{bundle::bundle_files(*GetParam().unit, GetParam().config).at("filelist.f")};
    for (std::string path; std::getline(list, path);) {
        verilog.files.push_back(checked_in(GetParam()) / fs::path(path).filename());
    }
    verilog.top = GetParam().unit->module;
    EXPECT_EQ(test::lint(verilog), "");
}

INSTANTIATE_TEST_SUITE_P(Presets, EmittedPreset, testing::ValuesIn(presets()),
                         [](const auto& instance) { return instance.param.name; });

TEST(EmittedPresets, HaveAllFoldersOfRtl) {
    std::set<std::string> expected;
    for (const Preset& preset : presets()) expected.insert(preset.name);
    std::set<std::string> folders;
    for (const auto& entry : fs::directory_iterator(test::project_dir() / "rtl")) {
        if (entry.is_directory()) folders.insert(entry.path().filename().string());
    }
    EXPECT_EQ(folders, expected) << remedy;
}

}  // namespace
}  // namespace ragrtl
