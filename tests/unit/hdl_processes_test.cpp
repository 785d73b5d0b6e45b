#include <gtest/gtest.h>

#include "gen/hdl/builder.hpp"
#include "tests/unit/hdl_message.hpp"

namespace ragrtl::hdl::test {
namespace {

TEST(HdlProcesses, ARegisterSaysWhyItHasNoReset) {
    EXPECT_EQ(message([] { no_reset(""); }), "no_reset() needs the reason why the register needs no reset");
}

TEST(HdlProcesses, AResetValueFits) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  const Expr x = m.reg("x_q", 3, reset_to(8));
                  m.clocked([&](Process& p) { p.set(x, ~x); });
                  m.assign(m.output("y", 3), x);
              }),
              "module m: the reset value of register 'x_q': literal 8 does not fit 3 bits");
}

TEST(HdlProcesses, RegistersThatResetAndThoseThatDoNotHaveTheirOwnProcesses) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  const Expr valid = m.reg("valid_q", 1, reset_to(0));
                  const Expr data = m.reg("data_q", 4, no_reset("read only where valid_q"));
                  const Expr a = m.input("a", 4);
                  m.clocked([&](Process& p) {
                      p.set(valid, any(a));
                      p.set(data, a);
                  });
                  m.assign(m.output("y", 5), cat({valid, data}));
              }),
              "module m: a clocked process sets 'valid_q', which resets, and 'data_q', which does not: split "
              "it in two");
}

TEST(HdlProcesses, TheResetStyleIsSaidFirst) {
    EXPECT_EQ(finish_message([](Builder& m) { m.clocked([](Process&) {}); }),
              "clocked() before clock(): say the reset style first");
    EXPECT_EQ(finish_message([](Builder& m) { m.clk(); }), "clk() before clock(): say the reset style first");
    EXPECT_EQ(finish_message([](Builder& m) { m.rst(); }), "rst() before clock(): say the reset style first");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock_without_reset();
                  const Expr x = m.reg("x_q", 1, reset_to(0));
                  m.clocked([&](Process& p) { p.set(x, ~x); });
                  m.assign(m.output("y"), x);
              }),
              "module m: register 'x_q' resets, but the module has no reset port: use clock(style)");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  m.clock(ResetStyle::async_low);
              }),
              "the clock is declared twice");
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock(ResetStyle::sync_high);
                  const Expr x = m.reg("x_q", 1, no_reset("test"));
                  m.clocked([&](Process& p) { p.set(x, ~x); });
                  m.assign(m.output("y"), x);
              }),
              "module m: 'rst' is never read; if that is meant, say unused(\"unused_...\", value, why)");
}

TEST(HdlProcesses, ACombinationalProcessMakesNoLatch) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  const Expr x = m.wire("x");
                  m.comb([&](Process& p) { p.when(a, [&] { p.set(x, 1); }); });
                  m.assign(m.output("y"), x);
              }),
              "module m: 'x' is not set on every path of its combinational process, which would make a "
              "latch: set a default first");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 2);
                  const Expr x = m.wire("x", 2);
                  m.comb([&](Process& p) {
                      p.select(a, {{{0}, [&] { p.set(x, 1); }}, {{1}, [&] { p.set(x[0], 1); }}},
                               [&] { p.set(x, 2); });
                  });
                  m.assign(m.output("y", 2), x);
              }),
              "module m: 'x' is not set on every path of its combinational process, which would make a "
              "latch: set a default first");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a");
                  const Expr x = m.wire("x");
                  m.comb([&](Process& p) {
                      p.set(x, 0);
                      p.when(a, [&] { p.set(x, 1); });
                  });
                  m.assign(m.output("y"), x);
              }),
              "");
}

TEST(HdlProcesses, AProcessDoesSomething) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  m.clock_without_reset();
                  m.clocked([](Process&) {});
              }),
              "module m: a process sets nothing");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr x = m.wire("x");
                  m.comb([&](Process& p) { p.set(x, 1); });
                  m.assign(m.output("y"), x);
              }),
              "module m: the combinational process that sets 'x' reads nothing, so it would never run: use "
              "assign()");
}

TEST(HdlProcesses, ConditionsHaveOneBit) {
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 2);
                  m.comb([&](Process& p) { p.when(a, [] {}); });
              }),
              "'if' needs a 1-bit condition: 'a' has 2 bits");
    EXPECT_EQ(finish_message([](Builder& m) {
                  const Expr a = m.input("a", 2);
                  m.comb([&](Process& p) { p.when(a[0], [] {}).otherwise_when(a, [] {}); });
              }),
              "'if' needs a 1-bit condition: 'a' has 2 bits");
}

class HdlCase : public ::testing::Test {
  protected:
    static std::string select(const std::function<void(Process&, const Expr&, const Expr&)>& body) {
        return finish_message([&](Builder& m) {
            m.parameter("K", 2);
            const Expr a = m.input("a", 2);
            const Expr x = m.wire("x");
            m.comb([&](Process& p) { body(p, a, x); });
        });
    }
};

TEST_F(HdlCase, HasADefault) {
    EXPECT_EQ(select([](Process& p, const Expr& a, const Expr&) { p.select(a, {}, nullptr); }),
              "a case over 'a' has no default");
}

TEST_F(HdlCase, HasConstantLabelsOfTheSelectorsWidthEachOnce) {
    const auto with = [](const std::vector<Process::Arm>& arms) {
        return select([&](Process& p, const Expr& a, const Expr&) { p.select(a, arms, [] {}); });
    };
    EXPECT_EQ(with({{{lit(3, 1)}, [] {}}}), "a case label has 3 bits, the selector 'a' has 2 bits");
    EXPECT_EQ(with({{{4}, [] {}}}), "literal 4 does not fit 2 bits");
    EXPECT_EQ(with({{{1}, [] {}}, {{2, 1}, [] {}}}), "the case over 'a' has the label literal 1 twice");
    EXPECT_EQ(with({{{3}, [] {}}, {{hex(2, 3)}, [] {}}}),
              "the case over 'a' has the label a hexadecimal literal twice");
    EXPECT_EQ(with({{{3}, [] {}}, {{ones(2)}, [] {}}}),
              "the case over 'a' has the label a constant fill twice");
    EXPECT_EQ(with({{{}, [] {}}}), "an arm of the case over 'a' has no label");
    EXPECT_EQ(select([](Process& p, const Expr& a, const Expr&) {
                  p.select(a, {{{a}, [] {}}}, [] {});
              }),
              "a case label is 'a': labels are constants");
    EXPECT_EQ(select([](Process& p, const Expr& a, const Expr&) { p.select(a + a, {}, [] {}); }),
              "the result of '+' of 'a' and 'a' needs 3 bits, but 'case' would drop its top bit in Verilog: "
              "assign it to a net first, or cut it with trunc()");
}

TEST(HdlProcesses, MemoriesAreAddressedWrittenAndRead) {
    const auto with = [](const auto& body) {
        return finish_message([&](Builder& m) {
            m.clock_without_reset();
            const Expr ram = m.memory("ram", 6, 8);
            const Expr address = m.input("address", 3);
            const Expr data = m.input("data", 8);
            body(m, ram, address, data);
        });
    };
    const auto in_clock = [&](const auto& body) {
        return with([&](Builder& m, const Expr& ram, const Expr& address, const Expr& data) {
            m.clocked([&](Process& p) { body(p, ram, address, data); });
        });
    };
    EXPECT_EQ(in_clock([](Process& p, auto& ram, auto&, auto& data) { p.write(ram, data, data); }),
              "memory 'ram' of 6 words is addressed with 8 bits, it needs 3");
    EXPECT_EQ(in_clock([](Process& p, auto& ram, auto& address, auto& data) {
                  p.write(ram, as_signed(address), data);
              }),
              "memory 'ram' of 6 words is addressed with signed 3 bits, it needs 3");
    EXPECT_EQ(in_clock([](Process& p, auto& ram, auto& address, auto&) { p.write(ram, address, address); }),
              "memory 'ram' has words of 8 bits, the value written has 3");
    EXPECT_EQ(in_clock([](Process& p, auto&, auto& address, auto& data) { p.write(data, address, data); }),
              "write() of 'data', which is not a memory");
    EXPECT_EQ(in_clock([](Process& p, auto& ram, auto&, auto& data) { p.set(ram, data); }),
              "a clocked process drives memory 'ram' as a whole: use write()");
    EXPECT_EQ(in_clock([](Process& p, auto& ram, auto& address, auto& data) { p.write(ram, address, data); }),
              "module m: memory 'ram' is never read");
    EXPECT_EQ(in_clock([](Process& p, auto& ram, auto& address, auto& data) {
                  p.write(ram, trunc(address, 2) + trunc(address, 2), data);
              }),
              "the result of '+' of a part of 'address' and a part of 'address' needs 3 bits, but '[]' would "
              "drop its top bit in Verilog: assign it to a net first, or cut it with trunc()");
    EXPECT_EQ(with([](Builder& m, auto& ram, auto& address, auto& data) {
                  m.comb([&](Process& p) { p.write(ram, address, data); });
              }),
              "memory 'ram' is written outside a clocked process");
    EXPECT_EQ(with([](Builder& m, auto& ram, auto&, auto& data) { m.let("word", m.read(ram, data)); }),
              "memory 'ram' of 6 words is addressed with 8 bits, it needs 3");
    EXPECT_EQ(
        with([](Builder& m, auto&, auto& address, auto& data) { m.let("word", m.read(data, address)); }),
        "read() of 'data', which is not a memory");
    EXPECT_EQ(with([](Builder& m, auto& ram, auto&, auto& data) { m.let("word", ram ^ data); }),
              "memory 'ram' is used as a value: use read()");
    EXPECT_EQ(with([](Builder& m, auto& ram, auto& address, auto& data) {
                  m.assign(m.output("y", 8), m.read(ram, address) ^ data);
                  m.clocked([&](Process&) {});
              }),
              "module m: a process sets nothing\nmodule m: memory 'ram' is never written");
    EXPECT_EQ(with([](Builder& m, auto& ram, auto& address, auto& data) {
                  const Expr word = m.wire("word", 8);
                  m.clocked([&](Process& p) { p.write(ram, address, data); });
                  m.comb([&](Process& p) { p.set(word, m.read(ram, address)); });
                  m.assign(m.output("y", 8), word);
              }),
              "module m: memory 'ram' is read in a combinational process: assign the word to a wire first");
}

}  // namespace
}  // namespace ragrtl::hdl::test
