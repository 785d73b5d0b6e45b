#include "gen/resources.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/paths.hpp"

namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Files below `folder`, as resource paths.
std::vector<std::string> files_below(const std::string& folder, const std::vector<std::string>& extensions) {
    std::vector<std::string> paths;
    for (const auto& entry : fs::recursive_directory_iterator(ragrtl::test::project_dir() / folder)) {
        const auto extension = entry.path().extension().string();
        if (!entry.is_regular_file() || !testing::Value(extension, testing::AnyOfArray(extensions))) continue;
        paths.push_back(fs::relative(entry.path(), ragrtl::test::project_dir()).generic_string());
    }
    return paths;
}

TEST(Resources, HoldEveryFileThatABundleMayNeed) {
    std::vector<std::string> embedded;
    for (const auto& resource : ragrtl::resources::all()) embedded.emplace_back(resource.path);
    EXPECT_THAT(embedded, testing::IsSupersetOf(files_below("golden", {".hpp", ".cpp"})));
    EXPECT_THAT(embedded, testing::IsSupersetOf(files_below("tb", {".hpp", ".cpp"})));
    EXPECT_THAT(embedded, testing::IsSupersetOf(files_below("gen/spec", {".hpp", ".ini"})));
    EXPECT_THAT(embedded, testing::IsSupersetOf({"LICENSE", "NOTICE"}));
    EXPECT_THAT(embedded, testing::WhenSorted(testing::ElementsAreArray(embedded)));
}

TEST(Resources, AreTheFilesByteForByte) {
    for (const auto& resource : ragrtl::resources::all()) {
        EXPECT_EQ(read(ragrtl::test::project_dir() / resource.path), resource.text) << resource.path;
    }
}

}  // namespace
