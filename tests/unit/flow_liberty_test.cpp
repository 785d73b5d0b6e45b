#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "gen/error.hpp"
#include "gen/flow/library.hpp"
#include "tests/support/flow_libraries.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl::flow {
namespace {

using test::flop_cell;
using test::latch_cell;
using test::liberty_text;
using test::nand2_cell;
using test::TemporaryFolder;

// The message of the BadInput that opening a made-up library ends with.
std::string rejection(const std::string& text, const std::string& name = "x.lib") {
    const TemporaryFolder scratch;
    const auto file = scratch.write(name, text);
    try {
        open_library("", file);
    } catch (const BadInput& error) {
        const std::string message = error.what();
        EXPECT_EQ(message.rfind(file.string(), 0), 0U) << message;
        return message.substr(file.string().size());
    }
    ADD_FAILURE() << "was accepted";
    return "";
}

TEST(FlowLiberty, ReadsWhatItNeeds) {
    const Liberty lib =
        Liberty::parse("/* comment { */ " +
                           liberty_text(nand2_cell() + flop_cell() + latch_cell(), "\"10ps\"", "0.5, \"pF\""),
                       "x.lib");
    EXPECT_EQ(lib.name, "made_up");
    EXPECT_DOUBLE_EQ(lib.time_unit_ps, 10);
    EXPECT_DOUBLE_EQ(lib.capacitance_unit_ff, 500);
    ASSERT_EQ(lib.cells.size(), 3U);
    EXPECT_EQ(lib.cells[0].only_function(), 0x7);
    EXPECT_DOUBLE_EQ(lib.cells[0].pin("A")->capacitance_ff, 1000);
    EXPECT_EQ(lib.cells[1].kind, LibertyCell::Kind::flop);
    EXPECT_EQ(lib.cells[1].next_state, "D");
    EXPECT_EQ(lib.cells[2].kind, LibertyCell::Kind::latch);
    EXPECT_EQ(lib.cell("nothing"), nullptr);
}

TEST(FlowLiberty, ToleratesWhatRealFilesHave) {
    const std::string cells = R"lib(
  cell ("ND2") {
    area : 1.5
    pin("A") { direction : "input"; capacitance : 1; timing () { values ("1, 2", \
        "}, 4"); } }
    pin(B) { direction : input; capacitance : 1; }
    pin(Y) { direction : output; function : "(!(A*B))"; }
    test_cell () { ff (X,Y) { clear : !RN; } }
  };
)lib";
    const Liberty lib = Liberty::parse(liberty_text(cells + flop_cell()), "x.lib");
    EXPECT_EQ(lib.cells.at(0).name, "ND2");
    EXPECT_DOUBLE_EQ(lib.cells[0].area, 1.5);
    EXPECT_EQ(lib.cells[0].kind, LibertyCell::Kind::combinational);
    EXPECT_EQ(lib.cells[0].only_function(), 0x7);
}

TEST(FlowLiberty, EveryTruncationIsRejected) {
    const std::string whole = liberty_text(nand2_cell() + flop_cell());
    const std::size_t last_brace = whole.rfind('}');
    for (std::size_t length = 0; length <= last_brace; ++length) {
        EXPECT_THROW(Liberty::parse(whole.substr(0, length), "x.lib"), BadInput) << length;
    }
    EXPECT_NO_THROW(Liberty::parse(whole.substr(0, last_brace + 1), "x.lib"));
    EXPECT_EQ(rejection(whole.substr(0, whole.find("DFF") + 20)),
              " is truncated: it ends inside cell (DFF) of line 7");
}

TEST(FlowLiberty, BadFiles) {
    EXPECT_EQ(rejection("not a library"), " is not a Liberty file: it does not begin with library (NAME) {");
    EXPECT_EQ(rejection(""), " is not a Liberty file: it does not begin with library (NAME) {");
    EXPECT_EQ(rejection("\x1f\x8b garbage", "x.lib.gz"), " is not a whole gzip file");
    EXPECT_EQ(rejection(liberty_text("")), ": library made_up has no cells");
    EXPECT_EQ(rejection(liberty_text(flop_cell())),
              ": library made_up has no two-input NAND gate, the unit of area");
    EXPECT_EQ(rejection(liberty_text(nand2_cell("0") + flop_cell())),
              ": library made_up gives its two-input NAND gate no area, the unit of area");
    EXPECT_EQ(rejection(liberty_text(nand2_cell())),
              ": library made_up has no flip-flop (a cell with an ff group, without scan or enable)");
    EXPECT_EQ(
        rejection(liberty_text(nand2_cell() + latch_cell())),
        ": library made_up has latches but no flip-flop (a cell with an ff group, without scan or enable)");
    EXPECT_EQ(rejection(liberty_text(nand2_cell() + flop_cell(), "\"1parsec\"")),
              ": time_unit '1parsec' is not known; should be like \"1ns\" or \"1ps\"");
    EXPECT_EQ(rejection(liberty_text(nand2_cell() + flop_cell(), "\"1ns\"", "1,farad")),
              ": capacitive_load_unit (1,farad) is not known; should be like (1,pf) or (1,ff)");
    EXPECT_EQ(rejection(liberty_text(nand2_cell("big") + flop_cell())),
              ": cell ND2 has the area 'big', not a number");
    EXPECT_EQ(rejection("library (x) {\n  @@\n}\n"),
              ":2: not Liberty: expected 'name : value ;' or 'name (...)'");
}

TEST(FlowLiberty, MissingFile) {
    EXPECT_THAT([] { open_library("", "/nowhere/x.lib"); },
                testing::ThrowsMessage<BadInput>("no Liberty file /nowhere/x.lib"));
    EXPECT_THAT([] { open_library("", "/"); },
                testing::ThrowsMessage<BadInput>("/ is a folder, not a Liberty file"));
    EXPECT_THAT(
        [] { open_library("nangate45", ""); },
        testing::ThrowsMessage<BadInput>("technology nangate45 needs its Liberty file: --liberty FILE"));
    EXPECT_THAT(
        [] { open_library("nangate54", ""); },
        testing::ThrowsMessage<BadInput>("unknown technology 'nangate54'; known: asap7, gf180mcu7t, gt2n, "
                                         "ihp-sg13g2, nangate45, osu018, sky130hd"));
}

TEST(FlowLiberty, FileOfAnotherTechnology) {
    const TemporaryFolder scratch;
    const auto file = scratch.write("x.lib", liberty_text(nand2_cell() + flop_cell()));
    EXPECT_THAT([&] { open_library("nangate45", file); },
                testing::ThrowsMessage<BadInput>(testing::HasSubstr("has no NAND2 gate NAND2_X1")));
}

TEST(FlowLiberty, UndescribedLibraryIsCompletedFromItsFunctions) {
    const TemporaryFolder scratch;
    const std::string extra =
        "  cell (NBIG) { area : 9; pin (A) { direction : input; } pin (B) { direction : input; }\n"
        "    pin (Y) { direction : output; function : \"!(A & B)\"; } }\n"
        "  cell (BF) { area : 1; pin (A) { direction : input; } pin (Y) { direction : output; function : "
        "\"A\"; } }\n"
        "  cell (T1) { area : 1; pin (H) { direction : output; function : \"1\"; } }\n"
        "  cell (FULL) { area : 4; pin (X) { direction : input; } pin (Y) { direction : input; }\n"
        "    pin (Z) { direction : input; } pin (SN) { direction : output; function : \"!(X^Y^Z)\"; }\n"
        "    pin (C) { direction : output; function : \"X Y + Y Z + X Z\"; } }\n";
    const Library lib =
        open_library("", scratch.write("x.lib", liberty_text(extra + nand2_cell() + flop_cell())));
    EXPECT_EQ(lib.technology.name, "");
    EXPECT_EQ(lib.nand2, "ND2");
    EXPECT_DOUBLE_EQ(lib.nand2_area, 1);
    EXPECT_EQ(lib.driver, "BF");
    EXPECT_DOUBLE_EQ(lib.load_ff, 8);
    ASSERT_TRUE(lib.tie_high.has_value());
    EXPECT_EQ(lib.tie_high->pin, "H");
    EXPECT_FALSE(lib.tie_low.has_value());
    ASSERT_TRUE(lib.full_adder.has_value());
    EXPECT_EQ(lib.full_adder->sum, "SN");
    EXPECT_TRUE(lib.full_adder->sum_inverted);
    EXPECT_EQ(lib.full_adder->carry, "C");
    EXPECT_FALSE(lib.full_adder->carry_inverted);
    EXPECT_FALSE(lib.half_adder.has_value());
}

TEST(FlowLiberty, DefaultTechnology) {
    const Library lib = open_library("", "");
    EXPECT_EQ(lib.technology.name, "osu018");
    EXPECT_EQ(lib.nand2, "NAND2X1");
    EXPECT_DOUBLE_EQ(lib.nand2_area, 24);
    EXPECT_EQ(lib.text, open_library("", lib.source).text);
}

struct Known {
    const char *file, *technology, *nand2;
    double nand2_um2, time_unit_ps;
    const char *tie_high, *full_adder, *sum, *carry;
    bool inverted;
};

void PrintTo(const Known& known, std::ostream* out) { *out << known.file; }

// Names, areas and pins by the libraries' own README.
class FlowSharedLiberty : public testing::TestWithParam<Known> {};

TEST_P(FlowSharedLiberty, IsRecognized) {
    if (test::shared_liberty().empty()) GTEST_SKIP() << "no ../shared/liberty beside the project";
    const Known& known = GetParam();
    const Library lib = open_library("", test::shared_liberty() / known.file);
    EXPECT_EQ(lib.technology.name, known.technology);
    EXPECT_EQ(lib.nand2, known.nand2);
    EXPECT_DOUBLE_EQ(lib.nand2_area, known.nand2_um2);
    EXPECT_DOUBLE_EQ(lib.liberty.time_unit_ps, known.time_unit_ps);
    ASSERT_TRUE(lib.tie_high && lib.tie_low);
    EXPECT_EQ(lib.tie_high->cell + " " + lib.tie_high->pin, known.tie_high);
    EXPECT_EQ(lib.full_adder ? lib.full_adder->cell : "", known.full_adder);
    if (lib.full_adder) {
        EXPECT_EQ(lib.full_adder->sum, known.sum);
        EXPECT_EQ(lib.full_adder->carry, known.carry);
        EXPECT_EQ(lib.full_adder->sum_inverted, known.inverted);
        EXPECT_EQ(lib.full_adder->carry_inverted, known.inverted);
    }
    EXPECT_EQ(lib.text.find("default_wire_load"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(
    , FlowSharedLiberty,
    testing::Values(Known{"nangate45/nangate45_typ.lib.gz", "nangate45", "NAND2_X1", 0.798, 1e3,
                          "LOGIC1_X1 Z", "FA_X1", "S", "CO", false},
                    Known{"asap7/asap7_rvt_tt_trim.lib.gz", "asap7", "NAND2xp5_ASAP7_75t_R", 0.05832, 1,
                          "TIEHIx1_ASAP7_75t_R H", "FAx1_ASAP7_75t_R", "SN", "CON", true},
                    Known{"gt2n/gt2_6t_w31_svt_tt_0p7v25c.lib.gz", "gt2n", "gt2_6t_nand2_x1_w31_svt",
                          0.018144, 1, "gt2_6t_tiehigh_w31_svt Y", "", "", "", false},
                    Known{"sky130hd/sky130hd_tt.lib.gz", "sky130hd", "sky130_fd_sc_hd__nand2_1", 3.7536, 1e3,
                          "sky130_fd_sc_hd__conb_1 HI", "sky130_fd_sc_hd__fa_1", "SUM", "COUT", false},
                    Known{"ihp-sg13g2/sg13g2_stdcell_typ_1p20V_25C.lib.gz", "ihp-sg13g2", "sg13g2_nand2_1",
                          7.2576, 1e3, "sg13g2_tiehi L_HI", "", "", "", false},
                    Known{"gf180mcu7t/gf180mcu7t_tt_5v0_trim.lib.gz", "gf180mcu7t",
                          "gf180mcu_fd_sc_mcu7t5v0__nand2_1", 10.976, 1e3, "gf180mcu_fd_sc_mcu7t5v0__tieh Z",
                          "gf180mcu_fd_sc_mcu7t5v0__addf_1", "S", "CO", false}),
    [](const auto& parameter) {
        std::string name = parameter.param.technology;
        name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
        return name;
    });

TEST(FlowLiberty, WorkingCopyMarksCellsToLeaveAlone) {
    if (test::shared_liberty().empty()) GTEST_SKIP() << "no ../shared/liberty beside the project";
    const Library lib = open_library("", test::shared_liberty() / "sky130hd/sky130hd_tt.lib.gz");
    const Liberty copy = Liberty::parse(lib.text, "working copy");
    ASSERT_EQ(copy.cells.size(), lib.liberty.cells.size());
    int marked = 0;
    for (std::size_t i = 0; i < copy.cells.size(); ++i) {
        EXPECT_EQ(copy.cells[i].dont_use, lib.liberty.cells[i].dont_use) << copy.cells[i].name;
        marked += copy.cells[i].dont_use;
    }
    EXPECT_TRUE(copy.cell("sky130_fd_sc_hd__lpflow_isobufsrc_1")->dont_use);
    EXPECT_FALSE(copy.cell("sky130_fd_sc_hd__nand2_1")->dont_use);
    EXPECT_GT(marked, 30);
}

}  // namespace
}  // namespace ragrtl::flow
