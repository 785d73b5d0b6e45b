// Emitted Verilog against its golden model in every cycle, over sizes and options of the blocks.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/lockstep/verify_run.hpp"

namespace ragrtl::test {
namespace {

struct Case {
    std::string unit;
    std::vector<std::string> keys;
};

void PrintTo(const Case& one, std::ostream* out) { *out << one.unit; }

/// "topk_unit --k 3 --tie lower_id" as a test name.
std::string name_of(const ::testing::TestParamInfo<Case>& info) {
    std::string name = info.param.unit;
    for (const std::string& word : info.param.keys) name += "_" + word;
    std::string clean;
    for (const char c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            clean += c;
        } else if (!clean.empty() && clean.back() != '_') {
            clean += '_';
        }
    }
    return clean;
}

class EveryCycle : public ::testing::TestWithParam<Case> {};

TEST_P(EveryCycle, EqualsGolden) {
    const Scratch scratch;
    const auto run = verify(GetParam().unit, GetParam().keys, scratch / "kept");
    EXPECT_EQ(run.exit_code, 0) << run.output;
    EXPECT_THAT(run.output, ::testing::HasSubstr("PASS "));
}

Case topk(const std::string& k, const std::string& score_width, const std::string& is_signed,
          const std::string& id_width, const std::string& tie, const std::string& reset) {
    return {"topk_unit",
            {"--k", k, "--score_width", score_width, "--score_signed", is_signed, "--id_width", id_width,
             "--tie", tie, "--reset", reset}};
}

INSTANTIATE_TEST_SUITE_P(Topk, EveryCycle,
                         ::testing::Values(topk("1", "2", "true", "1", "earlier", "sync_high"),
                                           topk("1", "1", "false", "1", "lower_id", "async_low"),
                                           topk("1", "32", "true", "32", "lower_id", "sync_low"),
                                           topk("2", "2", "true", "1", "lower_id", "sync_high"),
                                           topk("2", "33", "false", "7", "earlier", "async_low"),
                                           topk("3", "2", "true", "2", "lower_id", "sync_low"),
                                           topk("3", "2", "false", "2", "earlier", "sync_high"),
                                           topk("3", "72", "true", "64", "lower_id", "async_low"),
                                           topk("32", "32", "true", "32", "earlier", "sync_high"),
                                           topk("32", "8", "false", "16", "lower_id", "sync_low"),
                                           topk("50", "25", "true", "32", "earlier", "async_low"),
                                           topk("50", "128", "false", "10", "lower_id", "sync_high")),
                         name_of);

Case pe(const std::string& lanes, const std::string& per_cycle, const std::string& reset) {
    return {"hier_pe", {"--lanes", lanes, "--lanes_per_cycle", per_cycle, "--reset", reset}};
}

INSTANTIATE_TEST_SUITE_P(Pe, EveryCycle,
                         ::testing::Values(pe("1", "1", "sync_high"), pe("3", "1", "async_low"),
                                           pe("3", "2", "sync_low"), pe("3", "3", "sync_high"),
                                           pe("64", "1", "sync_low"), pe("64", "27", "sync_high"),
                                           pe("64", "32", "async_low"), pe("64", "64", "sync_low"),
                                           pe("128", "1", "sync_high"), pe("128", "43", "async_low"),
                                           pe("128", "64", "sync_high"), pe("128", "128", "sync_low")),
                         name_of);

Case pe_bitserial(const std::string& lanes, const std::string& reset) {
    return {"hier_pe_bitserial", {"--lanes", lanes, "--reset", reset}};
}

INSTANTIATE_TEST_SUITE_P(PeBitserial, EveryCycle,
                         ::testing::Values(pe_bitserial("1", "sync_high"), pe_bitserial("3", "async_low"),
                                           pe_bitserial("64", "sync_low"), pe_bitserial("128", "sync_high")),
                         name_of);

Case similarity_calculator(const std::string& pes, const std::string& lanes, const std::string& passes,
                           const std::string& reset) {
    return {"hier_similarity_calculator",
            {"--pes", pes, "--lanes", lanes, "--passes", passes, "--reset", reset}};
}

INSTANTIATE_TEST_SUITE_P(SimilarityCalculator, EveryCycle,
                         ::testing::Values(similarity_calculator("1", "1", "nibble", "async_low"),
                                           similarity_calculator("3", "64", "nibble", "sync_low"),
                                           similarity_calculator("4", "128", "nibble", "sync_high"),
                                           similarity_calculator("1", "3", "single", "sync_low"),
                                           similarity_calculator("3", "1", "single", "sync_high"),
                                           similarity_calculator("4", "128", "single", "async_low")),
                         name_of);

/// "fifo --depth 3" in one string.
Case unit_case(const std::string& words) {
    std::istringstream in(words);
    Case one;
    in >> one.unit;
    for (std::string word; in >> word;) one.keys.push_back(word);
    return one;
}

INSTANTIATE_TEST_SUITE_P(
    Streams, EveryCycle,
    ::testing::Values(unit_case("fifo --depth 1 --width 1 --reset async_low"),
                      unit_case("fifo --depth 3 --width 33 --reset sync_low"),
                      unit_case("fifo --depth 16 --width 8"),
                      unit_case("skid_buffer --width 1 --reset async_low"),
                      unit_case("skid_buffer --width 70"), unit_case("sram_1r1w --words 1 --width 1"),
                      unit_case("sram_1r1w --words 3 --width 40"),
                      unit_case("stream_buffer --depth 1 --width 1 --reset sync_low"),
                      unit_case("stream_buffer --depth 2 --width 3 --reset async_low"),
                      unit_case("stream_buffer --depth 7 --width 128"),
                      unit_case("hier_chunk_id_map --k 1 --id_width 1 --norm_width 1 --address_width 4 "
                                "--reset async_low"),
                      unit_case("hier_chunk_id_map --k 3 --id_width 64 --address_width 64 --reset sync_low"),
                      unit_case("hier_chunk_id_map --k 50")),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Axi4, EveryCycle,
    ::testing::Values(
        unit_case("axi4_lite_regs --address_width 2 --reset async_low"),
        unit_case("axi4_lite_regs --address_width 7"),
        unit_case("axi4_lite_regs --address_width 64 --reset sync_low"),
        unit_case("axi4_read_master --width 1 --address_width 13 --length_width 1 --outstanding 1 "
                  "--reset async_low"),
        unit_case("axi4_read_master --width 8 --address_width 40 --length_width 16 --outstanding 3"),
        unit_case("axi4_read_master --width 33 --address_width 13 --length_width 10 --outstanding 2 "
                  "--reset sync_low"),
        unit_case("axi4_read_master --width 128 --address_width 64 --length_width 9"),
        unit_case("axi4_read_master"),
        unit_case("axi4_read_master --width 1024 --address_width 38 --length_width 5 --outstanding 64")),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Ranking, EveryCycle,
    ::testing::Values(
        unit_case("hier_cosine_comparator --dot_width 2 --norm_width 1 --reset async_low"),
        unit_case("hier_cosine_comparator --dot_width 4 --norm_width 3 --architecture pipelined --stages 1"),
        unit_case("hier_cosine_comparator --architecture pipelined --stages 4 --reset sync_low"),
        unit_case(
            "hier_cosine_comparator --dot_width 4 --norm_width 3 --architecture shared --reset async_low"),
        unit_case("hier_cosine_comparator --architecture shared"),
        unit_case("hier_reranker --k 1 --dot_width 5 --norm_width 4 --fifo_depth 1 --reset async_low"),
        unit_case("hier_reranker --k 2 --dot_width 12 --comparator pipelined --stages 1 --fifo_depth 2"),
        unit_case("hier_reranker --k 3 --norm_width 9 --comparator shared --fifo_depth 1 --reset sync_low"),
        unit_case("hier_reranker --k 5 --dot_width 8 --norm_width 6 --id_width 7 --fifo_depth 16"),
        unit_case("hier_reranker --k 50 --comparator pipelined --stages 3 --reset async_low"),
        unit_case("hier_reranker --k 50")),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Iks, EveryCycle,
    ::testing::Values(
        unit_case("iks_dot_product_unit --lanes 4 --max_dimension 12"),
        unit_case("iks_dot_product_unit --lanes 1 --max_dimension 3 --stages 1 --reset async_low"),
        unit_case("iks_dot_product_unit --lanes 3 --format int8 --max_dimension 20 --stages 3"),
        unit_case(
            "iks_dot_product_unit --lanes 5 --format int8 --max_dimension 1 --stages 1 --reset sync_low"),
        unit_case("iks_dot_product_unit --lanes 2 --format int8 --max_dimension 7 --stages 2"),
        unit_case("iks_dot_product_unit --lanes 5 --accumulator fp32 --max_dimension 9 --stages 2"),
        unit_case(
            "iks_dot_product_unit --lanes 2 --format bf16 --max_dimension 6 --stages 2 --round_stages 4"),
        unit_case("iks_processing_engine --lanes 4 --max_dimension 12 --k 3 --id_width 8"),
        unit_case("iks_processing_engine --lanes 1 --format int8 --max_dimension 3 --k 1 --id_width 4 "
                  "--reset async_low"),
        unit_case("iks_processing_engine --lanes 3 --format int8 --max_dimension 20 --k 5 --reset sync_low"),
        unit_case("iks_processing_engine --lanes 2 --accumulator fp32 --max_dimension 1 --k 2 --stages 1"),
        unit_case(
            "iks --engines 2 --lanes 3 --max_dimension 8 --k 3 --id_width 6 --address_width 8 --burst 4 "
            "--outstanding 8"),
        unit_case("iks --engines 1 --lanes 1 --format int8 --max_dimension 3 --k 1 --id_width 3 "
                  "--address_width 5 --burst 1 --outstanding 1 --stages 1 --reset async_low"),
        unit_case("iks --engines 3 --lanes 4 --format int8 --max_dimension 20 --k 5 --id_width 10 "
                  "--address_width 12 --burst 16 --outstanding 40 --reset sync_low")),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Pfu, EveryCycle,
    ::testing::Values(
        unit_case("drex_pfu --architecture paper --vectors 1 --queries 1 --csb_width 2 --dimensions 1 "
                  "--query_store false --reset async_low"),
        unit_case("drex_pfu --architecture paper --vectors 9 --queries 3 --csb_width 10 --dimensions 768"),
        unit_case("drex_pfu --architecture paper --vectors 33 --queries 16 --csb_width 7 --dimensions 126 "
                  "--reset sync_low"),
        unit_case("drex_pfu --architecture lfsr --vectors 1 --queries 1 --csb_width 2 --dimensions 2 "
                  "--reset async_low"),
        unit_case("drex_pfu --architecture lfsr --vectors 9 --queries 3 --csb_width 10 --dimensions 768"),
        unit_case("drex_pfu --architecture lfsr --vectors 4 --queries 16 --csb_width 7 --dimensions 126 "
                  "--query_store false --reset sync_low"),
        unit_case(
            "drex_pfu --architecture packed --vectors 1 --queries 1 --csb_width 2 --dimensions 2 --pack 1 "
            "--reset async_low"),
        unit_case(
            "drex_pfu --architecture packed --vectors 7 --queries 2 --csb_width 7 --dimensions 126 --pack 3 "
            "--query_store false --reset sync_low"),
        unit_case("drex_pfu --architecture packed --vectors 16 --queries 3 --csb_width 10 --dimensions 768 "
                  "--pack 16"),
        unit_case("drex_pfu --architecture packed --vectors 8 --queries 4 --csb_width 12 --dimensions 4094 "
                  "--pack 4")),
    name_of);

Case hier(const std::vector<std::string>& keys) { return {"hier", keys}; }

INSTANTIATE_TEST_SUITE_P(
    Hier, EveryCycle,
    ::testing::Values(
        hier({"--pes", "2", "--lanes", "3", "--lanes_per_cycle", "2", "--k", "4", "--id_width", "6",
              "--address_width", "10", "--stream_depth", "4", "--fifo_depth", "2"}),
        hier({"--pes",           "1",         "--lanes",      "8",         "--lanes_per_cycle", "4",
              "--pe_kind",       "bitserial", "--k",          "2",         "--id_width",        "5",
              "--address_width", "9",         "--comparator", "pipelined", "--stages",          "3",
              "--reset",         "async_low"}),
        hier({"--pes",        "3",       "--lanes",      "2", "--lanes_per_cycle", "1",
              "--k",          "5",       "--id_width",   "6", "--address_width",   "9",
              "--comparator", "shared",  "--fifo_depth", "1", "--stream_depth",    "1",
              "--reset",      "sync_low"}),
        hier({"--pes", "2", "--lanes", "64", "--lanes_per_cycle", "32", "--k", "1", "--id_width", "7",
              "--address_width", "11"})),
    name_of);

}  // namespace
}  // namespace ragrtl::test
