#pragma once

#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

/// Bit-planes of an INT8 number, the sign first.
inline constexpr int query_planes = 8;

/// The ports by which a processing element of hier takes its query, a bit-plane row at a time.
struct QueryPort {
    hdl::Expr valid, plane, row, active_lanes;
};

/// Declares them for rows of `row_width` lanes.
QueryPort query_port(hdl::Builder& m, const hdl::Const& row_width);

/// The stationary query: eight rows of flops (row 0 the signs), written through the port. Lanes from
/// active_lanes up are written as zero. Row r is m.peer(<what is returned>, r).
hdl::Expr stationary_query(hdl::Builder& m, const QueryPort& port);

}  // namespace ragrtl::blocks
