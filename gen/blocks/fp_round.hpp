#pragma once

#include "gen/arith/fp_format.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/fp_round.hpp"

namespace ragrtl::blocks {

/// Stored carries of a sum of `width` bits: one group behind every whole segment but the last.
int stored_carries(int width, int segment);

/// arith/fp_round: a sum of products in fixed point (signed, in units of 2^product_lsb) and its stored
/// carries, to fp32: rounded once, to nearest even; overflow gives infinity. Carry group i, `carry_width`
/// bits, counts 2^((i + 1) * segment). Latency `stages` cycles, a new sum every cycle. NaN where is_nan or
/// infinities of both signs.
hdl::Module fp_round(const spec::FpRound& spec);

}  // namespace ragrtl::blocks
