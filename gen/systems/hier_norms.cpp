#include <algorithm>
#include <cstdint>
#include <string>

#include "gen/blocks/common.hpp"
#include "gen/blocks/fifo.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/systems/hier_parts.hpp"
#include "gen/systems/hier_widths.hpp"

namespace ragrtl::systems {

using namespace hdl;

Module hier_norms(const spec::HierSystem& spec) {
    const HierWidths w(spec);
    Builder m("hier_norms", "reads the norms of documents 0 .. n-1 ahead of their scores.");
    m.fact("requests",
           std::to_string(most_norms) + " norms each, the last one fewer; responses wait for room");
    m.clock(blocks::reset_style(spec.reset));
    const Const aw = spec.address_width;
    const Const len_w = norm_length_bits;
    const Const wanted_w = spec.id_width + 1;
    const Const cw = std::max(wanted_w.value(), len_w.value());  // of counts, which a length is taken from
    const Expr begin = m.input("go", 1, "starts over");
    const Expr wanted = m.input("norms_wanted", wanted_w);
    const Expr base = m.input("norm_base", aw);
    const Expr req_valid = m.output("norm_req_valid");
    const Expr req_ready = m.input("norm_req_ready");
    const Expr req_addr = m.output("norm_req_addr", aw);
    const Expr req_len = m.output("norm_req_len", len_w);
    const Expr rsp_valid = m.input("norm_rsp_valid");
    const Expr rsp_ready = m.output("norm_rsp_ready");
    const Expr rsp_data = m.input("norm_rsp_data", norm_word_bits);
    const Expr norm_valid = m.output("norm_valid");
    const Expr norm_ready = m.input("norm_ready");
    const Expr norm = m.output("norm", w.norm);

    m.banner("Requests");
    const Expr left = m.reg("left_q", cw, reset_to(0), "not yet requested");
    const Expr addr = m.reg("addr_q", aw, no_reset("set by go"));
    const Expr many = m.let("many", left > lit(cw, most_norms));
    const Expr len = m.let("len", mux(many, lit(len_w, most_norms), left.slice(0, len_w)));
    const Expr taken = m.let("taken", req_valid && req_ready);
    m.assign(req_valid, left != 0);
    m.assign(req_addr, addr);
    m.assign(req_len, len);
    const Expr left_after = m.let("left_after", trunc(left - widened(len, cw), cw));
    m.clocked([&](Process& p) {
        p.when(begin, [&] { p.set(left, widened(wanted, cw)); }).otherwise_when(taken, [&] {
            p.set(left, left_after);
        });
    });
    m.clocked([&](Process& p) {
        p.when(begin, [&] { p.set(addr, base); }).otherwise_when(taken, [&] {
            p.set(addr, trunc(addr + widened(len, aw), aw));
        });
    });

    m.banner("Responses; what no request waits for is dropped");
    const Expr due = m.reg("due_q", cw, reset_to(0), "requested and not yet there");
    const Expr is_due = m.let("is_due", due != 0);
    const Expr room = m.wire("room");
    const Expr put = m.let("put", rsp_valid && is_due && room);
    m.assign(rsp_ready, room || !is_due);
    const Expr asked = m.let("asked", mux(taken, len, zeros(len_w)));
    const Expr due_more = m.let("due_more", trunc(due + widened(asked, cw), cw));
    m.clocked([&](Process& p) { p.set(due, trunc(due_more - zext(put, cw), cw)); });
    m.unused("unused_norm_bits", rsp_data.slice(w.norm, norm_word_bits - w.norm), "no norm is that large");
    const Expr level = m.wire("level", index_width(most_norms + 1));
    m.unused("unused_level", level, "ready and valid say enough");
    blocks::add_fifo(m, "ahead", {w.norm, most_norms, spec.reset},
                     {{"in_valid", put},
                      {"in_ready", room},
                      {"in_data", rsp_data.slice(0, w.norm)},
                      {"out_valid", norm_valid},
                      {"out_ready", norm_ready},
                      {"out_data", norm},
                      {"level", level}});
    return m.finish();
}

}  // namespace ragrtl::systems
