#pragma once

#include "golden/blocks/multi_adder.hpp"
#include "tb/benches/delayed_function.hpp"

namespace ragrtl::tb {

/// Bench of arith/multi_adder.
using MultiAdderBench = DelayedFunctionBench<golden::MultiAdder>;

}  // namespace ragrtl::tb
