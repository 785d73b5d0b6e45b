#pragma once

#include <vector>

#include "gen/spec/product_comparator.hpp"
#include "golden/blocks/delayed_function.hpp"

namespace ragrtl::golden {

/// 1 when a * b > c * d, else 0.
class ProductComparatorFunction {
  public:
    using Spec = spec::ProductComparator;
    static constexpr const char* result = "greater";

    explicit ProductComparatorFunction(const Spec& spec)
        : spec_(spec),
          a_{"a", 1, spec.x_width, spec.x_signed},
          b_{"b", 1, spec.y_width, spec.y_signed},
          c_{"c", 1, spec.x_width, spec.x_signed},
          d_{"d", 1, spec.y_width, spec.y_signed} {}

    std::vector<Operand> operands() const { return {a_, b_, c_, d_}; }
    bool is_signed() const { return false; }
    int result_width() const { return 1; }
    int latency() const { return spec_.cuts + 1; }

    /// Products of 60 x 60 bits are exact in 128.
    Uint128 value(const std::vector<Bits>& inputs) const {
        const auto ab = static_cast<Int128>(number_at(inputs[0], a_, 0) * number_at(inputs[1], b_, 0));
        const auto cd = static_cast<Int128>(number_at(inputs[2], c_, 0) * number_at(inputs[3], d_, 0));
        return ab > cd ? 1 : 0;
    }

  private:
    Spec spec_;
    Operand a_, b_, c_, d_;
};

/// Cycle layer of arith/product_comparator.
using ProductComparator = DelayedFunction<ProductComparatorFunction>;

}  // namespace ragrtl::golden
