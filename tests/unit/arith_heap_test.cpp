// What a caller of gen/arith is told who asks for a heap or a pipeline that cannot be.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "gen/arith/bit_heap.hpp"
#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::arith {
namespace {

using testing::ElementsAre;
using testing::ThrowsMessage;

TEST(ArithHeap, HoldsOneTo128Bits) {
    hdl::Builder m("m", "a module.");
    EXPECT_THAT([&] { BitHeap(m, "heap", 0); },
                ThrowsMessage<std::out_of_range>("bit heap 'heap' of 0 bits: must be 1 .. 128"));
    EXPECT_THAT([&] { BitHeap(m, "heap", 129); },
                ThrowsMessage<std::out_of_range>("bit heap 'heap' of 129 bits: must be 1 .. 128"));
    EXPECT_EQ(BitHeap(m, "heap", 128).width(), 128);
}

TEST(ArithHeap, TakesNoBitBesideItsColumns) {
    hdl::Builder m("m", "a module.");
    const hdl::Expr bits = m.input("bits", 3);
    BitHeap heap(m, "heap", 8);
    for (const int weight : {-1, 8}) {
        EXPECT_THAT([&] { heap.add(bits, weight); },
                    ThrowsMessage<std::out_of_range>("bit heap 'heap': weight " + std::to_string(weight) +
                                                     " is outside 0 .. 7"));
    }
    heap.add(bits, 7);
    EXPECT_THAT(heap.column_heights(), ElementsAre(0, 0, 0, 0, 0, 0, 0, 3));
}

TEST(PipelinePlan, NamesHowManyCutsATreeHasRoomFor) {
    const TreeShape six_rows{std::vector<std::size_t>(8, 6)};
    EXPECT_EQ(plan_for_cuts(six_rows, DelayTable{}, 3).cuts(), 3);
    EXPECT_THAT([&] { plan_for_cuts(six_rows, DelayTable{}, 4); },
                ThrowsMessage<std::out_of_range>(
                    "a pipeline of 4 register levels is deeper than the tree, which has room for 3"));
    EXPECT_THAT([&] { plan_for_cuts(six_rows, DelayTable{}, -1); },
                ThrowsMessage<std::out_of_range>("a pipeline of -1 register levels"));
}

TEST(PipelinePlan, MeetsAPeriodOrNone) {
    const TreeShape six_rows{std::vector<std::size_t>(8, 6)};
    const DelayTable delays;
    const double deepest = plan_for_cuts(six_rows, delays, 3).period;
    const auto plan = plan_for_period(six_rows, delays, deepest);
    ASSERT_TRUE(plan);
    EXPECT_LE(plan->period, deepest);
    EXPECT_DOUBLE_EQ(plan->period, planned_period(six_rows, delays, *plan));
    EXPECT_FALSE(plan_for_period(six_rows, delays, delays.flop));
}

}  // namespace
}  // namespace ragrtl::arith
