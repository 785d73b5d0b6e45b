#pragma once

#include "gen/spec/fp_decode.hpp"
#include "golden/blocks/fp_format.hpp"

namespace ragrtl::golden {

/// Cycle layer of arith/fp_decode: what a code is made of, one cycle later. Significand and exponent of a
/// zero or subnormal number are those of the smallest normal one with hidden bit 0; of infinity and NaN they
/// are unspecified.
class FpDecode {
  public:
    struct In {
        explicit In(const spec::FpDecode& spec) : code(format_of(spec.format).width()) {}
        bool in_valid = false;
        Bits code;

        template <class V>
        void visit(V&& v) {
            v("in_valid", in_valid);
            v("code", code);
        }
    };

    struct Out {
        explicit Out(const spec::FpDecode& spec)
            : exponent(format_of(spec.format).exponent_bits),
              significand(format_of(spec.format).fraction_bits + 1),
              care_exponent(exponent.width()),
              care_significand(significand.width()) {}
        bool out_valid = false;
        Bits negative{1};
        Bits exponent;
        Bits significand;
        Bits is_zero{1}, is_subnormal{1}, is_infinity{1}, is_nan{1};
        Bits care{1};
        Bits care_exponent, care_significand;

        template <class V>
        void visit(V&& v) const {
            v("out_valid", out_valid);
            v("negative", negative, care);
            v("exponent", exponent, care_exponent);
            v("significand", significand, care_significand);
            v("is_zero", is_zero, care);
            v("is_subnormal", is_subnormal, care);
            v("is_infinity", is_infinity, care);
            v("is_nan", is_nan, care);
        }
    };

    explicit FpDecode(const spec::FpDecode& spec)
        : format_(format_of(spec.format)), out_(spec), next_(spec) {}

    void reset() { next_.out_valid = false; }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        out_ = next_;
        next_.out_valid = in.in_valid;
        next_.care.fill(in.in_valid);
        next_.care_exponent.fill(false);
        next_.care_significand.fill(false);
        if (in.in_valid) take(static_cast<std::uint32_t>(in.code.to_u64()));
        return out_;
    }

  private:
    void take(std::uint32_t code) {
        const FloatValue value = decode(format_, code);
        next_.negative.fill((code & format_.sign_bit()) != 0);
        next_.is_zero.fill(value.kind == FloatKind::zero);
        next_.is_subnormal.fill(golden::is_subnormal(format_, code));
        next_.is_infinity.fill(value.kind == FloatKind::infinity);
        next_.is_nan.fill(value.kind == FloatKind::nan);
        const bool finite = value.kind == FloatKind::finite || value.kind == FloatKind::zero;
        next_.care_exponent.fill(finite);
        next_.care_significand.fill(finite);
        if (!finite) return;
        const bool zero = value.kind == FloatKind::zero;
        const int exponent = zero ? 1 : value.exponent + format_.bias() + format_.fraction_bits;
        next_.exponent.set(0, next_.exponent.width(), static_cast<std::uint64_t>(exponent));
        next_.significand.set(0, next_.significand.width(), zero ? 0 : value.significand);
    }

    FloatFormat format_;
    Out out_, next_;
};

}  // namespace ragrtl::golden
