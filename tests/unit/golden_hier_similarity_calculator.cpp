#include "golden/blocks/hier_similarity_calculator.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "golden/blocks/hier_pe.hpp"
#include "golden/blocks/hier_pe_bitserial.hpp"
#include "tb/benches/hier_pe_stimulus.hpp"

namespace ragrtl::golden {
namespace {

using tb::Int8Vector;

spec::SimilarityCalculator calculator(int pes, int lanes, spec::Passes passes) {
    spec::SimilarityCalculator spec;
    spec.pes = pes;
    spec.lanes = lanes;
    spec.passes = passes;
    return spec;
}

spec::Passes passes_of(const HierPe*) { return spec::Passes::nibble; }
spec::Passes passes_of(const HierPeBitserial*) { return spec::Passes::single; }

void connect(SimilarityCalculator::In& in, const HierPe::Out& out) {
    in.in_pass = out.result_pass;
    in.in_last = out.result_last;
}
void connect(SimilarityCalculator::In&, const HierPeBitserial::Out&) {}

/// Models of processing elements in step with each other, and of the calculator behind them.
template <class Pe, class PeSpec>
class Datapath {
  public:
    Datapath(int pes, const PeSpec& spec)
        : spec_(calculator(pes, spec.lanes, passes_of(static_cast<const Pe*>(nullptr)))),
          in_(spec),
          pes_(static_cast<std::size_t>(pes), Pe(spec)),
          calculator_(spec_) {
        in_.active_lanes = Bits(in_.active_lanes.width(), static_cast<std::uint64_t>(spec.lanes));
    }

    void load(const Int8Vector& query) {
        in_.query_valid = true;
        for (int plane = 0; plane < 8; ++plane) {
            in_.query_plane = Bits(3, static_cast<std::uint64_t>(plane));
            const Bits row = tb::plane_of(query, plane);
            step([&](int pe) { in_.query_row = part(row, pe); }, false);
        }
        in_.query_valid = false;
    }

    /// Feeds a document, runs until its result is out; nothing when it went to query_norm.
    std::optional<std::int64_t> score(const Int8Vector& document, bool int8, bool is_query) {
        std::optional<std::int64_t> dot;
        in_.doc_int8 = int8;
        for (int row = 0; row < (int8 ? 8 : 4);) {
            in_.doc_valid = true;
            const Bits whole = tb::plane_of(document, row);
            if (step([&](int pe) { in_.doc_row = part(whole, pe); }, is_query, &dot)) ++row;
        }
        in_.doc_valid = false;
        for (int drain = 0; drain < 40; ++drain) step([](int) {}, is_query, &dot);
        return dot;
    }

    std::uint64_t norm() const { return norm_; }

  private:
    Bits part(const Bits& row, int pe) const { return row.slice(pe * spec_.lanes, spec_.lanes); }

    /// One cycle; whether a row was taken.
    template <class Fill>
    bool step(const Fill& fill, bool is_query, std::optional<std::int64_t>* dot = nullptr) {
        SimilarityCalculator::In sums(spec_);
        bool ready = true;
        const int width = SimilarityCalculator::sum_width(spec_);
        for (int pe = 0; pe < spec_.pes; ++pe) {
            fill(pe);
            const auto& out = pes_[static_cast<std::size_t>(pe)].tick(in_);
            ready = out.doc_ready;
            sums.in_valid = out.result_valid;
            sums.in_query = is_query;
            connect(sums, out);
            sums.in_sums.set_slice(pe * width, out.result_sum);
        }
        const auto& out = calculator_.tick(sums);
        if (out.out_valid && dot != nullptr) *dot = out.out_dot.to_i64();
        norm_ = out.query_norm.to_u64();
        return ready;
    }

    spec::SimilarityCalculator spec_;
    typename Pe::In in_;
    std::vector<Pe> pes_;
    SimilarityCalculator calculator_;
    std::uint64_t norm_ = 0;
};

template <class Path, class Int4>
void scores_equal_dot_products(Path path, int dimension, const Int4& int4) {
    tb::Rng rng(7);
    std::uint64_t norm = 0;
    for (int round = 0; round < 40; ++round) {
        const Int8Vector query = round == 0 ? Int8Vector(static_cast<std::size_t>(dimension), -128)
                                            : tb::int8_noise(dimension, rng);
        path.load(query);
        for (int n = 0; n < 4; ++n) {
            const Int8Vector document = n == 0 && round == 0 ? query : tb::int8_noise(dimension, rng);
            EXPECT_EQ(path.score(document, true, false), dot_int8(query, document));
            EXPECT_EQ(path.score(document, false, false), int4(query, document));
            EXPECT_EQ(path.norm(), norm);
        }
        EXPECT_EQ(path.score(query, true, true), std::nullopt);
        norm = static_cast<std::uint64_t>(squared_norm(query.data(), query.size()));
        EXPECT_EQ(path.norm(), norm);
    }
}

TEST(GoldenSimilarityCalculator, BehindNibbleElements) {
    spec::HierPe pe;
    pe.lanes = 5;
    pe.lanes_per_cycle = 3;
    scores_equal_dot_products(Datapath<HierPe, spec::HierPe>(3, pe), 15, dot_int4<std::int8_t>);
}

TEST(GoldenSimilarityCalculator, BehindBitserialElements) {
    spec::HierPeBitserial pe;
    pe.lanes = 5;
    scores_equal_dot_products(Datapath<HierPeBitserial, spec::HierPeBitserial>(3, pe), 15,
                              dot_int8_by_nibble<std::int8_t>);
}

TEST(GoldenSimilarityCalculator, WidthsAreThoseOfTheSpecAndOfTheElements) {
    for (const auto passes : {spec::Passes::nibble, spec::Passes::single}) {
        for (int pes = 1; pes <= 8; ++pes) {
            for (int lanes = 1; lanes <= 1024; ++lanes) {
                const auto spec = calculator(pes, lanes, passes);
                ASSERT_EQ(SimilarityCalculator::sum_width(spec), spec::sum_width(spec)) << lanes;
                ASSERT_EQ(SimilarityCalculator::sum_width(spec), passes == spec::Passes::nibble
                                                                     ? HierPe::sum_width(lanes)
                                                                     : HierPeBitserial::sum_width(lanes));
                ASSERT_EQ(SimilarityCalculator::dot_width(spec), spec::dot_width(spec)) << lanes;
                ASSERT_EQ(SimilarityCalculator::dot_width(spec) - 1, spec::norm_width(spec)) << lanes;
            }
        }
    }
    const auto published = calculator(4, 128, spec::Passes::nibble);
    EXPECT_EQ(spec::dot_width(published), 25);
    EXPECT_EQ(spec::norm_width(published), 24);
}

}  // namespace
}  // namespace ragrtl::golden
