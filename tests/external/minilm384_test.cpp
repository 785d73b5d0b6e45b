// The stored results of tests/data/minilm384, recomputed from its INT8 arrays in plain C++ and with Faiss.

#include <faiss/IndexFlat.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>
#include <xtensor/xnpy.hpp>
#include <xtensor/xtensor.hpp>

#include "tests/support/paths.hpp"

namespace {

constexpr std::size_t documents = 650, queries = 128, dimension = 384;

template <class T>
using Matrix = xt::xtensor<T, 2>;

template <class T>
Matrix<T> load(const std::string& name) {
    return xt::load_npy<T>((ragrtl::test::data_dir() / "minilm384" / (name + ".npy")).string());
}

Matrix<std::int8_t> nibbles(const Matrix<std::int8_t>& values) {
    Matrix<std::int8_t> result = values;
    for (auto& value : result) value = static_cast<std::int8_t>(value >> 4);
    return result;
}

std::int32_t dot(const Matrix<std::int8_t>& a, std::size_t row_a, const Matrix<std::int8_t>& b,
                 std::size_t row_b) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < dimension; ++i) sum += a(row_a, i) * b(row_b, i);
    return sum;
}

/// The k candidates with the largest scores, best first; candidates ascend, so a stable sort puts the lower
/// id first on a tie.
std::vector<std::int32_t> best(std::vector<std::int32_t> candidates, const std::vector<std::int32_t>& scores,
                               std::size_t k) {
    std::stable_sort(candidates.begin(), candidates.end(), [&](std::int32_t a, std::int32_t b) {
        return scores[static_cast<std::size_t>(a)] > scores[static_cast<std::size_t>(b)];
    });
    candidates.resize(k);
    return candidates;
}

std::vector<std::int32_t> all_ids() {
    std::vector<std::int32_t> ids(documents);
    std::iota(ids.begin(), ids.end(), 0);
    return ids;
}

template <class T>
std::vector<T> row(const Matrix<T>& matrix, std::size_t index) {
    const auto begin = matrix.begin() + static_cast<std::ptrdiff_t>(index * matrix.shape(1));
    return {begin, begin + static_cast<std::ptrdiff_t>(matrix.shape(1))};
}

class Minilm384 : public ::testing::Test {
  protected:
    Matrix<std::int8_t> corpus_ = load<std::int8_t>("corpus_i8");
    Matrix<std::int8_t> queries_ = load<std::int8_t>("queries_i8");

    void SetUp() override {
        ASSERT_EQ(corpus_.shape(), (std::array<std::size_t, 2>{documents, dimension}));
        ASSERT_EQ(queries_.shape(), (std::array<std::size_t, 2>{queries, dimension}));
    }

    static std::vector<std::int32_t> scores(const Matrix<std::int8_t>& query_rows, std::size_t query,
                                            const Matrix<std::int8_t>& document_rows) {
        std::vector<std::int32_t> result(documents);
        for (std::size_t d = 0; d < documents; ++d) result[d] = dot(query_rows, query, document_rows, d);
        return result;
    }
};

TEST_F(Minilm384, Int8Top32IsExact) {
    const auto ids = load<std::int32_t>("gt_i8_top32_ids");
    const auto expected_scores = load<std::int32_t>("gt_i8_top32_scores");
    ASSERT_EQ(ids.shape(), (std::array<std::size_t, 2>{queries, 32}));
    for (std::size_t q = 0; q < queries; ++q) {
        const auto all_scores = scores(queries_, q, corpus_);
        const auto top = best(all_ids(), all_scores, 32);
        std::vector<std::int32_t> top_scores;
        top_scores.reserve(top.size());
        for (const auto id : top) top_scores.push_back(all_scores[static_cast<std::size_t>(id)]);
        EXPECT_EQ(row(ids, q), top) << "query " << q;
        EXPECT_EQ(row(expected_scores, q), top_scores) << "query " << q;
    }
}

TEST_F(Minilm384, Int4Top50AndItsRerankingAreExact) {
    const auto int4_ids = load<std::int32_t>("gt_i4_top50_ids");
    const auto two_stage_ids = load<std::int32_t>("gt_two_stage_top10_ids");
    ASSERT_EQ(int4_ids.shape(), (std::array<std::size_t, 2>{queries, 50}));
    ASSERT_EQ(two_stage_ids.shape(), (std::array<std::size_t, 2>{queries, 10}));
    const auto corpus_nibbles = nibbles(corpus_);
    const auto query_nibbles = nibbles(queries_);
    for (std::size_t q = 0; q < queries; ++q) {
        auto candidates = best(all_ids(), scores(query_nibbles, q, corpus_nibbles), 50);
        EXPECT_EQ(row(int4_ids, q), candidates) << "query " << q;
        std::sort(candidates.begin(), candidates.end());
        EXPECT_EQ(row(two_stage_ids, q), best(candidates, scores(queries_, q, corpus_), 10)) << "query " << q;
    }
}

// Faiss computes in float, which is exact here: 384 products of at most 127^2 stay below 2^24. Its order
// within a tie is its own, so ids are compared as one set per score; a tie that runs past the end of the list
// may hold other ids.
TEST_F(Minilm384, FaissAgreesWithinTies) {
    const auto ids = load<std::int32_t>("gt_i8_top32_ids");
    const auto expected_scores = load<std::int32_t>("gt_i8_top32_scores");
    constexpr std::size_t k = 32;

    const std::vector<float> corpus(corpus_.begin(), corpus_.end());
    const std::vector<float> query_rows(queries_.begin(), queries_.end());
    faiss::IndexFlatIP index(static_cast<faiss::Index::idx_t>(dimension));
    index.add(static_cast<faiss::Index::idx_t>(documents), corpus.data());
    std::vector<float> faiss_scores(queries * k);
    std::vector<faiss::Index::idx_t> faiss_ids(queries * k);
    index.search(static_cast<faiss::Index::idx_t>(queries), query_rows.data(), k, faiss_scores.data(),
                 faiss_ids.data());

    using IdsByScore = std::map<std::int64_t, std::set<std::int64_t>>;
    for (std::size_t q = 0; q < queries; ++q) {
        IdsByScore stored, found;
        for (std::size_t rank = 0; rank < k; ++rank) {
            const auto score = static_cast<std::int64_t>(faiss_scores[q * k + rank]);
            EXPECT_EQ(expected_scores(q, rank), score) << "query " << q << ", rank " << rank;
            stored[expected_scores(q, rank)].insert(ids(q, rank));
            found[score].insert(faiss_ids[q * k + rank]);
        }
        const std::int64_t last = expected_scores(q, k - 1);
        EXPECT_EQ(stored[last].size(), found[last].size()) << "query " << q;
        stored.erase(last);
        found.erase(last);
        EXPECT_EQ(stored, found) << "query " << q;
    }
}

}  // namespace
