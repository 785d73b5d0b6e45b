// Quantization, integer scores and their order on real embeddings, against the golden files that numpy made
// of them. The data lies beside the project, not in it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <string>
#include <vector>

#include "golden/numerics/int_dot.hpp"
#include "golden/numerics/quantize.hpp"
#include "golden/numerics/score_order.hpp"
#include "golden/numerics/sign_bits.hpp"
#include "tests/support/paths.hpp"

namespace ragrtl::golden {
namespace {

std::filesystem::path data_set(const std::string& name) {
    return test::project_dir().parent_path() / "shared/data" / name;
}

// Values of a .npy file (format 1.0, C order, little endian); the caller knows type and shape.
template <class T>
std::vector<T> load(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    const std::string bytes{std::istreambuf_iterator<char>{file}, {}};
    EXPECT_GE(bytes.size(), 10U) << path;
    const std::size_t header =
        10 + static_cast<unsigned char>(bytes[8]) + 256U * static_cast<unsigned char>(bytes[9]);
    std::vector<T> values((bytes.size() - header) / sizeof(T));
    std::memcpy(values.data(), bytes.data() + header, values.size() * sizeof(T));
    return values;
}

// Ids of the k best scores, best first.
std::vector<std::int32_t> best(const std::vector<std::int64_t>& scores, std::size_t k) {
    std::vector<std::int32_t> ids(scores.size());
    std::iota(ids.begin(), ids.end(), 0);
    const auto before = [&scores](std::int32_t a, std::int32_t b) {
        return ranks_before(scores[static_cast<std::size_t>(a)], a, scores[static_cast<std::size_t>(b)], b);
    };
    std::partial_sort(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(k), ids.end(), before);
    ids.resize(k);
    return ids;
}

struct Embeddings {
    const char* name;
    std::size_t dimensions;
    std::size_t queries;  ///< how many of them to check
};

void PrintTo(const Embeddings& set, std::ostream* out) { *out << set.name; }

class RealEmbeddings : public testing::TestWithParam<Embeddings> {
  protected:
    void SetUp() override {
        if (!std::filesystem::exists(data_set(GetParam().name))) {
            GTEST_SKIP() << "no embeddings at " << data_set(GetParam().name);
        }
    }
};

TEST_P(RealEmbeddings, IntegerScoresGiveTheStoredLists) {
    const auto [name, dimensions, queries] = GetParam();
    const auto corpus = load<std::int8_t>(data_set(name) / "corpus_i8.npy");
    const auto query_rows = load<std::int8_t>(data_set(name) / "queries_i8.npy");
    const auto int8_ids = load<std::int32_t>(data_set(name) / "gt_i8_top32_ids.npy");
    const auto int8_scores = load<std::int32_t>(data_set(name) / "gt_i8_top32_scores.npy");
    const auto int4_ids = load<std::int32_t>(data_set(name) / "gt_i4_top50_ids.npy");
    const std::size_t documents = corpus.size() / dimensions;
    std::vector<std::int64_t> int8(documents);
    std::vector<std::int64_t> int4(documents);
    for (std::size_t q = 0; q < queries; ++q) {
        const std::int8_t* query = &query_rows[q * dimensions];
        for (std::size_t d = 0; d < documents; ++d) {
            const std::int8_t* document = &corpus[d * dimensions];
            int8[d] = dot_int8(query, document, dimensions);
            int4[d] = dot_int4(query, document, dimensions, QueryNibble::floored);
        }
        const auto top32 = best(int8, 32);
        ASSERT_TRUE(std::equal(top32.begin(), top32.end(), &int8_ids[q * 32])) << "query " << q;
        for (std::size_t i = 0; i < 32; ++i) {
            ASSERT_EQ(int8[static_cast<std::size_t>(top32[i])], int8_scores[q * 32 + i]) << "query " << q;
        }
        const auto top50 = best(int4, 50);
        ASSERT_TRUE(std::equal(top50.begin(), top50.end(), &int4_ids[q * 50])) << "query " << q;
    }
}

INSTANTIATE_TEST_SUITE_P(Sets, RealEmbeddings,
                         testing::Values(Embeddings{"fiori-minilm384", 384, 128},
                                         Embeddings{"scifact-use512", 512, 20},
                                         Embeddings{"glove100", 100, 10}),
                         [](const auto& set) {
                             std::string name = set.param.name;
                             name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
                             return name;
                         });

TEST(Quantize, RealEmbeddingsToTheStoredBytes) {
    for (const char* name : {"fiori-minilm384", "scifact-use512"}) {
        if (!std::filesystem::exists(data_set(name))) GTEST_SKIP() << "no embeddings at " << data_set(name);
        const auto corpus = load<float>(data_set(name) / "corpus_f32.npy");
        const double scale = int8_scale(corpus.data(), corpus.size());
        for (const std::string part : {"corpus", "queries"}) {
            const auto values = load<float>(data_set(name) / (part + "_f32.npy"));
            const auto stored = load<std::int8_t>(data_set(name) / (part + "_i8.npy"));
            ASSERT_EQ(values.size(), stored.size());
            for (std::size_t i = 0; i < values.size(); ++i) {
                ASSERT_EQ(quantize_int8(values[i], scale), stored[i])
                    << name << " " << part << " value " << i;
            }
        }
    }
}

}  // namespace
}  // namespace ragrtl::golden
