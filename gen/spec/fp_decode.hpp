#pragma once

#include "gen/spec/fp_format.hpp"

namespace ragrtl::spec {

/// arith/fp_decode: class, sign, exponent and significand of a code.
struct FpDecode {
    FpFormat format = FpFormat::fp16;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const FpDecode*) {
    static const Table fields{
        "fp_decode", {format_field<&FpDecode::format>(), reset_field<&FpDecode::reset>()}, {}};
    return fields;
}

}  // namespace ragrtl::spec
