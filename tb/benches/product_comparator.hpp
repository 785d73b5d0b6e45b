#pragma once

#include "golden/blocks/product_comparator.hpp"
#include "tb/benches/delayed_function.hpp"

namespace ragrtl::tb {

/// Bench of arith/product_comparator.
using ProductComparatorBench = DelayedFunctionBench<golden::ProductComparator>;

}  // namespace ragrtl::tb
