#include <gtest/gtest.h>

#include "gen/hdl/builder.hpp"
#include "gen/hdl/names.hpp"
#include "tests/unit/hdl_message.hpp"

namespace ragrtl::hdl::test {
namespace {

/// The first violation about a name; the wires of these modules are left unconnected.
template <class Body>
std::string name_message(const Body& body) {
    const std::string all = finish_message(body);
    return all.substr(0, all.find('\n'));
}

TEST(HdlNames, KeywordsOfVerilogSystemVerilogAndVhdlAreRefused) {
    EXPECT_EQ(name_problem("wire"), "'wire' is a Verilog/SystemVerilog keyword");
    EXPECT_EQ(name_problem("always_ff"), "'always_ff' is a Verilog/SystemVerilog keyword");
    EXPECT_EQ(name_problem("logic"), "'logic' is a Verilog/SystemVerilog keyword");
    EXPECT_EQ(name_problem("xor"), "'xor' is a Verilog/SystemVerilog keyword");
    EXPECT_EQ(name_problem("accept_on"), "'accept_on' is a Verilog/SystemVerilog keyword");
    EXPECT_EQ(name_problem("signal"), "'signal' is a VHDL keyword");
    EXPECT_EQ(name_problem("Entity"), "'Entity' is a VHDL keyword");
    EXPECT_EQ(name_problem("abs"), "'abs' is a VHDL keyword");
    EXPECT_EQ(name_problem("RANGE"), "'RANGE' is a VHDL keyword");
    EXPECT_EQ(name_problem("signals"), "");
    EXPECT_EQ(name_problem("wire_0"), "");
}

TEST(HdlNames, OnlyPlainIdentifiersAreAccepted) {
    EXPECT_EQ(name_problem(""), "the name is empty");
    EXPECT_EQ(name_problem("2nd"), "'2nd' is not an identifier: letters, digits and _ only, a letter first");
    EXPECT_EQ(name_problem("a.b"), "'a.b' is not an identifier: letters, digits and _ only, a letter first");
    EXPECT_EQ(name_problem("a$b"), "'a$b' is not an identifier: letters, digits and _ only, a letter first");
}

TEST(HdlNames, AKeywordIsRefusedWhereverANameIsGiven) {
    EXPECT_EQ(name_message([](Builder& m) { m.wire("reg"); }),
              "module m: wire cannot have this name: 'reg' is a Verilog/SystemVerilog keyword");
    EXPECT_EQ(name_message([](Builder& m) { m.input("bit"); }),
              "module m: port cannot have this name: 'bit' is a Verilog/SystemVerilog keyword");
    EXPECT_EQ(name_message([](Builder& m) { m.output("signal"); }),
              "module m: port cannot have this name: 'signal' is a VHDL keyword");
    EXPECT_EQ(name_message([](Builder& m) { m.memory("array", 4, 4); }),
              "module m: memory cannot have this name: 'array' is a VHDL keyword");
    EXPECT_EQ(name_message([](Builder& m) { m.parameter("IN", 4); }),
              "module m: parameter cannot have this name: 'IN' is a VHDL keyword");
    EXPECT_EQ(name_message([](Builder& m) { m.localparam("BLOCK", 4); }),
              "module m: localparam cannot have this name: 'BLOCK' is a VHDL keyword");
    EXPECT_EQ(name_message([](Builder& m) { m.loop("loop", "i", 1, [](Scope&, const Const&) {}); }),
              "module m: generate block cannot have this name: 'loop' is a VHDL keyword");
    EXPECT_EQ(name_message([](Builder& m) { m.loop("lane", "do", 1, [](Scope&, const Const&) {}); }),
              "module m: loop index cannot have this name: 'do' is a Verilog/SystemVerilog keyword");
    EXPECT_EQ(message([] { Builder("module", "a module."); }),
              "a module cannot have this name: 'module' is a Verilog/SystemVerilog keyword");
}

TEST(HdlNames, ANameIsUsedOnce) {
    EXPECT_EQ(name_message([](Builder& m) {
                  m.wire("x");
                  m.wire("x");
              }),
              "module m: the name 'x' of wire is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  m.input("x");
                  m.memory("x", 2, 2);
              }),
              "module m: the name 'x' of memory is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  m.parameter("N", 2);
                  m.localparam("N", 2);
              }),
              "module m: the name 'N' of localparam is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  m.wire("lane");
                  m.loop("lane", "i", 1, [](Scope&, const Const&) {});
              }),
              "module m: the name 'lane' of generate block is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  m.wire("i");
                  m.loop("lane", "i", 1, [](Scope&, const Const&) {});
              }),
              "module m: the name 'i' of loop index is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  m.loop("lane", "i", 1, [](Scope&, const Const&) {});
                  m.wire("i");
              }),
              "module m: the name 'i' of wire is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  m.loop("lane", "i", 1, [](Scope& lane, const Const&) {
                      lane.loop("bit_of", "i", 1, [](Scope&, const Const&) {});
                  });
              }),
              "module m: the name 'i' of loop index is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  m.wire("x");
                  m.loop("lane", "i", 1, [](Scope& lane, const Const&) { lane.wire("x"); });
              }),
              "module m: the name 'x' of wire is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  m.loop("lane", "i", 1, [](Scope& lane, const Const&) { lane.wire("x"); });
                  m.wire("x");
              }),
              "module m: the name 'x' of wire is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  Builder child("child", "nothing inside.");
                  const Module made = child.finish();
                  m.wire("c0");
                  m.instance(made, "c0", {});
              }),
              "module m: the name 'c0' of instance is already in use");
    EXPECT_EQ(name_message([](Builder& m) {
                  m.choice(
                      equal(1, 1), "yes", [](Scope&) {}, "yes", [](Scope&) {});
              }),
              "module m: the name 'yes' of generate block is already in use");
}

TEST(HdlNames, BlocksAndLoopsSideBySideMayShareNames) {
    EXPECT_EQ(name_message([](Builder& m) {
                  m.loop("lane", "i", 1, [](Scope&, const Const&) {});
                  m.loop("slot", "i", 1, [](Scope&, const Const&) {});
              }),
              "");
}

TEST(HdlNames, NamesThatDifferOnlyInCaseAreRefused) {
    EXPECT_EQ(name_message([](Builder& m) {
                  m.parameter("K", 2);
                  m.input("k");
              }),
              "module m: the name 'k' of port differs from 'K' in case only");
}

TEST(HdlNames, EachKindOfNameHasItsCase) {
    EXPECT_EQ(name_message([](Builder& m) { m.wire("Sum"); }),
              "module m: the name 'Sum' of wire is not lower_snake_case");
    EXPECT_EQ(name_message([](Builder& m) { m.input("inData"); }),
              "module m: the name 'inData' of port is not lower_snake_case");
    EXPECT_EQ(name_message([](Builder& m) { m.wire("_sum"); }),
              "module m: the name '_sum' of wire is not lower_snake_case");
    EXPECT_EQ(name_message([](Builder& m) { m.parameter("Width", 2); }),
              "module m: the name 'Width' of parameter is not UPPER_SNAKE_CASE");
    EXPECT_EQ(name_message([](Builder& m) { m.localparam("depth", 2); }),
              "module m: the name 'depth' of localparam is not UPPER_SNAKE_CASE");
    EXPECT_EQ(name_message([](Builder& m) { m.loop("Lane", "i", 1, [](Scope&, const Const&) {}); }),
              "module m: the name 'Lane' of generate block is not lower_snake_case");
    EXPECT_EQ(name_message([](Builder& m) { m.loop("lane", "I", 1, [](Scope&, const Const&) {}); }),
              "module m: the name 'I' of loop index is not lower_snake_case");
    EXPECT_EQ(name_message([](Builder& m) {
                  Builder child("child", "nothing inside.");
                  m.instance(child.finish(), "Child0", {});
              }),
              "module m: the name 'Child0' of instance is not lower_snake_case");
    EXPECT_EQ(message([] { Builder("TopK", "a module."); }),
              "'TopK' is not lower_snake_case, as modules are named");
}

TEST(HdlNames, RegistersAndOnlyRegistersEndInQ) {
    EXPECT_EQ(name_message([](Builder& m) { m.reg("sum", 4, reset_to(0)); }),
              "module m: register 'sum' should end in _q: 'sum_q'");
    EXPECT_EQ(name_message([](Builder& m) { m.wire("sum_q", 4); }),
              "module m: wire 'sum_q' ends in _q, which is for registers");
}

TEST(HdlNames, TrailingCommentsHaveOneLine) {
    EXPECT_EQ(name_message([](Builder& m) { m.wire("x", 1, "one\ntwo"); }),
              "module m: the comment of 'x' has more than one line: use comment()");
    EXPECT_EQ(name_message([](Builder& m) { m.input("x", 1, "one\ntwo"); }),
              "module m: the comment of 'x' has more than one line: use comment()");
    EXPECT_EQ(name_message([](Builder& m) { m.parameter("N", 1, "one\ntwo"); }),
              "module m: the comment of 'N' has more than one line: use comment()");
    EXPECT_EQ(name_message([](Builder& m) { m.localparam("N", 1, "one\ntwo"); }),
              "module m: the comment of 'N' has more than one line: use comment()");
    EXPECT_EQ(name_message([](Builder& m) { m.reg("x_q", 1, no_reset("one\ntwo")); }),
              "module m: the comment of 'x_q' has more than one line: use comment()");
}

}  // namespace
}  // namespace ragrtl::hdl::test
