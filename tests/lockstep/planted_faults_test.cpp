// The harness tested on faults: emitted Verilog is edited, and `verify` must fail and name an output that the
// fault reaches.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <ostream>
#include <regex>
#include <string>
#include <vector>

#include "tests/lockstep/verify_run.hpp"

namespace ragrtl::test {
namespace {

using ::testing::HasSubstr;

/// The first match of a regular expression is replaced; a space in it stands for any white space.
struct Edit {
    std::string pattern;
    std::string replacement;
};

struct Fault {
    std::string name;
    std::string unit;
    std::vector<Edit> edits;
    std::string signals;      // regular expression of the outputs that may be named
    std::string module = {};  // whose file is edited; empty: the unit's own
    std::vector<std::string> more_keys = {};
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

std::vector<std::string> keys_of(const std::string& unit) {
    if (unit == "topk_unit") return {"--k", "3", "--score_width", "8", "--id_width", "4"};
    if (unit == "hier") {
        return {"--pes",      "2", "--lanes",         "3",  "--lanes_per_cycle", "2", "--k",          "4",
                "--id_width", "6", "--address_width", "10", "--stream_depth",    "4", "--fifo_depth", "2"};
    }
    if (unit == "iks_dot_product_unit") return {"--lanes", "4", "--max_dimension", "12"};
    if (unit == "iks_processing_engine") {
        return {"--lanes", "2", "--max_dimension", "5", "--k", "3", "--id_width", "6", "--stages", "1"};
    }
    if (unit == "iks") {
        return {"--engines", "2", "--lanes",       "3", "--max_dimension", "8",
                "--k",       "3", "--id_width",    "6", "--address_width", "8",
                "--burst",   "4", "--outstanding", "8", "--format",        "int8"};
    }
    if (unit == "drex_pfu") {
        return {"--vectors", "6", "--queries", "3", "--csb_width", "5", "--dimensions", "20", "--pack", "3"};
    }
    if (unit == "axi4_lite_regs") return {"--address_width", "7"};
    if (unit == "axi4_read_master") return {"--width", "128", "--length_width", "10", "--outstanding", "4"};
    return {"--lanes", "16", "--lanes_per_cycle", "4"};
}

std::string read(const std::filesystem::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void plant(const std::filesystem::path& file, const std::vector<Edit>& edits) {
    std::string text = read(file);
    for (const Edit& edit : edits) {
        const std::regex pattern(std::regex_replace(edit.pattern, std::regex(" "), "\\s+"));
        ASSERT_TRUE(std::regex_search(text, pattern)) << file << " has nothing like " << edit.pattern;
        text = std::regex_replace(text, pattern, edit.replacement, std::regex_constants::format_first_only);
    }
    std::ofstream(file) << text;
}

class PlantedFault : public ::testing::TestWithParam<Fault> {};

TEST_P(PlantedFault, IsCaught) {
    const Fault& fault = GetParam();
    const Scratch scratch;
    const std::string bundle = (scratch / "bundle").string();
    std::vector<std::string> generate{"generate", fault.unit, "--out", bundle};
    for (const auto& keys : {keys_of(fault.unit), fault.more_keys}) {
        generate.insert(generate.end(), keys.begin(), keys.end());
    }
    const auto generated = ragrtl(generate);
    ASSERT_EQ(generated.exit_code, 0) << generated.output;
    plant(scratch / "bundle/rtl" / ((fault.module.empty() ? fault.unit : fault.module) + ".v"), fault.edits);
    if (HasFatalFailure()) return;

    const auto run = verify(bundle, {}, scratch / "kept");
    EXPECT_EQ(run.exit_code, 1) << run.output;
    EXPECT_THAT(run.output, HasSubstr("FAIL " + fault.unit));
    EXPECT_TRUE(
        std::regex_search(run.output, std::regex("\ncycle [0-9]+, (" + fault.signals + "): expected ")))
        << run.output;
    for (const char* file : {"mismatch.txt", "stimulus.replay", "wave.vcd", "run.sh"}) {
        EXPECT_TRUE(std::filesystem::file_size(scratch / "kept/run" / file) > 0) << file;
    }
}

std::vector<Fault> faults() {
    const std::string list = "out_valid|out_score|out_id|count|list length|slot [0-2]";
    const std::string sums = "result_sum|dot product";
    return {
        {"topk_flipped_comparison", "topk_unit", {{"in_score > score", "in_score < score"}}, list},
        {"topk_tie_to_the_later", "topk_unit", {{"in_score > score", "in_score >= score"}}, "out_id"},
        {"topk_unsigned_comparison",
         "topk_unit",
         {{"in_score > score", "$$unsigned(in_score) > score"}},
         list},
        {"topk_clear_skipped", "topk_unit", {{"else if \\(clear\\)", "else if (1'b0)"}}, "out_valid"},
        {"topk_reset_skipped", "topk_unit", {{"if \\(rst\\)", "if (1'b0)"}}, "out_valid"},
        {"topk_count_runs_on", "topk_unit", {{"in_valid && !out_valid\\[K-1\\]", "in_valid"}}, "count"},
        {"pe_top_carry_dropped",
         "hier_pe",
         {{"fused = s2_sum_q \\+ s2_carry_q",
           "fused = {s2_sum_q[12] ^ s2_carry_q[12], s2_sum_q[11:0] + s2_carry_q[11:0]}"}},
         sums},
        {"pe_planes_swapped",
         "hier_pe",
         {{"doc_bit2_q <= row1_q", "doc_bit2_q <= row2_q"}, {"doc_bit1_q <= row2_q", "doc_bit1_q <= row1_q"}},
         sums},
        {"pe_query_planes_swapped",
         "hier_pe",
         {{"query\\[5\\].bits_q : query\\[1\\].bits_q", "query[5].bits_q : query[2].bits_q"},
          {"query\\[6\\].bits_q : query\\[2\\].bits_q", "query[6].bits_q : query[1].bits_q"}},
         sums},
        {"pe_low_nibble_signed", "hier_pe", {{"doc_signed = !operand_low_q", "doc_signed = 1'b1"}}, sums},
        {"pe_query_nibble_unsigned",
         "hier_pe",
         {{"query_signed = !second_pass_q", "query_signed = 1'b0"}},
         sums},
        {"pe_last_beat_missed",
         "hier_pe",
         {{"last_beat = beat_q == 2'd3", "last_beat = beat_q == 2'd2"}},
         "doc_ready|busy|result_valid"},
        {"pe_inactive_lanes_not_masked", "hier_pe", {{"query_row & lane_mask", "query_row"}}, sums},
        {"pe_stall_ignored", "hier_pe", {{"doc_ready = [^;]*;", "doc_ready = 1'b1;"}}, "doc_ready"},
        {"pe_busy_too_short", "hier_pe", {{"\\|\\| low_nibble_q ", ""}}, "busy"},
        {"pe_result_survives_reset",
         "hier_pe",
         {{"if \\(rst\\) begin\\s*s2_valid_q <= 1'b0;", "if (1'b0) begin s2_valid_q <= 1'b0;"}},
         "busy|result_valid"},
    };
}

/// In the parts of a whole system. A wrong result shows where software reads it; one that changes the course
/// of a search shows at the memory ports, too.
std::vector<Fault> faults_of_hier() {
    const std::string any = "[a-z_]+";
    const auto fault = [&](const std::string& name, const std::string& module, const std::string& pattern,
                           const std::string& replacement) {
        return Fault{"hier_" + name, "hier", {{pattern, replacement}}, any, module};
    };
    // Only a slow comparator lets the fifo in front of it fill up.
    Fault lost = fault("candidate_lost_on_full_fifo", "hier", "score_taken = rank_in_valid && rank_in_ready",
                       "score_taken = rank_in_valid");
    lost.more_keys = {"--comparator", "shared"};
    return {
        lost,
        fault("nibble_signedness_swapped", "hier_pe", "doc_signed = !operand_low_q",
              "doc_signed = operand_low_q"),
        fault("compared_without_sign", "hier_cosine_comparator", "difference\\[51\\] \\^ negative",
              "difference[51]"),
        fault("wrong_plane_order", "hier_dispatch", "query_plane = row_q", "query_plane = ~row_q"),
        fault("stale_norm", "hier", "norm_ready = score_taken &&", "norm_ready = score_taken && |scan_id &&"),
        fault("stage_2_ends_one_early", "hier_control", "scored_q == (\\{[^}]*\\})\\) &&",
              "scored_q + 1'b1 == $1) &&"),
        fault("lanes_beyond_the_dimension", "hier", "dimension_now <= FIRST\\[2:0\\] \\? \\{2\\{1'b0\\}\\}",
              "dimension_now <= FIRST[2:0] ? LANES[1:0]"),
        fault("late_rows_kept", "hier", "row_read = mem_rsp_valid && rows_due", "row_read = mem_rsp_valid"),
        fault("first_limit_in_stage_2", "hier_control", "second_list \\? top_k_q : candidates_q",
              "candidates_q"),
        fault("list_not_cleared_for_stage_2", "hier_control", "rank_clear = accepted \\|\\| copy_end",
              "rank_clear = accepted"),
        fault("document_stride", "hier_fetch", "document_addr_q \\+ 10'd8", "document_addr_q + 10'd4"),
        fault("query_norm_taken_for_a_score", "hier", "\\.in_query *\\(is_query_q\\)", ".in_query (1'b0)"),
        fault("query_row_while_busy", "hier_dispatch", "tag_query \\? !pes_busy", "tag_query ? 1'b1"),
    };
}

std::vector<Fault> faults_of_iks() {
    const auto in = [](const std::string& unit, const std::string& signals) {
        return [=](const std::string& name, const std::string& module, const std::string& pattern,
                   const std::string& replacement) {
            return Fault{unit + "_" + name, unit, {{pattern, replacement}}, signals, module};
        };
    };
    const auto lanes = in("iks_dot_product_unit", "in_ready|out_valid|out_score|out_nan|busy");
    const auto engine =
        in("iks_processing_engine", "in_ready|busy|nan_seen|result_count|result_score|result_id");
    const auto system = in("iks", "reg_read_data|mem_req_[a-z]+|mem_rsp_ready|busy|done");
    return {
        lanes("drain_not_awaited", "iks_dot_product_unit", "!in_last \\|\\| may_end", "1'b1"),
        lanes("tail_not_masked", "iks_dot_product_unit", "to_come_q <= s3_count_q", "to_come_q <= 3'd4"),
        lanes("chain_stands_still", "iks_dot_product_unit", ": lane\\[l\\+1\\].shadow", ": shadow"),
        lanes("sums_run_on", "iks_dot_product_unit", "first \\(in_first\\)", "first (1'b0)"),
        lanes("waiting_beat_added", "iks_dot_product_unit", "accept = in_valid && in_ready",
              "accept = in_valid"),
        engine("negative_scores_reversed", "iks_processing_engine",
               "score\\[30:0\\] \\^ \\{31\\{negative\\}\\}", "score[30:0]"),
        engine("nan_listed", "iks_processing_engine", "listed = score_valid && !score_nan",
               "listed = score_valid"),
        engine("copied_too_early", "iks_processing_engine", "copy = finishing_q && !unit_busy",
               "copy = finishing_q"),
        engine("query_not_restarted", "iks_processing_engine", "restart = clear \\|\\| in_last",
               "restart = clear"),
        engine("ids_run_on", "iks_processing_engine", "if \\(clear\\) begin\\s*id_q", "if (1'b0) begin id_q"),
        system("block_too_short", "iks_sequencer", "last = dimension_q == dimension_now",
               "last = dimension_q + 1'b1 == dimension_now"),
        system("tail_taken_for_full", "iks_sequencer", "last_block \\? vectors_left_q\\[1:0\\]",
               "1'b0 ? 2'd0"),
        system("address_of_the_block_repeated", "iks_fetch", "address_q <= end_address",
               "address_q <= address_q"),
        system("late_beats_kept", "iks_fetch", "mem_rsp_valid && is_due", "mem_rsp_valid"),
        system("end_of_memory_not_seen", "iks_fetch", "end_address\\[ADDRESS_W-1\\] &&", "1'b0 &&"),
        system("engines_not_awaited", "iks_control", "!finish_q && !engines_busy", "!finish_q"),
        system("results_of_idle_engines", "iks_control", "done_q && \\(result_query < [^)]*\\)", "done_q"),
        system("query_written_while_busy", "iks_control", "query_write && !is_busy &&", "query_write &&"),
        system("idle_engines_work", "iks", "engine_valid && active\\[e\\]", "engine_valid && !active[e]"),
    };
}

std::vector<Fault> faults_of_pfu() {
    const auto fault = [&](const std::string& architecture, const std::string& name,
                           const std::string& module, const std::string& pattern,
                           const std::string& replacement) {
        return Fault{"pfu_" + name,
                     "drex_pfu",
                     {{pattern, replacement}},
                     "bitmap|bitmap_valid|busy|start_ready|query_ready|column_ready|config_error",
                     module,
                     {"--architecture", architecture}};
    };
    return {
        fault("paper", "start_count_off_by_one", "drex_pfu", "5'd0 - threshold_low", "5'd1 - threshold_low"),
        fault("paper", "overflow_forgotten", "drex_pfu_query", "over_q \\| plane", "plane"),
        fault("paper", "overflow_of_the_pass_before", "drex_pfu_query", "over_q <= load \\?",
              "over_q <= 1'b0 ?"),
        fault("paper", "differences_counted", "drex_pfu_query", "~\\(column \\^", "(column ^"),
        fault("paper", "absent_query_counts", "drex_pfu_query", "valid && active", "valid"),
        fault("paper", "query_left_out", "drex_pfu", "query\\[2\\].reached", "query[1].reached"),
        fault("paper", "threshold_beyond_range_wraps", "drex_pfu", "threshold > \\{1'b0, dimension\\}",
              "1'b0"),
        fault("paper", "threshold_0_not_special", "drex_pfu", "threshold == 6'd0", "1'b0"),
        fault("paper", "last_column_missed", "drex_pfu", "left_q <= 5'd1", "left_q <= 5'd2"),
        fault("paper", "illegal_dimension_taken", "drex_pfu", "dimension <= 5'd20", "1'b1"),
        fault("paper", "unread_bitmap_overwritten", "drex_pfu", "move = done_q && [^;]*;", "move = done_q;"),
        fault("paper", "store_written_in_a_pass", "drex_pfu", "query_valid && !busy_q", "query_valid"),
        fault("paper", "pass_survives_reset", "drex_pfu", "if \\(rst\\) begin\\s*done_q <= 1'b0;",
              "if (1'b0) begin done_q <= 1'b0;"),
        fault("lfsr", "wrong_tap", "drex_pfu_query", "state & 5'h[0-9a-f]+", "state & 5'h11"),
        fault("lfsr", "runs_past_the_threshold", "drex_pfu_query", "agree\\[v\\] && !halted", "agree[v]"),
        fault("lfsr", "wrong_start_state", "drex_pfu", "threshold_q\\[4\\] \\? divided", "1'b1 ? divided"),
        fault("packed", "dimensions_beyond_the_last", "drex_pfu", "\\| ~s1_used_q", ""),
        fault("packed", "count_of_the_group_before", "drex_pfu_query", "first \\? start_count : count_q",
              "first && over_q ? start_count : count_q"),
        fault("packed", "groups_in_reverse", "drex_pfu", "\\{passed, earlier_q\\[3:2\\]\\}",
              "{earlier_q[1:0], passed}"),
        fault("packed", "query_word_not_restarted", "drex_pfu", "group_end \\? \\{3\\{1'b0\\}\\}",
              "1'b0 ? {3{1'b0}}"),
    };
}

std::vector<Fault> faults_of_axi4() {
    const std::string bursts = "m_axi_ar(valid|addr|len)";
    const auto lite = [](const std::string& name, const std::string& pattern, const std::string& replacement,
                         const std::string& signals) {
        return Fault{"axi4_lite_" + name, "axi4_lite_regs", {{pattern, replacement}}, signals};
    };
    const auto master = [](const std::string& name, const std::string& pattern,
                           const std::string& replacement, const std::string& signals) {
        return Fault{"axi4_master_" + name, "axi4_read_master", {{pattern, replacement}}, signals};
    };
    return {
        lite("strobes_ignored", "whole_q <= &s_axi_wstrb", "whole_q <= 1'b1", "s_axi_bresp|write_valid"),
        lite("response_lost", "both \\|\\| \\(bvalid_q && !s_axi_bready\\)", "both", "s_axi_[a-z]+"),
        lite("write_twice", "\\(w_held_q \\|\\| w_taken\\) && !both", "w_held_q || w_taken",
             "s_axi_wready|write_valid"),
        lite("address_overwritten", "s_axi_awready = !aw_held_q &&", "s_axi_awready =", "s_axi_awready"),
        lite("read_data_lost", "coming_q \\|\\| \\(rvalid_q && !s_axi_rready\\)", "coming_q", "s_axi_[a-z]+"),
        lite("read_data_early", "if \\(coming_q\\)", "if (asking_q)", "s_axi_rdata"),
        master("boundary_crossed", "is_final = [^;]*;", "is_final = 1'b1;", bursts + "|req_ready"),
        master("boundary_one_late", "9'd256 -", "9'd257 -", bursts + "|req_ready"),
        master("block_repeated", "(next_block = [^;]*) \\+ 1'b1", "$1", "m_axi_araddr"),
        master("burst_ends_at_every_beat", "beat && m_axi_rlast", "beat", "rsp_[a-z]+|m_axi_[a-z]+"),
        master("last_of_every_burst", "m_axi_rlast && ends", "m_axi_rlast", "rsp_last"),
        master("late_beats_kept", "rsp_valid = m_axi_rvalid && due", "rsp_valid = m_axi_rvalid", "rsp_valid"),
        master("stall_not_passed_on", "rsp_ready \\|\\| !due", "1'b1", "m_axi_rready"),
        master("outstanding_not_limited", "\\(left_q != 10'd0\\) && room", "left_q != 10'd0", bursts),
        master("slave_error_ignored", "beat && m_axi_rresp\\[1\\]", "beat && m_axi_rresp[0]", "error"),
        master("error_not_sticky", "error_q && !clear_error", "1'b0", "error"),
    };
}

/// In what puts AXI4 in front of a system.
std::vector<Fault> faults_of_hier_axi4() {
    const auto fault = [](const std::string& name, const std::string& pattern, const std::string& replacement,
                          const std::string& signals) {
        return Fault{"hier_axi4_" + name, "hier",           {{pattern, replacement}}, signals,
                     "hier_axi4",         {"--bus", "axi4"}};
    };
    return {
        fault("word_taken_for_two_bytes", "\\{3'd0, mem_req_addr\\}", "{2'd0, mem_req_addr, 1'b0}",
              "m_axi_mem_araddr"),
        fault("error_of_norms_missed", "\\|\\{mem_error, norm_error\\}", "mem_error", "s_axi_rdata"),
        fault("error_in_every_register", "shows_status_q && error_memory", "error_memory", "s_axi_rdata"),
        fault("errors_cleared_by_start", "reg_write_data\\[1\\];", "reg_write_data[0];", "s_axi_rdata"),
    };
}

INSTANTIATE_TEST_SUITE_P(Verify, PlantedFault, ::testing::ValuesIn(faults()),
                         [](const auto& fault) { return fault.param.name; });
INSTANTIATE_TEST_SUITE_P(Axi4, PlantedFault, ::testing::ValuesIn(faults_of_axi4()),
                         [](const auto& fault) { return fault.param.name; });
INSTANTIATE_TEST_SUITE_P(SystemOnAxi4, PlantedFault, ::testing::ValuesIn(faults_of_hier_axi4()),
                         [](const auto& fault) { return fault.param.name; });
INSTANTIATE_TEST_SUITE_P(System, PlantedFault, ::testing::ValuesIn(faults_of_hier()),
                         [](const auto& fault) { return fault.param.name; });
INSTANTIATE_TEST_SUITE_P(Iks, PlantedFault, ::testing::ValuesIn(faults_of_iks()),
                         [](const auto& fault) { return fault.param.name; });
INSTANTIATE_TEST_SUITE_P(Pfu, PlantedFault, ::testing::ValuesIn(faults_of_pfu()),
                         [](const auto& fault) { return fault.param.name; });

// What a failure leaves behind is enough to see it again, elsewhere: the folder is moved before run.sh is
// tried.
TEST(FailedVerify, IsReproducedByItsScript) {
    const Scratch scratch;
    const std::string bundle = (scratch / "bundle").string();
    ASSERT_EQ(ragrtl({"generate", "topk_unit", "--k", "2", "--out", bundle}).exit_code, 0);
    plant(scratch / "bundle/rtl/topk_unit.v", {{"in_score > score", "in_score < score"}});
    const auto run = verify(bundle, {"--seed", "5"}, scratch / "kept");
    ASSERT_EQ(run.exit_code, 1) << run.output;
    std::smatch found;
    ASSERT_TRUE(std::regex_search(run.output, found, std::regex("\ncycle ([0-9]+), ([a-z_]+): expected")));

    std::filesystem::rename(scratch / "kept", scratch / "moved elsewhere");
    const auto again = flow::run({(scratch / "moved elsewhere/run.sh").string()});
    EXPECT_EQ(again.exit_code, 1) << again.output;
    EXPECT_THAT(again.output,
                HasSubstr("FAIL cycle=" + found[1].str() + " signal=" + found[2].str() + " seed=5"));
}

}  // namespace
}  // namespace ragrtl::test
