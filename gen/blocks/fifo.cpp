#include "gen/blocks/fifo.hpp"

#include <string>
#include <utility>

#include "gen/blocks/common.hpp"
#include "gen/blocks/ring.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module fifo(const spec::Fifo& spec) {
    Builder m("fifo", "first in, first out, in flops; the first word falls through.");
    m.timing(1, "1 cycle from in_data to out_data, if nothing is ahead", spec.depth == 1 ? 2 : 1,
             "1 word per cycle; at DEPTH = 1 one every other cycle");
    m.fact(
        "handshake",
        "ready/valid on both sides; in_ready (not full) and out_valid (not empty) come from registers alone");

    const Const width = m.parameter("WIDTH", spec.width, "bits of a word");
    const Const depth = m.parameter("DEPTH", spec.depth, "words; any number");
    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr in_ready = m.output("in_ready");
    const Expr in_data = m.input("in_data", width);
    const Expr out_valid = m.output("out_valid");
    const Expr out_ready = m.input("out_ready");
    const Expr out_data = m.output("out_data", width, "unspecified while out_valid is low");
    const Expr level = m.output("level", index_width(depth + 1), "words held");

    const RingSize size = ring_size(m, depth);
    const Expr put = m.let("put", in_valid && in_ready);
    const Expr take = m.let("take", out_valid && out_ready);
    const Ring at = ring(m, size, "level", put, take);

    const Expr words = m.memory("words", depth, width);
    m.clocked([&](Process& p) { p.when(put, [&] { p.write(words, at.write_addr, in_data); }); });
    m.assign(in_ready, at.used != constant(size.used_width, depth));
    m.assign(out_valid, at.used != 0);
    m.assign(out_data, m.read(words, at.read_addr));
    m.assign(level, at.used);
    return m.finish();
}

void add_fifo(Builder& m, const std::string& name, const spec::Fifo& spec, std::vector<Connection> ports) {
    spec::Fifo plain;
    plain.reset = spec.reset;
    ports.push_back({"clk", m.clk()});
    ports.push_back({reset_port(spec.reset), m.rst()});
    m.instance(fifo(plain), name, ports, {{"WIDTH", spec.width}, {"DEPTH", spec.depth}});
}

}  // namespace ragrtl::blocks
