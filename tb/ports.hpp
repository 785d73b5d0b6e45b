#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "golden/numerics/bits.hpp"

namespace ragrtl::tb {

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "pins are copied as little-endian words");

/// One port of a simulated unit: where its value lives. `data` is a Verilated CData, SData, IData, QData or
/// VlWide.
struct Pin {
    std::string name;
    int width = 1;
    void* data = nullptr;
    std::size_t bytes = 1;

    void write(bool value) const {
        const unsigned char byte = value ? 1 : 0;
        std::memcpy(data, &byte, 1);
    }
    void write(const golden::Bits& value) const { std::memcpy(data, value.words().data(), bytes); }

    bool read_bool() const {
        unsigned char byte = 0;
        std::memcpy(&byte, data, 1);
        return (byte & 1U) != 0;
    }
    void read(golden::Bits& value) const {
        value.load_words([&](std::uint32_t* words) { std::memcpy(words, data, bytes); });
    }
    golden::Bits read_bits() const {
        golden::Bits value(width);
        read(value);
        return value;
    }
};

/// All pins of a unit, sorted out by the generated `<top>_ports` struct (its form is in README.md).
struct Pins {
    std::string top;
    Pin clock;
    Pin reset;
    bool reset_active = true;
    bool reset_async = false;
    std::vector<Pin> inputs;  // without clock and reset
    std::vector<Pin> outputs;

    void assert_reset(bool on) const { reset.write(on == reset_active); }
};

template <class Ports, class Dut>
Pins pins_of(Dut& dut) {
    Pins pins;
    pins.top = Ports::top;
    pins.reset_active = Ports::reset_active;
    pins.reset_async = Ports::reset_async;
    Ports::for_each_input(dut, [&](const char* name, auto& value, int width) {
        const Pin pin{name, width, &value, sizeof(value)};
        if (pin.name == Ports::clock) {
            pins.clock = pin;
        } else if (pin.name == Ports::reset) {
            pins.reset = pin;
        } else {
            pins.inputs.push_back(pin);
        }
    });
    Ports::for_each_output(dut, [&](const char* name, auto& value, int width) {
        pins.outputs.push_back(Pin{name, width, &value, sizeof(value)});
    });
    if (pins.clock.data == nullptr)
        throw std::runtime_error(pins.top + ": no clock port '" + Ports::clock + "'");
    if (pins.reset.data == nullptr)
        throw std::runtime_error(pins.top + ": no reset port '" + Ports::reset + "'");
    return pins;
}

namespace detail {

inline int width_of(bool) { return 1; }
inline int width_of(const golden::Bits& value) { return value.width(); }

inline const Pin& pin_for(const std::vector<Pin>& pins, const std::string& unit, const char* side,
                          const char* name, int width) {
    for (const Pin& pin : pins) {
        if (pin.name != name) continue;
        if (pin.width != width) {
            throw std::runtime_error(unit + ": " + side + " '" + name + "' is " + std::to_string(pin.width) +
                                     " bits in the unit and " + std::to_string(width) + " in the model");
        }
        return pin;
    }
    throw std::runtime_error(unit + ": the model's " + side + " '" + name + "' is not a port of the unit");
}

}  // namespace detail

/// The unit's pins in the order in which `fields` (a model's In or Out) is visited. A name or width that the
/// two sides do not share is an error.
template <class Fields>
std::vector<Pin> bind_pins(const std::vector<Pin>& pins, const std::string& unit, const char* side,
                           Fields& fields) {
    std::vector<Pin> bound;
    fields.visit([&](const char* name, const auto& value, const auto&...) {
        bound.push_back(detail::pin_for(pins, unit, side, name, detail::width_of(value)));
    });
    for (const Pin& pin : pins) {
        bool found = false;
        for (const Pin& other : bound) found = found || other.name == pin.name;
        if (!found)
            throw std::runtime_error(unit + ": " + side + " '" + pin.name +
                                     "' of the unit is not in the model");
    }
    return bound;
}

}  // namespace ragrtl::tb
