#include "gen/retrieval/quality.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace ragrtl::retrieval {
namespace {

using ::testing::ElementsAre;

data::Matrix<std::int64_t> lists(std::size_t columns, const std::vector<std::int64_t>& ids) {
    data::Matrix<std::int64_t> matrix(ids.size() / columns, columns);
    matrix.values = ids;
    return matrix;
}

TEST(Quality, OfOneListByHand) {
    // Grades 3, 0 (judged, not relevant), 1, none; the relevant document 8 was not found.
    const std::vector<data::Judgements> judged{{{5, 3}, {6, 0}, {7, 1}, {8, 2}}};
    const Quality q = quality(lists(4, {7, 6, 5, 9}), judged, 4);
    EXPECT_EQ(q.queries, 1U);
    EXPECT_DOUBLE_EQ(q.precision, 2.0 / 4);
    EXPECT_DOUBLE_EQ(q.recall, 2.0 / 3);
    const double best = 3 + 2 / std::log2(3) + 1 / 2.0;
    EXPECT_DOUBLE_EQ(q.ndcg, (1 + 3 / 2.0) / best);
    const Quality first = quality(lists(4, {7, 6, 5, 9}), judged, 1);
    EXPECT_DOUBLE_EQ(first.precision, 1);
    EXPECT_DOUBLE_EQ(first.recall, 1.0 / 3);
    EXPECT_DOUBLE_EQ(first.ndcg, 1.0 / 3);
}

TEST(Quality, QueriesWithoutRelevantDocumentsDoNotCount) {
    const std::vector<data::Judgements> judged{{{0, 1}}, {}, {{2, 0}}};
    const Quality q = quality(lists(1, {0, 1, 2}), judged, 1);
    EXPECT_EQ(q.queries, 1U);
    EXPECT_DOUBLE_EQ(q.precision, 1);
    EXPECT_DOUBLE_EQ(quality(lists(1, {0}), std::vector<data::Judgements>{{}}, 1).ndcg, 0);
}

TEST(Quality, AgainstTrueNeighbours) {
    const auto found = lists(3, {1, 2, 3, 4, 5, -1});
    const auto truth = lists(3, {1, 3, 9, 4, 5, -1});
    const Quality at1 = quality(found, truth, 1);
    EXPECT_DOUBLE_EQ(at1.precision, 1);
    const Quality at3 = quality(found, truth, 3);
    EXPECT_DOUBLE_EQ(at3.recall, (2.0 / 3 + 1) / 2);
    EXPECT_DOUBLE_EQ(quality(found, truth, 2).recall, (0.5 + 1) / 2);
}

TEST(Quality, Cutoffs) {
    EXPECT_THAT(cutoffs(1), ElementsAre(1));
    EXPECT_THAT(cutoffs(5), ElementsAre(1, 5));
    EXPECT_THAT(cutoffs(10), ElementsAre(1, 10));
    EXPECT_THAT(cutoffs(32), ElementsAre(1, 10, 32));
}

}  // namespace
}  // namespace ragrtl::retrieval
