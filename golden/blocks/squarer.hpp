#pragma once

#include <vector>

#include "gen/spec/squarer.hpp"
#include "golden/blocks/delayed_function.hpp"

namespace ragrtl::golden {

/// Sum over all terms t of x[t]^2, never negative.
class SquarerFunction {
  public:
    using Spec = spec::Squarer;
    static constexpr const char* result = "sum";

    explicit SquarerFunction(const Spec& spec)
        : spec_(spec), numbers_{"x", spec.terms, spec.width, spec.is_signed} {}

    std::vector<Operand> operands() const { return {numbers_}; }
    bool is_signed() const { return false; }
    int result_width() const { return width_at_corners(*this); }
    int latency() const { return spec_.cuts + 1; }

    Uint128 value(const std::vector<Bits>& inputs) const {
        Uint128 sum = 0;
        for (int t = 0; t < spec_.terms; ++t) {
            const Uint128 x = number_at(inputs[0], numbers_, t);
            sum += x * x;
        }
        return sum;
    }

  private:
    Spec spec_;
    Operand numbers_;
};

/// Cycle layer of arith/squarer.
using Squarer = DelayedFunction<SquarerFunction>;

}  // namespace ragrtl::golden
