#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "gen/spec/axi4_system.hpp"
#include "golden/blocks/axi4_lite_regs.hpp"
#include "golden/blocks/axi4_read_master.hpp"
#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// Cycle layer of a system on AXI4: the cycle model of the system with common/axi4_lite_regs in front of its
/// registers and a common/axi4_read_master at each of its read ports.
///
/// `System` is made from a `Spec`, which has registers(); its outputs follow its state alone, and
/// `outputs()` shows them before the inputs of the cycle are there.
template <class System, class Spec>
class Axi4System {
    using SystemIn = typename System::In;
    using SystemOut = typename System::Out;

    /// The second half of a name of the port, or nothing.
    static std::string_view behind(std::string_view name, std::string_view start) {
        return name.substr(0, start.size()) == start ? name.substr(start.size()) : std::string_view();
    }

    struct ReadPort {
        std::string name;
        spec::Axi4ReadMaster master;
    };

    static std::vector<ReadPort> read_ports(const Spec& spec) {
        static constexpr std::string_view mark = "_req_len";
        std::vector<ReadPort> list;
        SystemOut(spec).visit([&](std::string_view name, const auto& value, const auto&...) {
            if (name.size() <= mark.size() || name.substr(name.size() - mark.size()) != mark) return;
            const std::string port(name.substr(0, name.size() - mark.size()));
            list.push_back({port, spec::axi4_master_of(width(SystemIn(spec), port + "_rsp_data"),
                                                       width(SystemOut(spec), port + "_req_addr"),
                                                       width_of(value), spec.reset)});
        });
        return list;
    }
    static int width_of(bool) { return 1; }
    static int width_of(const Bits& value) { return value.width(); }
    template <class Side>
    static int width(Side side, std::string_view port) {
        int found = 0;
        side.visit([&](std::string_view name, const auto& value, const auto&...) {
            if (name == port) found = width_of(value);
        });
        return found;
    }
    static bool belongs_to_bus(std::string_view name, const std::vector<ReadPort>& ports) {
        return !behind(name, "reg_").empty() ||
               std::any_of(ports.begin(), ports.end(), [&](const ReadPort& port) {
                   return !behind(name, port.name + "_req_").empty() ||
                          !behind(name, port.name + "_rsp_").empty();
               });
    }

  public:
    /// All that the three parts take from outside.
    struct In {
        explicit In(const Spec& spec)
            : lite(registers(spec).address_width()), system(spec), ports(read_ports(spec)) {
            for (const ReadPort& port : ports) reads.emplace_back(port.master);
        }
        Axi4LiteRegs::In lite;
        std::vector<Axi4ReadMaster::In> reads;  ///< in the order of the system's ports
        SystemIn system;
        std::vector<ReadPort> ports;

        template <class V>
        void visit(V&& v) {
            lite.visit([&](const char* name, auto& value) {
                if (!behind(name, "s_axi_").empty()) v(name, value);
            });
            for (std::size_t i = 0; i < reads.size(); ++i) {
                reads[i].visit([&](const char* name, auto& value) {
                    const std::string_view rest = behind(name, "m_axi_");
                    if (!rest.empty()) v(("m_axi_" + ports[i].name + "_").append(rest).c_str(), value);
                });
            }
            system.visit([&](const char* name, auto& value) {
                if (!belongs_to_bus(name, ports)) v(name, value);
            });
        }
    };

    /// And all that they show there.
    struct Out {
        explicit Out(const Spec& spec)
            : lite(registers(spec).address_width()), system(spec), ports(read_ports(spec)) {
            for (const ReadPort& port : ports) reads.emplace_back(port.master);
        }
        Axi4LiteRegs::Out lite;
        std::vector<Axi4ReadMaster::Out> reads;
        SystemOut system;
        std::vector<ReadPort> ports;

        template <class V>
        void visit(V&& v) const {
            lite.visit([&](const char* name, const auto& value, const auto&... care) {
                if (!behind(name, "s_axi_").empty()) v(name, value, care...);
            });
            for (std::size_t i = 0; i < reads.size(); ++i) {
                reads[i].visit([&](const char* name, const auto& value, const auto&... care) {
                    const std::string_view rest = behind(name, "m_axi_");
                    if (!rest.empty())
                        v(("m_axi_" + ports[i].name + "_").append(rest).c_str(), value, care...);
                });
            }
            system.visit([&](const char* name, const auto& value, const auto&... care) {
                if (!belongs_to_bus(name, ports)) v(name, value, care...);
            });
        }
    };

    explicit Axi4System(const Spec& spec)
        : system_(spec), lite_({registers(spec).address_width(), spec.reset}), inside_(spec), out_(spec) {
        const spec::RegisterTable table = spec::axi4_registers(registers(spec));
        control_ = spec::register_named(table, "control");
        status_ = spec::register_named(table, "status");
        clear_bit_ = spec::field_named(control_, "clear_errors").low;
        error_bit_ = spec::field_named(status_, "error_memory").low;
        for (const ReadPort& port : out_.ports) reads_.emplace_back(port.master);
    }

    void reset() {
        system_.reset();
        lite_.reset();
        for (Axi4ReadMaster& one : reads_) one.reset();
        read_under_way_ = false;
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        out_.system = system_.outputs();
        inside_ = in;
        look_at_registers();
        out_.lite = lite_.tick(inside_.lite);
        if (read_under_way_) care_read_ = read_known_;  // taken over by the bus in this cycle
        read_under_way_ = out_.lite.read_valid;
        for (std::size_t i = 0; i < 32; ++i) {
            const int bit = static_cast<int>(i);
            out_.lite.care_rdata.set_bit(bit, out_.lite.rvalid && care_read_.bit(bit));
        }
        const bool clears = out_.lite.write_valid && is_at(out_.lite.write_addr, control_) &&
                            out_.lite.write_data.bit(clear_bit_);
        for (std::size_t i = 0; i < reads_.size(); ++i) {
            inside_.reads[i].clear_error = clears;
            request(i);
            out_.reads[i] = reads_[i].tick(inside_.reads[i]);
        }
        if (out_.lite.read_valid) shows_status_ = is_at(out_.lite.read_addr, status_);
        drive_system();
        system_.tick(inside_.system);
        return out_;
    }

  private:
    static bool is_at(const Bits& address, const spec::Register& reg) {
        return address.to_u64() / 4 == reg.offset / 4;
    }
    static void copy(bool& to, bool from) { to = from; }
    static void copy(Bits& to, const Bits& from) {
        to.fill(false);
        to.set_slice(0, from);
    }
    static void copy(bool& to, const Bits& from) { to = from.any(); }
    static void copy(Bits& to, bool from) { to = Bits(to.width(), from ? 1 : 0); }

    /// What the bus is given to read: the system's word, with the error bit in status. A master's `error` is
    /// what its last tick left.
    void look_at_registers() {
        out_.system.visit([&](std::string_view name, const auto& value, const auto&... care) {
            if (name != "reg_read_data") return;
            copy(inside_.lite.read_data, value);
            read_known_.fill(true);
            (copy(read_known_, care), ...);
        });
        bool failed = false;
        for (const Axi4ReadMaster& one : reads_) failed = failed || one.failed();
        if (shows_status_ && failed) inside_.lite.read_data.set_bit(error_bit_, true);
    }

    /// The system's side of a master's inputs.
    void request(std::size_t i) {
        const std::string& port = out_.ports[i].name;
        Axi4ReadMaster::In& master = inside_.reads[i];
        out_.system.visit([&](std::string_view name, const auto& value, const auto&...) {
            const std::string_view rest = behind(name, port);
            if (rest == "_req_valid") copy(master.req_valid, value);
            if (rest == "_req_addr") copy(master.req_addr, value);
            if (rest == "_req_len") copy(master.req_len, value);
            if (rest == "_rsp_ready") copy(master.rsp_ready, value);
        });
    }

    void drive_system() {
        inside_.system.visit([&](std::string_view name, auto& field) {
            if (name == "reg_write_valid") copy(field, out_.lite.write_valid);
            if (name == "reg_write_addr") copy(field, out_.lite.write_addr);
            if (name == "reg_write_data") copy(field, out_.lite.write_data);
            if (name == "reg_read_valid") copy(field, out_.lite.read_valid);
            if (name == "reg_read_addr") copy(field, out_.lite.read_addr);
            for (std::size_t i = 0; i < reads_.size(); ++i) {
                const std::string_view rest = behind(name, out_.ports[i].name);
                const Axi4ReadMaster::Out& master = out_.reads[i];
                if (rest == "_req_ready") copy(field, master.req_ready);
                if (rest == "_rsp_valid") copy(field, master.rsp_valid);
                if (rest == "_rsp_data") copy(field, master.rsp_data);
                if (rest == "_rsp_last") copy(field, master.rsp_last);
            }
        });
    }

    System system_;
    Axi4LiteRegs lite_;
    std::vector<Axi4ReadMaster> reads_;
    spec::Register control_, status_;
    int clear_bit_ = 0, error_bit_ = 0;
    bool shows_status_ = false;
    bool read_under_way_ = false;  // asked for in the cycle before
    Bits read_known_{32};          // what of the system's word is specified
    Bits care_read_{32};           // and was when the bus took it
    In inside_;
    Out out_;
};

}  // namespace ragrtl::golden
