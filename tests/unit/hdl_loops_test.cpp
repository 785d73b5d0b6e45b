#include <gtest/gtest.h>

#include "gen/hdl/builder.hpp"
#include "tests/unit/hdl_message.hpp"

namespace ragrtl::hdl::test {
namespace {

Module pass_through() {
    Builder m("pass_through", "two wires.");
    const Expr a = m.input("a");
    const Expr b = m.input("b");
    m.assign(m.output("y"), a);
    m.assign(m.output("z"), b);
    return m.finish();
}

TEST(HdlCombinationalLoops, AreFoundThroughAssigns) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr x = m.wire("x");
                  const Expr z = m.wire("z");
                  m.assign(x, z & m.input("a"));
                  m.assign(z, ~x);
                  m.assign(m.output("y"), x);
              }),
              "module m: combinational loop: x -> z");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr x = m.wire("x");
                  m.assign(x, x ^ m.input("a"));
                  m.assign(m.output("y"), x);
              }),
              "module m: combinational loop: x");
}

TEST(HdlCombinationalLoops, AreFoundThroughAProcess) {
    EXPECT_EQ(
        finish_message([](Builder& m) {
            const Expr a = m.input("a");
            const Expr x = m.wire("x");
            const Expr z = m.let("z", ~x);
            m.comb([&](Process& p) { p.when(a, [&] { p.set(x, z); }).otherwise([&] { p.set(x, 0); }); });
            m.assign(m.output("y"), z);
        }),
        "module m: combinational loop: x -> z");
}

TEST(HdlCombinationalLoops, IncludeAProcessThatReadsWhatItSets) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  const Expr x = m.wire("x");
                  const Expr z = m.wire("z");
                  m.comb([&](Process& p) {
                      p.set(x, ~a);
                      p.set(z, x & a);
                  });
                  m.assign(m.output("y"), z);
              }),
              "module m: combinational loop: x");
}

TEST(HdlCombinationalLoops, AreFoundThroughInstances) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr x = m.wire("x");
                  const Expr z = m.wire("z");
                  const Expr a = m.input("a");
                  const Expr y = m.output("y", 2);
                  m.instance(pass_through(), "first", {{"a", x}, {"b", a}, {"y", z}, {"z", y[0]}});
                  m.instance(pass_through(), "second", {{"a", z}, {"b", a}, {"y", x}, {"z", y[1]}});
              }),
              "module m: combinational loop: x -> z");
}

TEST(HdlCombinationalLoops, AreFoundThroughGenerateIterations) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 4);
                  const Expr y = m.output("y", 4);
                  const Expr x = m.wire("x", 5);
                  m.assign(x[0], x[4]);
                  m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) {
                      lane.assign(x[i + 1], x[i] & a[i]);
                      lane.assign(y[i], x[i]);
                  });
              }),
              "module m: combinational loop: x");
}

TEST(HdlCombinationalLoops, ACarryChainOverTheBitsOfOneBusIsNone) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 4);
                  const Expr carry = m.wire("carry", 5);
                  m.assign(carry[0], 0);
                  m.loop("lane", "i", 4,
                         [&](Scope& lane, const Const& i) { lane.assign(carry[i + 1], carry[i] & a[i]); });
                  m.assign(m.output("y", 5), carry);
              }),
              "");
}

TEST(HdlCombinationalLoops, IndependentPathsOfOneInstanceAreNone) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr x = m.wire("x");
                  m.instance(pass_through(), "both",
                             {{"a", m.input("a")}, {"b", x}, {"y", x}, {"z", m.output("y")}});
              }),
              "");
}

TEST(HdlCombinationalLoops, ARegisterBreaksALoop) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_low);
                  const Expr x = m.reg("x_q", 1, reset_to(0));
                  const Expr z = m.let("z", ~x);
                  m.clocked([&](Process& p) { p.set(x, z); });
                  m.assign(m.output("y"), z);
              }),
              "");
}

TEST(HdlCombinationalLoops, AModuleTellsWhichOutputsFollowWhichInputs) {
    Builder m("m", "a register and a wire.");
    m.clock_without_reset();
    const Expr a = m.input("a");
    const Expr b = m.input("b");
    const Expr x = m.reg("x_q", 1, no_reset("test"));
    m.clocked([&](Process& p) { p.set(x, a); });
    m.assign(m.output("y"), x ^ b);
    m.assign(m.output("z"), x);
    const std::map<std::string, std::set<std::string>> expected = {{"b", {"y"}}};
    EXPECT_EQ(m.finish().combinational_paths(), expected);
}

}  // namespace
}  // namespace ragrtl::hdl::test
