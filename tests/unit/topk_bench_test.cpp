// The exhaustive part of the bench of common/topk_unit, without a device.

#include "tb/benches/topk_unit.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "tb/runner.hpp"

namespace ragrtl::tb {
namespace {

using Sequence = std::vector<std::uint64_t>;

// Four pairs and sequences of four: each must be taken whole behind a clear, those that the reset at the
// start of a run interrupts too.
TEST(TopkExhaustive, OffersEverySequenceWhole) {
    spec::TopkUnit spec;
    spec.k = 2;
    spec.score_width = 1;
    spec.score_signed = false;
    spec.id_width = 1;
    const TopkUnitBench bench(spec);
    ProfileSource<golden::TopkUnit> source(bench.profiles({}), bench.default_cycles(), 1);
    auto in = bench.idle();
    golden::TopkUnit model = bench.model();
    Cycle<golden::TopkUnit> last{in, model.tick(in), true};
    bool reset = false;
    std::set<Sequence> taken;
    std::optional<Sequence> now;  // since the last clear, unless a reset came between
    while (source.next(in, reset, &last) && source.profile() == "exhaustive") {
        last.in = in;
        last.reset = reset;
        if (reset) {
            now.reset();
        } else if (in.clear) {
            now = Sequence();
        } else if (now && in.in_valid) {
            now->push_back(2 * in.in_score.to_u64() + in.in_id.to_u64());
            if (now->size() == 4) taken.insert(*now);
        }
    }
    EXPECT_EQ(taken.size(), 256U);
}

}  // namespace
}  // namespace ragrtl::tb
