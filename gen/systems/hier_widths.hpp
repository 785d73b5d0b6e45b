#pragma once

#include "gen/hdl/const.hpp"
#include "gen/spec/hier_system.hpp"

namespace ragrtl::systems {

/// Widths inside systems/hier, from its spec.
struct HierWidths {
    explicit HierWidths(const spec::HierSystem& spec)
        : row(spec.pes * spec.lanes),
          lane_count(static_cast<int>(hdl::index_width(row + 1).value())),
          count(static_cast<int>(hdl::index_width(spec.k + 1).value())),
          index(static_cast<int>(hdl::index_width(spec.k).value())),
          dot(dot_width(similarity_calculator_of(spec))),
          norm(norm_width(similarity_calculator_of(spec))) {}

    int row;         ///< bits of a row: dimensions
    int lane_count;  ///< a dimension, 0 .. row
    int count;       ///< a number of list entries, 0 .. k
    int index;       ///< a list entry, 0 .. k-1
    int dot;         ///< a signed INT8 dot product
    int norm;        ///< a squared norm
};

}  // namespace ragrtl::systems
