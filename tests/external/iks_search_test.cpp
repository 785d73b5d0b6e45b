// The functional model of `iks` on real embeddings: against the lists that numpy made of them, and Faiss.

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>
#include <xtensor/xnpy.hpp>
#include <xtensor/xtensor.hpp>

#include "golden/systems/iks_fast.hpp"
#include "tests/external/real_embeddings.hpp"

namespace ragrtl {
namespace {

using spec::FpAccumulator;
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

class IksEmbeddings : public test::RealEmbeddings {
  protected:
    std::vector<golden::IksAnswer> found(FpAccumulator accumulate) const {
        const Codes corpus = fp16(data_.corpus);
        return golden::IksFastFunction(accumulate, corpus.data(), data_.corpus.rows, data_.corpus.columns)
            .search(fp16(data_.queries).data(), data_.queries.rows, k);
    }
};

TEST_P(IksEmbeddings, EqualsTheStoredIdsAndScores) {
    const auto load = [this](const std::string& name) -> xt::xtensor<std::int32_t, 2> {
        return xt::load_npy<std::int32_t>((folder_ / (name + ".npy")).string());
    };
    const auto ids = load("gt_i8_top32_ids");
    const auto scores = load("gt_i8_top32_scores");
    for (const FpAccumulator accumulate : {FpAccumulator::exact, FpAccumulator::fp32}) {
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

TEST_P(IksEmbeddings, FaissAgreesWithinTies) {
    const auto answers = found(FpAccumulator::exact);
    expect_faiss_agrees(k, [&](std::size_t query) {
        List list;
        for (const golden::IksHit& hit : answers[query].hits) list.emplace_back(hit.id, value_of(hit.score));
        return list;
    });
}

INSTANTIATE_TEST_SUITE_P(Sets, IksEmbeddings, test::embedding_sets(), test::set_name);

}  // namespace
}  // namespace ragrtl
