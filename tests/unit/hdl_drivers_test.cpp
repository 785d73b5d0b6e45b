#include <gtest/gtest.h>

#include "gen/hdl/builder.hpp"
#include "tests/unit/hdl_message.hpp"

namespace ragrtl::hdl::test {
namespace {

Module inverter() {
    Builder m("inverter", "one inverter.");
    const Expr a = m.input("a");
    m.assign(m.output("y"), ~a);
    return m.finish();
}

TEST(HdlDrivers, EveryBitIsDriven) {
    EXPECT_EQ(finish_message([](Builder& m) { m.output("y"); }), "module m: 'y' is never driven");
    EXPECT_EQ(finish_message([](Builder& m) { m.assign(m.output("y"), m.wire("x")); }),
              "module m: 'x' is never driven");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  const Expr y = m.output("y", 4);
                  m.assign(y[0], a);
                  m.assign(y[1], a);
                  m.assign(y[3], a);
              }),
              "module m: bit 2 of 'y' is never driven");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  const Expr y = m.output("y", 4);
                  m.assign(y[0], a);
              }),
              "module m: bits 1..3 of 'y' are never driven");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock_without_reset();
                  m.assign(m.output("y"), m.reg("x_q", 1, no_reset("never")));
              }),
              "module m: 'clk' is never read; if that is meant, say unused(\"unused_...\", value, "
              "why)\nmodule m: 'x_q' is never driven");
}

TEST(HdlDrivers, OneGenerateIterationIsEnoughToLeaveABitOut) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 4);
                  const Expr y = m.output("y", 4);
                  m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) {
                      const Expr x = lane.wire("x");
                      lane.choice(
                          equal(i, 2), "third", [](Scope&) {}, "rest",
                          [&](Scope& rest) { rest.assign(x, a[i]); });
                      lane.assign(y[i], x ^ a[i]);
                  });
              }),
              "module m: 'lane[2].x' is never driven");
}

TEST(HdlDrivers, EveryBitIsRead) {
    EXPECT_EQ(finish_message([](Builder& m) { m.input("a"); }),
              "module m: 'a' is never read; if that is meant, say unused(\"unused_...\", value, why)");
    EXPECT_EQ(finish_message([](Builder& m) { m.let("x", m.input("a")); }),
              "module m: 'x' is never read; if that is meant, say unused(\"unused_...\", value, why)");
    EXPECT_EQ(finish_message([](Builder& m) { m.assign(m.output("y"), m.input("a", 4)[2]); }),
              "module m: bits 0..1 of 'a' are never read; if that is meant, say unused(\"unused_...\", "
              "value, why)");
    EXPECT_EQ(
        finish_message([](Builder& m) {
            const Expr a = m.input("a", 4);
            const Expr y = m.output("y", 4);
            m.loop("lane", "i", 4, [&](Scope& lane, const Const& i) {
                const Expr x = lane.let("x", a[i]);
                lane.choice(
                    equal(i, 3), "last", [&](Scope& last) { last.assign(y[i], lit(1, 0)); }, "rest",
                    [&](Scope& rest) { rest.assign(y[i], x); });
            });
        }),
        "module m: 'lane[3].x' is never read; if that is meant, say unused(\"unused_...\", value, why)");
    EXPECT_EQ(finish_message([](Builder& m) { m.clock_without_reset(); }),
              "module m: 'clk' is never read; if that is meant, say unused(\"unused_...\", value, why)");
}

TEST(HdlDrivers, UnusedBitsAreSaidToBeWithAReason) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 4);
                  m.assign(m.output("y"), a[2]);
                  m.unused("unused_a", cat({a[3], a.slice(0, 2)}), "only bit 2 counts");
              }),
              "");
    EXPECT_EQ(finish_message([](Builder& m) { m.unused("spare", m.input("a"), "not needed"); }),
              "'spare' should start with unused_, which lint tools know");
    EXPECT_EQ(finish_message([](Builder& m) { m.unused("unused_a", m.input("a"), ""); }),
              "unused() needs a reason");
}

TEST(HdlDrivers, ABitHasOneDriver) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  const Expr y = m.output("y");
                  m.assign(y, a);
                  m.assign(y, ~a);
              }),
              "module m: bit 0 of 'y' has two drivers: an assign and an assign");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 3);
                  const Expr y = m.output("y", 4);
                  m.assign(y.slice(0, 3), a);
                  m.assign(y.slice(2, 2), a.slice(0, 2));
              }),
              "module m: bit 2 of 'y' has two drivers: an assign and an assign");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  const Expr x = m.let("x", a);
                  m.assign(x, a);
                  m.assign(m.output("y"), x);
              }),
              "module m: bit 0 of 'x' has two drivers: its declaration and an assign");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock_without_reset();
                  const Expr a = m.input("a");
                  const Expr x = m.reg("x_q", 1, no_reset("test"));
                  m.clocked([&](Process& p) { p.set(x, a); });
                  m.clocked([&](Process& p) { p.set(x, ~a); });
                  m.assign(m.output("y"), x);
              }),
              "module m: bit 0 of 'x_q' has two drivers: a clocked process and a clocked process");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  const Expr y = m.output("y");
                  m.instance(inverter(), "first", {{"a", a}, {"y", y}});
                  m.instance(inverter(), "second", {{"a", a}, {"y", y}});
              }),
              "module m: bit 0 of 'y' has two drivers: instance 'first' and instance 'second'");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 4);
                  const Expr y = m.output("y", 4);
                  m.assign(y[0], a[0]);
                  m.loop("lane", "i", 4,
                         [&](Scope& lane, const Const& i) { lane.assign(y[(i + 1) / 2], a[i]); });
                  m.assign(y[3], a[3]);
              }),
              "module m: bit 0 of 'y' has two drivers: an assign and an assign when i = 0");
}

TEST(HdlDrivers, AnAssignAndAProcessDoNotShareANet) {
    EXPECT_EQ(
        finish_message([](Builder& m) {
            const Expr a = m.input("a");
            const Expr x = m.wire("x");
            m.assign(x, a);
            m.comb([&](Process& p) { p.set(x, ~a); });
            m.assign(m.output("y"), x);
        }),
        "module m: bit 0 of 'x' has two drivers: an assign and a combinational process\nmodule m: 'x' is set "
        "by a combinational process and by an assign or an instance: Verilog allows one kind per net");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 2);
                  const Expr x = m.wire("x", 2);
                  m.assign(x[0], a[0]);
                  m.comb([&](Process& p) { p.set(x[1], a[1]); });
                  m.assign(m.output("y", 2), x);
              }),
              "module m: 'x' is set by a combinational process and by an assign or an instance: Verilog "
              "allows one kind per net");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  m.comb([&](Process& p) { p.set(m.output("y"), a); });
              }),
              "output port 'y' is set in a combinational process: set a wire and assign it to the port");
}

TEST(HdlDrivers, AProcessThatResetsSetsTheWholeRegister) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  const Expr a = m.input("a", 2);
                  const Expr x = m.reg("x_q", 2, reset_to(0));
                  m.clocked([&](Process& p) { p.set(x[0], a[0]); });
                  m.clocked([&](Process& p) { p.set(x[1], a[1]); });
                  m.assign(m.output("y", 2), x);
              }),
              "module m: two clocked processes reset register 'x_q': a process that resets sets the whole "
              "register");
}

TEST(HdlDrivers, RegistersAndWiresAreDrivenInTheirOwnWay) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  m.assign(m.reg("x_q", 1, reset_to(0)), m.input("a"));
              }),
              "register 'x_q' is driven by assign: use clocked()");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  m.clocked([&](Process& p) { p.set(m.wire("x"), m.input("a")); });
              }),
              "'x' is set at a clock edge but is not a register: declare it with reg()");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  m.comb([&](Process& p) { p.set(m.reg("x_q", 1, reset_to(0)), m.input("a")); });
              }),
              "register 'x_q' is set in a combinational process: use clocked()");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  m.instance(inverter(), "first", {{"a", m.input("a")}, {"y", m.reg("x_q", 1, reset_to(0))}});
              }),
              "instance 'first' of inverter: output port 'y' must drive a wire, not 'x_q'");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.instance(inverter(), "first", {{"a", m.input("a")}, {"y", m.input("b")}});
              }),
              "instance 'first' of inverter: output port 'y' must drive a wire, not 'b'");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  m.instance(inverter(), "first", {{"a", a}, {"y", ~m.wire("x")}});
              }),
              "instance 'first' of inverter: output port 'y' must drive a wire, not '~' of 'x'");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  m.clocked([&](Process& p) { p.set(m.input("a"), 1); });
              }),
              "a clocked process drives input port 'a'");
}

}  // namespace
}  // namespace ragrtl::hdl::test
