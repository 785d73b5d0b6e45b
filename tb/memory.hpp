#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "tb/rng.hpp"
#include "tb/stall.hpp"

namespace ragrtl::tb {

/// The memory side of a read port, in order: one word per cycle at most, the first of a request `latency`
/// cycles after it was taken at the earliest. It knows nothing of the reader's resets: what was requested
/// comes.
class OrderedMemory {
  public:
    OrderedMemory(unsigned latency, Gaps requests, Gaps responses)
        : latency_(latency), requests_gaps_(requests), valid_(responses) {}

    /// What happened in the cycle before: whether the word shown was taken, and the request taken (length 0:
    /// none).
    void follow(bool response_taken, std::uint64_t address, std::uint64_t length) {
        ++now_;
        if (response_taken) {
            words_.pop_front();
            valid_.release();
        }
        for (std::uint64_t i = 0; i < length; ++i) {
            words_.push_back({address + i, i + 1 == length, now_ + latency_ - 1});
        }
    }

    /// Once per cycle: whether a request is taken in it.
    bool takes_request(Rng& rng) { return requests_gaps_.open(rng); }
    /// Once per cycle: whether a word is shown in it; then address() and last() say which.
    bool shows(Rng& rng) { return !words_.empty() && words_.front().from <= now_ && valid_.next(rng); }
    std::uint64_t address() const { return words_.front().address; }
    bool last() const { return words_.front().last; }
    bool quiet() const { return words_.empty(); }

  private:
    struct Word {
        std::uint64_t address;
        bool last;
        std::uint64_t from;  // first cycle in which it may be shown
    };
    unsigned latency_;
    Gaps requests_gaps_;
    HeldValid valid_;
    std::uint64_t now_ = 0;
    std::deque<Word> words_;
};

/// Follows one read port from outside: what was asked for and what has come.
class ReadPortWatch {
  public:
    /// The address of the word that came in this cycle, or nothing; responses without a request are `stray`.
    std::optional<std::uint64_t> observe(bool requested, std::uint64_t address, std::uint64_t length,
                                         bool response) {
        std::optional<std::uint64_t> word;
        stray = response && due_.empty();
        if (response && !due_.empty()) {
            word = due_.front();
            due_.pop_front();
        }
        if (requested) {
            for (std::uint64_t i = 0; i < length; ++i) due_.push_back(address + i);
        }
        return word;
    }
    void forget() { due_.clear(); }

    bool stray = false;

  private:
    std::deque<std::uint64_t> due_;
};

}  // namespace ragrtl::tb
