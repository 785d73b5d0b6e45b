#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "gen/spec/hier_cosine_comparator.hpp"
#include "golden/numerics/bits.hpp"
#include "golden/numerics/cosine_order.hpp"

namespace ragrtl::golden {

/// Function layer: whether document a goes ahead of b, by cosine or (`mips`) by dot product. Equal ones do
/// not.
inline bool goes_ahead(const CosineScore& a, const CosineScore& b, bool mips) {
    return mips ? a.dot > b.dot : cosine_beats(a, b);
}

/// Cycle layer of hier/cosine_comparator.
class CosineComparator {
  public:
    struct In {
        explicit In(const spec::CosineComparator& spec)
            : a_dot(spec.dot_width),
              a_norm(spec.norm_width),
              b_dot(spec.dot_width),
              b_norm(spec.norm_width) {}
        bool in_valid = false;
        bool in_mips = false;
        Bits a_dot, a_norm, b_dot, b_norm;

        CosineScore a() const { return score(a_dot, a_norm); }
        CosineScore b() const { return score(b_dot, b_norm); }

        template <class V>
        void visit(V&& v) {
            v("in_valid", in_valid);
            v("in_mips", in_mips);
            v("a_dot", a_dot);
            v("a_norm", a_norm);
            v("b_dot", b_dot);
            v("b_norm", b_norm);
        }

      private:
        static CosineScore score(const Bits& dot, const Bits& norm) {
            return {dot.to_i64(), static_cast<std::int64_t>(norm.to_u64())};
        }
    };

    struct Out {
        bool in_ready = false;
        bool out_valid = false;
        bool a_better = false;

        template <class V>
        void visit(V&& v) const {
            v("in_ready", in_ready);
            v("out_valid", out_valid);
            v("a_better", a_better, out_valid);
        }
    };

    explicit CosineComparator(const spec::CosineComparator& spec) : spec_(spec) { reset(); }

    void reset() {
        step_ = 0;
        const bool is_pipelined = spec_.architecture == spec::ComparatorArchitecture::pipelined;
        verdicts_.assign(is_pipelined ? static_cast<std::size_t>(spec_.stages) : 0, std::nullopt);
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        const bool is_shared = spec_.architecture == spec::ComparatorArchitecture::shared;
        out_.in_ready = !is_shared || step_ == steps - 1;
        std::optional<bool> verdict;
        if (in.in_valid && out_.in_ready) verdict = goes_ahead(in.a(), in.b(), in.in_mips);
        if (is_shared && in.in_valid) step_ = (step_ + 1) % steps;
        // The oldest verdict is in front.
        verdicts_.push_back(verdict);
        out_.out_valid = verdicts_.front().has_value();
        if (out_.out_valid) out_.a_better = *verdicts_.front();
        verdicts_.erase(verdicts_.begin());
        return out_;
    }

  private:
    static constexpr int steps = 4;  ///< products of a question, made one after the other when shared

    spec::CosineComparator spec_;
    int step_ = 0;
    std::vector<std::optional<bool>> verdicts_;  // on their way
    Out out_;
};

}  // namespace ragrtl::golden
