#pragma once

#include "golden/blocks/winograd_dot_product.hpp"
#include "tb/benches/delayed_function.hpp"

namespace ragrtl::tb {

/// Bench of arith/winograd_dot_product.
using WinogradDotProductBench = DelayedFunctionBench<golden::WinogradDotProduct>;

}  // namespace ragrtl::tb
