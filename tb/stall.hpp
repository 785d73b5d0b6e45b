#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tb/rng.hpp"

namespace ragrtl::tb {

/// When one side of a handshake is willing: gives one decision per cycle.
class Gaps {
  public:
    static Gaps never() { return Gaps(0, 0, 0); }  ///< willing in every cycle
    static Gaps random(unsigned gap_percent) { return Gaps(gap_percent, 0, 0); }
    /// Runs of up to `on` willing cycles and `off` unwilling ones.
    static Gaps bursty(unsigned on, unsigned off) { return Gaps(0, on, off); }

    bool open(Rng& rng) {
        if (on_ == 0) return !rng.percent(gap_percent_);
        if (left_ == 0) {
            open_ = !open_;
            left_ = 1 + rng.below(open_ ? on_ : off_);
        }
        --left_;
        return open_;
    }

  private:
    Gaps(unsigned gap_percent, unsigned on, unsigned off) : gap_percent_(gap_percent), on_(on), off_(off) {}

    unsigned gap_percent_;
    unsigned on_;
    unsigned off_;
    bool open_ = false;
    std::uint64_t left_ = 0;
};

/// The `valid` of one ready/valid source: raised when the gaps allow, then held until the transfer.
class HeldValid {
  public:
    explicit HeldValid(Gaps gaps) : gaps_(gaps) {}

    /// Once per cycle; never looks at `ready` of the same cycle.
    bool next(Rng& rng) {
        if (!held_) held_ = gaps_.open(rng);
        return held_;
    }
    /// The offer was taken, or a reset wiped it.
    void release() { held_ = false; }

  private:
    Gaps gaps_;
    bool held_ = false;
};

/// Watches one ready/valid pair: while valid && !ready, valid stays and the payload does not change. A reset
/// ends the offer.
class StableWhileStalled {
  public:
    /// Once per cycle with what the pair shows; returns what was wrong, if anything.
    std::optional<std::string> observe(bool valid, bool ready, const golden::Bits& payload, bool reset) {
        std::optional<std::string> problem;
        if (stalled_ && !reset) {
            if (!valid) {
                problem = "valid was withdrawn before the transfer";
            } else if (payload != payload_) {
                problem =
                    "payload changed from " + payload_.hex() + " to " + payload.hex() + " while stalled";
            }
        }
        stalled_ = valid && !ready && !reset;
        if (stalled_) payload_ = payload;
        return problem;
    }

  private:
    bool stalled_ = false;
    golden::Bits payload_;
};

}  // namespace ragrtl::tb
