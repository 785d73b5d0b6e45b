#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "golden/numerics/bits.hpp"
#include "golden/numerics/wide_int.hpp"

namespace ragrtl::golden {

__extension__ using Int128 = __int128;

/// An input port that holds `count` numbers of `width` bits side by side, number 0 in the low bits.
struct Operand {
    const char* port;
    int count;
    int width;
    bool is_signed;

    int bits() const { return count * width; }
};

/// Number `index` of an operand, modulo 2^128.
inline Uint128 number_at(const Bits& packed, const Operand& operand, int index) {
    const int low = index * operand.width;
    const int bottom = std::min(operand.width, 64);
    Uint128 value = packed.get(low, bottom);
    if (operand.width > 64) value |= Uint128{packed.get(low + 64, operand.width - 64)} << 64;
    const bool negative = operand.is_signed && ((value >> (operand.width - 1)) & 1U) != 0;
    return negative && operand.width < 128 ? value | (~Uint128{0} << operand.width) : value;
}

/// The low `width` (1 .. 128) bits of a number.
inline Bits low_bits(int width, Uint128 value) {
    Bits bits(width);
    for (int low = 0; low < width; low += 32) {
        const int step = std::min(32, width - low);
        bits.set(low, step, static_cast<std::uint64_t>(value >> low) & ((std::uint64_t{1} << step) - 1));
    }
    return bits;
}

/// Least width that holds `value`, which is read as signed or unsigned; 1 for zero.
inline int width_of(Uint128 value, bool is_signed) {
    const bool negative = is_signed && (value >> 127) != 0;
    int width = is_signed ? 1 : 0;
    for (Uint128 rest = negative ? ~value : value; rest != 0; rest >>= 1) ++width;
    return std::max(width, 1);
}

/// Least width that holds whatever `function` may return. Its extremes are where every operand is at an end
/// of its range (sums, products and squares are convex in each operand).
template <class Function>
int width_at_corners(const Function& function) {
    const std::vector<Operand> operands = function.operands();
    int width = 1;
    for (std::size_t corner = 0; corner < std::size_t{1} << operands.size(); ++corner) {
        std::vector<Bits> inputs;
        for (std::size_t i = 0; i < operands.size(); ++i) {
            const bool upper = ((corner >> i) & 1U) != 0;
            const int sign = operands[i].width - 1;
            Bits end(operands[i].width);
            end.fill(upper);
            if (operands[i].is_signed) end.set_bit(sign, !upper);
            Bits all(operands[i].bits());
            for (int n = 0; n < operands[i].count; ++n) all.set_slice(n * operands[i].width, end);
            inputs.push_back(all);
        }
        width = std::max(width, width_of(function.value(inputs), function.is_signed()));
    }
    return width;
}

/// Cycle layer of a pipelined function: the result of the inputs of a cycle with in_valid is shown, with
/// out_valid, a fixed number of cycles later. Without out_valid the result is unspecified. A reset drops
/// everything on its way.
///
/// Function: the function layer. Has Spec, result (name of the output port), is_signed(), operands(),
/// result_width(), latency(), and value(inputs), exact modulo 2^128.
template <class Function_>
class DelayedFunction {
  public:
    using Function = Function_;
    using Spec = typename Function::Spec;

    struct In {
        explicit In(const Spec& spec) : operands(Function(spec).operands()) {
            for (const Operand& operand : operands) values.emplace_back(operand.bits());
        }
        bool in_valid = false;
        std::vector<Operand> operands;
        std::vector<Bits> values;  ///< one for each operand

        template <class V>
        void visit(V&& v) {
            v("in_valid", in_valid);
            for (std::size_t i = 0; i < operands.size(); ++i) v(operands[i].port, values[i]);
        }
    };

    struct Out {
        explicit Out(const Spec& spec) : result(Function(spec).result_width()), care(result.width()) {}
        bool out_valid = false;
        Bits result;
        Bits care;

        template <class V>
        void visit(V&& v) const {
            v("out_valid", out_valid);
            v(Function::result, result, care);
        }
    };

    explicit DelayedFunction(const Spec& spec)
        : function_(spec),
          width_(function_.result_width()),
          stages_(static_cast<std::size_t>(function_.latency())),
          out_(spec) {}

    void reset() { std::fill(stages_.begin(), stages_.end(), std::nullopt); }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        std::optional<Uint128>& oldest = stages_[next_];
        out_.out_valid = oldest.has_value();
        out_.care.fill(out_.out_valid);
        if (oldest) out_.result = low_bits(width_, *oldest);
        oldest = in.in_valid ? std::optional(function_.value(in.values)) : std::nullopt;
        next_ = (next_ + 1) % stages_.size();
        return out_;
    }

  private:
    Function function_;
    int width_;
    std::vector<std::optional<Uint128>> stages_;  // a ring: stages_[next_] is shown next
    std::size_t next_ = 0;
    Out out_;
};

}  // namespace ragrtl::golden
