#pragma once

#include "golden/blocks/popcount.hpp"
#include "tb/benches/delayed_function.hpp"

namespace ragrtl::tb {

/// Bench of arith/popcount.
using PopcountBench = DelayedFunctionBench<golden::Popcount>;

}  // namespace ragrtl::tb
