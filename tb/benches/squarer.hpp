#pragma once

#include "golden/blocks/squarer.hpp"
#include "tb/benches/delayed_function.hpp"

namespace ragrtl::tb {

/// Bench of arith/squarer.
using SquarerBench = DelayedFunctionBench<golden::Squarer>;

}  // namespace ragrtl::tb
