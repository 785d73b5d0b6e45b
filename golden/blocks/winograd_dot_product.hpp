#pragma once

#include <algorithm>
#include <vector>

#include "gen/spec/winograd_dot_product.hpp"
#include "golden/blocks/delayed_function.hpp"

namespace ragrtl::golden {

/// The plain dot product of a and b; a correction that is not what it should be shows as the difference.
class WinogradDotProductFunction {
  public:
    using Spec = spec::WinogradDotProduct;
    static constexpr const char* result = "sum";

    explicit WinogradDotProductFunction(const Spec& spec)
        : spec_(spec),
          a_{"a", 2 * spec.pairs, spec.width, spec.is_signed},
          b_{"b", 2 * spec.pairs, spec.width, spec.is_signed},
          a_correction_{"a_correction", 1, extreme_width(spec.pairs), spec.is_signed},
          b_correction_{"b_correction", 1, extreme_width(spec.pairs), spec.is_signed} {}

    std::vector<Operand> operands() const { return {a_, b_, a_correction_, b_correction_}; }
    bool is_signed() const { return spec_.is_signed; }
    int result_width() const { return extreme_width(2 * spec_.pairs); }
    int latency() const { return spec_.cuts + 1; }

    Uint128 value(const std::vector<Bits>& inputs) const {
        Uint128 sum = 0;
        for (int t = 0; t < 2 * spec_.pairs; ++t)
            sum += number_at(inputs[0], a_, t) * number_at(inputs[1], b_, t);
        sum += pair_products(inputs[0], a_) - number_at(inputs[2], a_correction_, 0);
        sum += pair_products(inputs[1], b_) - number_at(inputs[3], b_correction_, 0);
        return sum;
    }

    /// What a vector's correction has to be.
    Uint128 pair_products(const Bits& packed, const Operand& operand) const {
        Uint128 sum = 0;
        for (int t = 0; t < 2 * spec_.pairs; t += 2) {
            sum += number_at(packed, operand, t) * number_at(packed, operand, t + 1);
        }
        return sum;
    }

  private:
    /// Width of a sum of n products.
    int extreme_width(int n) const {
        const Uint128 one = 1;
        const auto terms = static_cast<Uint128>(n);
        if (!spec_.is_signed) {
            const Uint128 high = (one << spec_.width) - 1;
            return width_of(high * high * terms, false);
        }
        const Uint128 low = -(one << (spec_.width - 1));
        return std::max(width_of(low * low * terms, true), width_of(low * (-low - 1) * terms, true));
    }

    Spec spec_;
    Operand a_, b_, a_correction_, b_correction_;
};

/// Cycle layer of arith/winograd_dot_product.
using WinogradDotProduct = DelayedFunction<WinogradDotProductFunction>;

}  // namespace ragrtl::golden
