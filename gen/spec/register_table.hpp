#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

/// The registers of a system, from which the Verilog register block, the C header and the documents are made.
namespace ragrtl::spec {

/// What software and hardware do with a field.
enum class Access {
    read_write,  ///< software writes it, hardware reads it
    read_only,   ///< hardware drives it
    pulse,       ///< writing 1 gives hardware one cycle; reads as 0
    constant,    ///< always reads as its reset value
};

/// Bits low .. low+width-1 of a register.
struct RegisterField {
    std::string name;  ///< port name of the register block, lower case
    int low;
    int width;
    Access access;
    std::uint32_t reset;
    std::string doc;
};

/// One 32-bit register.
struct Register {
    std::uint32_t offset;  ///< in bytes, a multiple of 4
    std::string name;      ///< lower case
    std::string doc;
    std::vector<RegisterField> fields;
};

struct RegisterTable {
    std::string system;               ///< prefix of every name in the C header
    std::vector<Register> registers;  ///< by ascending offset

    /// Bits of a byte address that reaches every register.
    int address_width() const {
        int width = 2;
        while ((std::uint64_t{1} << width) <= registers.back().offset) ++width;
        return width;
    }
};

/// The register of that name. Throws std::logic_error where there is none.
inline const Register& register_named(const RegisterTable& table, const std::string& name) {
    for (const Register& one : table.registers) {
        if (one.name == name) return one;
    }
    throw std::logic_error(table.system + " has no register " + name);
}

/// The field of that name.
inline const RegisterField& field_named(const Register& reg, const std::string& name) {
    for (const RegisterField& one : reg.fields) {
        if (one.name == name) return one;
    }
    throw std::logic_error("register " + reg.name + " has no field " + name);
}

/// The register at a byte address, its low two bits apart; nullptr where there is none.
inline const Register* register_at(const RegisterTable& table, std::uint32_t address) {
    for (const Register& one : table.registers) {
        if (one.offset / 4 == address / 4) return &one;
    }
    return nullptr;
}

/// A register that is one field of its own name.
inline Register single_field(std::uint32_t offset, const std::string& name, int width, Access access,
                             std::uint32_t reset, const std::string& doc) {
    return {offset, name, doc, {{name, 0, width, access, reset, ""}}};
}

}  // namespace ragrtl::spec
