#pragma once

#include <cstdint>
#include <optional>

#include "gen/spec/iks_format.hpp"
#include "golden/blocks/fp_format.hpp"

namespace ragrtl::golden {

/// A sum of products of elements of any format of `iks`, and the score that it is: an fp32 code, or a signed
/// integer in 32 bits.
class ElementSum {
  public:
    ElementSum(spec::ElementFormat format, spec::FpAccumulator accumulator)
        : is_int8_(format == spec::ElementFormat::int8),
          is_fp32_(accumulator == spec::FpAccumulator::fp32),
          format_(format_of(spec::fp_format(format))),
          exact_(spec::fp_format(format)) {}

    void clear() {
        integer_ = 0;
        code_ = 0;
        exact_.clear();
    }
    void add(std::uint32_t a, std::uint32_t b) {
        if (is_int8_) {
            integer_ += static_cast<std::int8_t>(a) * static_cast<std::int8_t>(b);
        } else if (is_fp32_) {
            code_ = add_fp32(code_, multiply_to_fp32(format_, a, b));
        } else {
            exact_.add(a, b);
        }
    }
    std::uint32_t score() const {
        if (is_int8_) return static_cast<std::uint32_t>(integer_);
        return is_fp32_ ? code_ : exact_.to_fp32();
    }
    bool is_nan_score() const { return !is_int8_ && is_nan(kFp32, score()); }

  private:
    bool is_int8_;
    bool is_fp32_;
    FloatFormat format_;
    ProductSum exact_;
    std::int32_t integer_ = 0;
    std::uint32_t code_ = 0;
};

/// A vector in a list.
struct IksHit {
    std::int64_t id;
    std::uint32_t score;  ///< fp32 code, a zero is +0; or a signed integer

    friend bool operator==(const IksHit& a, const IksHit& b) { return a.id == b.id && a.score == b.score; }
};

}  // namespace ragrtl::golden
