#pragma once

#include "gen/spec/fp_dot.hpp"
#include "golden/blocks/fp_format.hpp"

namespace ragrtl::golden {

/// Cycle layer of arith/fp_dot: an exact sum of products, `lanes` per cycle, is shown a fixed time after its
/// last chunk. Chunks in front of the first `first` after a reset add up to something unspecified.
class FpDot {
  public:
    struct In {
        explicit In(const spec::FpDot& spec)
            : active(spec.lanes), a(spec.lanes * format_of(spec.format).width()), b(a.width()) {}
        bool in_valid = false;
        bool first = false;
        bool last = false;
        Bits active;
        Bits a, b;

        template <class V>
        void visit(V&& v) {
            v("in_valid", in_valid);
            v("first", first);
            v("last", last);
            v("active", active);
            v("a", a);
            v("b", b);
        }
    };
    using Out = FpResult;

    explicit FpDot(const spec::FpDot& spec)
        : spec_(spec), sum_(spec.format), line_(product_cycles + spec.cuts + 1 + spec.round_stages) {}

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
            }
            const int width = format_of(spec_.format).width();
            for (int l = 0; l < spec_.lanes; ++l) {
                if (!in.active.bit(l)) continue;
                sum_.add(static_cast<std::uint32_t>(in.a.get(l * width, width)),
                         static_cast<std::uint32_t>(in.b.get(l * width, width)));
            }
            if (in.last) finished = FpDelayLine::Entry{sum_.to_fp32(), started_};
        }
        return line_.tick(finished);
    }

  private:
    static constexpr int product_cycles = 2;

    spec::FpDot spec_;
    ProductSum sum_;
    bool started_ = false;
    FpDelayLine line_;
};

}  // namespace ragrtl::golden
