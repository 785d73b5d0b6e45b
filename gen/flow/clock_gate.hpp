#pragma once

#include <string>

#include "gen/flow/library.hpp"

namespace ragrtl::flow {

/// Verilog of the module `reg_en`, W flops behind one clock gate of the library: ports clk, en, d, q. Takes
/// the place of the module of that name in the RTL and saves a multiplexer per bit.
std::string clock_gate_wrapper(const ClockGateCell& gate);

}  // namespace ragrtl::flow
