#pragma once

#include "gen/spec/skid_buffer.hpp"
#include "golden/blocks/fifo.hpp"

namespace ragrtl::golden {

/// Cycle layer of common/skid_buffer: a queue of two words that does not tell its length.
class SkidBuffer {
  public:
    using In = StreamIn;
    using Out = StreamOut;

    explicit SkidBuffer(const spec::SkidBuffer& spec) : out_(spec.width) {}

    void reset() { queue_.clear(); }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        out_.in_ready = !queue_.full();
        out_.offer(queue_.front());
        queue_.edge(in);
        return out_;
    }

  private:
    WordQueue queue_{2};
    Out out_;
};

}  // namespace ragrtl::golden
