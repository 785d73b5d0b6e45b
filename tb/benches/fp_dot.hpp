#pragma once

#include <algorithm>
#include <cstdint>

#include "golden/blocks/fp_dot.hpp"
#include "tb/benches/fp_sums.hpp"

namespace ragrtl::tb {

/// Bench of arith/fp_dot.
class FpDotBench : public FpSumBench<golden::FpDot, spec::FpDot> {
  public:
    explicit FpDotBench(const spec::FpDot& spec, std::uint64_t cycles = 60'000)
        : FpSumBench(spec, fill, static_cast<std::uint64_t>(std::min(spec.chunks, 256)), cycles) {}

  private:
    static void fill(golden::FpDot::In& in, const FloatFormat& format, const Codes& codes,
                     const golden::FpDot::In* before, Rng& rng) {
        const int width = format.width();
        if (before != nullptr) {
            in.active = before->active;
            in.a = before->a;
            in.b = before->b;
            for (int sign = width - 1; sign < in.a.width(); sign += width)
                in.a.set_bit(sign, !in.a.bit(sign));
            return;
        }
        if (rng.percent(50)) {
            in.active.fill(true);
        } else {
            rng.fill(in.active);
        }
        for (int l = 0; l < in.active.width(); ++l) {
            // What an idle lane holds must not matter.
            const bool active = in.active.bit(l);
            in.a.set(l * width, width, active ? codes(format, rng) : special_code(format, rng));
            in.b.set(l * width, width, active ? codes(format, rng) : special_code(format, rng));
        }
    }
};

}  // namespace ragrtl::tb
