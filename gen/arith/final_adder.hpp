#pragma once

#include <string>

#include "gen/hdl/builder.hpp"
#include "gen/spec/arithmetic.hpp"

namespace ragrtl::arith {

using spec::FinalAdder;

/// a + b modulo 2^width, combinational. Both are unsigned nets of one width; the wires made are named after
/// `name`, which becomes the name of the sum.
hdl::Expr add_rows(hdl::Scope& scope, const std::string& name, const hdl::Expr& a, const hdl::Expr& b,
                   FinalAdder kind);

}  // namespace ragrtl::arith
