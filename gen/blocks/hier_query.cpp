#include "gen/blocks/hier_query.hpp"

#include <optional>

namespace ragrtl::blocks {

using namespace hdl;

QueryPort query_port(Builder& m, const Const& row_width) {
    const Expr valid = m.input("query_valid", 1, "loads one row of the query");
    const Expr plane = m.input("query_plane", 3, "which row");
    const Expr row = m.input("query_row", row_width);
    const Expr active_lanes = m.input("active_lanes", index_width(row_width + 1));
    return {valid, plane, row, active_lanes};
}

Expr stationary_query(Builder& m, const QueryPort& port) {
    const Const row_width = port.row.width();
    m.banner("Query: eight stationary rows");
    const Expr lane_mask =
        m.let("lane_mask", ~shift_left(ones(row_width), port.active_lanes), "ones below active_lanes");
    const Expr query_write =
        m.let("query_write", shift_left(cat({lit(query_planes - 1, 0), port.valid}), port.plane));
    std::optional<Expr> rows;
    m.loop("query", "r", query_planes, [&](Scope& query, const Const& r) {
        const Expr row = query.reg("bits_q", row_width, no_reset("written before use"));
        query.clocked([&](Process& p) { p.when(query_write[r], [&] { p.set(row, port.row & lane_mask); }); });
        rows = row;
    });
    return *rows;
}

}  // namespace ragrtl::blocks
