// `ragrtl search hier --engine rtl`: real embeddings in simulated Verilog, every query, against the golden
// model and the stored lists.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "gen/bundle/staging.hpp"
#include "tests/lockstep/verify_run.hpp"

namespace ragrtl::test {
namespace {

/// The ids that an engine finds, as text, one line per query.
std::string ids(const std::string& engine, const std::vector<std::string>& options,
                const std::string& truth = "") {
    const Scratch scratch;
    const std::filesystem::path data = project_dir() / "tests" / "data" / "minilm384";
    const std::string file = (scratch / "ids.csv").string();
    std::vector<std::string> words{"search",    "hier",
                                   "--corpus",  (data / "corpus_i8.npy").string(),
                                   "--queries", (data / "queries_i8.npy").string(),
                                   "--engine",  engine,
                                   "--ids",     file,
                                   "--scores",  (scratch / "scores.csv").string()};
    words.insert(words.end(), options.begin(), options.end());
    if (!truth.empty()) words.insert(words.end(), {"--truth", (data / truth).string()});
    const auto run = ragrtl(words);
    EXPECT_EQ(run.exit_code, 0) << run.output;
    if (!truth.empty()) {
        EXPECT_NE(run.output.find("@32: precision 1.0000, recall 1.0000, nDCG 1.0000 (128 queries"),
                  std::string::npos)
            << run.output;
    }
    return run.exit_code == 0 ? bundle::read_file(file) + bundle::read_file(scratch / "scores.csv") : "";
}

TEST(HierSearch, Int8EqualsTheStoredLists) {
    const std::vector<std::string> options{"--mode", "int8", "--k", "32"};
    EXPECT_EQ(ids("rtl", options, "gt_i8_top32_ids.npy"), ids("golden", options));
}

TEST(HierSearch, TwoStagesByCosineEqualTheGoldenModel) {
    const std::vector<std::string> options{"--metric", "cosine", "--k", "10"};
    EXPECT_EQ(ids("rtl", options), ids("golden", options));
}

TEST(HierSearch, BitSerialTwoStagesEqualTheGoldenModel) {
    const std::vector<std::string> options{"--pe", "bitserial", "--candidates", "20", "--k", "20"};
    EXPECT_EQ(ids("rtl", options), ids("golden", options));
}

}  // namespace
}  // namespace ragrtl::test
