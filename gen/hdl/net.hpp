#pragma once

#include <string>
#include <vector>

#include "gen/hdl/const.hpp"

namespace ragrtl::hdl {

class Scope;

/// What a register holds after reset, or why it needs no reset.
struct ResetPolicy {
    bool resets = true;
    std::int64_t value = 0;
    std::string reason;  // of a register without reset
};

ResetPolicy reset_to(std::int64_t value);
/// No reset: says why that is safe; printed beside the register.
ResetPolicy no_reset(const std::string& reason);

/// A declared name: port, wire, register or memory.
struct Net {
    enum class Kind { input, output, wire, reg, memory };

    std::string name;
    Kind kind = Kind::wire;
    Const width = Const(1);
    bool is_signed = false;
    Const depth = Const(0);  // of a memory
    ResetPolicy reset;       // of a register
    std::string comment;
    const Scope* scope = nullptr;
    /// Driven by a combinational `always`, so Verilog calls it a reg.
    mutable bool procedural = false;
};

}  // namespace ragrtl::hdl
