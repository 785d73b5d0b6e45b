#pragma once

#include <vector>

#include "gen/spec/multi_adder.hpp"
#include "golden/blocks/delayed_function.hpp"

namespace ragrtl::golden {

/// Sum of all operands.
class MultiAdderFunction {
  public:
    using Spec = spec::MultiAdder;
    static constexpr const char* result = "sum";

    explicit MultiAdderFunction(const Spec& spec)
        : spec_(spec), numbers_{"operands", spec.operands, spec.width, spec.is_signed} {}

    std::vector<Operand> operands() const { return {numbers_}; }
    bool is_signed() const { return spec_.is_signed; }
    int result_width() const { return spec_.sum_width > 0 ? spec_.sum_width : width_at_corners(*this); }
    int latency() const { return spec_.cuts + 1; }

    Uint128 value(const std::vector<Bits>& inputs) const {
        Uint128 sum = 0;
        for (int n = 0; n < spec_.operands; ++n) sum += number_at(inputs[0], numbers_, n);
        return sum;
    }

  private:
    Spec spec_;
    Operand numbers_;
};

/// Cycle layer of arith/multi_adder.
using MultiAdder = DelayedFunction<MultiAdderFunction>;

}  // namespace ragrtl::golden
