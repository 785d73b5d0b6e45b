#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tb/device.hpp"

namespace ragrtl::tb {

/// One output, or one property of the function layer, that is not what it should be.
struct Difference {
    std::string signal;
    std::string expected;
    std::string got;
    std::string note;
};

/// Drives a unit and its cycle model with the same inputs and compares every output on every cycle, just
/// before the clock edge. Until the first edge with reset asserted nothing is compared (power-up state is
/// unknown) unless the reset is asynchronous.
template <class Model>
class Lockstep {
  public:
    using In = typename Model::In;
    using Out = typename Model::Out;

    /// Throws std::runtime_error when the ports of the two sides do not match.
    Lockstep(Device& device, Model model, In idle) : device_(device), model_(std::move(model)) {
        const Pins& pins = device_.pins();
        inputs_ = bind_pins(pins.inputs, pins.top, "input", idle);
        expected_ = &model_.tick(idle);
        outputs_ = bind_pins(pins.outputs, pins.top, "output", *expected_);
        model_.reset();
        // One evaluation with reset off, so that an asynchronous reset has an edge to react to.
        pins.clock.write(false);
        pins.assert_reset(false);
        drive(idle);
        device_.eval();
    }

    /// One clock cycle; returns what differed in it.
    const std::vector<Difference>& step(In& in, bool reset) {
        const Pins& pins = device_.pins();
        pins.clock.write(false);
        pins.assert_reset(reset);
        drive(in);
        device_.eval();
        device_.dump_trace(10 * cycle_);

        if (reset && pins.reset_async) {
            model_.reset();
            known_ = true;
        }
        expected_ = &model_.tick(in);
        differences_.clear();
        if (known_) compare();
        if (reset) {
            model_.reset();
            known_ = true;
        }

        pins.clock.write(true);
        device_.eval();
        device_.dump_trace(10 * cycle_ + 5);
        ++cycle_;
        return differences_;
    }

    /// What the model showed in the last step: the unit's outputs wherever they matter, unless step() said
    /// no.
    const Out& out() const { return *expected_; }
    std::uint64_t cycle() const { return cycle_; }

  private:
    void drive(In& in) {
        auto pin = inputs_.begin();
        in.visit([&](const char*, const auto& value) { (pin++)->write(value); });
    }

    void compare() {
        auto pin = outputs_.begin();
        expected_->visit(
            [&](const char*, const auto& value, const auto&... care) { compare(*pin++, value, care...); });
    }

    void compare(const Pin& pin, bool expected, bool care = true) {
        const bool got = pin.read_bool();
        if (care && got != expected)
            differences_.push_back({pin.name, expected ? "1" : "0", got ? "1" : "0", ""});
    }
    void compare(const Pin& pin, const golden::Bits& expected) {
        if (scratch_.width() != pin.width) scratch_ = golden::Bits(pin.width);
        pin.read(scratch_);
        if (scratch_ != expected) report(pin, expected, golden::Bits::ones(pin.width));
    }
    void compare(const Pin& pin, const golden::Bits& expected, const golden::Bits& care) {
        if (scratch_.width() != pin.width) scratch_ = golden::Bits(pin.width);
        pin.read(scratch_);
        if (!scratch_.equal_under(care, expected)) report(pin, expected, care);
    }

    void report(const Pin& pin, const golden::Bits& expected, const golden::Bits& care) {
        int first = 0;
        while (!care.bit(first) || scratch_.bit(first) == expected.bit(first)) ++first;
        const std::string note = pin.width == 1 ? "" : "lowest differing bit: " + std::to_string(first);
        differences_.push_back({pin.name, masked_hex(expected, care), masked_hex(scratch_, care), note});
    }

    /// Digits of which no bit matters are shown as '-'.
    static std::string masked_hex(const golden::Bits& value, const golden::Bits& care) {
        std::string text = value.hex();
        const std::string mask = care.hex();
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (mask[i] == '0') text[i] = '-';
        }
        return text;
    }

    Device& device_;
    Model model_;
    std::vector<Pin> inputs_;
    std::vector<Pin> outputs_;
    std::vector<Difference> differences_;
    const Out* expected_ = nullptr;
    golden::Bits scratch_;
    bool known_ = false;
    std::uint64_t cycle_ = 0;
};

}  // namespace ragrtl::tb
