// The functional model of `hier` on real embeddings: against the lists that numpy made of them, and Faiss.

#include <faiss/IndexFlat.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>
#include <xtensor/xnpy.hpp>
#include <xtensor/xtensor.hpp>

#include "gen/data/int8_dataset.hpp"
#include "golden/systems/hier.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/paths.hpp"

namespace ragrtl {
namespace {

using golden::HierMode;
using golden::HierSearch;
using golden::QueryNibble;
using Ids = xt::xtensor<std::int32_t, 2>;

class HierEmbeddings : public ::testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        folder_ = GetParam() == "minilm384" ? test::data_dir() / GetParam() : test::shared_data(GetParam());
        if (!std::filesystem::exists(folder_)) GTEST_SKIP() << "no embeddings at " << folder_;
        data_ = data::read_int8_dataset(folder_ / "corpus_i8.npy", folder_ / "queries_i8.npy");
    }

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

    std::filesystem::path folder_;
    data::Int8Dataset data_;
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

// Faiss computes in float, which is exact here (sums below 2^24). Its order within a tie is its own, and a
// tie that runs past the end of the list may hold other ids there.
TEST_P(HierEmbeddings, FaissAgreesWithinTies) {
    constexpr std::size_t k = 32;
    using Index = faiss::Index::idx_t;
    const std::vector<float> corpus(data_.corpus.values.begin(), data_.corpus.values.end());
    const std::vector<float> queries(data_.queries.values.begin(), data_.queries.values.end());
    faiss::IndexFlatIP index(static_cast<Index>(data_.corpus.columns));
    index.add(static_cast<Index>(data_.corpus.rows), corpus.data());
    std::vector<float> scores(data_.queries.rows * k);
    std::vector<Index> ids(data_.queries.rows * k);
    index.search(static_cast<Index>(data_.queries.rows), queries.data(), k, scores.data(), ids.data());

    const golden::HierFunction hier = function();
    HierSearch search;
    search.mode = HierMode::int8;
    search.k = k;
    using IdsByScore = std::map<std::int64_t, std::set<std::int64_t>>;
    for (std::size_t q = 0; q < data_.queries.rows; ++q) {
        IdsByScore ours;
        IdsByScore theirs;
        const auto hits = hier.search(data_.queries.row(q), search).hits;
        for (std::size_t rank = 0; rank < k; ++rank) {
            ours[hits[rank].dot].insert(hits[rank].id);
            theirs[static_cast<std::int64_t>(scores[q * k + rank])].insert(ids[q * k + rank]);
        }
        const std::int64_t last = hits.back().dot;
        EXPECT_EQ(ours[last].size(), theirs[last].size()) << "query " << q;
        ours.erase(last);
        theirs.erase(last);
        ASSERT_EQ(ours, theirs) << "query " << q;
    }
}

INSTANTIATE_TEST_SUITE_P(Sets, HierEmbeddings, ::testing::Values("minilm384", "scifact-use512", "glove100"),
                         [](const auto& set) {
                             std::string name = set.param;
                             name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
                             return name;
                         });

}  // namespace
}  // namespace ragrtl
