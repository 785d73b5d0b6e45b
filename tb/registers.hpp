#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "gen/spec/register_table.hpp"

/// What software has written to the registers of a system, as a bench follows it.
namespace ragrtl::tb {

/// Fields by name.
using FieldValues = std::map<std::string, std::uint32_t>;

/// Every field's value after a reset.
inline FieldValues reset_values(const spec::RegisterTable& table) {
    FieldValues values;
    for (const spec::Register& reg : table.registers) {
        for (const spec::RegisterField& field : reg.fields) values[field.name] = field.reset;
    }
    return values;
}

/// What a write gives a field, be it kept or a pulse.
inline std::uint32_t written_to(const spec::RegisterField& field, std::uint32_t data) {
    const std::uint64_t ones = (std::uint64_t{1} << field.width) - 1;
    return static_cast<std::uint32_t>((data >> field.low) & ones);
}

/// A write of a whole register: its read-write fields keep it.
inline void write_register(FieldValues& values, const spec::Register& reg, std::uint32_t data) {
    for (const spec::RegisterField& field : reg.fields) {
        if (field.access == spec::Access::read_write) values[field.name] = written_to(field, data);
    }
}

/// Name of the register at an address; empty where there is none.
inline std::string register_name(const spec::RegisterTable& table, std::uint32_t address) {
    const spec::Register* reg = spec::register_at(table, address);
    return reg == nullptr ? "" : reg->name;
}

}  // namespace ragrtl::tb
