#include "golden/blocks/hier_pe.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>
#include <vector>

#include "tb/rng.hpp"

namespace ragrtl::golden {
namespace {

using Vector = std::vector<std::int8_t>;

Bits plane(const Vector& vector, int row) {
    Bits bits(static_cast<int>(vector.size()));
    for (std::size_t i = 0; i < vector.size(); ++i) {
        bits.set_bit(static_cast<int>(i), (static_cast<unsigned>(vector[i]) & (0x80U >> row)) != 0);
    }
    return bits;
}

spec::HierPe pe(int lanes, int lanes_per_cycle) {
    spec::HierPe spec;
    spec.lanes = lanes;
    spec.lanes_per_cycle = lanes_per_cycle;
    return spec;
}

void load_query(HierPe& model, HierPe::In in, const Vector& query, int active) {
    in.query_valid = true;
    in.active_lanes = Bits(in.active_lanes.width(), static_cast<std::uint64_t>(active));
    for (int p = 0; p < 8; ++p) {
        in.query_plane = Bits(3, static_cast<std::uint64_t>(p));
        in.query_row = plane(query, p);
        model.tick(in);
    }
}

struct Shown {
    std::uint64_t cycle;
    std::uint64_t pass;
    bool last;
    std::int64_t sum;
};

// Feeds one document, a row whenever the model is ready, and runs until idle. Cycle 0 is that of row 0.
std::vector<Shown> feed(HierPe& model, HierPe::In in, const Vector& document, bool int8) {
    std::vector<Shown> results;
    int row = 0;
    for (std::uint64_t cycle = 0;; ++cycle) {
        in.doc_valid = row < (int8 ? 8 : 4);
        in.doc_int8 = int8 == (row == 0);  // the wrong mode after row 0: must not matter
        if (in.doc_valid) in.doc_row = plane(document, row);
        const HierPe::Out& out = model.tick(in);
        EXPECT_EQ(out.busy, cycle > 0 && (in.doc_valid || results.empty() || !results.back().last));
        if (out.result_valid) {
            results.push_back({cycle, out.result_pass.to_u64(), out.result_last, out.result_sum.to_i64()});
        }
        if (in.doc_valid && out.doc_ready) ++row;
        if (!results.empty() && results.back().last) return results;
        if (cycle > 10'000) throw std::runtime_error("the model never finishes");
    }
}

std::int64_t fused(const std::vector<Shown>& r) {
    return 256 * r[0].sum + 16 * (r[1].sum + r[2].sum) + r[3].sum;
}

TEST(GoldenPe, AllInt8PairsInOneLane) {
    const auto spec = pe(1, 1);
    HierPe model(spec);
    const HierPe::In in(spec);
    for (int q = -128; q <= 127; ++q) {
        load_query(model, in, {static_cast<std::int8_t>(q)}, 1);
        for (int d = -128; d <= 127; ++d) {
            const auto int8 = feed(model, in, {static_cast<std::int8_t>(d)}, true);
            ASSERT_EQ(int8.size(), 4U);
            ASSERT_EQ(fused(int8), q * d) << q << " * " << d;
            const auto int4 = feed(model, in, {static_cast<std::int8_t>(d)}, false);
            ASSERT_EQ(int4.size(), 1U);
            ASSERT_EQ(int4[0].sum, (q >> 4) * (d >> 4)) << q << " * " << d;
        }
    }
}

TEST(GoldenPe, DotProductsOfTheFunctionLayer) {
    tb::Rng rng(3);
    for (const auto& spec : {pe(3, 2), pe(64, 64), pe(128, 64), pe(128, 7)}) {
        HierPe model(spec);
        const HierPe::In in(spec);
        for (int round = 0; round < 20; ++round) {
            Vector query(static_cast<std::size_t>(spec.lanes));
            Vector document(query.size());
            for (auto& v : query) v = static_cast<std::int8_t>(rng.between(-128, 127));
            for (auto& v : document) v = static_cast<std::int8_t>(rng.between(-128, 127));
            const int active = static_cast<int>(rng.between(0, spec.lanes));
            load_query(model, in, query, active);
            for (std::size_t i = static_cast<std::size_t>(active); i < query.size(); ++i) query[i] = 0;
            EXPECT_EQ(fused(feed(model, in, document, true)), dot_int8(query, document));
            EXPECT_EQ(feed(model, in, document, false)[0].sum, dot_int4(query, document));
        }
    }
}

TEST(GoldenPe, FunctionLayer) {
    const Vector a{-128, -1, 17, 0};
    const Vector b{-128, 127, -16, 5};
    EXPECT_EQ(dot_int8(a, b), 16384 - 127 - 272);
    EXPECT_EQ(dot_int4(a, b), 64 + (-1) * 7 + 1 * (-1) + 0);
}

// A nibble's fourth row accepted in cycle t: last beat of a pass in t + beats, result three cycles later.
TEST(GoldenPe, Timing) {
    const auto spec = pe(128, 64);
    HierPe model(spec);
    const HierPe::In in(spec);
    load_query(model, in, Vector(128, 1), 128);
    const auto int4 = feed(model, in, Vector(128, 1), false);
    EXPECT_EQ(int4[0].cycle, 3U + 2 + 3);
    const auto int8 = feed(model, in, Vector(128, 1), true);
    EXPECT_EQ(int8[0].cycle, 3U + 2 + 3);
    EXPECT_EQ(int8[1].cycle, 3U + 4 + 3);
    EXPECT_EQ(int8[2].cycle, 7U + 2 + 3);
    EXPECT_EQ(int8[3].cycle, 7U + 4 + 3);
    EXPECT_EQ(int8[3].pass, 3U);

    // 5 beats per pass: row 7 of the INT8 document waits for the tenth beat of its high nibble (cycle 13).
    const auto slow_spec = pe(5, 1);
    HierPe slow(slow_spec);
    load_query(slow, HierPe::In(slow_spec), Vector(5, 1), 5);
    const auto waited = feed(slow, HierPe::In(slow_spec), Vector(5, 1), true);
    EXPECT_EQ(waited[0].cycle, 3U + 5 + 3);
    EXPECT_EQ(waited[1].cycle, 3U + 10 + 3);
    EXPECT_EQ(waited[2].cycle, 13U + 5 + 3);
    EXPECT_EQ(waited[3].cycle, 13U + 10 + 3);
}

TEST(GoldenPe, RowsAtFullRateAreNeverRefusedInThePublishedSize) {
    for (const bool int8 : {false, true}) {
        const auto spec = pe(128, 64);
        HierPe model(spec);
        HierPe::In in(spec);
        in.doc_valid = true;
        in.doc_int8 = int8;
        for (int cycle = 0; cycle < 64; ++cycle) EXPECT_TRUE(model.tick(in).doc_ready) << cycle;
    }
}

TEST(GoldenPe, ResetDropsResultsInFlight) {
    const auto spec = pe(4, 4);
    HierPe model(spec);
    HierPe::In in(spec);
    in.doc_valid = true;
    for (int row = 0; row < 4; ++row) model.tick(in);
    in.doc_valid = false;
    EXPECT_TRUE(model.tick(in).busy);
    model.reset();
    for (int cycle = 0; cycle < 8; ++cycle) {
        const HierPe::Out& out = model.tick(in);
        EXPECT_FALSE(out.busy);
        EXPECT_FALSE(out.result_valid);
    }
}

// Extremes of the pass sums: 225*lanes must fit, one bit less must not.
TEST(GoldenPe, SumWidth) {
    for (int lanes = 1; lanes <= 1024; ++lanes) {
        const int width = HierPe::sum_width(lanes);
        EXPECT_LT(225LL * lanes, 1LL << (width - 1));
        EXPECT_GE(225LL * lanes, 1LL << (width - 2));
        EXPECT_GE(-120LL * lanes, -(1LL << (width - 1)));
    }
}

}  // namespace
}  // namespace ragrtl::golden
