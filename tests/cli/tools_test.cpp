#include <gmock/gmock.h>

#include "tests/cli/program.hpp"

namespace ragrtl::test {
namespace {

using ::testing::ElementsAre;

constexpr int kBadInput = 2;
constexpr int kMissingTool = 3;

class Tools : public Program {
  protected:
    /// PATH with links to these programs only.
    std::string only(const std::vector<std::string>& programs) const {
        const auto folder = work().parent_path() / "bin";
        std::filesystem::remove_all(folder);
        std::filesystem::create_directory(folder);
        for (const std::string& program : programs) {
            std::string path = shell("command -v " + program).out;
            path.resize(path.find_last_not_of('\n') + 1);
            std::filesystem::create_symlink(path, folder / program);
        }
        return "env PATH='" + folder.string() + "'";
    }
};

TEST_F(Tools, VerifyWithoutVerilator) {
    expect_refusal(ragrtl("verify topk_unit --k 2", only({"make", "g++"})), kMissingTool,
                   {"verilator is not installed; on Debian: apt-get install verilator"});
    EXPECT_THAT(left_behind(), ElementsAre());
}

TEST_F(Tools, SynthWithoutYosysOrOpenSta) {
    expect_refusal(ragrtl("synth topk_unit --k 2 --out d", only({"sta"})), kMissingTool,
                   {"yosys is not installed; on Debian: apt-get install yosys"});
    expect_refusal(ragrtl("synth topk_unit --k 2 --out d", only({"yosys", "yosys-abc"})), kMissingTool,
                   {"sta is not installed; on Debian: apt-get install opensta"});
    EXPECT_THAT(left_behind(), ElementsAre());
}

TEST_F(Tools, GenerateNeedsNone) {
    EXPECT_EQ(ragrtl("generate topk_unit --k 2 --out d", only({})).exit_code, 0);
}

TEST_F(Tools, AFolderThatIsNoBundle) {
    std::filesystem::create_directory(work() / "d");
    expect_refusal(ragrtl("verify d"), kBadInput, {"d: not a bundle (no manifest.json of ragrtl)"});
    expect_refusal(ragrtl("synth d --out e"), kBadInput, {"d: not a bundle (no manifest.json of ragrtl)"});
    EXPECT_THAT(left_behind(), ElementsAre("d"));
}

TEST_F(Tools, AFolderNamedLikeAUnitGivesWayUnlessItIsABundle) {
    std::filesystem::create_directories(work() / "hier/pe");
    EXPECT_EQ(ragrtl("verify hier/pe --lanes 0").err,
              "ragrtl: pe.lanes = 0: must be 1 .. 1024; nearest legal value is 1\n");
    ASSERT_EQ(ragrtl("generate topk_unit --k 2 --out hier/pe").exit_code, 0);
    expect_refusal(ragrtl("verify hier/pe --lanes 0"), kBadInput,
                   {"--lanes: the keys of a bundle are fixed; generate it again or name its unit"});
}

TEST_F(Tools, KeysOfABundleAreFixed) {
    ASSERT_EQ(ragrtl("generate topk_unit --k 2 --out d").exit_code, 0);
    expect_refusal(ragrtl("synth d --k 3 --config my.ini --out e"), kBadInput,
                   {"--config: the keys of a bundle are fixed; generate it again or name its unit",
                    "--k: the keys of a bundle are fixed; generate it again or name its unit"});
}

}  // namespace
}  // namespace ragrtl::test
