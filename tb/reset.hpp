#pragma once

#include "tb/rng.hpp"

namespace ragrtl::tb {

/// Asserts reset in the first cycles of a profile, then in mid-operation, about once in `period` cycles (0:
/// never), for one to three cycles. Inputs keep coming meanwhile; the model says what must show, so anything
/// that leaks is a mismatch.
class ResetInjector {
  public:
    static constexpr unsigned only_at_start = 0;

    explicit ResetInjector(unsigned period) : period_(period) {}

    bool next(Rng& rng) {
        if (left_ == 0 && period_ != only_at_start && rng.below(period_) == 0) {
            left_ = 1 + static_cast<unsigned>(rng.below(3));
        }
        if (left_ == 0) return false;
        --left_;
        return true;
    }

  private:
    unsigned period_;
    unsigned left_ = 2;
};

}  // namespace ragrtl::tb
