#include "gen/systems/axi4_system.hpp"

#include <string>
#include <vector>

#include "gen/blocks/axi4_lite_regs.hpp"
#include "gen/blocks/axi4_read_master.hpp"
#include "gen/blocks/common.hpp"
#include "gen/error.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/spec/axi4_system.hpp"
#include "gen/systems/wiring.hpp"

namespace ragrtl::systems {

using namespace hdl;

namespace {

bool begins_with(const std::string& text, const std::string& start) { return text.rfind(start, 0) == 0; }

int width_of(const Module& module, const std::string& port) {
    for (const Port& candidate : module.ports()) {
        if (candidate.name == port) return static_cast<int>(candidate.width.value());
    }
    throw std::logic_error(module.name() + " has no port " + port);
}

/// A read port of the system and what connects it.
struct ReadPort {
    std::string name;
    Module master;
    int word_width;
    int bus_width;
    int word_address_width;         // of the system's port
    int master_word_address_width;  // of the master's, at least as wide
};

std::vector<ReadPort> read_ports(const Module& system, spec::Reset reset) {
    const std::string mark = "_req_valid";
    std::vector<ReadPort> list;
    for (const Port& port : system.ports()) {
        const std::size_t at = port.name.rfind(mark);
        if (at == std::string::npos || at + mark.size() != port.name.size()) continue;
        const std::string name = port.name.substr(0, at);
        const int width = width_of(system, name + "_rsp_data");
        if (width > spec::axi4_widest_bus) {
            throw BadInput("--bus axi4: words of " + std::to_string(width) + " bits at port " + name +
                           " of " + system.name() + "; AXI4 has at most " +
                           std::to_string(spec::axi4_widest_bus));
        }
        const int address_width = width_of(system, name + "_req_addr");
        const Module master = blocks::axi4_read_master(
            spec::axi4_master_of(width, address_width, width_of(system, name + "_req_len"), reset),
            "axi4_read_" + name);
        list.push_back({name, master, width, width_of(master, "m_axi_rdata"), address_width,
                        width_of(master, "req_addr")});
    }
    return list;
}

/// The ports of `from` whose names begin with `start`, as ports that begin with `now`.
void add_ports(Wiring& parts, const Module& from, const std::string& start, const std::string& now) {
    for (const Port& port : from.ports()) {
        if (!begins_with(port.name, start)) continue;
        const std::string name = now + port.name.substr(start.size());
        const Const width = port.width.value();
        if (port.direction == Direction::input) {
            parts.input(name, width, port.doc);
        } else {
            parts.output(name, width, port.doc);
        }
    }
}

/// Ports of the system that are neither registers nor memory, nor clock and reset.
void add_other_ports(Wiring& parts, const Module& system, const std::vector<ReadPort>& reads,
                     const std::string& reset) {
    for (const Port& port : system.ports()) {
        bool is_other = port.name != "clk" && port.name != reset && !begins_with(port.name, "reg_");
        for (const ReadPort& read : reads) {
            is_other = is_other && !begins_with(port.name, read.name + "_req_") &&
                       !begins_with(port.name, read.name + "_rsp_");
        }
        if (is_other) add_ports(parts, system, port.name, port.name);
    }
}

}  // namespace

Module axi4_system(const Module& system, const spec::RegisterTable& table, spec::Reset reset) {
    const spec::RegisterTable visible = spec::axi4_registers(table);
    const std::vector<ReadPort> reads = read_ports(system, reset);
    const Module bus = blocks::axi4_lite_regs({table.address_width(), reset});
    const int aw = table.address_width();

    Builder m(visible.system, system.name() + " with its registers on AXI4-Lite and its memory on AXI4.");
    m.fact("registers", "32 bits at byte addresses; a write of less than four bytes is not done: SLVERR");
    for (const ReadPort& read : reads) {
        const std::string padding = read.bus_width == read.word_width
                                        ? ""
                                        : ", the low bits of a beat of " + std::to_string(read.bus_width);
        m.fact("m_axi_" + read.name, "words of " + std::to_string(read.word_width) + " bits" + padding +
                                         "; word n is at byte address " + std::to_string(read.bus_width / 8) +
                                         " n");
    }
    m.fact("errors",
           "SLVERR or DECERR sets error_memory in status until clear_errors; the search goes on to "
           "its end");
    m.fact("reset",
           "late beats are dropped; no start before the beats asked for in front of a reset have come");
    m.clock(blocks::reset_style(reset));

    Wiring parts(m, reset);
    add_ports(parts, bus, "s_axi_", "s_axi_");
    for (const ReadPort& read : reads) {
        add_ports(parts, read.master, "m_axi_", "m_axi_" + read.name + "_");
    }
    add_other_ports(parts, system, reads, blocks::reset_port(reset));

    m.banner("Registers");
    const Expr read_data = parts.add("read_data", m.wire("read_data", 32));
    parts.instance(bus, "axi4_lite",
                   {{"write_valid", "reg_write_valid"},
                    {"write_addr", "reg_write_addr"},
                    {"write_data", "reg_write_data"},
                    {"read_valid", "reg_read_valid"},
                    {"read_addr", "reg_read_addr"}});

    m.banner("The system");
    for (const ReadPort& read : reads) {
        for (const char* port : {"req_ready", "rsp_valid", "rsp_data", "rsp_last"}) {
            parts.declare(read.name + "_" + port, read.master, port);
        }
    }
    parts.instance(system, "core");

    m.banner("Memory reads");
    const spec::Register& control = spec::register_named(table, "control");
    const int clear_bit = spec::field_named(control, "clear_errors").low;
    const auto is_at = [&](const std::string& address, const spec::Register& reg) {
        return parts[address].slice(2, aw - 2) == static_cast<int>(reg.offset / 4);
    };
    parts.add("clear_error",
              m.let("clear_error", parts["reg_write_valid"] && is_at("reg_write_addr", control) &&
                                       parts["reg_write_data"][clear_bit]));
    std::vector<Expr> errors;
    for (const ReadPort& read : reads) {
        const std::string& name = read.name;
        Wiring::Names names{{"req_valid", name + "_req_valid"}, {"req_ready", name + "_req_ready"},
                            {"req_addr", name + "_req_addr"},   {"req_len", name + "_req_len"},
                            {"rsp_valid", name + "_rsp_valid"}, {"rsp_ready", name + "_rsp_ready"},
                            {"rsp_data", name + "_rsp_data"},   {"rsp_last", name + "_rsp_last"},
                            {"error", name + "_error"}};
        if (read.word_address_width < read.master_word_address_width) {
            names["req_addr"] = name + "_word";
            parts.add(name + "_word",
                      m.let(name + "_word", zext(parts[name + "_req_addr"], read.master_word_address_width)));
        }
        for (const Port& port : read.master.ports()) {
            if (begins_with(port.name, "m_axi_")) {
                names[port.name] = "m_axi_" + name + "_" + port.name.substr(std::string("m_axi_").size());
            }
        }
        parts.instance(read.master, name + "_reads", names);
        errors.push_back(parts[name + "_error"]);
    }

    m.banner("A failed read shows in status, beside what the system has there");
    const spec::Register& status = spec::register_named(visible, "status");
    const int error_bit = spec::field_named(status, "error_memory").low;
    const Expr shows_status =
        m.reg("shows_status_q", 1, no_reset("software reads it after a read"), "reg_read_data does");
    m.clocked([&](Process& p) {
        p.when(parts["reg_read_valid"], [&] { p.set(shows_status, is_at("reg_read_addr", status)); });
    });
    const Expr error = m.let("error_memory", errors.size() == 1 ? errors.front() : any(cat(errors)));
    const Expr word = parts["reg_read_data"];
    m.assign(read_data, cat({word.slice(error_bit + 1, 31 - error_bit),
                             word[error_bit] || (shows_status && error), word.slice(0, error_bit)}));
    return m.finish();
}

}  // namespace ragrtl::systems
