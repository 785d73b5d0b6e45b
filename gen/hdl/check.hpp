#pragma once

#include <string>
#include <vector>

#include "gen/hdl/module_data.hpp"

namespace ragrtl::hdl {

/// Every structural rule, checked on the elaborated module: one driver per bit, no undriven or unread bit,
/// slices inside their nets, no combinational loop, no latch, one reset policy per clocked process. Returns
/// all violations; fills in the module's combinational paths.
std::vector<std::string> check_structure(Module::Data& module);

/// Rules that show only in the printed text of a sound module: lines under 100 columns, every parameter used.
std::vector<std::string> check_text(const Module& module);

}  // namespace ragrtl::hdl
