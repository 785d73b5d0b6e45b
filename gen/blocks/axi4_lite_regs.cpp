#include "gen/blocks/axi4_lite_regs.hpp"

#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module axi4_lite_regs(const spec::Axi4LiteRegs& spec) {
    Builder m("axi4_lite_regs", "an AXI4-Lite slave in front of a register block.");
    m.fact("write", "2 cycles from the later of address and data to the response");
    m.fact("read", "3 cycles from address to data");
    m.fact("strobes", "a write of less than four bytes is not done: SLVERR");
    m.fact("handshake", "ready and valid come from registers alone; one write and one read at a time");
    m.fact("registers", "read_data comes in the cycle after read_valid");
    m.clock(reset_style(spec.reset));
    const Const aw = spec.address_width;
    const Expr awvalid = m.input("s_axi_awvalid");
    const Expr awready = m.output("s_axi_awready");
    const Expr awaddr = m.input("s_axi_awaddr", aw);
    const Expr awprot = m.input("s_axi_awprot", 3);
    const Expr wvalid = m.input("s_axi_wvalid");
    const Expr wready = m.output("s_axi_wready");
    const Expr wdata = m.input("s_axi_wdata", 32);
    const Expr wstrb = m.input("s_axi_wstrb", 4);
    const Expr bvalid = m.output("s_axi_bvalid");
    const Expr bready = m.input("s_axi_bready");
    const Expr bresp = m.output("s_axi_bresp", 2);
    const Expr arvalid = m.input("s_axi_arvalid");
    const Expr arready = m.output("s_axi_arready");
    const Expr araddr = m.input("s_axi_araddr", aw);
    const Expr arprot = m.input("s_axi_arprot", 3);
    const Expr rvalid = m.output("s_axi_rvalid");
    const Expr rready = m.input("s_axi_rready");
    const Expr rdata = m.output("s_axi_rdata", 32);
    const Expr rresp = m.output("s_axi_rresp", 2);
    const Expr write_valid = m.output("write_valid");
    const Expr write_addr = m.output("write_addr", aw);
    const Expr write_data = m.output("write_data", 32);
    const Expr read_valid = m.output("read_valid");
    const Expr read_addr = m.output("read_addr", aw);
    const Expr read_data = m.input("read_data", 32);
    m.unused("unused_prot", cat({awprot, arprot}), "registers are open to all");

    m.banner("Writes: address and data wait for each other, the response for its taker");
    const Expr aw_held = m.reg("aw_held_q", 1, reset_to(0));
    const Expr w_held = m.reg("w_held_q", 1, reset_to(0));
    const Expr answered = m.reg("bvalid_q", 1, reset_to(0));
    const Expr addr = m.reg("write_addr_q", aw, no_reset("read only where aw_held_q"));
    const Expr data = m.reg("write_data_q", 32, no_reset("read only where w_held_q"));
    const Expr whole = m.reg("whole_q", 1, no_reset("read only where w_held_q"), "all four bytes");
    const Expr refused = m.reg("refused_q", 1, no_reset("read only where bvalid_q"));
    const Expr both = m.let("both", aw_held && w_held);
    const Expr aw_taken = m.let("aw_taken", awvalid && awready);
    const Expr w_taken = m.let("w_taken", wvalid && wready);
    m.clocked([&](Process& p) {
        p.set(aw_held, (aw_held || aw_taken) && !both);
        p.set(w_held, (w_held || w_taken) && !both);
        p.set(answered, both || (answered && !bready));
    });
    m.clocked([&](Process& p) {
        p.when(aw_taken, [&] { p.set(addr, awaddr); });
        p.when(w_taken, [&] {
            p.set(data, wdata);
            p.set(whole, all(wstrb));
        });
        p.when(both, [&] { p.set(refused, !whole); });
    });
    m.assign(awready, !aw_held && !answered);
    m.assign(wready, !w_held && !answered);
    m.assign(bvalid, answered);
    m.assign(bresp, cat({refused, lit(1, 0)}));
    m.assign(write_valid, both && whole);
    m.assign(write_addr, addr);
    m.assign(write_data, data);

    m.banner("Reads: address, then the register in the next cycle, then the offer");
    const Expr asking = m.reg("asking_q", 1, reset_to(0));
    const Expr coming = m.reg("coming_q", 1, reset_to(0));
    const Expr offered = m.reg("rvalid_q", 1, reset_to(0));
    const Expr from = m.reg("read_addr_q", aw, no_reset("read only where asking_q"));
    const Expr word = m.reg("read_data_q", 32, no_reset("read only where rvalid_q"));
    const Expr ar_taken = m.let("ar_taken", arvalid && arready);
    m.clocked([&](Process& p) {
        p.set(asking, ar_taken);
        p.set(coming, asking);
        p.set(offered, coming || (offered && !rready));
    });
    m.clocked([&](Process& p) {
        p.when(ar_taken, [&] { p.set(from, araddr); });
        p.when(coming, [&] { p.set(word, read_data); });
    });
    m.assign(arready, !asking && !coming && !offered);
    m.assign(read_valid, asking);
    m.assign(read_addr, from);
    m.assign(rvalid, offered);
    m.assign(rdata, word);
    m.assign(rresp, lit(2, 0));
    return m.finish();
}

}  // namespace ragrtl::blocks
