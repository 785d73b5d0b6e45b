#include "golden/blocks/hier_pe_bitserial.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>

#include "tb/benches/hier_pe_stimulus.hpp"

namespace ragrtl::golden {
namespace {

using tb::Int8Vector;
using tb::plane_of;

void load_query(HierPeBitserial& model, HierPeBitserial::In in, const Int8Vector& query, int active) {
    in.query_valid = true;
    in.active_lanes = Bits(in.active_lanes.width(), static_cast<std::uint64_t>(active));
    for (int p = 0; p < 8; ++p) {
        in.query_plane = Bits(3, static_cast<std::uint64_t>(p));
        in.query_row = plane_of(query, p);
        model.tick(in);
    }
}

// Feeds one document without gaps. Its result must come four cycles after the last row, busy until then.
std::optional<std::int64_t> feed(HierPeBitserial& model, HierPeBitserial::In in, const Int8Vector& document,
                                 bool int8) {
    const int rows = int8 ? 8 : 4;
    for (int cycle = 0;; ++cycle) {
        in.doc_valid = cycle < rows;
        in.doc_int8 = int8 == (cycle == 0);  // the wrong mode after row 0: must not matter
        if (in.doc_valid) in.doc_row = plane_of(document, cycle);
        const HierPeBitserial::Out& out = model.tick(in);
        EXPECT_TRUE(out.doc_ready);
        EXPECT_EQ(out.busy, cycle > 0 && cycle < rows + 4);
        EXPECT_EQ(out.result_valid, cycle == rows + 3);
        if (out.result_valid) return out.result_sum.to_i64();
        if (cycle > 20) return std::nullopt;
    }
}

int floor16(int x) { return x >= 0 ? x / 16 : -((15 - x) / 16); }

TEST(GoldenPeBitserial, AllInt8PairsInOneLane) {
    spec::HierPeBitserial spec;
    spec.lanes = 1;
    HierPeBitserial model(spec);
    const HierPeBitserial::In in(spec);
    for (int q = -128; q <= 127; ++q) {
        load_query(model, in, {static_cast<std::int8_t>(q)}, 1);
        for (int d = -128; d <= 127; ++d) {
            const Int8Vector document{static_cast<std::int8_t>(d)};
            ASSERT_EQ(feed(model, in, document, true), q * d) << q << " * " << d;
            ASSERT_EQ(feed(model, in, document, false), q * floor16(d)) << q << " * " << d;
        }
    }
}

TEST(GoldenPeBitserial, InactiveLanesAddNothing) {
    spec::HierPeBitserial spec;
    spec.lanes = 5;
    HierPeBitserial model(spec);
    const HierPeBitserial::In in(spec);
    const Int8Vector query{100, -128, 7, 90, -90};
    load_query(model, in, query, 3);
    EXPECT_EQ(feed(model, in, {-128, -128, 5, 77, 77}, true), 100 * -128 + 128 * 128 + 7 * 5);
    load_query(model, in, query, 0);
    EXPECT_EQ(feed(model, in, {-128, -128, 5, 77, 77}, true), 0);
}

TEST(GoldenPeBitserial, ResetForgetsTheDocumentButNotTheQuery) {
    spec::HierPeBitserial spec;
    spec.lanes = 2;
    HierPeBitserial model(spec);
    HierPeBitserial::In in(spec);
    load_query(model, in, {3, -4}, 2);
    in.doc_valid = true;
    in.doc_int8 = true;
    in.doc_row = plane_of({-1, -1}, 0);
    for (int row = 0; row < 3; ++row) model.tick(in);
    model.reset();
    in.doc_valid = false;
    EXPECT_EQ(feed(model, in, {10, 20}, true), 3 * 10 - 4 * 20);
}

TEST(GoldenPeBitserial, WidthIsThatOfTheSpec) {
    for (int lanes = 1; lanes <= 1024; ++lanes) {
        spec::HierPeBitserial spec;
        spec.lanes = lanes;
        ASSERT_EQ(HierPeBitserial::sum_width(lanes), spec::sum_width(spec)) << lanes;
    }
}

}  // namespace
}  // namespace ragrtl::golden
