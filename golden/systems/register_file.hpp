#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "gen/spec/register_table.hpp"

namespace ragrtl::golden {

/// The registers of a system in every cycle: a write counts from the next cycle on, what is read shows in the
/// next cycle and stays. Pulses last one cycle and read as 0, as does an address without a register.
class RegisterFile {
  public:
    struct Write {
        std::uint32_t address;  ///< in bytes
        std::uint32_t data;
    };

    explicit RegisterFile(spec::RegisterTable table) : table_(std::move(table)) { reset(); }

    /// What software had written is gone; what it had read stays.
    void reset() {
        for (const spec::Register& one : table_.registers) {
            for (const spec::RegisterField& field : one.fields) values_[field.name] = field.reset;
        }
    }

    /// What a read-write or pulse field gives the hardware.
    std::uint32_t value(const std::string& field) const { return values_.at(field); }

    /// What software sees of its last read; nothing where that is unspecified.
    const std::optional<std::uint32_t>& read_data() const { return read_data_; }

    /// The clock edge. `hardware(name)` gives a read-only field's value as std::optional<std::uint32_t>,
    /// nothing where it is unspecified.
    template <class Hardware>
    void edge(const std::optional<Write>& write, const std::optional<std::uint32_t>& read_address,
              Hardware&& hardware) {
        if (read_address) read_data_ = read(*read_address, hardware);
        for (const spec::Register& one : table_.registers) {
            const bool written = write && write->address / 4 == one.offset / 4;
            for (const spec::RegisterField& field : one.fields) {
                if (field.access == spec::Access::pulse) values_[field.name] = 0;
                if (written && is_writable(field)) values_[field.name] = part(write->data, field);
            }
        }
    }

  private:
    static bool is_writable(const spec::RegisterField& field) {
        return field.access == spec::Access::read_write || field.access == spec::Access::pulse;
    }
    static std::uint32_t part(std::uint32_t word, const spec::RegisterField& field) {
        const std::uint64_t ones = (std::uint64_t{1} << field.width) - 1;
        return static_cast<std::uint32_t>((word >> field.low) & ones);
    }

    template <class Hardware>
    std::optional<std::uint32_t> read(std::uint32_t address, Hardware&& hardware) const {
        std::uint32_t word = 0;
        for (const spec::Register& one : table_.registers) {
            if (one.offset / 4 != address / 4) continue;
            for (const spec::RegisterField& field : one.fields) {
                if (field.access == spec::Access::pulse) continue;
                std::optional<std::uint32_t> value = values_.at(field.name);
                if (field.access == spec::Access::read_only) value = hardware(field.name);
                if (!value) return std::nullopt;
                word |= *value << field.low;
            }
        }
        return word;
    }

    spec::RegisterTable table_;
    std::map<std::string, std::uint32_t> values_;
    std::optional<std::uint32_t> read_data_;
};

}  // namespace ragrtl::golden
