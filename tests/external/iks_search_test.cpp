// The functional model of `iks` on real embeddings: against the lists that numpy made of them, and Faiss.

#include <faiss/IndexFlat.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>
#include <xtensor/xnpy.hpp>
#include <xtensor/xtensor.hpp>

#include "gen/data/int8_dataset.hpp"
#include "golden/systems/iks_fast.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/paths.hpp"

namespace ragrtl {
namespace {

using golden::IksAccumulate;
using Codes = std::vector<std::uint16_t>;

constexpr std::size_t k = 32;

/// INT8 values as fp16, which has them all.
Codes fp16(const data::Matrix<std::int8_t>& values) {
    Codes codes;
    codes.reserve(values.values.size());
    for (const int value : values.values) {
        codes.push_back(static_cast<std::uint16_t>(
            golden::encode(golden::kFp16, {golden::FloatKind::finite, value < 0,
                                           static_cast<std::uint64_t>(value < 0 ? -value : value), 0})));
    }
    return codes;
}

float value_of(std::uint32_t score) {
    float value = 0;
    std::memcpy(&value, &score, sizeof value);
    return value;
}

// The dot products of INT8 values stay below 2^24: exact in fp32, by either accumulator and by Faiss.
class IksEmbeddings : public ::testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        folder_ = GetParam() == "minilm384" ? test::data_dir() / GetParam() : test::shared_data(GetParam());
        if (!std::filesystem::exists(folder_)) GTEST_SKIP() << "no embeddings at " << folder_;
        data_ = data::read_int8_dataset(folder_ / "corpus_i8.npy", folder_ / "queries_i8.npy");
    }

    std::vector<golden::IksAnswer> found(IksAccumulate accumulate) const {
        const Codes corpus = fp16(data_.corpus);
        return golden::IksFastFunction(accumulate, corpus.data(), data_.corpus.rows, data_.corpus.columns)
            .search(fp16(data_.queries).data(), data_.queries.rows, k);
    }

    std::filesystem::path folder_;
    data::Int8Dataset data_;
};

TEST_P(IksEmbeddings, EqualsTheStoredIdsAndScores) {
    const auto load = [this](const std::string& name) -> xt::xtensor<std::int32_t, 2> {
        return xt::load_npy<std::int32_t>((folder_ / (name + ".npy")).string());
    };
    const auto ids = load("gt_i8_top32_ids");
    const auto scores = load("gt_i8_top32_scores");
    for (const IksAccumulate accumulate : {IksAccumulate::exact, IksAccumulate::fp32}) {
        const auto answers = found(accumulate);
        ASSERT_EQ(answers.size(), ids.shape(0));
        for (std::size_t q = 0; q < answers.size(); ++q) {
            ASSERT_EQ(answers[q].hits.size(), k);
            for (std::size_t rank = 0; rank < k; ++rank) {
                ASSERT_EQ(answers[q].hits[rank].id, ids(q, rank)) << "query " << q << ", rank " << rank;
                ASSERT_EQ(value_of(answers[q].hits[rank].score), static_cast<float>(scores(q, rank)));
            }
        }
    }
}

// Within a tie the order of Faiss is its own, and a tie that runs past the end of the list may hold other
// ids.
TEST_P(IksEmbeddings, FaissAgreesWithinTies) {
    using Index = faiss::Index::idx_t;
    const std::vector<float> corpus(data_.corpus.values.begin(), data_.corpus.values.end());
    const std::vector<float> queries(data_.queries.values.begin(), data_.queries.values.end());
    faiss::IndexFlatIP index(static_cast<Index>(data_.corpus.columns));
    index.add(static_cast<Index>(data_.corpus.rows), corpus.data());
    std::vector<float> scores(data_.queries.rows * k);
    std::vector<Index> ids(data_.queries.rows * k);
    index.search(static_cast<Index>(data_.queries.rows), queries.data(), k, scores.data(), ids.data());

    const auto answers = found(IksAccumulate::exact);
    for (std::size_t q = 0; q < answers.size(); ++q) {
        std::map<float, std::set<std::int64_t>> ours;
        std::map<float, std::set<std::int64_t>> theirs;
        for (std::size_t rank = 0; rank < k; ++rank) {
            const golden::IksHit& hit = answers[q].hits[rank];
            ours[value_of(hit.score)].insert(hit.id);
            theirs[scores[q * k + rank]].insert(ids[q * k + rank]);
        }
        const float last = value_of(answers[q].hits.back().score);
        EXPECT_EQ(ours[last].size(), theirs[last].size()) << "query " << q;
        ours.erase(last);
        theirs.erase(last);
        ASSERT_EQ(ours, theirs) << "query " << q;
    }
}

INSTANTIATE_TEST_SUITE_P(Sets, IksEmbeddings, ::testing::Values("minilm384", "scifact-use512", "glove100"),
                         [](const auto& set) {
                             std::string name = set.param;
                             name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
                             return name;
                         });

}  // namespace
}  // namespace ragrtl
