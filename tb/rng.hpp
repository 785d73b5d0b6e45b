#pragma once

#include <cstdint>

#include "golden/numerics/bits.hpp"

namespace ragrtl::tb {

/// Deterministic random numbers (splitmix64): the same seed gives the same run with every compiler.
class Rng {
  public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    /// 0 .. n-1; the bias of the remainder does not matter to a stimulus.
    std::uint64_t below(std::uint64_t n) { return next() % n; }

    /// low .. high, both included.
    std::int64_t between(std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(high - low) + 1));
    }

    bool percent(unsigned p) { return below(100) < p; }

    golden::Bits bits(int width) {
        golden::Bits value(width);
        fill(value);
        return value;
    }

    void fill(golden::Bits& value) {
        value.load_words([&](std::uint32_t* words) {
            for (std::size_t w = 0; w < value.words().size(); ++w)
                words[w] = static_cast<std::uint32_t>(next() >> 32);
        });
    }

  private:
    std::uint64_t state_;
};

}  // namespace ragrtl::tb
