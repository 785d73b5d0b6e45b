#pragma once

#include <vector>

#include "gen/spec/dot_product.hpp"
#include "golden/blocks/delayed_function.hpp"

namespace ragrtl::golden {

/// Sum over all terms t of a[t] * b[t].
class DotProductFunction {
  public:
    using Spec = spec::DotProduct;
    static constexpr const char* result = "sum";

    explicit DotProductFunction(const Spec& spec)
        : spec_(spec),
          a_{"a", spec.terms, spec.a_width, spec.a_signed},
          b_{"b", spec.terms, spec.b_width, spec.b_signed} {}

    std::vector<Operand> operands() const { return {a_, b_}; }
    bool is_signed() const { return spec_.a_signed || spec_.b_signed; }
    int result_width() const { return spec_.sum_width > 0 ? spec_.sum_width : width_at_corners(*this); }
    int latency() const { return spec_.cuts + 1; }

    Uint128 value(const std::vector<Bits>& inputs) const {
        Uint128 sum = 0;
        for (int t = 0; t < spec_.terms; ++t)
            sum += number_at(inputs[0], a_, t) * number_at(inputs[1], b_, t);
        return sum;
    }

  private:
    Spec spec_;
    Operand a_, b_;
};

/// Cycle layer of arith/dot_product.
using DotProduct = DelayedFunction<DotProductFunction>;

}  // namespace ragrtl::golden
