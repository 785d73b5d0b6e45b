#pragma once

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// common/axi4_lite_regs: an AXI4-Lite slave in front of a register block. Data is 32 bits wide.
struct Axi4LiteRegs {
    int address_width = 12;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const Axi4LiteRegs*) {
    static const Table fields{
        "axi4_lite_regs",
        {
            integer<&Axi4LiteRegs::address_width>("address_width", 2, 64, "bits", "width of a byte address")
                .typical(2, 32),
            reset_field<&Axi4LiteRegs::reset>(),
        },
        {}};
    return fields;
}

}  // namespace ragrtl::spec
