#pragma once

#include "golden/blocks/skid_buffer.hpp"
#include "tb/benches/stream.hpp"

namespace ragrtl::tb {

/// Bench of common/skid_buffer.
class SkidBufferBench : public StreamBench<golden::SkidBuffer> {
  public:
    explicit SkidBufferBench(const spec::SkidBuffer& spec)
        : StreamBench(spec.width, {2, 1, true, spec.reset == spec::Reset::async_low}), spec_(spec) {}

    golden::SkidBuffer model() const { return golden::SkidBuffer(spec_); }

  private:
    spec::SkidBuffer spec_;
};

}  // namespace ragrtl::tb
