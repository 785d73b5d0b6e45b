#pragma once

#include <functional>
#include <memory>
#include <string>

#include "tb/ports.hpp"

namespace ragrtl::tb {

/// A simulated unit as the harness sees it.
class Device {
  public:
    Device() = default;
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    virtual ~Device() = default;

    virtual const Pins& pins() const = 0;
    virtual void eval() = 0;

    /// Waveform from here on; only a device made with `traced` can.
    virtual void open_trace(const std::string& file) = 0;
    virtual void dump_trace(std::uint64_t time) = 0;
};

/// Makes a unit in its power-up state; `seed` settles what every register and memory holds.
using MakeDevice = std::function<std::unique_ptr<Device>(std::uint32_t seed, bool traced)>;

}  // namespace ragrtl::tb
