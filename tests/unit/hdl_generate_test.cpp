#include <gtest/gtest.h>

#include "gen/hdl/builder.hpp"
#include "tests/unit/hdl_message.hpp"

namespace ragrtl::hdl::test {
namespace {

TEST(HdlGenerate, ASliceStaysInsideItsNetInEveryIteration) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 7);
                  const Expr y = m.output("y", 8);
                  m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) {
                      lane.assign(y.slice(2 * i, 2), a.slice(2 * i, 2));
                  });
              }),
              "module m: bits 7:6 are outside 'a', which is 7 bits wide, when i = 3\nmodule m: bit 6 of 'a' "
              "is never read; if that is meant, say unused(\"unused_...\", value, why)");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 4);
                  const Expr y = m.output("y", 4);
                  m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) { lane.assign(y[i], a[i - 1]); });
              }),
              "module m: bits -1:-1 are outside 'a', which is 4 bits wide, when i = 0\nmodule m: bit 3 of "
              "'a' is never read; if that is meant, say unused(\"unused_...\", value, why)");
}

TEST(HdlGenerate, NetsOfAnotherBlockAreNotVisible) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  Expr inside = m.input("a");
                  m.loop("lane", "i", 2, [&](Scope& lane, const Const&) { inside = lane.wire("x"); });
                  m.assign(m.output("y"), inside);
              }),
              "'x' is not visible here: it belongs to generate block 'lane'");
    EXPECT_EQ(finish_message([](Builder& m) {
                  Expr inside = m.input("a");
                  m.choice(
                      equal(1, 1), "yes", [&](Scope& yes) { inside = yes.wire("x"); }, "no",
                      [&](Scope& no) { no.assign(no.wire("z"), inside); });
              }),
              "'x' is not visible here: it belongs to generate block 'yes'");
    EXPECT_EQ(finish_message([](Builder& m) {
                  Expr inside = m.input("a");
                  m.loop("lane", "i", 2, [&](Scope& lane, const Const&) { inside = lane.wire("x"); });
                  m.comb([&](Process& p) { p.when(inside, [] {}); });
              }),
              "'x' is not visible here: it belongs to generate block 'lane'");
}

TEST(HdlGenerate, APeerIsANetOfAnIterationThatExists) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 4);
                  const Expr y = m.output("y", 4);
                  m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) {
                      const Expr x = lane.let("x", a[i]);
                      lane.assign(y[i], x ^ lane.peer(x, i - 1));
                  });
              }),
              "module m: 'lane[-1].x' does not exist: the loop has no such iteration");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  m.assign(m.output("y"), m.peer(a, 0));
              }),
              "peer() of 'a', which is not declared in the body of a generate loop");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.loop("lane", "i", 2, [&](Scope& lane, const Const& i) {
                      lane.choice(equal(i, 0), "first",
                                  [](Scope& first) {
                                      const Expr x = first.wire("x");
                                      first.peer(x, 1);
                                  },
                                  "", {});
                  });
              }),
              "peer() of 'x', which is not declared in the body of a generate loop");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 2);
                  m.loop("lane", "i", 2,
                         [&](Scope& lane, const Const& i) { lane.peer(lane.let("x", a[i]) ^ a[i], 0); });
              }),
              "peer() of '^' of 'x' and a part of 'a', which is not a net");
}

TEST(HdlGenerate, APeerIsReadFromOutsideItsLoop) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 4);
                  Expr x = a;
                  m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) {
                      x = lane.wire("x");
                      lane.choice(
                          equal(i, 0), "first", [&](Scope& first) { first.assign(x, a[0]); }, "rest",
                          [&](Scope& rest) { rest.assign(x, rest.peer(x, i - 1) ^ a[i]); });
                  });
                  m.assign(m.output("y"), m.peer(x, 3));
              }),
              "");
    EXPECT_EQ(
        finish_message([](Builder& m) {
            const Expr a = m.input("a", 4);
            Expr x = a;
            m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) { x = lane.let("x", a[i]); });
            m.assign(m.output("y"), m.peer(x, 3));
        }),
        "module m: 'lane[0].x' is never read; if that is meant, say unused(\"unused_...\", value, why)");
}

TEST(HdlGenerate, AnIndexHasNoValueOutsideItsLoop) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) { lane.wire("x", i + 1); });
              }),
              "generate index 'i' is used where one fixed value is needed");
}

TEST(HdlGenerate, OnlyTheTakenBranchIsChecked) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Const n = m.parameter("N", 1);
                  const Expr a = m.input("a", n);
                  const Expr y = m.output("y");
                  m.choice(
                      less(1, n), "many", [&](Scope& many) { many.assign(y, any(a)); }, "one",
                      [&](Scope& one) { one.assign(y, a[0]); });
              }),
              "");
}

}  // namespace
}  // namespace ragrtl::hdl::test
