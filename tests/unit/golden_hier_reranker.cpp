#include "golden/blocks/hier_reranker.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

#include "tb/benches/cosine_documents.hpp"
#include "tb/rng.hpp"

namespace ragrtl::golden {
namespace {

struct Load {
    std::vector<RankedDocument> documents;
    std::uint64_t period = 1;  ///< cycles from one document to the next, if it is taken at once
};

struct Cycles {
    std::uint64_t total = 0;    ///< until all are sorted in
    std::uint64_t refused = 0;  ///< in which a document was there and not taken
};

Cycles run(const spec::Reranker& spec, const Load& load) {
    Reranker model(spec);
    Reranker::In in(spec);
    Cycles cycles;
    std::uint64_t next_at = 0;
    for (std::size_t taken = 0;; ++cycles.total) {
        in.in_valid = taken < load.documents.size() && cycles.total >= next_at;
        if (in.in_valid) {
            in.in_dot = load.documents[taken].dot;
            in.in_norm = load.documents[taken].norm;
            in.in_id = load.documents[taken].id;
        }
        const Reranker::Out& out = model.tick(in);
        if (in.in_valid && out.in_ready) {
            ++taken;
            next_at = cycles.total + load.period;
        } else if (in.in_valid) {
            ++cycles.refused;
        } else if (taken == load.documents.size() && !out.pending && !out.busy) {
            return cycles;
        }
    }
}

RankedDocument document(const spec::Reranker& spec, const CosineScore& score, std::uint64_t id) {
    return {Bits::of_signed(spec.dot_width, score.dot),
            Bits(spec.norm_width, static_cast<std::uint64_t>(score.squared_norm)), Bits(spec.id_width, id)};
}

std::vector<RankedDocument> documents(const spec::Reranker& spec, const tb::CosineScores& scores, int count) {
    tb::Rng rng(1);
    std::vector<RankedDocument> all;
    for (int i = 0; i < count; ++i) {
        all.push_back(document(spec, scores(rng), static_cast<std::uint64_t>(i)));
    }
    return all;
}

TEST(RankedList, IsTheSortedStream) {
    const spec::Reranker spec;
    tb::Rng rng(2);
    const auto scores = tb::CosineRange{spec.dot_width, spec.norm_width}.near_ties(6);
    RankedList list;
    std::vector<RankedDocument> stream;
    constexpr std::size_t limit = 7;
    for (std::uint64_t id = 0; id < 300; ++id) {
        stream.push_back(document(spec, scores(rng), id));
        const std::size_t ahead = list.ahead_of(stream.back(), false);
        if (ahead < limit) list.insert(stream.back(), ahead, limit);
        std::vector<RankedDocument> sorted = stream;
        std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
            return tb::compare_cosines(a.score(), b.score()) > 0;
        });
        sorted.resize(std::min(limit, sorted.size()));
        ASSERT_EQ(list.size(), sorted.size());
        for (std::size_t i = 0; i < sorted.size(); ++i) ASSERT_EQ(list.by_score(i).id, sorted[i].id);
        std::sort(sorted.begin(), sorted.end(),
                  [](const auto& a, const auto& b) { return a.id.to_u64() < b.id.to_u64(); });
        for (std::size_t i = 0; i < sorted.size(); ++i) ASSERT_EQ(list.by_arrival(i).id, sorted[i].id);
    }
}

// 2048 documents in random order, the size of the published corpus.
TEST(Reranker, KeepsUpWithStageOneOnRandomData) {
    using Architecture = spec::ComparatorArchitecture;
    struct Case {
        const char* name;
        Architecture comparator;
        int stages;
        double most;
    };
    for (const Case& one : {Case{"combinational", Architecture::combinational, 1, 2.0},
                            Case{"pipelined, 1 stage", Architecture::pipelined, 1, 4.0},
                            Case{"pipelined, 2 stages", Architecture::pipelined, 2, 5.5},
                            Case{"shared", Architecture::shared, 1, 7.5}}) {
        spec::Reranker spec;
        spec.comparator = one.comparator;
        spec.stages = one.stages;
        const int count = 2048;
        const auto all = documents(spec, tb::CosineRange{spec.dot_width, spec.norm_width}.uniform(), count);
        const double each = static_cast<double>(run(spec, {all, 1}).total) / count;
        const Cycles paced = run(spec, {all, 4});
        std::cout << one.name << ": " << each << " cycles per document; at one every 4 cycles refused for "
                  << paced.refused << " cycles\n";
        EXPECT_LE(each, one.most) << one.name;
    }
}

// The worst order there is: every document enters, and none is lost.
TEST(Reranker, TakesSevenCyclesForADocumentThatEntersAFullListOfFifty) {
    const spec::Reranker spec;
    std::vector<RankedDocument> all;
    for (int i = 0; i < 1050; ++i) all.push_back(document(spec, {i * 100, 1}, static_cast<std::uint64_t>(i)));
    const std::vector<RankedDocument> first(all.begin(), all.begin() + 50);
    EXPECT_EQ(run(spec, {all, 1}).total - run(spec, {first, 1}).total, 7 * 1000);
}

}  // namespace
}  // namespace ragrtl::golden
