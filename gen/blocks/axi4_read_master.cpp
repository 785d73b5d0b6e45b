#include "gen/blocks/axi4_read_master.hpp"

#include <algorithm>
#include <string>

#include "gen/blocks/common.hpp"
#include "gen/blocks/fifo.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

/// log2 of the bytes that a burst must not cross, and of its beats.
constexpr int page_bits = 12;
constexpr int most_beat_bits = 8;

}  // namespace

Module axi4_read_master(const spec::Axi4ReadMaster& spec) {
    return axi4_read_master(spec, "axi4_read_master");
}

Module axi4_read_master(const spec::Axi4ReadMaster& spec, const std::string& name) {
    const int size = std::max(0, static_cast<int>(clog2(spec.width).value()) - 3);  // log2 of bytes per beat
    const int bus = 8 << size;
    const int word_aw = spec.address_width - size;
    const int block = std::min(most_beat_bits, page_bits - size);  // log2 of the words a burst stays within
    const int len_w = spec.length_width;
    const int wide = std::max(len_w, block + 1);

    Builder m(name, "reads words of " + std::to_string(spec.width) + " bits over AXI4, " +
                        std::to_string(bus) + " bits wide.");
    m.fact("latency", "1 cycle from a request to its burst; words pass in the cycle in which they arrive");
    m.fact("interval", "a burst per cycle within a request, a request every other cycle; a word per cycle");
    m.fact("bursts", "end at every " + std::to_string(1 << block) + " words: no 4 KB boundary is crossed");
    m.fact("handshake", "no ready waits for its valid; rsp_ready reaches m_axi_rready in the same cycle");
    m.fact("order", "all reads have ID 0; beats that no burst waits for are dropped");
    m.clock(reset_style(spec.reset));
    const Expr req_valid = m.input("req_valid");
    const Expr req_ready = m.output("req_ready");
    const Expr req_addr = m.input("req_addr", word_aw, "in words");
    const Expr req_len = m.input("req_len", len_w, "words");
    const Expr rsp_valid = m.output("rsp_valid");
    const Expr rsp_ready = m.input("rsp_ready");
    const Expr rsp_data = m.output("rsp_data", spec.width);
    const Expr rsp_last = m.output("rsp_last", 1, "the last word of a request");
    const Expr clear_error = m.input("clear_error");
    const Expr error = m.output("error", 1, "a read failed since the last clear_error");
    const Expr arvalid = m.output("m_axi_arvalid");
    const Expr arready = m.input("m_axi_arready");
    const Expr arid = m.output("m_axi_arid");
    const Expr araddr = m.output("m_axi_araddr", spec.address_width, "in bytes");
    const Expr arlen = m.output("m_axi_arlen", 8, "beats less one");
    const Expr arsize = m.output("m_axi_arsize", 3);
    const Expr arburst = m.output("m_axi_arburst", 2);
    const Expr arcache = m.output("m_axi_arcache", 4);
    const Expr arprot = m.output("m_axi_arprot", 3);
    const Expr rvalid = m.input("m_axi_rvalid");
    const Expr rready = m.output("m_axi_rready");
    const Expr rid = m.input("m_axi_rid");
    const Expr rdata = m.input("m_axi_rdata", bus);
    const Expr rresp = m.input("m_axi_rresp", 2);
    const Expr rlast = m.input("m_axi_rlast");
    m.unused("unused_r", cat({rid, rresp[0]}), "one ID; EXOKAY never comes");
    if (bus > spec.width) {
        m.unused("unused_data", rdata.slice(spec.width, bus - spec.width), "the bus is wider than a word");
    }

    m.banner("A request is sent burst by burst");
    const Expr left = m.reg("left_q", len_w, reset_to(0), "words not yet in a burst");
    const Expr addr = m.reg("addr_q", word_aw, no_reset("read only where left_q is not zero"));
    const Expr to_boundary = m.let(
        "to_boundary",
        trunc(lit(block + 1, std::int64_t{1} << block) - zext(addr.slice(0, block), block + 1), block + 1));
    const Expr is_final =
        m.let("is_final", resized(left, wide) <= resized(to_boundary, wide), "the last burst of the request");
    const Expr beats =
        m.let("beats", mux(is_final, resized(left, 8), resized(to_boundary, 8)), "0 stands for 256");
    const Expr beyond = m.let("beyond", trunc(left - resized(to_boundary, len_w), len_w));
    const Expr next_block =
        m.let("next_block", trunc(addr.slice(block, word_aw - block) + 1, word_aw - block));
    const Expr room = m.wire("room");
    const Expr taken = m.let("taken", req_valid && req_ready);
    const Expr sent = m.let("sent", arvalid && arready);
    m.clocked([&](Process& p) {
        p.when(taken, [&] { p.set(left, req_len); }).otherwise_when(sent, [&] {
            p.set(left, mux(is_final, zeros(len_w), beyond));
        });
    });
    m.clocked([&](Process& p) {
        p.when(taken, [&] { p.set(addr, req_addr); }).otherwise_when(sent, [&] {
            p.set(addr, cat({next_block, lit(block, 0)}));
        });
    });
    m.assign(req_ready, left == 0);
    m.assign(arvalid, left != 0 && room);
    m.assign(arid, lit(1, 0));
    m.assign(araddr, size == 0 ? addr : cat({addr, lit(size, 0)}));
    m.assign(arlen, trunc(beats - 1, 8));
    m.assign(arsize, lit(3, size));
    m.comment("Incrementing, normal non-cacheable bufferable memory, unprivileged secure data.");
    m.assign(arburst, lit(2, 1));
    m.assign(arcache, lit(4, 3));
    m.assign(arprot, lit(3, 0));

    m.banner("Words: a burst's last beat ends the request where the burst was its last");
    const Expr due = m.wire("due", 1, "a burst waits for data");
    const Expr ends = m.wire("ends", 1, "that burst is the last of its request");
    const Expr beat = m.let("beat", rvalid && rready && due);
    const Expr level = m.wire("bursts_level", index_width(spec.outstanding + 1));
    m.unused("unused_bursts_level", level, "ready and valid say enough");
    add_fifo(m, "bursts", {1, spec.outstanding, spec.reset},
             {{"in_valid", sent},
              {"in_ready", room},
              {"in_data", is_final},
              {"out_valid", due},
              {"out_ready", m.let("burst_done", beat && rlast)},
              {"out_data", ends},
              {"level", level}});
    m.assign(rsp_valid, rvalid && due);
    m.assign(rready, rsp_ready || !due);
    m.assign(rsp_data, bus == spec.width ? rdata : rdata.slice(0, spec.width));
    m.assign(rsp_last, rlast && ends);

    const Expr error_q = m.reg("error_q", 1, reset_to(0));
    m.clocked([&](Process& p) { p.set(error_q, (error_q && !clear_error) || (beat && rresp[1])); });
    m.assign(error, error_q);
    return m.finish();
}

}  // namespace ragrtl::blocks
