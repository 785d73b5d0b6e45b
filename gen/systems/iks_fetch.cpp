#include <algorithm>
#include <optional>
#include <string>

#include "gen/systems/iks_parts.hpp"

namespace ragrtl::systems {

using namespace hdl;
using blocks::resized;
using blocks::widened;

namespace {

/// The part of a block that a request takes where a block may be longer than a burst.
struct PartOfBlock {
    Expr left;    ///< register: beats of the block not yet requested
    Expr cut;     ///< more is left than a burst
    Expr length;  ///< beats of the request
};

PartOfBlock part_of_block(Builder& m, const IksWidths& w, int burst) {
    const Expr left =
        m.reg("block_left_q", w.dimension, no_reset("set by go"), "beats of the block not yet requested");
    const Const wide = std::max(w.dimension, w.length);
    const Expr cut = m.let("long_block", widened(left, wide) > lit(wide, burst));
    return {left, cut, mux(cut, lit(w.length, burst), resized(left, w.length))};
}

}  // namespace

Module iks_fetch(const spec::IksSystem& spec) {
    const IksWidths w(spec);
    Builder m("iks_fetch", "requests the beats of a search, block by block, and passes on what comes.");
    m.fact("requests", "up to " + std::to_string(spec.burst) + " beats of one block; at most " +
                           std::to_string(spec.outstanding) + " beats are on their way");
    m.fact("responses", "in order; what no request waits for is dropped");
    m.clock(blocks::reset_style(spec.reset));
    const Const aw = spec.address_width;
    const Expr go = m.input("go", 1, "a search begins");
    const Expr stop = m.input("stop", 1, "nothing more is requested");
    const Expr dimension = m.input("dimension_now", w.dimension, "beats of a block");
    const Expr vectors = m.input("vectors_now", w.vectors, "at least 1");
    const Expr base = m.input("base_now", aw);
    const Expr req_valid = m.output("mem_req_valid");
    const Expr req_ready = m.input("mem_req_ready");
    const Expr req_addr = m.output("mem_req_addr", aw);
    const Expr req_len = m.output("mem_req_len", w.length);
    const Expr rsp_valid = m.input("mem_rsp_valid");
    const Expr rsp_ready = m.output("mem_rsp_ready");
    const Expr put = m.output("put_valid", 1, "a beat of the search is there");
    const Expr room = m.input("put_ready");
    const Expr beats_due = m.output("beats_due", 1, "beats were requested that are not there yet");
    const Expr overflow = m.output("overflow", 1, "the next beat is behind the end of the address space");

    m.banner("What is requested next");
    const Const address_w = m.localparam("ADDRESS_W", aw + 1, "one more: the end of the address space");
    const Expr left = m.reg("vectors_left_q", w.vectors, reset_to(0), "in blocks not wholly requested");
    const Expr address = m.reg("address_q", address_w, no_reset("set by go"));
    std::optional<PartOfBlock> part;  // none where a request always takes a whole block
    if (spec.burst < spec.max_dimension) {
        part = part_of_block(m, w, spec.burst);
    }
    const Expr length = m.let("length", part ? part->length : resized(dimension, w.length));
    const Expr end = m.let("end_address", trunc(address + widened(length, address_w), address_w));
    const Expr beyond = m.let("beyond", end.msb() && any(end.slice(0, aw)));
    const Expr wanting = m.let("wanting", left != 0);
    m.assign(overflow, wanting && beyond);

    const Expr due = m.reg("due_q", w.due, reset_to(0), "beats requested and not yet there");
    const Expr taken = m.let("taken", req_valid && req_ready);
    const Expr has_room =
        m.let("has_room", due <= lit(w.due, spec.outstanding - spec.burst), "for the longest request");
    m.assign(req_valid, wanting && !beyond && has_room);
    m.assign(req_addr, address.slice(0, aw));
    m.assign(req_len, length);

    const Const count_w = std::max(w.vectors, w.block_count);
    const Expr last_block = m.let("last_block", widened(left, count_w) <= lit(count_w, spec.lanes));
    const Expr left_after = m.let(
        "left_after", mux(last_block, zeros(w.vectors),
                          w.vectors < w.block_count ? zeros(w.vectors)
                                                    : trunc(left - lit(w.vectors, spec.lanes), w.vectors)));
    const Expr block_done = m.let("block_done", part ? taken && !part->cut : taken);
    m.clocked([&](Process& p) {
        p.when(go, [&] { p.set(left, vectors); })
            .otherwise_when(stop, [&] { p.set(left, 0); })
            .otherwise_when(block_done, [&] { p.set(left, left_after); });
    });
    m.clocked([&](Process& p) {
        p.when(go, [&] { p.set(address, zext(base, address_w)); }).otherwise_when(taken, [&] {
            p.set(address, end);
        });
    });
    if (part) {
        const Expr after =
            m.let("block_after", trunc(part->left - resized(length, w.dimension), w.dimension));
        m.clocked([&](Process& p) {
            p.when(go, [&] { p.set(part->left, dimension); }).otherwise_when(taken, [&] {
                p.set(part->left, mux(part->cut, after, dimension));
            });
        });
    }

    m.banner("What comes");
    const Expr is_due = m.let("is_due", due != 0);
    const Expr came = m.let("came", put && room);
    m.assign(put, rsp_valid && is_due);
    m.assign(rsp_ready, room || !is_due);
    m.assign(beats_due, is_due);
    const Expr asked = m.let("asked", mux(taken, length, zeros(w.length)));
    const Expr due_more = m.let("due_more", trunc(due + widened(asked, w.due), w.due));
    const Expr due_next = m.let("due_next", trunc(due_more - widened(came, w.due), w.due));
    m.clocked([&](Process& p) { p.set(due, due_next); });
    return m.finish();
}

}  // namespace ragrtl::systems
