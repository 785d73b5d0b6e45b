// The functional model of `hier` against a plain sort of exact scores.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <random>
#include <vector>

#include "golden/systems/hier.hpp"

namespace ragrtl::golden {
namespace {

using boost::multiprecision::cpp_int;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

using Rows = std::vector<std::vector<int>>;

std::vector<std::int8_t> flat(const Rows& rows) {
    std::vector<std::int8_t> values;
    for (const auto& row : rows) {
        for (const int value : row) values.push_back(static_cast<std::int8_t>(value));
    }
    return values;
}

std::vector<std::int64_t> ids(const std::vector<HierHit>& hits) {
    std::vector<std::int64_t> all;
    for (const HierHit& hit : hits) all.push_back(hit.id);
    return all;
}

int floor_sixteenth(int value) { return (value - ((value % 16) + 16) % 16) / 16; }

/// Written for clarity, in other terms than the model: sorts every document, compares cosines as fractions.
class Reference {
  public:
    Reference(Rows documents, std::vector<int> query)
        : documents_(std::move(documents)), query_(std::move(query)) {}

    std::vector<std::int64_t> search(const HierSearch& search) const {
        std::vector<std::int64_t> all(documents_.size());
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::int64_t>(i);
        if (search.mode == HierMode::int4) return best(all, search, true, search.k);
        if (search.mode == HierMode::hierarchical) all = best(all, search, true, search.candidates);
        return best(all, search, false, search.k);
    }

  private:
    int query_value(int value, const HierSearch& search) const {
        if (search.pe == HierPeKind::bitserial) return value;
        if (search.query_nibble == QueryNibble::floored) return floor_sixteenth(value);
        return std::min(floor_sixteenth(value + 8), 7);
    }

    cpp_int dot(std::int64_t id, const HierSearch& search, bool int4) const {
        const auto& document = documents_[static_cast<std::size_t>(id)];
        cpp_int sum = 0;
        for (std::size_t i = 0; i < query_.size(); ++i) {
            sum += int4 ? query_value(query_[i], search) * floor_sixteenth(document[i])
                        : query_[i] * document[i];
        }
        return sum;
    }

    // dot * |dot| / norm: in the order of cosines. As numerator and denominator.
    std::pair<cpp_int, cpp_int> score(std::int64_t id, const HierSearch& search, bool int4) const {
        const cpp_int d = dot(id, search, int4);
        if (search.metric == HierMetric::mips) return {d, 1};
        cpp_int norm = 0;
        for (const int value : documents_[static_cast<std::size_t>(id)]) norm += value * value;
        return {d * abs(d), norm == 0 ? cpp_int(1) : norm};
    }

    std::vector<std::int64_t> best(std::vector<std::int64_t> of, const HierSearch& search, bool int4,
                                   std::int64_t k) const {
        std::sort(of.begin(), of.end(), [&](std::int64_t a, std::int64_t b) {
            const auto [top_a, bottom_a] = score(a, search, int4);
            const auto [top_b, bottom_b] = score(b, search, int4);
            const cpp_int left = top_a * bottom_b;
            const cpp_int right = top_b * bottom_a;
            return left != right ? left > right : a < b;
        });
        of.resize(std::min(of.size(), static_cast<std::size_t>(k)));
        return of;
    }

    Rows documents_;
    std::vector<int> query_;
};

TEST(HierFunction, EqualsAPlainSortInEveryModeAndMetric) {
    std::mt19937 rng(7);  // NOLINT(cert-msc51-cpp,cert-msc32-c): the same run every time
    for (int round = 0; round < 60; ++round) {
        const std::size_t dimension = 1 + rng() % 12;
        const std::size_t count = rng() % 40;
        const int span = round % 3 == 0 ? 255 : 5;  // few values make many ties
        const auto value = [&] {
            return std::max(-128, static_cast<int>(rng() % 256) * span / 255 - span / 2 - 1);
        };
        Rows documents(count, std::vector<int>(dimension));
        for (auto& row : documents) {
            for (int& v : row) v = round % 3 == 2 ? 30 * value() : value();
            for (int& v : row) v = std::clamp(v, -128, 127);
        }
        std::vector<int> query(dimension);
        for (int& v : query) v = std::clamp(20 * value(), -128, 127);
        const auto corpus = flat(documents);
        const auto codes = flat({query});
        const HierFunction function(corpus.data(), count, dimension);
        const Reference reference(documents, query);
        for (const HierMode mode : {HierMode::hierarchical, HierMode::int8, HierMode::int4}) {
            for (const HierMetric metric : {HierMetric::mips, HierMetric::cosine}) {
                for (const HierPeKind pe : {HierPeKind::nibble, HierPeKind::bitserial}) {
                    for (const QueryNibble nibble : {QueryNibble::rounded, QueryNibble::floored}) {
                        const HierSearch search{mode, metric, pe, nibble, 6, 4};
                        ASSERT_EQ(ids(function.search(codes.data(), search).hits), reference.search(search))
                            << "round " << round;
                    }
                }
            }
        }
    }
}

TEST(HierFunction, GivesScoresNormsAndCandidates) {
    const auto corpus = flat({{16, 0}, {32, 0}, {0, 48}, {64, 15}});
    const auto query = flat({{100, 1}});
    const HierFunction function(corpus.data(), 4, 2);
    HierSearch search;
    search.candidates = 2;
    search.k = 1;
    const HierAnswer answer = function.search(query.data(), search);
    EXPECT_THAT(answer.candidates, ElementsAre(HierHit{1, 6 * 2, 1024}, HierHit{3, 6 * 4, 4321}));
    EXPECT_THAT(answer.hits, ElementsAre(HierHit{3, 6415, 4321}));
    search.mode = HierMode::int4;
    EXPECT_THAT(function.search(query.data(), search).hits, ElementsAre(HierHit{3, 24, 4321}));
    EXPECT_THAT(function.search(query.data(), search).candidates, IsEmpty());
    search.pe = HierPeKind::bitserial;
    EXPECT_THAT(function.search(query.data(), search).hits, ElementsAre(HierHit{3, 400, 4321}));
}

TEST(HierFunction, SkipsStage1WhereItRejectsNothing) {
    const auto corpus = flat({{1, 2}, {3, 4}, {5, 6}});
    const auto query = flat({{1, 1}});
    const HierFunction function(corpus.data(), 3, 2);
    HierSearch search;
    search.candidates = 3;
    search.k = 3;
    EXPECT_THAT(function.search(query.data(), search).candidates, IsEmpty());
    EXPECT_THAT(ids(function.search(query.data(), search).hits), ElementsAre(2, 1, 0));
    search.candidates = 2;
    search.k = 2;
    EXPECT_THAT(ids(function.search(query.data(), search).candidates),
                ElementsAre(0, 1));  // nibbles tie at 0
}

TEST(HierFunction, FewerDocumentsThanAskedFor) {
    const auto query = flat({{1, 1}});
    EXPECT_THAT(HierFunction(query.data(), 0, 2).search(query.data(), {}).hits, IsEmpty());
    EXPECT_THAT(ids(HierFunction(query.data(), 1, 2).search(query.data(), {}).hits), ElementsAre(0));
}

TEST(HierFunction, ZeroNormsCountAsOne) {
    const auto corpus = flat({{0, 0}, {-1, 0}, {1, 0}, {0, 0}});
    const auto query = flat({{3, 4}});
    const HierFunction function(corpus.data(), 4, 2);
    HierSearch search;
    search.mode = HierMode::int8;
    search.metric = HierMetric::cosine;
    EXPECT_THAT(ids(function.search(query.data(), search).hits), ElementsAre(2, 0, 3, 1));
    const auto nothing = flat({{0, 0}});
    EXPECT_THAT(ids(function.search(nothing.data(), search).hits), ElementsAre(0, 1, 2, 3));
}

TEST(HierFunction, LargestValuesAndDimension) {
    const std::size_t dimension = 131071;
    const std::vector<std::int8_t> corpus(dimension, -128);
    const HierFunction function(corpus.data(), 1, dimension);
    const auto hits = function.search(corpus.data(), {}).hits;
    const std::int64_t largest = std::int64_t{1 << 14} * 131071;
    EXPECT_THAT(hits, ElementsAre(HierHit{0, largest, largest}));
    EXPECT_THROW(HierFunction(corpus.data(), 0, 131072), std::invalid_argument);
    EXPECT_THROW(HierFunction(corpus.data(), 0, 0), std::invalid_argument);
}

TEST(HierFunction, RejectsListsOfNoLength) {
    const auto corpus = flat({{1, 2}});
    const HierFunction function(corpus.data(), 1, 2);
    HierSearch search;
    search.k = 0;
    EXPECT_THROW(function.search(corpus.data(), search), std::invalid_argument);
    search.k = 51;
    EXPECT_THROW(function.search(corpus.data(), search), std::invalid_argument);
    search.mode = HierMode::int8;
    EXPECT_EQ(function.search(corpus.data(), search).hits.size(), 1U);
}

}  // namespace
}  // namespace ragrtl::golden
