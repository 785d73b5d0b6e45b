#include "gen/blocks/hier_chunk_id_map.hpp"

#include <string>

#include "gen/blocks/common.hpp"
#include "gen/blocks/sram_stream.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

/// log2 of spec::rows_per_document.
constexpr int row_bits = 3;
static_assert(1 << row_bits == spec::rows_per_document);

/// The row number of a document relative to the first one, modulo 2^address_width.
Expr first_row(const Expr& id, int id_width, int address_width) {
    const Expr within = lit(row_bits, 0);
    const int above = address_width - id_width - row_bits;
    if (above < 0) return cat({id.slice(0, address_width - row_bits), within});
    if (above == 0) return cat({id, within});
    return cat({lit(above, 0), id, within});
}

}  // namespace

Module hier_chunk_id_map(const spec::ChunkIdMap& spec) {
    Builder m("hier_chunk_id_map",
              "keeps up to " + std::to_string(spec.k) + " candidates and streams them out in their order.");
    m.timing(2, "2 cycles until a candidate is shown, once it is known whether it is the last", 1,
             "1 candidate per cycle");
    m.fact("load",
           "load_valid for every candidate, load_done with the last one or later; a candidate may leave when "
           "another one was loaded after it, or the load is closed");
    m.fact("handshake", "ready/valid on the output; loads have no ready");
    m.fact("address", "out_address = base + 8*out_id, the row where the document begins; base holds still");
    m.fact("clear", "empties; a load or load_done in the same cycle is dropped");

    m.clock(reset_style(spec.reset));
    const Const id_w = spec.id_width;
    const Const norm_w = spec.norm_width;
    const Const address_w = spec.address_width;
    const Const count_w = index_width(Const(spec.k + 1));
    const Const slot_w = index_width(Const(spec.k));
    const Expr clear = m.input("clear");
    const Expr base = m.input("base", address_w, "row where document 0 begins");
    const Expr load_valid = m.input("load_valid");
    const Expr load_id = m.input("load_id", id_w);
    const Expr load_norm = m.input("load_norm", norm_w);
    const Expr load_done = m.input("load_done", 1, "closes the load");
    const Expr out_valid = m.output("out_valid");
    const Expr out_ready = m.input("out_ready");
    const Expr out_id = m.output("out_id", id_w);
    const Expr out_norm = m.output("out_norm", norm_w);
    const Expr out_address = m.output("out_address", address_w);
    const Expr out_last = m.output("out_last", 1, "the last candidate of this load");
    const Expr count = m.output("count", count_w, "candidates loaded since the last clear");
    const Expr empty_done = m.output("empty_done", 1, "the load was closed without a candidate");

    m.banner("Candidates: number n is in word n");
    const Expr count_q = m.reg("count_q", count_w, reset_to(0), "loaded");
    const Expr fetched = m.reg("fetched_q", count_w, reset_to(0), "read out again");
    const Expr closed = m.reg("closed_q", 1, reset_to(0));
    const Expr fetch = m.wire("fetch", 1, "the next candidate moves to the output");
    const Expr after_next = m.let("after_next", trunc(fetched + 1, count_w));
    const Expr next_is_last = m.let("next_is_last", after_next == count_q, "of those loaded so far");
    m.clocked([&](Process& p) {
        p.when(clear, [&] {
             p.set(count_q, 0);
             p.set(fetched, 0);
             p.set(closed, 0);
         }).otherwise([&] {
            p.when(load_valid, [&] { p.set(count_q, trunc(count_q + 1, count_w)); });
            p.when(fetch, [&] { p.set(fetched, after_next); });
            p.when(load_done, [&] { p.set(closed, 1); });
        });
    });
    m.assign(count, count_q);
    m.assign(empty_done, closed && count_q == 0);

    m.banner("Output");
    const Expr waiting = m.let("waiting", fetched != count_q && (closed || !next_is_last));
    const SramStream out =
        sram_stream(m, spec.k, {load_valid, count_q.slice(0, slot_w), cat({load_norm, load_id})}, waiting,
                    fetched.slice(0, slot_w), fetch, out_ready, clear);
    const Expr last = m.reg("last_q", 1, no_reset("read only where shown_q"));
    m.clocked([&](Process& p) { p.when(fetch, [&] { p.set(last, next_is_last); }); });
    const Expr id = m.let("id", out.data.slice(0, id_w));
    m.assign(out_valid, out.shown);
    m.assign(out_id, id);
    m.assign(out_norm, out.data.slice(id_w, norm_w));
    m.assign(out_address, trunc(base + first_row(id, spec.id_width, spec.address_width), address_w));
    m.assign(out_last, last);
    return m.finish();
}

}  // namespace ragrtl::blocks
