#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "gen/spec/fp_format.hpp"
#include "golden/numerics/bits.hpp"
#include "golden/numerics/exact_accumulator.hpp"
#include "golden/numerics/fp_arith.hpp"
#include "golden/numerics/small_float.hpp"

/// What the models of the floating-point units share.
namespace ragrtl::golden {

inline const FloatFormat& format_of(spec::FpFormat format) {
    return format == spec::FpFormat::bf16 ? kBf16 : kFp16;
}

/// An exact sum of products of either format, and what it is as fp32.
class ProductSum {
  public:
    explicit ProductSum(spec::FpFormat format)
        : format_(format_of(format)),
          narrow_(format_),
          wide_(format_),
          is_wide_(format == spec::FpFormat::bf16) {}

    void clear() {
        narrow_ = Fp16Accumulator(format_);
        if (is_wide_) wide_ = Bf16Accumulator(format_);
    }
    void add(std::uint32_t a, std::uint32_t b) {
        const FloatValue product = multiply(decode(format_, a), decode(format_, b));
        if (is_wide_) {
            wide_.add(product);
        } else {
            narrow_.add(product);
        }
    }
    std::uint32_t to_fp32() const { return is_wide_ ? wide_.to_fp32() : narrow_.to_fp32(); }

  private:
    FloatFormat format_;
    Fp16Accumulator narrow_;
    Bf16Accumulator wide_;
    bool is_wide_;
};

/// Outputs of a unit that shows an fp32 result a fixed time after it was asked for.
struct FpResult {
    bool out_valid = false;
    Bits result{32};
    Bits result_nan{1};
    Bits care{32};
    Bits nan_care{1};

    template <class V>
    void visit(V&& v) const {
        v("out_valid", out_valid);
        v("result", result, care);
        v("result_nan", result_nan, nan_care);
    }
};

/// Results on their way through a pipeline.
class FpDelayLine {
  public:
    /// What a result's outputs show. An unspecified one is only there: nobody can say what it is.
    struct Entry {
        std::uint32_t code = 0;
        bool specified = true;
    };

    explicit FpDelayLine(int latency) : stages_(static_cast<std::size_t>(latency)) {}

    void clear() { std::fill(stages_.begin(), stages_.end(), std::nullopt); }

    /// The outputs of this cycle; `next` is shown as many cycles later as the line is long.
    const FpResult& tick(const std::optional<Entry>& next) {
        std::optional<Entry>& oldest = stages_[at_];
        out_.out_valid = oldest.has_value();
        out_.care.fill(oldest && oldest->specified);
        out_.nan_care.fill(oldest && oldest->specified);
        if (oldest) {
            out_.result.set(0, 32, oldest->code);
            out_.result_nan.fill(is_nan(kFp32, oldest->code));
        }
        oldest = next;
        at_ = (at_ + 1) % stages_.size();
        return out_;
    }

  private:
    std::vector<std::optional<Entry>> stages_;  // a ring: stages_[at_] is shown next
    std::size_t at_ = 0;
    FpResult out_;
};

}  // namespace ragrtl::golden
