#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>

#include "gen/spec/stream_buffer.hpp"
#include "golden/blocks/stream.hpp"

namespace ragrtl::golden {

/// Cycle layer of common/stream_buffer. A word accepted in cycle t is in the memory from t+1 on, is read
/// there in the first cycle in which it is the oldest and the output free, and is on offer from the cycle
/// after.
class StreamBuffer {
  public:
    using In = StreamIn;
    using Out = StreamOut;

    explicit StreamBuffer(const spec::StreamBuffer& spec)
        : depth_(static_cast<std::size_t>(spec.depth)), out_(spec.width, std::int64_t{spec.depth} + 1) {}

    void reset() {
        memory_.clear();
        offered_.reset();
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        const bool accepts = in.in_valid && memory_.size() < depth_;
        out_.in_ready = memory_.size() < depth_;
        out_.offer(offered_ ? &*offered_ : nullptr);
        out_.level->set(0, out_.level->width(), memory_.size() + (offered_ ? 1 : 0));

        if (in.out_ready) offered_.reset();
        if (!offered_ && !memory_.empty()) {
            offered_ = memory_.front();
            memory_.pop_front();
        }
        if (accepts) memory_.push_back(in.in_data);
        return out_;
    }

  private:
    std::size_t depth_;
    std::deque<Bits> memory_;
    std::optional<Bits> offered_;
    Out out_;
};

}  // namespace ragrtl::golden
