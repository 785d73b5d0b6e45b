// The golden models of the arithmetic units: small sums by hand, the ends of the range, the delay line, the
// bench's exhaustive walk.

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <vector>

#include "golden/blocks/multi_adder.hpp"
#include "golden/blocks/multiplier.hpp"
#include "golden/blocks/popcount.hpp"
#include "golden/blocks/squarer.hpp"
#include "tb/benches/dot_product.hpp"
#include "tb/runner.hpp"

namespace ragrtl {
namespace {

using golden::Bits;

Bits packed(int width, const std::vector<int>& numbers) {
    Bits bits(width * static_cast<int>(numbers.size()));
    int at = 0;
    for (const int number : numbers) bits.set_slice(width * at++, Bits::of_signed(width, number));
    return bits;
}

spec::DotProduct small_dot_product(bool a_signed, bool b_signed) {
    spec::DotProduct spec;
    spec.terms = 3;
    spec.a_signed = a_signed;
    spec.b_signed = b_signed;
    return spec;
}

TEST(GoldenDotProduct, ReadsEachSideBySign) {
    const std::vector<Bits> inputs{packed(4, {-8, 7, -1}), packed(4, {-8, -3, 2})};
    const auto sum = [&](bool a_signed, bool b_signed) {
        const golden::DotProductFunction function(small_dot_product(a_signed, b_signed));
        return static_cast<std::int64_t>(function.value(inputs));
    };
    EXPECT_EQ(sum(true, true), 64 - 21 - 2);
    EXPECT_EQ(sum(false, true), -64 - 21 + 30);
    EXPECT_EQ(sum(true, false), -64 + 7 * 13 - 2);
    EXPECT_EQ(sum(false, false), 64 + 7 * 13 + 30);
}

TEST(GoldenDotProduct, WidthsHoldTheExtremes) {
    const auto width = [](bool a_signed, bool b_signed) {
        return golden::DotProductFunction(small_dot_product(a_signed, b_signed)).result_width();
    };
    EXPECT_EQ(width(true, true), 9);     // 192
    EXPECT_EQ(width(true, false), 10);   // -360
    EXPECT_EQ(width(false, false), 10);  // 675
}

TEST(GoldenMultiplier, IsExactOverTheWholeOfTwo64) {
    spec::Multiplier spec;
    spec.a_width = 64;
    spec.b_width = 64;
    for (const bool is_signed : {false, true}) {
        spec.a_signed = is_signed;
        spec.b_signed = is_signed;
        const golden::MultiplierFunction function(spec);
        const Bits product = golden::low_bits(128, function.value({Bits::ones(64), Bits::ones(64)}));
        EXPECT_EQ(product.hex(),
                  is_signed ? "00000000000000000000000000000001" : "fffffffffffffffe0000000000000001");
    }
}

TEST(GoldenMultiAdder, TakesNumbersWiderThan64Bits) {
    spec::MultiAdder spec;
    spec.operands = 2;
    spec.width = 100;
    const golden::MultiAdderFunction function(spec);
    Bits inputs(200);
    inputs.set_bit(99, true);
    inputs.set_bit(199, true);
    EXPECT_EQ(function.result_width(), 101);
    EXPECT_EQ(golden::low_bits(101, function.value({inputs})).hex(), "10000000000000000000000000");
}

TEST(GoldenPopcount, CountsAcrossWords) {
    spec::Popcount spec;
    spec.width = 70;
    const golden::PopcountFunction function(spec);
    EXPECT_EQ(function.result_width(), 7);
    EXPECT_EQ(static_cast<int>(function.value({Bits::ones(70)})), 70);
}

TEST(GoldenSquarer, TheMostNegativeNumberIsTheLargestSquare) {
    spec::Squarer spec;
    spec.terms = 2;
    spec.width = 4;
    const golden::SquarerFunction function(spec);
    EXPECT_EQ(static_cast<int>(function.value({packed(4, {-8, 7})})), 64 + 49);
    EXPECT_EQ(function.result_width(), 8);  // 128
}

TEST(DelayedFunction, ShowsAResultAfterItsLatencyUnlessReset) {
    spec::Popcount spec;
    spec.width = 8;
    spec.cuts = 2;
    golden::Popcount model(spec);
    golden::Popcount::In in(spec);
    const golden::Popcount::In idle(spec);
    in.in_valid = true;
    in.values[0] = Bits::ones(8);
    std::vector<int> shown;
    for (int cycle = 0; cycle < 9; ++cycle) {
        const auto& out = model.tick(cycle == 0 || cycle == 1 || cycle == 5 ? in : idle);
        shown.push_back(out.out_valid ? static_cast<int>(out.result.to_u64()) : -1);
        if (cycle == 6) model.reset();
    }
    EXPECT_EQ(shown, (std::vector<int>{-1, -1, -1, 8, 8, -1, -1, -1, -1}));
}

// An exhaustive run is one: every combination of inputs, within the bench's default length.
TEST(DelayedFunctionBench, WalksThroughEveryInput) {
    const spec::DotProduct spec = small_dot_product(true, true);
    spec::DotProduct narrow = spec;
    narrow.a_width = 2;
    narrow.b_width = 2;
    const tb::DotProductBench bench(narrow, 1'000);
    tb::ProfileSource<golden::DotProduct> source(bench.profiles({}), bench.default_cycles(), 1);
    auto in = bench.idle();
    bool reset = false;
    std::set<std::uint64_t> seen;
    tb::Cycle<golden::DotProduct> last{in, golden::DotProduct::Out(narrow), true};
    while (source.next(in, reset, &last)) {
        last.in = in;
        last.reset = reset;
        if (source.profile() == "exhaustive" && in.in_valid && !reset) {
            seen.insert(in.values[0].to_u64() << 6 | in.values[1].to_u64());
        }
    }
    EXPECT_EQ(seen.size(), 4096U);
}

}  // namespace
}  // namespace ragrtl
