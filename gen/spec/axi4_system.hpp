#pragma once

#include <algorithm>
#include <stdexcept>

#include "gen/spec/axi4_read_master.hpp"
#include "gen/spec/register_table.hpp"

/// What a system with its registers on AXI4-Lite and its memory on AXI4 has beside the plain one.
namespace ragrtl::spec {

/// The widest data bus of AXI4, in bits: the longest word of a read port.
constexpr int axi4_widest_bus = 1024;

/// The read master of a port with words and requests of these widths. A word is a beat.
inline Axi4ReadMaster axi4_master_of(int word_width, int word_address_width, int length_width, Reset reset) {
    int size = 0;  // log2 of bytes per beat
    while ((8 << size) < word_width) ++size;
    return {word_width, std::max(13, word_address_width + size), length_width, 16, reset};
}

/// The registers of a system as software sees them over AXI4-Lite: status has one bit more.
inline RegisterTable axi4_registers(RegisterTable table) {
    table.system += "_axi4";
    for (Register& one : table.registers) {
        if (one.name != "status") continue;
        const RegisterField& last = one.fields.back();
        one.fields.push_back({"error_memory", last.low + last.width, 1, Access::read_only, 0,
                              "a memory read failed; results since then are not to be used"});
        return table;
    }
    throw std::logic_error(table.system + " has no register status");
}

}  // namespace ragrtl::spec
