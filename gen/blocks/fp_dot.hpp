#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/fp_dot.hpp"

namespace ragrtl::blocks {

/// arith/fp_dot: exact sums of products of floating-point numbers, `lanes` products per cycle, rounded once
/// to fp32. The products are put in their places and added in one bit heap per segment of the sum, together
/// with the sum so far.
///
/// A cycle with `first` starts a sum, one with `last` ends it. Latency cuts + 3 + round_stages cycles from
/// the last chunk, a chunk every cycle, sums back to back. A lane without `active` adds nothing whatever its
/// factors hold.
hdl::Module fp_dot(const spec::FpDot& spec);

}  // namespace ragrtl::blocks
