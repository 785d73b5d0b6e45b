#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/fp_decode.hpp"

namespace ragrtl::blocks {

/// arith/fp_decode: a code taken apart into class, sign, exponent and significand. Latency 1 cycle, a new
/// code every cycle.
hdl::Module fp_decode(const spec::FpDecode& spec);

}  // namespace ragrtl::blocks
