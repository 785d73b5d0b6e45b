#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <utility>

namespace ragrtl::golden {

/// A common/fifo inside a system: what is put in one cycle is in front in the next, and a full one takes
/// nothing, whatever is taken from it in the same cycle.
template <class Word>
class Queue {
  public:
    explicit Queue(std::size_t depth) : depth_(depth) {}

    void reset() { words_.clear(); }
    bool valid() const { return !words_.empty(); }
    bool ready() const { return words_.size() < depth_; }
    const Word& front() const { return words_.front(); }

    /// The clock edge.
    void edge(std::optional<Word> put, bool take) {
        const bool accepts = put.has_value() && ready();
        if (take && valid()) words_.pop_front();
        if (accepts) words_.push_back(std::move(*put));
    }

  private:
    std::size_t depth_;
    std::deque<Word> words_;
};

}  // namespace ragrtl::golden
