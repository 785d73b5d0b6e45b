#pragma once

#include "gen/hdl/module.hpp"

namespace ragrtl::arith {

/// Module `fp32_add`, combinational: a + b in binary32, rounded to nearest even, subnormals kept. Equal to C
/// `float` bit for bit, except that every NaN is 0x7fc00000.
hdl::Module fp32_adder();

}  // namespace ragrtl::arith
