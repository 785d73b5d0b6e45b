#pragma once

#include "golden/blocks/multiplier.hpp"
#include "tb/benches/delayed_function.hpp"

namespace ragrtl::tb {

/// Bench of arith/multiplier.
using MultiplierBench = DelayedFunctionBench<golden::Multiplier>;

}  // namespace ragrtl::tb
