#pragma once

#include "gen/spec/common.hpp"

/// What the floating-point units share.
namespace ragrtl::spec {

/// Format of the factors.
enum class FpFormat {
    fp16,  ///< IEEE 754 binary16: 5 exponent bits, 10 fraction bits
    bf16,  ///< the upper half of binary32: 8 exponent bits, 7 fraction bits
};

/// The field `format`, which every floating-point unit has.
template <auto M>
Field format_field() {
    return choice<M>("format", "FpFormat",
                     {{FpFormat::fp16, "fp16", "5 exponent bits, 10 fraction bits"},
                      {FpFormat::bf16, "bf16", "8 exponent bits, 7 fraction bits"}},
                     "format of the factors");
}

/// How products are added up.
enum class FpAccumulator {
    exact,  ///< fixed point over the whole range of products, rounded once at the end
    fp32,   ///< a binary32 sum, rounded to nearest even in every step
};

/// How significands are multiplied.
enum class FpMultiplier {
    tree,   ///< partial products in a tree of full adders that a register can cut
    plain,  ///< Verilog's `*`: left to the synthesis tool, and many times faster in a simulator
};

/// The field `multiplier`.
template <auto M>
Field fp_multiplier_field() {
    return choice<M>(
        "multiplier", "FpMultiplier",
        {{FpMultiplier::tree, "tree", "a tree of full adders: the shortest clock period"},
         {FpMultiplier::plain, "plain", "left to the synthesis tool; many times faster in a simulator"}},
        "how significands are multiplied");
}

/// The field `segment`: how often a fixed-point sum keeps a carry instead of passing it on.
template <auto M>
Field segment_field() {
    return integer<M>(
        "segment", 8, 1024, "bits",
        "bits of an exact sum between two stored carries; the sum's width or more: none stored");
}

/// The field for the pipeline of the one rounding at the end of an exact sum.
template <auto M>
Field round_stages_field(const std::string& key) {
    return integer<M>(key, 1, 4, "cycles",
                      "pipeline of the rounding: resolve carries, magnitude, normalise, round");
}

}  // namespace ragrtl::spec
