#pragma once

#include <string>

namespace ragrtl::hdl {

/// Why `name` cannot be used as an identifier in Verilog, SystemVerilog or VHDL; empty when it can.
std::string name_problem(const std::string& name);

/// lower_snake_case, as nets, ports, modules, instances and blocks are named.
bool is_lower_snake(const std::string& name);
/// UPPER_SNAKE_CASE, as parameters are named.
bool is_upper_snake(const std::string& name);

}  // namespace ragrtl::hdl
