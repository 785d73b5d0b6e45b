#include "gen/blocks/stream_buffer.hpp"

#include <string>

#include "gen/blocks/common.hpp"
#include "gen/blocks/ring.hpp"
#include "gen/blocks/sram_stream.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module stream_buffer(const spec::StreamBuffer& spec) {
    const std::string capacity = std::to_string(spec::capacity(spec));
    Builder m("stream_buffer", "first in, first out, in an SRAM of " + std::to_string(spec.depth) +
                                   (spec.depth == 1 ? " word." : " words."));
    m.timing(2, "2 cycles from in_data to out_data, if nothing is ahead", spec.depth == 1 ? 2 : 1,
             spec.depth == 1 ? "1 word every other cycle" : "1 word per cycle");
    m.fact("handshake",
           "ready/valid on both sides; in_ready (SRAM not full) and out_valid come from registers alone");
    m.fact("capacity", capacity + " words: the SRAM and its output");

    m.clock(reset_style(spec.reset));
    const Const width = spec.width;
    const Const level_w = index_width(Const(spec::capacity(spec) + 1));
    const Expr in_valid = m.input("in_valid");
    const Expr in_ready = m.output("in_ready");
    const Expr in_data = m.input("in_data", width);
    const Expr out_valid = m.output("out_valid");
    const Expr out_ready = m.input("out_ready");
    const Expr out_data = m.output("out_data", width, "unspecified while out_valid is low");
    const Expr level = m.output("level", level_w, "words held");

    const Expr put = m.let("put", in_valid && in_ready);
    const Expr fetch = m.wire("fetch", 1, "the next word moves to the output");
    const Ring at = ring(m, ring_size(m, spec.depth), "stored", put, fetch);
    const SramStream out = sram_stream(m, spec.depth, {put, at.write_addr, in_data}, at.used != 0,
                                       at.read_addr, fetch, out_ready);
    m.assign(in_ready, at.used != spec.depth);
    m.assign(out_valid, out.shown);
    m.assign(out_data, out.data);
    m.assign(level, trunc(zext(at.used, level_w) + out.shown, level_w));
    return m.finish();
}

}  // namespace ragrtl::blocks
