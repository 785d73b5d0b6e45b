#include "golden/blocks/topk_unit.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "tb/rng.hpp"

namespace ragrtl::golden {
namespace {

using Pairs = std::vector<std::pair<int, int>>;

// By definition: a pair is in the list when fewer than k pairs of the stream are ahead of it.
Pairs by_rank(const Pairs& stream, int k, spec::Tie tie) {
    Pairs best(static_cast<std::size_t>(k), {0, -1});
    std::size_t held = 0;
    for (std::size_t i = 0; i < stream.size(); ++i) {
        std::size_t ahead = 0;
        for (std::size_t j = 0; j < stream.size(); ++j) {
            const auto& a = stream[j];
            const auto& b = stream[i];
            bool a_first = a.first > b.first;
            if (a.first == b.first) {
                a_first = tie == spec::Tie::lower_id && a.second != b.second ? a.second < b.second : j < i;
            }
            ahead += a_first ? 1 : 0;
        }
        if (ahead < best.size()) {
            best[ahead] = stream[i];
            ++held;
        }
    }
    best.resize(held);
    return best;
}

Pairs random_stream(tb::Rng& rng, std::uint64_t length) {
    Pairs stream;
    for (std::uint64_t i = 0; i < length; ++i) {
        stream.emplace_back(static_cast<int>(rng.between(-4, 3)), static_cast<int>(rng.below(8)));
    }
    return stream;
}

TEST(GoldenTopk, FunctionEqualsRanking) {
    tb::Rng rng(5);
    for (int round = 0; round < 3000; ++round) {
        const Pairs stream = random_stream(rng, rng.below(12));
        const int k = 1 + static_cast<int>(rng.below(6));
        for (const auto tie : {spec::Tie::earlier, spec::Tie::lower_id}) {
            ASSERT_EQ(best_of(stream, k, tie), by_rank(stream, k, tie));
        }
    }
}

// The cycle model, one pair per cycle, against the ranking after every pair.
void cycle_equals_ranking(const spec::TopkUnit& spec) {
    tb::Rng rng(9);
    for (int round = 0; round < 200; ++round) {
        TopkUnit model(spec);
        TopkUnit::In in(spec);
        Pairs so_far;
        for (const auto& [number, id] : random_stream(rng, 15)) {
            const int score = spec.score_signed ? number : number + 4;
            in.in_valid = true;
            in.in_score = Bits(3, static_cast<std::uint64_t>(score) & 7U);
            in.in_id = Bits(3, static_cast<std::uint64_t>(id));
            model.tick(in);
            so_far.emplace_back(score, id);

            in.in_valid = false;
            const TopkUnit::Out& out = model.tick(in);
            const Pairs expected = by_rank(so_far, spec.k, spec.tie);
            ASSERT_EQ(out.count.to_u64(), expected.size());
            for (int s = 0; s < spec.k; ++s) {
                const bool filled = static_cast<std::size_t>(s) < expected.size();
                ASSERT_EQ(out.out_valid.bit(s), filled);
                ASSERT_EQ(out.care_score.get(3 * s, 3), filled ? 7U : 0U);
                ASSERT_EQ(out.care_id.get(3 * s, 3), filled ? 7U : 0U);
                if (!filled) continue;
                const Bits shown = out.out_score.slice(3 * s, 3);
                const auto& pair = expected[static_cast<std::size_t>(s)];
                ASSERT_EQ(spec.score_signed ? shown.to_i64() : static_cast<std::int64_t>(shown.to_u64()),
                          pair.first);
                ASSERT_EQ(out.out_id.get(3 * s, 3), static_cast<std::uint64_t>(pair.second));
            }
        }
    }
}

TEST(GoldenTopk, CycleEqualsRanking) {
    for (const int k : {1, 2, 3, 5}) {
        for (const bool is_signed : {true, false}) {
            for (const auto tie : {spec::Tie::earlier, spec::Tie::lower_id}) {
                spec::TopkUnit spec;
                spec.k = k;
                spec.score_width = 3;
                spec.id_width = 3;
                spec.score_signed = is_signed;
                spec.tie = tie;
                cycle_equals_ranking(spec);
            }
        }
    }
}

TEST(GoldenTopk, ClearDropsThePairOfItsCycle) {
    spec::TopkUnit spec;
    spec.k = 2;
    TopkUnit model(spec);
    TopkUnit::In in(spec);
    in.in_valid = true;
    in.in_score = Bits(32, 7);
    EXPECT_EQ(model.tick(in).count.to_u64(), 0U);
    in.clear = true;
    EXPECT_EQ(model.tick(in).count.to_u64(), 1U);
    in.clear = false;
    EXPECT_EQ(model.tick(in).count.to_u64(), 0U);
    EXPECT_EQ(model.tick(in).count.to_u64(), 1U);
    model.reset();
    EXPECT_EQ(model.tick(in).count.to_u64(), 0U);
}

}  // namespace
}  // namespace ragrtl::golden
