#pragma once

#include "gen/spec/fp_tree.hpp"
#include "golden/blocks/fp_format.hpp"

namespace ragrtl::golden {

/// Cycle layer of arith/fp_tree: the balanced tree's sum, one cycle per level later.
class FpTree {
  public:
    struct In {
        explicit In(const spec::FpTree& spec) : terms(spec.terms * 32) {}
        bool in_valid = false;
        Bits terms;

        template <class V>
        void visit(V&& v) {
            v("in_valid", in_valid);
            v("terms", terms);
        }
    };
    using Out = FpResult;

    explicit FpTree(const spec::FpTree& spec)
        : numbers_(static_cast<std::size_t>(spec.terms)), line_(index_width(spec.terms)) {}

    void reset() { line_.clear(); }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        std::optional<FpDelayLine::Entry> finished;
        if (in.in_valid) {
            for (std::size_t t = 0; t < numbers_.size(); ++t) {
                numbers_[t] = static_cast<std::uint32_t>(in.terms.get(static_cast<int>(t) * 32, 32));
            }
            finished = FpDelayLine::Entry{tree_sum_fp32(numbers_)};
        }
        return line_.tick(finished);
    }

  private:
    std::vector<std::uint32_t> numbers_;
    FpDelayLine line_;
};

}  // namespace ragrtl::golden
