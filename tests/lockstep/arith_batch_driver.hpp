#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tb/ports.hpp"
#include "tb/runner.hpp"

/// Runs the benches of many units that were put into one Verilated module side by side: one build, one
/// evaluation per cycle for all of them.
namespace ragrtl::test {

/// Where one unit's ports are in the module that holds them all.
struct SlotPins {
    tb::Pin reset;
    std::vector<tb::Pin> inputs, outputs;
};

class SlotBase {
  public:
    SlotBase() = default;
    SlotBase(const SlotBase&) = delete;
    SlotBase& operator=(const SlotBase&) = delete;
    virtual ~SlotBase() = default;
    /// Puts the inputs of the coming cycle on the pins; false when there are none left.
    virtual bool drive() = 0;
    /// Compares the outputs; false, and a line on stdout, when they differ.
    virtual bool check() = 0;
    /// What is missing at the end; empty when nothing is.
    virtual std::vector<std::string> uncovered() const = 0;
    virtual const std::string& name() const = 0;
};

template <class Bench>
class Slot final : public SlotBase {
  public:
    using Model = typename Bench::Model;

    Slot(std::string name, Bench bench, std::uint32_t seed, const SlotPins& pins)
        : name_(std::move(name)),
          bench_(std::move(bench)),
          model_(bench_.model()),
          source_(bench_.profiles({}), bench_.default_cycles(), seed),
          cycles_{blank(), blank()},
          reset_(pins.reset),
          inputs_(tb::bind_pins(pins.inputs, name_, "input", cycles_[0].in)),
          outputs_(tb::bind_pins(pins.outputs, name_, "output", cycles_[0].out)) {
        model_.reset();
    }

    bool drive() override {
        tb::Cycle<Model>& cycle = cycles_[now_ % 2];
        if (done_ || !source_.next(cycle.in, cycle.reset, now_ == 0 ? nullptr : &cycles_[(now_ + 1) % 2])) {
            done_ = true;
            return false;
        }
        reset_.write(cycle.reset);
        auto pin = inputs_.begin();
        cycle.in.visit([&](const char*, const auto& value) { (pin++)->write(value); });
        return true;
    }

    bool check() override {
        if (done_) return true;
        tb::Cycle<Model>& cycle = cycles_[now_ % 2];
        cycle.out = model_.tick(cycle.in);
        bool equal = true;
        if (known_) {
            auto pin = outputs_.begin();
            cycle.out.visit([&](const char*, const auto& value, const auto&... care) {
                equal = compare(*pin++, value, care...) && equal;
            });
        }
        if (cycle.reset) {
            model_.reset();
            known_ = true;
        }
        if (equal && known_) bench_.observe(cycle);
        ++now_;
        return equal;
    }

    std::vector<std::string> uncovered() const override {
        std::vector<std::string> points = bench_.coverage.missed();
        for (const std::string& point : bench_.coverage.surprises()) points.push_back(point);
        return points;
    }
    const std::string& name() const override { return name_; }

  private:
    tb::Cycle<Model> blank() { return {bench_.idle(), model_.tick(bench_.idle()), true}; }

    bool compare(const tb::Pin& pin, bool expected) {
        if (pin.read_bool() == expected) return true;
        std::printf("FAIL %s cycle=%llu signal=%s expected %d\n", name_.c_str(), now_, pin.name.c_str(),
                    expected);
        return false;
    }
    bool compare(const tb::Pin& pin, const golden::Bits& expected, const golden::Bits& care) {
        if (got_.width() != pin.width) got_ = golden::Bits(pin.width);
        pin.read(got_);
        if (got_.equal_under(care, expected)) return true;
        std::printf("FAIL %s cycle=%llu signal=%s expected %s got %s\n", name_.c_str(), now_,
                    pin.name.c_str(), expected.hex().c_str(), got_.hex().c_str());
        return false;
    }

    std::string name_;
    Bench bench_;
    Model model_;
    tb::ProfileSource<Model> source_;
    std::array<tb::Cycle<Model>, 2> cycles_;  // in turns: a stimulus may look at the previous one
    tb::Pin reset_;
    std::vector<tb::Pin> inputs_, outputs_;
    golden::Bits got_;
    bool known_ = false;
    bool done_ = false;
    unsigned long long now_ = 0;
};

/// Runs all slots to their end; the exit code of the batch. `edge(level)` sets the clock and evaluates.
template <class Edge>
int run_batch(const std::vector<std::unique_ptr<SlotBase>>& slots, Edge&& edge) {
    unsigned long long cycles = 0;
    bool ok = true;
    for (bool busy = true; busy && ok; ++cycles) {
        busy = false;
        for (const auto& slot : slots) busy = slot->drive() || busy;
        edge(false);
        for (const auto& slot : slots) ok = slot->check() && ok;
        edge(true);
    }
    for (const auto& slot : slots) {
        for (const std::string& point : ok ? slot->uncovered() : std::vector<std::string>{}) {
            std::printf("FAIL %s coverage: %s\n", slot->name().c_str(), point.c_str());
            ok = false;
        }
    }
    std::printf("%s %zu units, %llu cycles\n", ok ? "PASS" : "FAIL", slots.size(), cycles);
    return ok ? 0 : 1;
}

}  // namespace ragrtl::test
