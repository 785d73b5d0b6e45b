#pragma once

#include "gen/spec/fp_mac.hpp"
#include "golden/blocks/fp_format.hpp"

namespace ragrtl::golden {

/// Cycle layer of arith/fp_mac: a sum of products is shown a fixed time after its last element. Elements in
/// front of the first `first` after a reset add up to something unspecified.
class FpMac {
  public:
    struct In {
        explicit In(const spec::FpMac& spec)
            : a(format_of(spec.format).width()), b(format_of(spec.format).width()) {}
        bool in_valid = false;
        bool first = false;
        bool last = false;
        Bits a, b;

        template <class V>
        void visit(V&& v) {
            v("in_valid", in_valid);
            v("first", first);
            v("last", last);
            v("a", a);
            v("b", b);
        }
    };
    using Out = FpResult;

    explicit FpMac(const spec::FpMac& spec)
        : spec_(spec),
          sum_(spec.format),
          line_(spec.accumulator == spec::FpAccumulator::exact ? spec.stages + spec.round_stages
                                                               : spec.stages) {}

    void reset() {
        line_.clear();
        started_ = false;
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        std::optional<FpDelayLine::Entry> finished;
        if (in.in_valid) {
            if (in.first) {
                started_ = true;
                sum_.clear();
                sum_fp32_ = 0;
            }
            add(static_cast<std::uint32_t>(in.a.to_u64()), static_cast<std::uint32_t>(in.b.to_u64()));
            if (in.last) {
                const bool exact = spec_.accumulator == spec::FpAccumulator::exact;
                finished = FpDelayLine::Entry{exact ? sum_.to_fp32() : sum_fp32_, started_};
            }
        }
        return line_.tick(finished);
    }

  private:
    void add(std::uint32_t a, std::uint32_t b) {
        if (spec_.accumulator == spec::FpAccumulator::exact) {
            sum_.add(a, b);
        } else {
            sum_fp32_ = add_fp32(sum_fp32_, multiply_to_fp32(format_of(spec_.format), a, b));
        }
    }

    spec::FpMac spec_;
    ProductSum sum_;
    std::uint32_t sum_fp32_ = 0;
    bool started_ = false;
    FpDelayLine line_;
};

}  // namespace ragrtl::golden
