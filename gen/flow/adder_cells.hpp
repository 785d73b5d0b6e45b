#pragma once

#include <string>

#include "gen/flow/library.hpp"

namespace ragrtl::flow {

/// Verilog of the module `fa` (three inputs) or `ha` (two) as a row of N library cells: ports a, b (, cin),
/// sum, cout, all N bits wide. Takes the place of the module of that name in the RTL.
std::string adder_wrapper(const AdderCell& cell);

}  // namespace ragrtl::flow
