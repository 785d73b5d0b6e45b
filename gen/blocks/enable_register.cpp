#include "gen/blocks/enable_register.hpp"

#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module enable_register() {
    Builder m("reg_en", "a register that loads when it is enabled.");
    m.timing(1, "1 cycle", 1, "a new value every cycle");
    m.fact("mapping", "a synthesis flow may swap this module for one with the library's clock gate");
    const Const w = m.parameter("W", 1, "bits");
    m.clock_without_reset();
    const Expr enable = m.input("en");
    const Expr d = m.input("d", w);
    const Expr q = m.output("q", w);
    const Expr held = m.reg("held_q", w, no_reset("the user knows when it holds something"));
    m.clocked([&](Process& p) { p.when(enable, [&] { p.set(held, d); }); });
    m.assign(q, held);
    return m.finish();
}

}  // namespace ragrtl::blocks
