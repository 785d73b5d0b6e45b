#include <gmock/gmock.h>

#include "tests/cli/program.hpp"

namespace ragrtl::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr int kBadInput = 2;

class Options : public Program {
  protected:
    /// `ragrtl ARGUMENTS` is refused with exactly these lines and writes nothing.
    void refused(const std::string& arguments, const std::vector<std::string>& lines) const {
        SCOPED_TRACE(arguments);
        expect_refusal(ragrtl(arguments), kBadInput, lines);
        EXPECT_THAT(left_behind(), IsEmpty());
    }
};

TEST_F(Options, UnknownSubcommand) {
    refused("", {"name a subcommand; `ragrtl --help` lists them"});
    refused("genrate topk_unit --out d", {"unknown subcommand genrate; did you mean generate?"});
    refused("frobnicate", {"unknown subcommand frobnicate; `ragrtl --help` lists them"});
    refused("--quiet list", {"options go behind a subcommand: ragrtl SUBCOMMAND --quiet"});
}

TEST_F(Options, UnknownUnitOrPreset) {
    refused("generate topk_uint --out d", {"unknown unit or preset topk_uint; did you mean topk_unit?"});
    refused("generate topk23 --out d", {"unknown unit or preset topk23; did you mean topk32?"});
    refused("generate hier/ep --out d", {"unknown unit or preset hier/ep; did you mean hier/pe?"});
    refused("explain accelerator", {"unknown unit or preset accelerator; `ragrtl list` shows what there is"});
    refused("verify '' --seed 1", {"name a unit or a preset; `ragrtl list` shows what there is"});
}

TEST_F(Options, UnknownOptionsAllAtOnce) {
    refused("generate topk_unit --outt d --frobnicate 3 --topk_unit.kk=4",
            {"--out DIR is needed: the folder to write", "unknown option --outt; did you mean --out?",
             "unknown option --frobnicate; --help lists the options",
             "unknown option --topk_unit.kk; did you mean --topk_unit.k?"});
    refused("list --k 3", {"unknown option --k; --help lists the options"});
    refused("generate topk_unit -k 3 --out d", {"unknown option -k; did you mean --k?"});
}

TEST_F(Options, KeysOfAnotherUnit) {
    refused(
        "generate topk_unit --lanes 64 --pe.lanes 3 --out d",
        {"--lanes is no key of this unit; its keys are k, score_signed, score_width, id_width, tie, reset",
         "--pe.lanes is no key of this unit; its keys are k, score_signed, score_width, id_width, tie, "
         "reset"});
}

TEST_F(Options, MissingAndUnexpectedWords) {
    refused("generate topk_unit", {"--out DIR is needed: the folder to write"});
    refused("generate topk_unit --out ''", {"--out DIR is needed: the folder to write"});
    refused("generate --out d", {"name a unit or a preset; `ragrtl list` shows what there is"});
    refused("generate topk_unit --out", {"--out needs a value"});
    refused("generate topk_unit --k --out d", {"--k needs a value"});
    refused("generate topk_unit --quiet=yes --out d", {"--quiet takes no value"});
    refused("generate topk_unit pe --out d", {"unexpected argument pe; expected one unit or preset"});
    refused("list topk_unit", {"unexpected argument topk_unit; expected no name"});
}

TEST_F(Options, ValuesThatAreNoNumbers) {
    refused("generate topk_unit --k abc --out d",
            {"topk_unit.k = abc: not a whole number; must be 1 .. 1024"});
    refused("generate topk_unit --k 3.5 --out d",
            {"topk_unit.k = 3.5: not a whole number; must be 1 .. 1024"});
    refused("generate topk_unit --k 16x --out d",
            {"topk_unit.k = 16x: not a whole number; must be 1 .. 1024"});
    refused("generate topk_unit --k '' --out d",
            {"topk_unit.k = \"\": not a whole number; must be 1 .. 1024"});
    refused("generate topk_unit --k '1 2' --out d",
            {"topk_unit.k = \"1 2\": not a whole number; must be 1 .. 1024"});
}

TEST_F(Options, ValuesOutOfRange) {
    refused("generate topk_unit --k 0 --out d",
            {"topk_unit.k = 0: must be 1 .. 1024; nearest legal value is 1"});
    refused("generate topk_unit --k -5 --out d",
            {"topk_unit.k = -5: must be 1 .. 1024; nearest legal value is 1"});
    refused("generate topk_unit --k 1025 --out d",
            {"topk_unit.k = 1025: must be 1 .. 1024; nearest legal value is 1024"});
    refused("generate topk_unit --k 18446744073709551617 --out d",
            {"topk_unit.k = 18446744073709551617: must be 1 .. 1024; nearest legal value is 1024"});
    refused("generate topk_unit --k -18446744073709551617 --out d",
            {"topk_unit.k = -18446744073709551617: must be 1 .. 1024; nearest legal value is 1"});
    refused(
        "generate pe --lanes 32 --out d",
        {"pe.lanes_per_cycle = 64: must be 1 .. 32 (no more than lanes = 32); nearest legal value is 32"});
}

TEST_F(Options, AllViolationsAndContradictionsAtOnce) {
    refused(
        "generate topk_unit --k 0 --topk_unit.k 9 --score_width 1 --tie random --id_width 65 --seed 3 --out "
        "a --out b",
        {"--out is given as a and as b; keep one of them",
         "topk_unit.k is given as 0 and as 9; keep one of them",
         "unknown option --seed; --help lists the options",
         "topk_unit.k = 0: must be 1 .. 1024; nearest legal value is 1",
         "topk_unit.score_width = 1: must be 2 .. 128 (a signed score has at least 2 bits); nearest legal "
         "value "
         "is 2",
         "topk_unit.id_width = 65: must be 1 .. 64; nearest legal value is 64",
         "topk_unit.tie = random: must be earlier or lower_id"});
}

TEST_F(Options, TheSameValueTwiceIsNoContradiction) {
    EXPECT_EQ(ragrtl("explain topk_unit --k 9 --topk_unit.k 9 --json --json").exit_code, 0);
}

TEST_F(Options, NumbersOfTheRunItself) {
    refused("verify topk_unit --seed -1 --cycles 0 --jobs many",
            {"--seed -1: must be 0 .. 9223372036854775807", "--cycles 0: must be 1 .. 1000000000000",
             "--jobs many: not a whole number; must be 1 .. 1024"});
    refused("synth topk_unit --period fast --effort spede --find-fmax",
            {"--effort spede: must be area or balanced or speed; did you mean speed?",
             "--period fast: not a number; must be 0.001 .. 1000000 (ns)",
             "--period and --find-fmax exclude each other; keep one of them"});
    refused("synth topk_unit --period 0", {"--period 0: must be 0.001 .. 1000000 (ns)"});
    refused("synth topk_unit --period nan", {"--period nan: not a number; must be 0.001 .. 1000000 (ns)"});
}

TEST_F(Options, Bus) {
    refused("generate hier --bus foo --out d", {"--bus foo: must be axi4"});
    refused("generate hier --bus axi3 --out d", {"--bus axi3: must be axi4; did you mean axi4?"});
    refused("generate hier --bus ''  --out d", {"--bus \"\": must be axi4"});
    refused("generate hier --bus", {"--bus needs a value"});
    refused("generate hier/pe --bus axi4 --out d",
            {"--bus axi4: hier/pe is a block; only a system has registers and memory"});
    refused("generate topk32 --bus axi4 --out d",
            {"--bus axi4: common/topk_unit is a block; only a system has registers and memory"});
    refused("generate hier --pes 2 --lanes 513 --lanes_per_cycle 1 --bus axi4 --out d",
            {"--bus axi4: words of 1026 bits at port mem of hier; AXI4 has at most 1024"});
    refused("verify hier --bus axi4", {"unknown option --bus; did you mean --out?"});
}

TEST_F(Options, ModulePrefix) {
    const Outcome outcome = ragrtl("generate topk_unit --prefix 9x --out d");
    EXPECT_EQ(outcome.exit_code, kBadInput);
    EXPECT_THAT(outcome.err, ::testing::HasSubstr("9x"));
    EXPECT_THAT(left_behind(), IsEmpty());
}

}  // namespace
}  // namespace ragrtl::test
