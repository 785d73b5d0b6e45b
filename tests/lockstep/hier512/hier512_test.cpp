// Preset hier512, Verilated, at the size it was published for: 2048 documents of 512 dimensions, 50
// candidates, 5 results, memories that answer in every cycle.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "Vhier.h"
#include "golden/systems/hier.hpp"
#include "golden/systems/hier_layout.hpp"
#include "hier_ports.hpp"
#include "tb/rng.hpp"
#include "tb/search/hier.hpp"

namespace ragrtl::test {
namespace {

using Host = tb::HierHost<Vhier, hier_ports>;
using golden::HierMetric;
using golden::HierMode;

constexpr std::size_t documents = 2048;
constexpr std::size_t dimension = 512;
constexpr std::uint32_t candidates = 50;
constexpr std::uint32_t top_k = 5;
/// Rows of the stages alone: 4 of each document, 8 of each candidate.
constexpr std::uint32_t stage_rows = 4 * documents + 8 * candidates;
/// The query: its INT8 rows twice (kept, and as a document), its nibbles, its high nibbles for the second
/// stage.
constexpr std::uint32_t query_rows = 8 + 8 + 4 + 4;

std::vector<std::int8_t> random_values(std::size_t count, tb::Rng& rng) {
    std::vector<std::int8_t> values(count);
    for (auto& value : values) value = static_cast<std::int8_t>(rng.between(-128, 127));
    return values;
}

class Hier512 : public ::testing::Test {
  protected:
    Hier512()
        : corpus_(random_values(documents * dimension, rng_)),
          function_(corpus_.data(), documents, dimension),
          host_(spec::HierSystem{},
                golden::hier_document_rows(corpus_.data(), documents, dimension, dimension).bytes(),
                norms()) {}

    std::vector<std::int8_t> random_query() { return random_values(dimension, rng_); }

    Host::Answer search(const std::vector<std::int8_t>& query, HierMode mode, HierMetric metric) {
        const Host::Setting setting{static_cast<std::uint32_t>(mode),
                                    metric == HierMetric::mips ? 1U : 0U,
                                    dimension,
                                    documents,
                                    candidates,
                                    top_k};
        const auto rows =
            golden::hier_query_rows(query.data(), dimension, dimension, golden::QueryNibble::rounded);
        return host_.search(setting, rows.bytes().data());
    }

    void expect_function(const std::vector<std::int8_t>& query, HierMode mode, HierMetric metric) {
        SCOPED_TRACE("mode " + std::to_string(static_cast<int>(mode)) +
                     (metric == HierMetric::mips ? ", inner product" : ", cosine"));
        golden::HierSearch options;
        options.mode = mode;
        options.metric = metric;
        options.candidates = candidates;
        options.k = top_k;
        const auto expected = function_.search(query.data(), options).hits;
        const auto got = search(query, mode, metric).hits;
        ASSERT_EQ(got.size(), expected.size());
        for (std::size_t i = 0; i < got.size(); ++i) {
            EXPECT_EQ(got[i].id, expected[i].id) << "result " << i;
            EXPECT_EQ(got[i].dot, expected[i].dot) << "result " << i;
        }
    }

    std::vector<std::uint32_t> norms() const {
        std::vector<std::uint32_t> all(documents);
        for (std::size_t id = 0; id < documents; ++id) {
            all[id] =
                static_cast<std::uint32_t>(golden::squared_norm(corpus_.data() + id * dimension, dimension));
        }
        return all;
    }

    tb::Rng rng_{512};
    std::vector<std::int8_t> corpus_;
    golden::HierFunction function_;
    Host host_;
};

TEST_F(Hier512, KeepsTheMemoryPortBusy) {
    for (const HierMetric metric : {HierMetric::cosine, HierMetric::mips}) {
        for (int query = 0; query < 4; ++query) {
            const auto answer = search(random_query(), HierMode::hierarchical, metric);
            RecordProperty("cycles", static_cast<int>(answer.cycles));
            EXPECT_EQ(answer.rows, stage_rows + query_rows);
            EXPECT_LE(100 * std::uint64_t{answer.cycles}, 102 * std::uint64_t{stage_rows}) << answer.cycles;
            EXPECT_GE(100 * std::uint64_t{answer.rows}, 98 * std::uint64_t{answer.cycles}) << answer.cycles;
        }
    }
}

TEST_F(Hier512, AnswersAsTheFunctionalModel) {
    const std::vector<std::int8_t> extreme(dimension, -128);
    for (const HierMode mode : {HierMode::hierarchical, HierMode::int8, HierMode::int4}) {
        for (const HierMetric metric : {HierMetric::cosine, HierMetric::mips}) {
            expect_function(random_query(), mode, metric);
            expect_function(extreme, mode, metric);
        }
    }
}

}  // namespace
}  // namespace ragrtl::test
