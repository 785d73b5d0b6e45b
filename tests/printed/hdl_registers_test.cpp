#include "tests/printed/hdl_text.hpp"

namespace ragrtl::hdl::test {
namespace {

/// A counter with enable and load, and the data register it goes with.
Module counter(const std::string& name, ResetStyle style) {
    Builder m(name, "counts what it is told to.");
    m.timing(1, "1 cycle", 1, "1 cycle");
    const Const w = m.parameter("W", 4, "bits of the count", 2);
    m.clock(style);
    const Expr load = m.input("load");
    const Expr start = m.input("start", w);
    const Expr enable = m.input("enable");
    const Expr data = m.signed_input("data", 6);
    const Expr count = m.reg("count_q", w, reset_to(1), "wraps around");
    const Expr low = m.signed_reg("low_q", 6, reset_to(-32));
    const Expr full = m.reg("full_q", 1, reset_to(1));
    const Expr last = m.signed_reg("last_q", 6, no_reset("read only after the first enable"));
    m.clocked([&](Process& p) {
        p.when(load,
               [&] {
                   p.set(count, start);
                   p.set(full, 0);
               })
            .otherwise_when(enable, [&] { p.set(count, trunc(count + 1, w)); })
            .otherwise([&] {
                p.comment("idle");
                p.set(full, all(count));
            });
        p.when(data < low, [&] { p.set(low, data); });
    });
    m.clocked([&](Process& p) { p.when(enable, [&] { p.set(last, data); }); });
    m.assign(m.output("count", w), count);
    m.assign(m.signed_output("low", 6), low);
    m.assign(m.output("full"), full);
    m.assign(m.signed_output("last", 6), last);
    return m.finish();
}

TEST(HdlPrintedRegisters, HaveOneOfThreeResetStyles) {
    expect_text(counter("counter_sync_high", ResetStyle::sync_high), {{{"W", 2}}, {{"W", 40}}});
    expect_text(counter("counter_sync_low", ResetStyle::sync_low));
    expect_text(counter("counter_async_low", ResetStyle::async_low), {{{"W", 2}}});
}

TEST(HdlPrintedRegisters, NeedNoReset) {
    Builder m("delay", "two cycles later.");
    m.clock_without_reset();
    const Expr a = m.input("a", 8);
    const Expr s1 = m.reg("s1_q", 8, no_reset("follows a"));
    const Expr s2 = m.reg("s2_q", 8, no_reset("follows a"), "two cycles old");
    m.clocked([&](Process& p) {
        p.set(s1, a);
        p.set(s2, s1);
    });
    m.assign(m.output("y", 8), s2);
    expect_text(m.finish());
}

TEST(HdlPrintedProcesses, ChooseByIfAndCase) {
    Builder m("choices", "a little of everything.");
    m.clock(ResetStyle::sync_high);
    const Expr op = m.input("op", 3);
    const Expr mode = m.signed_input("mode", 2);
    const Expr a = m.input("a", 4);
    const Expr b = m.input("b", 4);
    const Expr result = m.wire("result", 4);
    const Expr parts = m.wire("parts", 4);
    const Expr state = m.reg("state_q", 2, reset_to(0));
    const Expr bits = m.reg("bits_q", 8, no_reset("written bit by bit"));
    m.comb([&](Process& p) {
        p.select(op,
                 {{{0}, [&] { p.set(result, a); }},
                  {{1, 2},
                   [&] {
                       p.comment("The sum wraps around.");
                       p.set(result, trunc(a + b, 4));
                   }},
                  {{hex(3, 5)},
                   [&] { p.when(a[0], [&] { p.set(result, b); }).otherwise([&] { p.set(result, 0); }); }}},
                 [&] { p.set(result, ones(4)); });
    });
    m.comb([&](Process& p) {
        p.set(parts, 0);
        p.select(
            mode,
            {{{-2}, [&] { p.set(parts[0], a[1]); }}, {{1}, [&] { p.set(parts.slice(1, 2), a.slice(2, 2)); }}},
            [] {});
    });
    m.clocked([&](Process& p) {
        p.select(state,
                 {{{0}, [&] { p.when(any(op), [&] { p.set(state, 1); }); }}, {{1}, [&] { p.set(state, 2); }}},
                 [&] { p.set(state, 0); });
    });
    m.clocked([&](Process& p) { p.set(bits.bit_at(op), a[3]); });
    m.assign(m.output("y", 18), cat({result, parts, state, bits}));
    expect_text(m.finish());
}

TEST(HdlPrintedMemories, AreReadAndWritten) {
    Builder m("memories", "a small dual-port memory.");
    const Const depth = m.parameter("DEPTH", 16, "words", 2);
    const Const w = m.parameter("W", 8);
    m.clock_without_reset();
    const Expr write = m.input("write");
    const Expr to = m.input("write_address", clog2(depth));
    const Expr data = m.input("write_data", w);
    const Expr from = m.input("read_address", clog2(depth));
    const Expr ram = m.memory("ram", depth, w, "written before it is read");
    const Expr word = m.reg("word_q", w, no_reset("follows the memory"));
    m.clocked([&](Process& p) {
        p.when(write, [&] { p.write(ram, to, data); });
        p.set(word, m.read(ram, from));
    });
    m.assign(m.output("read_data", w), word);
    m.assign(m.output("now", w), m.read(ram, from) ^ data);
    expect_text(m.finish(), {{{"DEPTH", 2}, {"W", 1}}, {{"DEPTH", 50}}});
}

}  // namespace
}  // namespace ragrtl::hdl::test
