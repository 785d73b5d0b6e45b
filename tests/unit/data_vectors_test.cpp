#include "gen/data/vectors.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "gen/data/int8_dataset.hpp"
#include "gen/data/npy.hpp"
#include "gen/data/qrels.hpp"
#include "gen/data/result_file.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl::data {
namespace {

using test::bad_input;
using test::vecs_row;
using ::testing::ElementsAre;
using ::testing::Pair;

constexpr float infinity = std::numeric_limits<float>::infinity();

template <class T>
Matrix<T> matrix(std::size_t rows, std::size_t columns, const std::vector<T>& values) {
    Matrix<T> result(rows, columns);
    result.values = values;
    return result;
}

class DataFiles : public testing::Test {
  protected:
    template <class T>
    std::filesystem::path npy(const std::string& name, const Matrix<T>& values) const {
        return scratch_.write(name, to_npy(values));
    }
    test::TemporaryFolder scratch_;
};

TEST_F(DataFiles, VectorsAreFiniteAndNotEmpty) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const auto bad = npy("bad.npy", matrix<float>(2, 2, {1, 2, 3, nan}));
    EXPECT_EQ(bad_input([&] { read_vectors(bad, Role::corpus); }),
              bad.string() + ": row 1, component 1 is NaN; all values must be finite");
    const auto large = npy("large.npy", matrix<float>(2, 2, {1, 2, -infinity, 3}));
    EXPECT_EQ(bad_input([&] { read_vectors(large, Role::queries); }),
              large.string() + ": row 1, component 0 is infinite; all values must be finite");
    const auto flat = npy("flat.npy", Matrix<float>(3, 0));
    EXPECT_EQ(bad_input([&] { read_vectors(flat, Role::corpus); }),
              flat.string() + ": the vectors have dimension 0, must be at least 1");
    const auto none = npy("none.npy", Matrix<std::int8_t>(0, 3));
    EXPECT_EQ(bad_input([&] { read_vectors(none, Role::queries); }),
              none.string() + ": has no rows, must have one per query");
    EXPECT_EQ(std::get<Matrix<std::int8_t>>(read_vectors(none, Role::corpus)).shape(), "0 x 3");
}

TEST_F(DataFiles, FormatGoesByExtension) {
    const auto text = scratch_.write("a.txt", "1 2 3");
    EXPECT_EQ(
        bad_input([&] { read_vectors(text, Role::corpus); }),
        text.string() + ": unknown format .txt; must be one of .npy, .fvecs, .bvecs, .ivecs, .hdf5, .h5");
    const auto ids = scratch_.write("a.ivecs", vecs_row(std::vector<std::int32_t>{1}));
    EXPECT_EQ(
        bad_input([&] { read_vectors(ids, Role::corpus); }),
        ids.string() + ": holds integers of more than 8 bits; embeddings must be int8, float16 or float32");
}

TEST_F(DataFiles, TruthHasARowPerQueryAndIdsOfTheCorpus) {
    const auto truth = npy("t.npy", matrix<std::int32_t>(2, 2, {4, 0, 1, -1}));
    EXPECT_THAT(read_truth(truth, 2, 5).values, ElementsAre(4, 0, 1, -1));
    EXPECT_EQ(bad_input([&] { read_truth(truth, 3, 5); }),
              truth.string() + ": has 2 rows, must have one for each of the 3 queries");
    EXPECT_EQ(bad_input([&] { read_truth(truth, 2, 4); }),
              truth.string() + ": row 0 names document 4, but the corpus has 4");
    const auto negative = npy("n.npy", matrix<std::int64_t>(1, 2, {0, -2}));
    EXPECT_EQ(bad_input([&] { read_truth(negative, 1, 4); }),
              negative.string() + ": row 0 names document -2, but the corpus has 4");
    const auto scores = npy("s.npy", Matrix<float>(1, 2));
    EXPECT_EQ(bad_input([&] { read_truth(scores, 1, 4); }),
              scores.string() + ": does not hold ids; true neighbours must be int32 or int64");
}

TEST_F(DataFiles, FloatsShareTheScaleOfTheCorpus) {
    const auto corpus = npy("c.npy", matrix<float>(2, 2, {0.5F, -1.27F, 0.004F, 0.016F}));
    const auto queries = npy("q.npy", matrix<float>(1, 2, {-9.0F, 0.64F}));
    const Int8Dataset dataset = read_int8_dataset(corpus, queries);
    ASSERT_TRUE(dataset.scale);
    EXPECT_NEAR(*dataset.scale, 0.01, 1e-9);
    EXPECT_THAT(dataset.corpus.values, ElementsAre(50, -127, 0, 2));
    EXPECT_THAT(dataset.queries.values, ElementsAre(-127, 64));  // clamped
}

TEST_F(DataFiles, Int8IsTakenAsItIs) {
    const auto corpus = npy("c.npy", matrix<std::int8_t>(2, 1, {-128, 3}));
    const auto queries = npy("q.npy", matrix<std::int8_t>(1, 1, {-128}));
    const Int8Dataset dataset = read_int8_dataset(corpus, queries);
    EXPECT_FALSE(dataset.scale);
    EXPECT_THAT(dataset.corpus.values, ElementsAre(-128, 3));
    EXPECT_THAT(dataset.queries.values, ElementsAre(-128));
}

TEST_F(DataFiles, CorpusAndQueriesMustGoTogether) {
    const auto bytes = npy("i.npy", Matrix<std::int8_t>(2, 3));
    const auto floats = npy("f.npy", Matrix<float>(2, 3));
    const auto wide = npy("w.npy", Matrix<float>(2, 4));
    EXPECT_EQ(bad_input([&] { read_int8_dataset(bytes, floats); }),
              floats.string() +
                  ": the queries are floats, the corpus is INT8; both must be INT8, or both "
                  "floats, to have the same scale");
    EXPECT_EQ(bad_input([&] { read_int8_dataset(floats, wide); }),
              wide.string() + ": the queries have dimension 4, the corpus has 3");
}

TEST_F(DataFiles, Judgements) {
    const auto qrels = scratch_.write("q.tsv", "0\t2\t1\n2\t0\t3\r\n0\t1\t0\n");
    const auto judged = read_qrels(qrels, 3, 3);
    ASSERT_EQ(judged.size(), 3U);
    EXPECT_THAT(judged[0], ElementsAre(Pair(1, 0), Pair(2, 1)));
    EXPECT_TRUE(judged[1].empty());
    EXPECT_THAT(judged[2], ElementsAre(Pair(0, 3)));
    const auto rejected = [&](const std::string& line) {
        const auto path = scratch_.write("bad.tsv", "0\t0\t1\n" + line + "\n");
        return bad_input([&] { read_qrels(path, 3, 3); }).substr(path.string().size());
    };
    EXPECT_EQ(rejected("3\t0\t1"), ":2: query 3, must be a row number below 3");
    EXPECT_EQ(rejected("0\tx\t1"), ":2: document x, must be a row number below 3");
    EXPECT_EQ(rejected("0\t0\tgood"), ":2: grade good, must be a whole number");
    EXPECT_EQ(rejected("0 0 1"), ":2: \"0 0 1\" is not query row, document row and grade, separated by tabs");
}

TEST(ResultFile, FormatGoesByName) {
    const auto ids = matrix<std::int64_t>(2, 2, {3, -1, 0, 2});
    EXPECT_EQ(result_text(ids, "a.csv"), "3,-1\n0,2\n");
    EXPECT_EQ(result_text(ids, "a.json"), "[[3,-1],\n [0,2]]\n");
    EXPECT_EQ(result_text(ids, "a.npy"), to_npy(ids));
    EXPECT_EQ(result_text(Matrix<std::int64_t>(0, 2), "a.json"), "[]\n");
    EXPECT_EQ(result_name_problem("a.csv"), "");
    EXPECT_EQ(result_name_problem("a.txt"), "must end in .npy, .csv or .json");
}

}  // namespace
}  // namespace ragrtl::data
