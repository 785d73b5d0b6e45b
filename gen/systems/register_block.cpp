#include "gen/systems/register_block.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::systems {

using namespace hdl;

namespace {

constexpr int word_bits = 32;

/// What reads of a register show: its fields where they belong, zeros between them.
Expr word(const spec::Register& reg, const std::map<std::string, Expr>& values) {
    std::vector<Expr> parts;
    int next = 0;
    for (const spec::RegisterField& field : reg.fields) {
        if (field.low > next) parts.push_back(zeros(field.low - next));
        parts.push_back(values.at(field.name));
        next = field.low + field.width;
    }
    if (next < word_bits) parts.push_back(zeros(word_bits - next));
    return parts.size() == 1 ? parts.front() : cat({parts.rbegin(), parts.rend()});
}

std::uint32_t bits_of(const spec::RegisterField& field) {
    return static_cast<std::uint32_t>(((std::uint64_t{1} << field.width) - 1) << field.low);
}

/// The parts of a word that are not in `used`, most significant first.
std::vector<Expr> gaps(const Expr& whole, std::uint32_t used) {
    std::vector<Expr> parts;
    const auto is_used = [used](int bit) { return ((used >> bit) & 1U) != 0; };
    for (int high = word_bits; high-- > 0;) {
        if (is_used(high)) continue;
        int low = high;
        while (low > 0 && !is_used(low - 1)) --low;
        parts.push_back(whole.slice(low, high - low + 1));
        high = low;
    }
    return parts;
}

}  // namespace

Module register_block(const spec::RegisterTable& table, spec::Reset reset) {
    Builder m(table.system + "_registers", "registers of " + table.system + ".");
    m.fact("write", "taken in the cycle of write_valid, whole words; no effect where there is no register");
    m.fact("read", "read_data shows the register in the cycle after read_valid; 0 where there is none");
    m.clock(blocks::reset_style(reset));
    const int address_width = table.address_width();
    const Expr write_valid = m.input("write_valid");
    const Expr write_addr = m.input("write_addr", address_width, "in bytes");
    const Expr write_data = m.input("write_data", word_bits);
    const Expr read_valid = m.input("read_valid");
    const Expr read_addr = m.input("read_addr", address_width, "in bytes");
    const Expr read_data = m.output("read_data", word_bits);

    std::map<std::string, Expr> ports;
    for (const spec::Register& reg : table.registers) {
        for (const spec::RegisterField& field : reg.fields) {
            if (field.access == spec::Access::constant) continue;
            const std::string& doc = field.doc.empty() ? reg.doc : field.doc;
            ports.emplace(field.name, field.access == spec::Access::read_only
                                          ? m.input(field.name, field.width, doc)
                                          : m.output(field.name, field.width, doc));
        }
    }

    m.banner("What software writes");
    const Expr write_index = m.let("write_index", write_addr.slice(2, address_width - 2));
    std::map<std::string, Expr> values;
    std::uint32_t used_bits = 0;
    for (const spec::Register& reg : table.registers) {
        const Expr selected = write_valid && write_index == static_cast<int>(reg.offset / 4);
        std::vector<std::pair<Expr, Expr>> held;
        for (const spec::RegisterField& field : reg.fields) {
            const Expr bits = write_data.slice(field.low, field.width);
            switch (field.access) {
                case spec::Access::read_only: values.emplace(field.name, ports.at(field.name)); break;
                case spec::Access::constant: values.emplace(field.name, lit(field.width, field.reset)); break;
                case spec::Access::pulse: {
                    const Expr pulse = m.reg(field.name + "_q", field.width, reset_to(0));
                    m.clocked([&](Process& p) { p.set(pulse, selected && bits); });
                    m.assign(ports.at(field.name), pulse);
                    values.emplace(field.name, zeros(field.width));
                    used_bits |= bits_of(field);
                    break;
                }
                case spec::Access::read_write: {
                    const Expr value = m.reg(field.name + "_q", field.width, reset_to(field.reset));
                    held.emplace_back(value, bits);
                    m.assign(ports.at(field.name), value);
                    values.emplace(field.name, value);
                    used_bits |= bits_of(field);
                    break;
                }
            }
        }
        if (held.empty()) continue;
        m.clocked([&](Process& p) {
            p.when(selected, [&] {
                for (const auto& [value, bits] : held) p.set(value, bits);
            });
        });
    }
    if (const std::vector<Expr> unused = gaps(write_data, used_bits); !unused.empty()) {
        m.unused("unused_write_data", unused.size() == 1 ? unused.front() : cat(unused), "no field is there");
    }

    m.banner("What software reads");
    const Expr data = m.reg("read_data_q", word_bits, no_reset("software reads it after read_valid"));
    const Expr read_index = m.let("read_index", read_addr.slice(2, address_width - 2));
    m.clocked([&](Process& p) {
        p.when(read_valid, [&] {
            std::vector<Process::Arm> arms;
            for (const spec::Register& reg : table.registers) {
                arms.push_back({{Expr(static_cast<int>(reg.offset / 4))},
                                [&, value = word(reg, values)] { p.set(data, value); }});
            }
            p.select(read_index, arms, [&] { p.set(data, 0); });
        });
    });
    m.assign(read_data, data);
    m.unused("unused_address_bits", cat({write_addr.slice(0, 2), read_addr.slice(0, 2)}),
             "registers are whole words");
    return m.finish();
}

void add_register_ports(Wiring& parts, const spec::RegisterTable& table) {
    parts.input("reg_write_valid");
    parts.input("reg_write_addr", table.address_width(), "in bytes");
    parts.input("reg_write_data", word_bits);
    parts.input("reg_read_valid");
    parts.input("reg_read_addr", table.address_width(), "in bytes");
    parts.output("reg_read_data", word_bits);
}

void declare_register_inputs(Wiring& parts, const spec::RegisterTable& table, const Module& control) {
    const auto drives = [&control](const std::string& name) {
        return std::any_of(control.ports().begin(), control.ports().end(), [&name](const Port& port) {
            return port.name == name && port.direction == Direction::output;
        });
    };
    for (const spec::Register& reg : table.registers) {
        for (const spec::RegisterField& field : reg.fields) {
            const bool is_input = field.access == spec::Access::read_only;
            if (is_input && !parts.has(field.name) && drives(field.name)) {
                parts.declare(field.name, control, field.name);
            }
        }
    }
}

void add_register_block(Wiring& parts, const spec::RegisterTable& table, spec::Reset reset) {
    parts.instance(register_block(table, reset), "registers",
                   {{"write_valid", "reg_write_valid"},
                    {"write_addr", "reg_write_addr"},
                    {"write_data", "reg_write_data"},
                    {"read_valid", "reg_read_valid"},
                    {"read_addr", "reg_read_addr"},
                    {"read_data", "reg_read_data"}});
}

}  // namespace ragrtl::systems
