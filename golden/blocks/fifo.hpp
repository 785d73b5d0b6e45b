#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>

#include "gen/spec/fifo.hpp"
#include "golden/blocks/stream.hpp"

namespace ragrtl::golden {

/// A queue of limited length in which a word pushed in one cycle can be popped in the next.
class WordQueue {
  public:
    explicit WordQueue(std::size_t depth) : depth_(depth) {}

    std::size_t size() const { return words_.size(); }
    const Bits* front() const { return words_.empty() ? nullptr : &words_.front(); }
    bool full() const { return words_.size() == depth_; }
    void clear() { words_.clear(); }

    /// The clock edge: both sides saw the queue as it was before.
    void edge(const StreamIn& in) {
        const bool accepts = in.in_valid && !full();
        if (in.out_ready && !words_.empty()) words_.pop_front();
        if (accepts) words_.push_back(in.in_data);
    }

  private:
    std::size_t depth_;
    std::deque<Bits> words_;
};

/// Cycle layer of common/fifo. The function: what comes out is what went in.
class Fifo {
  public:
    using In = StreamIn;
    using Out = StreamOut;

    explicit Fifo(const spec::Fifo& spec)
        : queue_(static_cast<std::size_t>(spec.depth)), out_(spec.width, spec.depth) {}

    void reset() { queue_.clear(); }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        out_.in_ready = !queue_.full();
        out_.offer(queue_.front());
        out_.level->set(0, out_.level->width(), queue_.size());
        queue_.edge(in);
        return out_;
    }

  private:
    WordQueue queue_;
    Out out_;
};

}  // namespace ragrtl::golden
