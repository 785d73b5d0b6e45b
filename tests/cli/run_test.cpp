// `ragrtl run`: from one configuration to a report, with the real tools.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "gen/data/npy.hpp"
#include "tests/cli/program.hpp"

namespace ragrtl::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr int kBadInput = 2;
constexpr int kMissingTool = 3;

/// The smallest `hier`, and vectors for it.
class Run : public Program {
  protected:
    void vectors(const std::string& name, std::size_t rows, std::size_t columns) const {
        data::Matrix<std::int8_t> matrix(rows, columns);
        for (std::size_t i = 0; i < matrix.values.size(); ++i) {
            matrix.values[i] = static_cast<std::int8_t>(static_cast<int>(i * i * 37 % 255) - 127);
        }
        std::ofstream(work() / name, std::ios::binary) << data::to_npy(matrix);
    }
};

const std::string smallest =
    "run hier --pes 1 --lanes 2 --lanes_per_cycle 1 --k 1 --id_width 3 --address_width 7 --stream_depth 1 "
    "--fifo_depth 1 ";

TEST_F(Run, WritesABundleItsResultsAndOneReport) {
    vectors("c.npy", 7, 2);
    vectors("q.npy", 3, 2);
    const Outcome run = ragrtl(smallest + "--corpus c.npy --queries q.npy --jobs 1 --out r");
    ASSERT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("\nverify: PASS hier: "));
    EXPECT_THAT(run.out, HasSubstr("\nsearch: ids and scores of 3 queries equal the golden model\n"));
    EXPECT_THAT(run.out, HasSubstr("\nsynthesize: hier in osu018: "));
    EXPECT_THAT(run.out, HasSubstr("\nreport: r/report.md\n"));
    EXPECT_THAT(left_behind(), ElementsAre("c.npy", "q.npy", "r"));

    const std::string report = read(work() / "r/report.md");
    for (const char* part : {"# systems/hier\n", "| fifo_depth | 1 |", "## Verified", "## Searched",
                             "all 3 queries equal", "## Synthesized", "## Again", "--corpus c.npy"}) {
        EXPECT_THAT(report, HasSubstr(part));
    }
    const auto found = nlohmann::json::parse(read(work() / "r/search.json"));
    EXPECT_EQ(found["per_query"]["cycles_and_bits"], "measured on RTL");
    EXPECT_GT(nlohmann::json::parse(read(work() / "r/synth/metrics.json"))["synth__flops__count"], 0);
    EXPECT_EQ(ragrtl("generate --config r/bundle/config.ini --out again").exit_code, 0);
}

// Before the long work, and nothing is written.
TEST_F(Run, Refusals) {
    vectors("c.npy", 9, 2);
    vectors("q.npy", 3, 2);
    vectors("wide.npy", 3, 3);
    const std::string data = "--corpus c.npy --queries q.npy ";
    expect_refusal(ragrtl("run"), kBadInput, {"name a unit or a preset; `ragrtl list` shows what there is"});
    expect_refusal(ragrtl("run topk32"), kBadInput,
                   {"common/topk_unit is a block: `ragrtl run` takes a system (or generate, verify and synth "
                    "a block one by one)"});
    expect_refusal(ragrtl("run hier384 --corpus c.npy"), kBadInput,
                   {"--corpus FILE and --queries FILE belong together"});
    expect_refusal(ragrtl(smallest), kBadInput, {"the vectors have 384 dimensions, the hardware only 2"});
    expect_refusal(ragrtl(smallest + data), kBadInput, {"9 documents, the hardware has numbers for 8"});
    vectors("seven.npy", 7, 2);
    expect_refusal(
        ragrtl("run hier --pes 1 --lanes 2 --lanes_per_cycle 1 --k 1 --id_width 3 --address_width 6 "
               "--corpus seven.npy --queries q.npy"),
        kBadInput, {"7 documents and a query take 72 rows of memory, the hardware addresses 64"});
    expect_refusal(ragrtl(smallest + "--corpus wide.npy --queries q.npy"), kBadInput,
                   {"q.npy: the queries have dimension 2, the corpus has 3"});
    expect_refusal(ragrtl(smallest + "--liberty none.lib"), kBadInput, {"no Liberty file none.lib"});
    expect_refusal(ragrtl(smallest, "env PATH=/none"), kMissingTool,
                   {"yosys is not installed; on Debian: apt-get install yosys"});
    write("r", "text");
    expect_refusal(ragrtl("run hier384 --out r"), kBadInput,
                   {"r exists and is not a folder; choose another name"});
    EXPECT_EQ(read(work() / "r"), "text");
    EXPECT_THAT(left_behind(), ElementsAre("c.npy", "q.npy", "r", "seven.npy", "wide.npy"));
}

}  // namespace
}  // namespace ragrtl::test
