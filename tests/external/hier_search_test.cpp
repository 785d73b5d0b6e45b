// The functional model of `hier` on real embeddings: against the lists that numpy made of them, and Faiss.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>
#include <xtensor/xnpy.hpp>
#include <xtensor/xtensor.hpp>

#include "golden/systems/hier.hpp"
#include "tests/external/real_embeddings.hpp"

namespace ragrtl {
namespace {

using golden::HierMode;
using golden::HierSearch;
using golden::QueryNibble;
using Ids = xt::xtensor<std::int32_t, 2>;

class HierEmbeddings : public test::RealEmbeddings {
  protected:
    golden::HierFunction function() const {
        return {data_.corpus.values.data(), data_.corpus.rows, data_.corpus.columns};
    }

    Ids stored(const std::string& name) const {
        return xt::load_npy<std::int32_t>((folder_ / (name + ".npy")).string());
    }

    /// Every query's hits equal the stored ids, and scores where there are some.
    void expect_stored(const HierSearch& search, const Ids& ids, const Ids* scores) const {
        const golden::HierFunction hier = function();
        ASSERT_EQ(ids.shape(0), data_.queries.rows);
        for (std::size_t q = 0; q < data_.queries.rows; ++q) {
            const auto hits = hier.search(data_.queries.row(q), search).hits;
            ASSERT_EQ(hits.size(), ids.shape(1));
            for (std::size_t rank = 0; rank < hits.size(); ++rank) {
                ASSERT_EQ(hits[rank].id, ids(q, rank)) << "query " << q << ", rank " << rank;
                if (scores == nullptr) continue;
                ASSERT_EQ(hits[rank].dot, (*scores)(q, rank)) << "query " << q << ", rank " << rank;
            }
        }
    }
};

TEST_P(HierEmbeddings, Int8EqualsTheStoredIdsAndScores) {
    HierSearch search;
    search.mode = HierMode::int8;
    search.k = 32;
    const Ids scores = stored("gt_i8_top32_scores");
    expect_stored(search, stored("gt_i8_top32_ids"), &scores);
}

TEST_P(HierEmbeddings, FlooredInt4EqualsTheStoredIds) {
    HierSearch search;
    search.mode = HierMode::int4;
    search.query_nibble = QueryNibble::floored;
    search.k = 50;
    expect_stored(search, stored("gt_i4_top50_ids"), nullptr);
}

TEST_P(HierEmbeddings, FlooredTwoStagesEqualTheStoredIds) {
    HierSearch search;
    search.query_nibble = QueryNibble::floored;
    search.k = 10;
    expect_stored(search, stored("gt_two_stage_top10_ids"), nullptr);
}

TEST_P(HierEmbeddings, FaissAgreesWithinTies) {
    const golden::HierFunction hier = function();
    HierSearch search;
    search.mode = HierMode::int8;
    search.k = 32;
    expect_faiss_agrees(32, [&](std::size_t query) {
        List list;
        for (const golden::HierHit& hit : hier.search(data_.queries.row(query), search).hits) {
            list.emplace_back(hit.id, static_cast<double>(hit.dot));
        }
        return list;
    });
}

INSTANTIATE_TEST_SUITE_P(Sets, HierEmbeddings, test::embedding_sets(), test::set_name);

}  // namespace
}  // namespace ragrtl
