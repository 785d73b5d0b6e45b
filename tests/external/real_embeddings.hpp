#pragma once

#include <faiss/IndexFlat.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "gen/data/int8_dataset.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/paths.hpp"

namespace ragrtl::test {

/// INT8 embeddings with the lists that numpy made of them. The dot products stay below 2^24: exact in float.
class RealEmbeddings : public ::testing::TestWithParam<std::string> {
  protected:
    /// Id and score, best first.
    using List = std::vector<std::pair<std::int64_t, double>>;

    void SetUp() override {
        folder_ = GetParam() == "minilm384" ? data_dir() / GetParam() : shared_data(GetParam());
        if (!std::filesystem::exists(folder_)) GTEST_SKIP() << "no embeddings at " << folder_;
        data_ = data::read_int8_dataset(folder_ / "corpus_i8.npy", folder_ / "queries_i8.npy");
    }

    /// `list(query)` of every query has the k best inner products. Faiss computes in float; its order within
    /// a tie is its own, and a tie that runs past the end of the list may hold other ids there.
    template <class ListOf>
    void expect_faiss_agrees(std::size_t k, ListOf&& list) const {
        using Index = faiss::Index::idx_t;
        const std::vector<float> corpus(data_.corpus.values.begin(), data_.corpus.values.end());
        const std::vector<float> queries(data_.queries.values.begin(), data_.queries.values.end());
        faiss::IndexFlatIP index(static_cast<Index>(data_.corpus.columns));
        index.add(static_cast<Index>(data_.corpus.rows), corpus.data());
        std::vector<float> scores(data_.queries.rows * k);
        std::vector<Index> ids(data_.queries.rows * k);
        index.search(static_cast<Index>(data_.queries.rows), queries.data(), static_cast<Index>(k),
                     scores.data(), ids.data());

        using IdsByScore = std::map<double, std::set<std::int64_t>>;
        for (std::size_t q = 0; q < data_.queries.rows; ++q) {
            IdsByScore ours;
            IdsByScore theirs;
            const List hits = list(q);
            ASSERT_EQ(hits.size(), k);
            for (std::size_t rank = 0; rank < k; ++rank) {
                ours[hits[rank].second].insert(hits[rank].first);
                theirs[scores[q * k + rank]].insert(ids[q * k + rank]);
            }
            const double last = hits.back().second;
            EXPECT_EQ(ours[last].size(), theirs[last].size()) << "query " << q;
            ours.erase(last);
            theirs.erase(last);
            ASSERT_EQ(ours, theirs) << "query " << q;
        }
    }

    std::filesystem::path folder_;
    data::Int8Dataset data_;
};

/// All sets; one that is absent is skipped.
inline auto embedding_sets() { return ::testing::Values("minilm384", "scifact-use512", "glove100"); }

/// As the name of a test.
inline std::string set_name(const ::testing::TestParamInfo<std::string>& set) {
    std::string name = set.param;
    name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
    return name;
}

}  // namespace ragrtl::test
