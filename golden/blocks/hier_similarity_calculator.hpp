#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "gen/spec/hier_similarity_calculator.hpp"
#include "golden/numerics/bits.hpp"
#include "golden/numerics/int_dot.hpp"

namespace ragrtl::golden {

/// Cycle layer of hier/similarity_calculator. A document whose last pass comes in cycle t is shown in cycle
/// t+2: as a dot product, or, when it was the query itself, in query_norm from then on.
class SimilarityCalculator {
  public:
    using Spec = spec::SimilarityCalculator;

    struct In {
        explicit In(const Spec& spec)
            : nibble(spec.passes == spec::Passes::nibble), in_sums(spec.pes * sum_width(spec)) {}
        bool nibble;
        bool in_valid = false;
        Bits in_pass{2};
        bool in_last = false;
        bool in_query = false;
        Bits in_sums;

        template <class V>
        void visit(V&& v) {
            v("in_valid", in_valid);
            if (nibble) {
                v("in_pass", in_pass);
                v("in_last", in_last);
            }
            v("in_query", in_query);
            v("in_sums", in_sums);
        }
    };

    struct Out {
        explicit Out(const Spec& spec)
            : out_dot(dot_width(spec)), query_norm(dot_width(spec) - 1), care_dot(out_dot.width()) {}
        bool out_valid = false;
        Bits out_dot;
        Bits query_norm;
        Bits care_dot;

        template <class V>
        void visit(V&& v) const {
            v("out_valid", out_valid);
            v("out_dot", out_dot, care_dot);
            v("query_norm", query_norm);
        }
    };

    /// Bits of what a processing element delivers: 15 * 15 in every lane is the largest nibble pass, -128 *
    /// -128 the largest INT8 product; both are further from zero than the smallest.
    static int sum_width(const Spec& spec) {
        return signed_width(std::int64_t{spec.passes == spec::Passes::nibble ? 15 * 15 : 128 * 128} *
                            spec.lanes);
    }
    static int dot_width(const Spec& spec) {
        return signed_width(std::int64_t{128} * 128 * spec.lanes * spec.pes);
    }

    explicit SimilarityCalculator(const Spec& spec) : spec_(spec), out_(spec) {}

    void reset() {
        pipeline_ = {};
        norm_ = 0;
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        show(pipeline_[1]);
        pipeline_ = {take(in), pipeline_[0]};
        return out_;
    }

  private:
    struct Document {
        bool valid = false;
        bool query = false;
        std::int64_t dot = 0;
    };

    static int signed_width(std::int64_t largest) {
        int width = 2;
        while ((std::int64_t{1} << (width - 1)) <= largest) ++width;
        return width;
    }

    std::int64_t sum_of_pes(const Bits& sums) const {
        const int width = sum_width(spec_);
        std::int64_t sum = 0;
        for (int pe = 0; pe < spec_.pes; ++pe) sum += sums.slice(pe * width, width).to_i64();
        return sum;
    }

    Document take(const In& in) {
        if (!in.in_valid) return {};
        const std::int64_t sum = sum_of_pes(in.in_sums);
        if (!in.nibble) return {true, in.in_query, sum};
        const auto pass = static_cast<std::size_t>(in.in_pass.to_u64());
        passes_[pass] = sum;
        if (!in.in_last) return {};
        const NibblePasses all{passes_[0], passes_[1], passes_[2], passes_[3]};
        return {true, in.in_query, pass == 0 ? passes_[0] : all.combined()};
    }

    void show(const Document& document) {
        if (document.valid && document.query) norm_ = document.dot;
        out_.out_valid = document.valid && !document.query;
        out_.care_dot.fill(out_.out_valid);
        out_.out_dot = Bits::of_signed(out_.out_dot.width(), document.dot);
        out_.query_norm = Bits(out_.query_norm.width(), static_cast<std::uint64_t>(norm_));
    }

    Spec spec_;
    std::array<std::int64_t, 4> passes_{};  // of the document that is coming in
    std::array<Document, 2> pipeline_;      // [1] is on the outputs
    std::int64_t norm_ = 0;
    Out out_;
};

}  // namespace ragrtl::golden
