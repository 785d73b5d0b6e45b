#pragma once

#include "golden/blocks/stream_buffer.hpp"
#include "tb/benches/stream.hpp"

namespace ragrtl::tb {

/// Bench of common/stream_buffer.
class StreamBufferBench : public StreamBench<golden::StreamBuffer> {
  public:
    explicit StreamBufferBench(const spec::StreamBuffer& spec)
        : StreamBench(spec.width, {static_cast<std::uint64_t>(spec.depth) + 1, 2, spec.depth > 1,
                                   spec.reset == spec::Reset::async_low}),
          spec_(spec) {}

    golden::StreamBuffer model() const { return golden::StreamBuffer(spec_); }

  private:
    spec::StreamBuffer spec_;
};

}  // namespace ragrtl::tb
