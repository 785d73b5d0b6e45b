#pragma once

#include <vector>

#include "gen/spec/popcount.hpp"
#include "golden/blocks/delayed_function.hpp"

namespace ragrtl::golden {

/// How many bits are one.
class PopcountFunction {
  public:
    using Spec = spec::Popcount;
    static constexpr const char* result = "count";

    explicit PopcountFunction(const Spec& spec) : spec_(spec) {}

    std::vector<Operand> operands() const { return {{"bits", spec_.width, 1, false}}; }
    bool is_signed() const { return false; }
    int result_width() const { return width_at_corners(*this); }
    int latency() const { return spec_.cuts + 1; }

    Uint128 value(const std::vector<Bits>& inputs) const {
        Uint128 count = 0;
        for (std::uint32_t word : inputs[0].words()) {
            for (; word != 0; word &= word - 1) ++count;
        }
        return count;
    }

  private:
    Spec spec_;
};

/// Cycle layer of arith/popcount.
using Popcount = DelayedFunction<PopcountFunction>;

}  // namespace ragrtl::golden
