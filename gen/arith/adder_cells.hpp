#pragma once

#include "gen/hdl/module.hpp"

namespace ragrtl::arith {

/// N full adders side by side: module `fa`, so that a flow can map it onto the library's own cell.
hdl::Module full_adders();

/// N half adders side by side: module `ha`.
hdl::Module half_adders();

}  // namespace ragrtl::arith
