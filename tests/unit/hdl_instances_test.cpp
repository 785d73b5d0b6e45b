#include <gtest/gtest.h>

#include "gen/hdl/builder.hpp"
#include "tests/unit/hdl_message.hpp"

namespace ragrtl::hdl::test {
namespace {

/// y = a & {W{b}}, with a parameter and a localparam.
Module masker() {
    Builder m("masker", "a mask.");
    const Const w = m.parameter("W", 4, "", 2);
    const Const twice = m.localparam("TWICE", 2 * w);
    const Expr a = m.input("a", w);
    const Expr b = m.input("b");
    const Expr wide = m.let("wide", cat({a, repeat(w, b)}));
    m.unused("unused_low", wide.slice(0, w), "only its width counts");
    m.assign(m.output("y", w), wide.slice(twice - w, w) & repeat(w, b));
    return m.finish();
}

class HdlInstances : public ::testing::Test {
  protected:
    Builder m{"m", "a module."};
    Expr a = m.input("a", 4);
    Expr b = m.input("b");
    Expr y = m.output("y", 4);
    Expr y8 = m.output("y8", 8);
    Module child = masker();
};

TEST_F(HdlInstances, EveryPortIsConnectedOnceAndWithItsWidth) {
    EXPECT_EQ(message([&] {
                  m.instance(child, "u0", {{"a", a}, {"y", y}});
              }),
              "instance 'u0' of masker: port 'b' is not connected");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u1", {{"a", a}, {"b", b}, {"y", y}, {"c", b}});
              }),
              "instance 'u1' of masker: there is no port 'c'");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u2", {{"a", a}, {"b", a}, {"y", y}});
              }),
              "instance 'u2' of masker: port 'b' has 1 bits, 'a' has 4 bits");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u3", {{"a", a}, {"b", b}, {"y", y8}});
              }),
              "instance 'u3' of masker: port 'y' has 4 bits, 'y8' has 8 bits");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u4", {{"a", a}, {"b", b}, {"b", b}, {"y", y}});
              }),
              "instance 'u4' of masker: port 'b' is connected 2 times");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u5", {{"a", a.slice(0, 3) + a.slice(1, 3)}, {"b", b}, {"y", y}});
              }),
              "instance 'u5' of masker: port 'a' gets '+' of a part of 'a' and a part of 'a', whose top bit "
              "Verilog would drop: assign it to a net first");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u6", {{"a", 16}, {"b", b}, {"y", y}});
              }),
              "literal 16 does not fit 4 bits");
}

TEST_F(HdlInstances, AllProblemsOfAnInstanceAreReportedAtOnce) {
    EXPECT_EQ(message([&] {
                  m.instance(child, "u0", {{"a", b}, {"c", b}, {"y", y8}});
              }),
              "instance 'u0' of masker: port 'a' has 4 bits, 'b' has 1 bits\ninstance 'u0' of masker: port "
              "'b' is not connected\ninstance 'u0' of masker: port 'y' has 4 bits, 'y8' has 8 bits\ninstance "
              "'u0' of masker: there is no port 'c'");
}

TEST_F(HdlInstances, ParametersExistAndAreWithinTheirBounds) {
    EXPECT_EQ(message([&] {
                  m.instance(child, "u0", {{"a", a}, {"b", b}, {"y", y}}, {{"N", 4}});
              }),
              "instance 'u0' of masker: there is no parameter 'N'");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u1", {{"a", a}, {"b", b}, {"y", y}}, {{"TWICE", 4}});
              }),
              "instance 'u1' of masker: 'TWICE' is a localparam and cannot be set");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u2", {{"a", a}, {"b", b}, {"y", y}}, {{"W", 4}, {"W", 4}});
              }),
              "instance 'u2' of masker: parameter 'W' is set twice");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u3", {{"a", b}, {"b", b}, {"y", b}}, {{"W", 1}});
              }),
              "instance 'u3' of masker: parameter 'W' is 1: must be at least 2");
    EXPECT_EQ(message([&] {
                  m.instance(child, "u4", {{"a", a}, {"b", b}, {"y", y8}}, {{"W", 8}});
              }),
              "instance 'u4' of masker: port 'a' has 8 bits, 'a' has 4 bits");
    EXPECT_EQ(message([&] { m.instance(child, "u5", {{"a", y8}, {"b", b}, {"y", y8}}, {{"W", 8}}); }), "");
    EXPECT_EQ(message([&] {
                  m.loop("lane", "i", 2, [&](Scope& lane, const Const& i) {
                      lane.instance(child, "u6", {{"a", a}, {"b", b}, {"y", y}}, {{"W", i + 2}});
                  });
              }),
              "instance 'u6' of masker: the width of port 'a' depends on a generate index\ninstance 'u6' of "
              "masker: the width of port 'y' depends on a generate index");
}

TEST(HdlModules, TwoDifferentModulesOfOneNameDoNotMeet) {
    const auto child = [](bool inverts) {
        Builder m("child", "a child.");
        const Expr a = m.input("a");
        m.assign(m.output("y"), inverts ? ~a : a);
        return m.finish();
    };
    const auto top = [&](bool first, bool second) {
        Builder m("top", "two children.");
        const Expr a = m.input("a");
        const Expr y = m.output("y", 2);
        m.instance(child(first), "u0", {{"a", a}, {"y", y[0]}});
        m.instance(child(second), "u1", {{"a", a}, {"y", y[1]}});
        return m.finish().hierarchy();
    };
    EXPECT_EQ(message([&] { top(true, false); }), "two different modules are named 'child'");
    const std::vector<Module> found = top(true, true);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].name(), "child");
    EXPECT_EQ(found[1].name(), "top");
}

TEST(HdlModules, APrefixIsSetOnEveryModuleBelow) {
    Builder child("child", "a wire.");
    child.assign(child.output("y"), child.input("a"));
    Builder top("top", "one child.");
    top.loop("lane", "i", 1, [&](Scope& lane, const Const&) {
        lane.instance(child.finish(), "u0", {{"a", top.input("a")}, {"y", top.output("y")}});
    });
    const std::vector<Module> found = top.finish().prefixed("acme_").hierarchy();
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].name(), "acme_child");
    EXPECT_EQ(found[1].name(), "acme_top");
    EXPECT_NE(print(found[1], "").find("acme_child u0 ("), std::string::npos);
}

TEST(HdlModules, AllViolationsAreReportedAtOnce) {
    try {
        Builder m("m", "a module.");
        m.wire("Sum");
        m.output("y");
        m.input("a");
        m.finish();
        FAIL() << "nothing was reported";
    } catch (const DesignError& error) {
        const std::vector<std::string> expected = {
            "module m: the name 'Sum' of wire is not lower_snake_case", "module m: 'y' is never driven",
            "module m: 'a' is never read; if that is meant, say unused(\"unused_...\", value, why)",
            "module m: 'Sum' is never driven",
            "module m: 'Sum' is never read; if that is meant, say unused(\"unused_...\", value, why)"};
        EXPECT_EQ(error.violations(), expected);
    }
}

TEST(HdlModules, EveryParameterIsUsed) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.parameter("N", 4);
                  const Const n2 = m.parameter("N2", 4);
                  m.localparam("HALF", n2 / 2);
                  m.assign(m.output("y", n2), m.input("a", n2));
              }),
              "module m: parameter 'N' is never used\nmodule m: parameter 'HALF' is never used");
}

TEST(HdlModules, LinesStayUnderAHundredColumns) {
    const std::string long_name = "a_name_of_forty_characters_and_a_few_more";
    EXPECT_EQ(finish_message([&](Builder& m) {
                  const Expr a = m.input("a", 8);
                  const Expr y = m.output("y", 8);
                  m.loop("a_label_of_more_than_forty_characters_one", "i", 2,
                         [&](Scope& outer, const Const& i) {
                             const Expr x = outer.wire(long_name, 4);
                             outer.assign(x, a.slice(4 * i, 4));
                             outer.assign(y.slice(4 * i, 4), outer.peer(x, 1 - i));
                         });
              }),
              "module m: a line of 105 columns, the limit is 99: "
              "a_label_of_more_than_forty_characters_one[1-i].a_name_of_for");
}

}  // namespace
}  // namespace ragrtl::hdl::test
