#pragma once

#include <vector>

#include "gen/spec/multiplier.hpp"
#include "golden/blocks/delayed_function.hpp"

namespace ragrtl::golden {

/// a * b, all of it.
class MultiplierFunction {
  public:
    using Spec = spec::Multiplier;
    static constexpr const char* result = "product";

    explicit MultiplierFunction(const Spec& spec)
        : spec_(spec), a_{"a", 1, spec.a_width, spec.a_signed}, b_{"b", 1, spec.b_width, spec.b_signed} {}

    std::vector<Operand> operands() const { return {a_, b_}; }
    bool is_signed() const { return spec_.a_signed || spec_.b_signed; }
    int result_width() const { return spec_.a_width + spec_.b_width; }
    int latency() const { return spec_.cuts + 1; }

    Uint128 value(const std::vector<Bits>& inputs) const {
        return number_at(inputs[0], a_, 0) * number_at(inputs[1], b_, 0);
    }

  private:
    Spec spec_;
    Operand a_, b_;
};

/// Cycle layer of arith/multiplier.
using Multiplier = DelayedFunction<MultiplierFunction>;

}  // namespace ragrtl::golden
