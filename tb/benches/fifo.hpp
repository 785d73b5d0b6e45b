#pragma once

#include "golden/blocks/fifo.hpp"
#include "tb/benches/stream.hpp"

namespace ragrtl::tb {

/// Bench of common/fifo.
class FifoBench : public StreamBench<golden::Fifo> {
  public:
    explicit FifoBench(const spec::Fifo& spec)
        : StreamBench(spec.width, {static_cast<std::uint64_t>(spec.depth), 1, spec.depth > 1,
                                   spec.reset == spec::Reset::async_low}),
          spec_(spec) {}

    golden::Fifo model() const { return golden::Fifo(spec_); }

  private:
    spec::Fifo spec_;
};

}  // namespace ragrtl::tb
