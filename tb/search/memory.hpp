#pragma once

#include <verilated.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <deque>
#include <type_traits>
#include <vector>

namespace ragrtl::tb {

/// Shows the first bytes of `bytes` on a port of any width.
template <class Port>
void show(Port& port, const std::uint8_t* bytes, std::size_t size) {
    if constexpr (std::is_integral_v<Port>) {
        port = 0;
        for (std::size_t i = 0; i < size; ++i) port = static_cast<Port>(port | Port{bytes[i]} << (8 * i));
    } else {  // VlWide: 32-bit words, the lowest first
        std::memset(port.data(), 0, sizeof(port));
        std::memcpy(port.data(), bytes, size);
    }
}

/// A read port that answers in order: the first word of a request `latency` cycles after it was taken, then
/// one per cycle for as long as they are accepted. No request is ever refused.
class InOrderReads {
  public:
    explicit InOrderReads(unsigned latency) : latency_(latency) {}

    /// The address to be shown in this cycle, or nothing.
    bool shows() const { return !requests_.empty() && requests_.front().ready <= cycle_; }
    std::uint64_t address() const { return requests_.front().address; }
    bool last() const { return requests_.front().left == 1; }

    /// The edge: whether the word shown was accepted, and the request taken (length 0: none).
    void clock(bool accepted, std::uint64_t address, std::uint64_t length) {
        if (accepted) {
            ++requests_.front().address;
            if (--requests_.front().left == 0) requests_.pop_front();
        }
        ++cycle_;
        if (length > 0) requests_.push_back({address, length, cycle_ + latency_ - 1});
    }

  private:
    struct Request {
        std::uint64_t address, left, ready;
    };
    unsigned latency_;
    std::uint64_t cycle_ = 0;
    std::deque<Request> requests_;
};

}  // namespace ragrtl::tb
