#pragma once

#include <verilated.h>
#include <verilated_vcd_c.h>

#include <memory>
#include <string>

#include "tb/device.hpp"

namespace ragrtl::tb {

/// A Verilated unit with a context of its own. Registers start with random values (randReset 2; the unit is
/// built with --x-initial unique --x-assign unique), so a result that leans on a power-up value shows.
template <class Dut, class Ports>
class VerilatedDevice final : public Device {
  public:
    VerilatedDevice(std::uint32_t seed, bool traced) : context_(std::make_unique<VerilatedContext>()) {
        context_->randReset(2);
        context_->randSeed(static_cast<int>(seed));
        context_->traceEverOn(traced);
        dut_ = std::make_unique<Dut>(context_.get(), "");
        pins_ = pins_of<Ports>(*dut_);
    }
    ~VerilatedDevice() override {
        if (trace_) trace_->close();
        dut_->final();
    }

    const Pins& pins() const override { return pins_; }
    void eval() override { dut_->eval(); }

    void open_trace(const std::string& file) override {
        trace_ = std::make_unique<VerilatedVcdC>();
        dut_->trace(trace_.get(), 99);
        trace_->open(file.c_str());
    }
    void dump_trace(std::uint64_t time) override {
        if (trace_) trace_->dump(time);
    }

  private:
    std::unique_ptr<VerilatedContext> context_;
    std::unique_ptr<Dut> dut_;
    std::unique_ptr<VerilatedVcdC> trace_;
    Pins pins_;
};

}  // namespace ragrtl::tb
