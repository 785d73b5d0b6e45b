#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/iks_dot_product_unit.hpp"

namespace ragrtl::blocks {

/// Module `iks_lane_int8`: a multiplier and the sum it adds to. Ports as fp_mac_lane: in_valid, first, last,
/// a, b; out_valid and sum, `stages` cycles later.
hdl::Module int8_lane(const spec::DotProductUnit& spec);

/// The lane of a unit: int8_lane, fp_mac_lane (exact) or fp_mac (fp32).
hdl::Module lane_of(const spec::DotProductUnit& spec);

}  // namespace ragrtl::blocks
