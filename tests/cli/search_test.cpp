#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "gen/data/npy.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/data_files.hpp"

namespace ragrtl::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr int kBadInput = 2;
constexpr int kInputOutput = 3;

// `ragrtl search` in a folder of its own, on small files made there or on the embeddings of the tests.
class Search : public Program {
  protected:
    template <class T>
    void npy(const std::string& name, std::size_t rows, std::size_t columns,
             const std::vector<T>& values) const {
        data::Matrix<T> matrix(rows, columns);
        matrix.values = values;
        std::ofstream(work() / name, std::ios::binary) << data::to_npy(matrix);
    }
    /// Three documents and two queries, 2-d, INT8.
    void small_files() const {
        npy<std::int8_t>("c.npy", 3, 2, {100, 0, 0, 100, 70, 70});
        npy<std::int8_t>("q.npy", 2, 2, {10, 9, 0, -50});
    }
    std::string minilm(const std::string& options) const {
        const std::string folder = "'" + (data_dir() / "minilm384").string() + "'/";
        return "search hier --corpus " + folder + "corpus_i8.npy --queries " + folder + "queries_i8.npy " +
               options + " --truth " + folder;
    }
};

const std::string small = "search hier --corpus c.npy --queries q.npy ";

TEST_F(Search, SaysWhatItFound) {
    small_files();
    write("qrels.tsv", "0\t2\t1\n1\t0\t1\n");
    const Outcome outcome = ragrtl(small + "--k 2 --qrels qrels.tsv --ids ids.csv --scores scores.csv");
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out,
              "hier: mode=hierarchical candidates=50 k=2 metric=ip pe=nibble nibble=round engine=golden\n"
              "corpus     c.npy: 3 x 2\n"
              "queries    q.npy: 2\n"
              "quality    @1: precision 1.0000, recall 1.0000, nDCG 1.0000 (2 queries, qrels.tsv)\n"
              "quality    @2: precision 0.5000, recall 1.0000, nDCG 1.0000 (2 queries, qrels.tsv)\n"
              "per query  24 cycles, 48 bits read (modelled); 0.00194 uJ (modelled)\n");
    EXPECT_EQ(read(work() / "ids.csv"), "2,0\n0,2\n");
    EXPECT_EQ(read(work() / "scores.csv"), "1330,1000\n0,-3500\n");
}

TEST_F(Search, EqualsTheStoredListsOfRealEmbeddings) {
    const auto perfect = [this](const std::string& options, const std::string& truth) {
        const Outcome outcome = ragrtl(minilm(options) + truth + " --json r.json --quiet");
        EXPECT_EQ(outcome.err + outcome.out, "");
        const auto json = nlohmann::json::parse(read(work() / "r.json"));
        for (const auto& quality : json["quality"]) EXPECT_EQ(quality["ndcg"], 1.0) << json;
        return json;
    };
    const auto int8 = perfect("--mode int8 --k 32", "gt_i8_top32_ids.npy");
    EXPECT_EQ(int8["quality"].size(), 3U);
    EXPECT_EQ(int8["per_query"]["cycles"], 650 * 8);
    perfect("--mode int4 --nibble floor --k 50", "gt_i4_top50_ids.npy");
    const auto two_stage = perfect("--nibble floor --k 10", "gt_two_stage_top10_ids.npy");
    EXPECT_EQ(two_stage["per_query"]["cycles"], 650 * 4 + 50 * 8);
    EXPECT_EQ(two_stage["setting"]["nibble"], "floor");
    EXPECT_EQ(two_stage["per_query"]["cycles_and_bits"], "modelled");
    EXPECT_EQ(two_stage["corpus"]["dimension"], 384);
}

TEST_F(Search, FewerDocumentsThanAskedFor) {
    small_files();
    EXPECT_EQ(ragrtl(small + "--k 5 --ids ids.json --scores scores.json").exit_code, 0);
    EXPECT_EQ(read(work() / "ids.json"), "[[2,0,1,-1,-1],\n [0,2,1,-1,-1]]\n");
    EXPECT_EQ(read(work() / "scores.json"), "[[1330,1000,900,0,0],\n [0,-3500,-5000,0,0]]\n");
    npy<std::int8_t>("c.npy", 0, 2, {});
    EXPECT_EQ(ragrtl(small + "--k 1 --ids ids.csv").exit_code, 0);
    EXPECT_EQ(read(work() / "ids.csv"), "-1\n-1\n");
}

TEST_F(Search, FloatsAreQuantizedAndTheScaleIsSaid) {
    npy<float>("c.npy", 2, 2, {1.27F, 0, 0, -0.5F});
    npy<float>("q.npy", 1, 2, {1, 1});
    const Outcome outcome = ragrtl(small + "--metric cosine --json r.json --scores s.csv --k 1");
    EXPECT_THAT(outcome.out, HasSubstr("quantized  to INT8, one step = 0.01\n"));
    EXPECT_THAT(outcome.out, HasSubstr("metric=cosine"));
    EXPECT_NEAR(nlohmann::json::parse(read(work() / "r.json"))["scale"], 0.01, 1e-9);
    EXPECT_EQ(read(work() / "s.csv"), "12700\n");
}

TEST_F(Search, EverythingWrongIsSaidAtOnce) {
    expect_refusal(ragrtl("search"), kBadInput, {"name a system: hier"});
    expect_refusal(ragrtl("search heir --corpus c"), kBadInput, {"unknown system heir; did you mean hier?"});
    expect_refusal(
        ragrtl("search hier extra --k 0 --mode int9 --ids a.txt --scores no/s.npy --json /"), kBadInput,
        {"unexpected argument extra; expected one system: hier",
         "--corpus FILE is needed: the vectors to search in",
         "--queries FILE is needed: the vectors to search for", "--scores no/s.npy: there is no folder no",
         "--json /: must be a file", "--ids a.txt: must end in .npy, .csv or .json",
         "--mode int9: must be hierarchical or int8 or int4; did you mean int8?",
         "--k 0: must be 1 .. 65536"});
    expect_refusal(ragrtl(small + "--k 51 --ids r.json --json r.json"), kBadInput,
                   {"--json r.json: is already the file of --ids",
                    "--k 51: must be at most the 50 candidates of stage 1; see --candidates"});
    EXPECT_THAT(left_behind(), IsEmpty());
}

TEST_F(Search, FilesThatCannotBeUsed) {
    small_files();
    write("bad.npy", "text");
    npy<std::int8_t>("wide.npy", 1, 3, {1, 2, 3});
    npy<std::int32_t>("truth.npy", 2, 1, {0, 7});
    write("qrels.tsv", "9\t0\t1\n");
    expect_refusal(ragrtl("search hier --corpus bad.npy --queries q.npy"), kBadInput,
                   {"bad.npy: not a .npy file: it has fewer than 8 bytes"});
    expect_refusal(ragrtl("search hier --corpus none.npy --queries q.npy"), kInputOutput,
                   {"cannot read none.npy: No such file or directory"});
    expect_refusal(ragrtl("search hier --corpus c.npy --queries wide.npy"), kBadInput,
                   {"wide.npy: the queries have dimension 3, the corpus has 2"});
    expect_refusal(ragrtl(small + "--truth truth.npy --ids ids.npy"), kBadInput,
                   {"truth.npy: row 1 names document 7, but the corpus has 3"});
    expect_refusal(ragrtl(small + "--qrels qrels.tsv --ids ids.npy"), kBadInput,
                   {"qrels.tsv:1: query 9, must be a row number below 2"});
    EXPECT_FALSE(std::filesystem::exists(work() / "ids.npy"));
}

// Said before anything is built.
TEST_F(Search, WhatTheHardwareCannotHold) {
    npy<std::int8_t>("c.npy", 1, 1025, std::vector<std::int8_t>(1025));
    npy<std::int8_t>("q.npy", 1, 1025, std::vector<std::int8_t>(1025));
    const std::string rtl = small + "--engine rtl ";
    expect_refusal(ragrtl(rtl), kBadInput,
                   {"--engine rtl: 1025 dimensions; the hardware has at most 1024 (8 PEs of 128 lanes)"});
    small_files();
    expect_refusal(ragrtl(rtl + "--candidates 257"), kBadInput,
                   {"--engine rtl: 257 candidates; the hardware's list holds at most 256"});
    expect_refusal(ragrtl(rtl + "--mode int8 --k 300"), kBadInput,
                   {"--engine rtl: 300 results; the hardware's list holds at most 256"});
    expect_refusal(ragrtl(small + "--engine verilog"), kBadInput,
                   {"--engine verilog: must be golden or rtl"});
    expect_refusal(ragrtl(rtl, "env PATH=/none"), kInputOutput,
                   {"verilator is not installed; on Debian: apt-get install verilator"});
    EXPECT_THAT(left_behind(), ElementsAre("c.npy", "q.npy"));
}

TEST_F(Search, NothingIsHalfWritten) {
    small_files();
    write("ids.csv", "old");
    const Outcome full = shell("trap '' XFSZ; ulimit -f 0; exec '" + ragrtl_binary().string() + "' " + small +
                               "--ids ids.csv --quiet");
    EXPECT_EQ(full.exit_code, kInputOutput);
    EXPECT_EQ(read(work() / "ids.csv"), "old");
    const Outcome unwritable = ragrtl(small + "--ids ids.csv --scores /proc/s.csv");
    EXPECT_EQ(unwritable.exit_code, kInputOutput);
    EXPECT_THAT(unwritable.err, HasSubstr("ragrtl: cannot write /proc/s.csv: "));
    EXPECT_EQ(read(work() / "ids.csv"), "old");
    EXPECT_THAT(left_behind(), ElementsAre("c.npy", "ids.csv", "q.npy"));
}

}  // namespace
}  // namespace ragrtl::test
