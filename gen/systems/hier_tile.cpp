#include "gen/blocks/common.hpp"
#include "gen/blocks/hier_pe.hpp"
#include "gen/blocks/hier_pe_bitserial.hpp"
#include "gen/blocks/stream_buffer.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/systems/hier_parts.hpp"

namespace ragrtl::systems {

using namespace hdl;

Module hier_tile(const spec::HierSystem& spec) {
    const bool nibbles = spec.pe_kind == spec::PeKind::nibble;
    Builder m("hier_tile", "a processing element and the streaming buffer in front of it.");
    m.clock(blocks::reset_style(spec.reset));
    const Const row_w = spec.lanes;
    const Expr row_valid = m.input("row_valid");
    const Expr row_ready = m.output("row_ready");
    const Expr row_data = m.input("row_data", row_w, "this PE's part of a memory row");
    const Expr buffered = m.output("buffered", 1, "a row is there to be given");
    const Expr give = m.input("give");
    const Expr query_valid = m.input("query_valid", 1, "the row given is one of the query");
    const Expr query_plane = m.input("query_plane", 3);
    const Expr active_lanes = m.input("active_lanes", index_width(row_w + 1));
    const Expr doc_valid = m.input("doc_valid", 1, "the row given is one of a document");
    const Expr doc_ready = m.output("doc_ready");
    const Expr doc_int8 = m.input("doc_int8");
    const Module pe = nibbles ? blocks::hier_pe({spec.lanes, spec.lanes_per_cycle, spec.reset})
                              : blocks::hier_pe_bitserial({spec.lanes, spec.reset});
    Const sum_w = 1;
    for (const Port& port : pe.ports()) {
        if (port.name == "result_sum") sum_w = port.width.value();
    }
    const Expr result_valid = m.output("result_valid");
    const Expr result_sum = m.signed_output("result_sum", sum_w);
    const Expr busy = m.output("busy");

    const Module buffer = blocks::stream_buffer({spec.lanes, spec.stream_depth, spec.reset});
    const Expr row = m.wire("row", row_w);
    const Expr level = m.wire("level", index_width(spec.stream_depth + 2));
    m.unused("unused_level", level, "memory is held off by row_ready");
    m.instance(buffer, "row_buffer",
               {{"clk", m.clk()},
                {blocks::reset_port(spec.reset), m.rst()},
                {"in_valid", row_valid},
                {"in_ready", row_ready},
                {"in_data", row_data},
                {"out_valid", buffered},
                {"out_ready", give},
                {"out_data", row},
                {"level", level}});
    std::vector<Connection> pins{{"clk", m.clk()},
                                 {blocks::reset_port(spec.reset), m.rst()},
                                 {"query_valid", query_valid},
                                 {"query_plane", query_plane},
                                 {"query_row", row},
                                 {"active_lanes", active_lanes},
                                 {"doc_valid", doc_valid},
                                 {"doc_ready", doc_ready},
                                 {"doc_row", row},
                                 {"doc_int8", doc_int8},
                                 {"result_valid", result_valid},
                                 {"result_sum", result_sum},
                                 {"busy", busy}};
    if (nibbles) {
        pins.push_back({"result_pass", m.output("result_pass", 2)});
        pins.push_back({"result_last", m.output("result_last")});
    }
    m.instance(pe, "pe", pins);
    return m.finish();
}

}  // namespace ragrtl::systems
