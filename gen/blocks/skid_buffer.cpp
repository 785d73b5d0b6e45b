#include "gen/blocks/skid_buffer.hpp"

#include <string>
#include <utility>

#include "gen/blocks/common.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module skid_buffer(const spec::SkidBuffer& spec) {
    Builder m("skid_buffer", "a ready/valid register stage: every output is a flop's.");
    m.timing(1, "1 cycle from in_data to out_data", 1, "1 word per cycle");
    m.fact("handshake", "ready/valid on both sides; room for two words");

    const Const width = m.parameter("WIDTH", spec.width, "bits of a word");
    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr in_ready = m.output("in_ready");
    const Expr in_data = m.input("in_data", width);
    const Expr out_valid = m.output("out_valid");
    const Expr out_ready = m.input("out_ready");
    const Expr out_data = m.output("out_data", width, "unspecified while out_valid is low");

    m.comment(
        "The input learns a cycle late that the output has stalled. The word accepted meanwhile waits in the "
        "skid register, and nothing is accepted until it has moved on: in_ready says that it is empty.");
    const Expr in_ready_q = m.reg("in_ready_q", 1, reset_to(1));
    const Expr out_valid_q = m.reg("out_valid_q", 1, reset_to(0));
    const Expr skid = m.reg("skid_q", width, no_reset("read only where in_ready_q is low"));
    const Expr out = m.reg("out_q", width, no_reset("read only where out_valid_q"));
    const Expr out_free = m.let("out_free", !out_valid_q || out_ready);
    const Expr waiting = m.let("waiting", in_valid || !in_ready_q);
    m.clocked([&](Process& p) {
        p.set(in_ready_q, out_free || !waiting);
        p.when(out_free, [&] { p.set(out_valid_q, waiting); });
    });
    m.clocked([&](Process& p) {
        p.when(in_ready_q, [&] { p.set(skid, in_data); });
        p.when(out_free, [&] { p.set(out, mux(in_ready_q, in_data, skid)); });
    });
    m.assign(in_ready, in_ready_q);
    m.assign(out_valid, out_valid_q);
    m.assign(out_data, out);
    return m.finish();
}

void add_skid_buffer(Builder& m, const std::string& name, const spec::SkidBuffer& spec,
                     std::vector<Connection> ports) {
    spec::SkidBuffer plain;
    plain.reset = spec.reset;
    ports.push_back({"clk", m.clk()});
    ports.push_back({reset_port(spec.reset), m.rst()});
    m.instance(skid_buffer(plain), name, ports, {{"WIDTH", spec.width}});
}

}  // namespace ragrtl::blocks
