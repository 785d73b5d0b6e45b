#pragma once

#include <algorithm>
#include <cstdint>

#include "golden/blocks/fp_mac.hpp"
#include "tb/benches/fp_sums.hpp"

namespace ragrtl::tb {

/// Bench of arith/fp_mac.
class FpMacBench : public FpSumBench<golden::FpMac, spec::FpMac> {
  public:
    explicit FpMacBench(const spec::FpMac& spec, std::uint64_t cycles = 400'000)
        : FpSumBench(spec, fill, longest(spec), cycles) {}

  private:
    /// An fp32 sum has no limit: long enough to leave rounding behind in every step.
    static std::uint64_t longest(const spec::FpMac& spec) {
        constexpr int long_sum = 1024;
        return static_cast<std::uint64_t>(
            spec.accumulator == spec::FpAccumulator::exact ? std::min(spec.terms, long_sum) : long_sum);
    }

    static void fill(golden::FpMac::In& in, const FloatFormat& format, const Codes& codes,
                     const golden::FpMac::In* before, Rng& rng) {
        if (before != nullptr) {
            in.a = before->a;
            in.b = before->b;
            in.a.set_bit(format.width() - 1, !in.a.bit(format.width() - 1));
            return;
        }
        in.a.set(0, format.width(), codes(format, rng));
        in.b.set(0, format.width(), codes(format, rng));
    }
};

}  // namespace ragrtl::tb
