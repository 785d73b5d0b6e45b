#include "gen/arith/fp_product.hpp"

#include <utility>
#include <vector>

#include "gen/arith/fp_normalise.hpp"
#include "gen/arith/fp_pack.hpp"
#include "gen/arith/products.hpp"

namespace ragrtl::arith {

using namespace hdl;

namespace {

/// The part of the exponent that is shifted in front of the last register, the rest behind it: a register in
/// between is half as wide as one behind the whole shift.
constexpr int fine_bits = 4;
constexpr int fine_places = (1 << fine_bits) - 1;

}  // namespace

void SignificandProduct::cut(Scope& scope, const std::string& stage, const std::string& reason) {
    if (heap_) {
        scope.comment("Bits by weight:\n" + heap_->heights());
        heap_->compress(Compression::arrival, 2);
        heap_ = heap_->registered(stage, reason);
        return;
    }
    const Expr q = scope.reg(stage + "_significand_q", number_->width(), no_reset(reason));
    scope.clocked([&](Process& p) { p.set(q, *number_); });
    number_ = q;
}

Expr SignificandProduct::number() {
    return heap_ ? heap_->sum("significand", Compression::arrival, FinalAdder::plus) : *number_;
}

namespace {

SignificandProduct multiply_significands(Scope& scope, const Expr& a, const Expr& b,
                                         FpMultiplier multiplier) {
    if (multiplier == FpMultiplier::plain) return SignificandProduct(scope.let("full_product", a * b));
    const auto width = static_cast<int>(a.width().value());
    const Planes a_planes = transpose(scope, "a", a, 1, width, false);
    const Planes b_planes = transpose(scope, "b", b, 1, width, false);
    BitHeap heap(scope, "product", 2 * width, BitHeap::Polarity::complemented);
    add_products(scope, heap, "row", a_planes, b_planes, ProductKind::and_array);
    return SignificandProduct(heap);
}

}  // namespace

FpProduct multiply_fp(Scope& scope, const Expr& a_code, const Expr& b_code, const Expr& enable,
                      const FpShape& shape, FpMultiplier multiplier) {
    const FpFields a = decode_fp(scope, "a", a_code, shape);
    const FpFields b = decode_fp(scope, "b", b_code, shape);
    const Const significand_w = shape.significand_bits();
    const Expr a_significand = scope.let("a_significand", a.significand & repeat(significand_w, enable));
    const Expr b_significand = scope.let("b_significand", b.significand);
    const SignificandProduct significand =
        multiply_significands(scope, a_significand, b_significand, multiplier);
    const Expr nan = scope.let(
        "product_nan",
        enable && (a.is_nan || b.is_nan || (a.is_infinity && b.is_zero) || (a.is_zero && b.is_infinity)));
    const Expr infinity = scope.let("product_infinity", enable && !nan && (a.is_infinity || b.is_infinity));
    return {significand, scope.let("product_exponent", a.exponent + b.exponent),
            scope.let("product_negative", enable && (a.sign ^ b.sign)), nan, infinity};
}

Module fixed_point_product(const FpShape& shape, FpMultiplier multiplier, int latency) {
    const int product_w = shape.product_bits();
    const int magnitude_w = shape.magnitude_bits();
    Builder m("fp_product", "exact product of two floating-point codes in fixed point.");
    const std::string cycles = std::to_string(latency) + (latency == 1 ? " cycle" : " cycles");
    m.timing(latency, latency == 0 ? "combinational" : cycles, 1, "a new product every cycle");
    m.fact("value",
           "fixed + negative, the sign repeated above, in units of 2^" + std::to_string(shape.product_lsb()));
    m.fact("special", "no meaning where is_nan or is_infinity; 0 without in_valid");
    if (latency > 0) m.clock_without_reset();
    const Expr in_valid = m.input("in_valid");
    const Expr a = m.input("a", shape.width());
    const Expr b = m.input("b", shape.width());
    const Expr fixed = m.output("fixed", magnitude_w, "complemented when negative");
    const Expr negative_out = m.output("negative");
    const Expr nan_out = m.output("is_nan");
    const Expr infinity_out = m.output("is_infinity");

    m.banner("Significands multiplied, exponents added");
    FpProduct product = multiply_fp(m, a, b, in_valid, shape, multiplier);
    Expr exponent = product.exponent;
    Expr negative = product.negative;
    Expr nan = product.is_nan;
    Expr infinity = product.is_infinity;
    const auto cut = [&](const std::string& stage, std::vector<std::pair<std::string, Expr*>> values) {
        values.insert(values.end(), {{"negative", &negative}, {"nan", &nan}, {"infinity", &infinity}});
        m.clocked([&](Process& p) {
            for (const auto& [name, value] : values) {
                const Expr q = m.reg(stage + "_" + name + "_q", value->width(),
                                     no_reset("in_valid went with it into the value"));
                p.set(q, *value);
                *value = q;
            }
        });
    };

    if (latency == 2) {
        product.significand.cut(m, "s1", "a product of zero is made of zeros");
        m.banner("Stage 2: the product and the fine part of its shift");
        cut("s1", {{"exponent", &exponent}});
    }
    Expr significand = product.significand.number();
    if (latency == 1) {
        m.banner("Stage 2: the shift");
        cut("s1", {{"significand", &significand}, {"exponent", &exponent}});
    }
    const Const fine_w = product_w + fine_places;
    Expr fine = m.let("fine", shift_left(zext(significand, fine_w), exponent.slice(0, fine_bits)));
    const Const coarse_w = shape.exponent_bits + 1 - fine_bits;
    Expr coarse = m.let("coarse", exponent.slice(fine_bits, coarse_w));
    if (latency == 2) {
        m.banner("Stage 3: the coarse part of the shift");
        cut("s2", {{"fine", &fine}, {"coarse", &coarse}});
    }
    m.comment("Both exponents are 1 or more: the two lowest places stay empty.");
    const Expr frame =
        m.let("frame", shift_left(zext(fine, magnitude_w + 2), cat({coarse, lit(fine_bits, 0)})));
    m.unused("unused_places", frame.slice(0, 2), "always zero");
    m.assign(fixed, frame.slice(2, magnitude_w) ^ repeat(magnitude_w, negative));
    m.assign(negative_out, negative);
    m.assign(nan_out, nan);
    m.assign(infinity_out, infinity);
    return m.finish();
}

Expr product_to_fp32(Scope& scope, const Expr& significand, const Expr& exponent, const Expr& negative,
                     const Expr& is_nan, const Expr& is_infinity, const FpShape& shape) {
    // Biased fp32 exponent of the significand's top bit.
    const int offset = fp32_bias - 2 * shape.bias() + 1;
    constexpr int frame_w = fp32_fraction_bits + 1 + 2;
    const Expr frame = scope.let("frame", cat({significand, lit(frame_w - shape.product_bits(), 0)}),
                                 "as long as an fp32 significand and more");
    Expr magnitude = frame;
    if (offset + 2 - (shape.product_bits() - 1) >= 1) {
        // Every product is a normal fp32 number, and exact.
        const Expr lead =
            scope.let("lead", frame.slice(frame_w - shape.product_bits(), shape.product_bits()) |
                                  lit(shape.product_bits(), 1));
        const Normalised normal = normalise(scope, "norm", frame, lead);
        const Expr top =
            scope.let("top_exponent", zext(exponent, fp32_exponent_bits) + lit(fp32_exponent_bits, offset));
        const Expr biased = scope.let("biased", trunc(top - zext(normal.shift, top.width()), top.width()));
        scope.unused("unused_biased", biased.msb(), "no product is that large");
        scope.unused("unused_frame", normal.value.slice(0, 2), "the product is exact");
        magnitude = scope.let("magnitude", cat({biased.slice(0, fp32_exponent_bits) &
                                                    repeat(fp32_exponent_bits, normal.value.msb()),
                                                normal.value.slice(2, fp32_fraction_bits)}));
    } else {
        const std::int64_t lowest = 1 - offset;  // where the top bit has the smallest normal exponent
        scope.comment(
            "Below the smallest normal exponent the product goes right, above it left, but not further.");
        const Expr too_low = scope.let("too_low", exponent < lit(exponent.width(), lowest));
        const Expr below =
            scope.let("below", trunc(lit(exponent.width(), lowest) - exponent, exponent.width()));
        const Expr above =
            scope.let("above", trunc(exponent - lit(exponent.width(), lowest), exponent.width()));
        const int places_w = bits_for_unsigned(static_cast<std::uint64_t>(lowest));
        const Expr places = scope.let("places", below.slice(0, places_w) & repeat(places_w, too_low));
        scope.unused("unused_below", below.slice(places_w, exponent.width() - places_w),
                     "of no meaning unless too_low");
        const Expr room = scope.let("room", above & ~repeat(exponent.width(), too_low));
        const Sticky low = shift_right_sticky(scope, "low", frame, places);
        const Expr stop = scope.let("stop_place", shift_right(cat({lit(1, 1), lit(frame_w - 1, 0)}), room));
        const Normalised normal = normalise(scope, "norm", low.value, scope.let("lead", low.value | stop));
        const Expr top = scope.let("top_exponent", room + lit(exponent.width(), 1));
        const Expr biased = scope.let("biased", trunc(top - zext(normal.shift, top.width()), top.width()));
        magnitude = round_to_fp32(scope, "magnitude", {normal.value, biased, low.lost});
    }
    const Expr finite = mux(is_infinity, fp32_infinity(), magnitude);
    return scope.let("product_fp32", mux(is_nan, fp32_nan(), cat({negative, finite})));
}

}  // namespace ragrtl::arith
