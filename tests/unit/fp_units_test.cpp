// The floating-point units as specs, generator and golden models have them, each on its own; no simulation.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "gen/blocks/fp_decode.hpp"
#include "gen/blocks/fp_dot.hpp"
#include "gen/blocks/fp_mac.hpp"
#include "gen/blocks/fp_round.hpp"
#include "gen/blocks/fp_tree.hpp"
#include "gen/spec/config.hpp"
#include "golden/blocks/fp_decode.hpp"
#include "golden/blocks/fp_dot.hpp"
#include "golden/blocks/fp_mac.hpp"
#include "golden/blocks/fp_round.hpp"
#include "golden/blocks/fp_tree.hpp"

namespace ragrtl {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Spec>
std::vector<std::string> complaints(const std::vector<std::pair<std::string, std::string>>& settings) {
    spec::Config config{Spec{}};
    for (const auto& [key, value] : settings) config.set(key, value);
    std::vector<std::string> texts;
    for (const spec::Violation& violation : config.violations()) texts.push_back(violation.text());
    return texts;
}

TEST(FpSpecs, NameTheBoundAndTheNearestLegalValue) {
    EXPECT_THAT(complaints<spec::FpMac>({{"stages", "4"}, {"terms", "0"}, {"format", "fp8"}}),
                ElementsAre("fp_mac.format = fp8: must be fp16 or bf16",
                            "fp_mac.stages = 4: must be 1 .. 3; nearest legal value is 3",
                            "fp_mac.terms = 0: must be 1 .. 1048576; nearest legal value is 1"));
    EXPECT_THAT(
        complaints<spec::FpRound>({{"segment", "8"}, {"carry_width", "9"}}),
        ElementsAre("fp_round.carry_width = 9: must be 1 .. 8 (a carry is added to a segment of 8 bits); "
                    "nearest legal value is 8"));
    EXPECT_THAT(
        complaints<spec::FpDot>({{"lanes", "2"}, {"cuts", "3"}}),
        ElementsAre("fp_dot.cuts = 3: must be 0 .. 1 (a tree 3 rows high has room for 1); nearest legal "
                    "value is 1"));
    EXPECT_THAT(complaints<spec::FpTree>({{"terms", "1"}}),
                ElementsAre("fp_tree.terms = 1: must be 2 .. 256; nearest legal value is 2"));
}

int width_of(const hdl::Module& module, const std::string& name) {
    for (const hdl::Port& port : module.ports()) {
        if (port.name == name) return static_cast<int>(port.width.value());
    }
    return 0;
}

/// Cycles until the model shows a result of an element that is first and last.
template <class Model, class Spec, class Fill>
int golden_latency(const Spec& spec, Fill fill) {
    Model model(spec);
    typename Model::In in(spec);
    in.in_valid = true;
    fill(in);
    for (int cycle = 0; cycle < 100; ++cycle) {
        if (model.tick(in).out_valid) return cycle;
        in.in_valid = false;
    }
    return -1;
}

const auto kPlain = [](auto&) {};
const auto kWholeSum = [](auto& in) { in.first = in.last = true; };

/// Random legal specs of one unit; `check` gets each with the module made of it.
template <class Spec, class Check>
void for_random_specs(hdl::Module (*build)(const Spec&), Check check) {
    std::mt19937_64 rng(1);
    for (int i = 0; i < 12; ++i) {
        const Spec spec = spec::random_legal<Spec>(rng);
        SCOPED_TRACE(spec::summary(spec));
        ASSERT_THAT(spec::validate(spec), IsEmpty());
        check(spec, build(spec));
    }
}

TEST(FpUnits, GeneratorAndGoldenAgreeOnLatencyAndWidths) {
    for_random_specs(&blocks::fp_decode, [](const spec::FpDecode& spec, const hdl::Module& module) {
        EXPECT_EQ(golden_latency<golden::FpDecode>(spec, kPlain), module.latency());
        EXPECT_EQ(golden::FpDecode::In(spec).code.width(), width_of(module, "code"));
        EXPECT_EQ(golden::FpDecode::Out(spec).significand.width(), width_of(module, "significand"));
        EXPECT_EQ(golden::FpDecode::Out(spec).exponent.width(), width_of(module, "exponent"));
    });
    for_random_specs(&blocks::fp_mac, [](const spec::FpMac& spec, const hdl::Module& module) {
        EXPECT_EQ(golden_latency<golden::FpMac>(spec, kWholeSum), module.latency());
        EXPECT_EQ(golden::FpMac::In(spec).a.width(), width_of(module, "a"));
    });
    for_random_specs(&blocks::fp_round, [](const spec::FpRound& spec, const hdl::Module& module) {
        EXPECT_EQ(golden_latency<golden::FpRound>(spec, kPlain), module.latency());
        EXPECT_EQ(golden::FpRound::In(spec).sum.width(), width_of(module, "sum"));
        EXPECT_EQ(golden::FpRound::carries_width(spec), width_of(module, "carries"));
    });
    for_random_specs(&blocks::fp_tree, [](const spec::FpTree& spec, const hdl::Module& module) {
        EXPECT_EQ(golden_latency<golden::FpTree>(spec, kPlain), module.latency());
        EXPECT_EQ(golden::FpTree::In(spec).terms.width(), width_of(module, "terms"));
    });
    for_random_specs(&blocks::fp_dot, [](const spec::FpDot& spec, const hdl::Module& module) {
        EXPECT_EQ(golden_latency<golden::FpDot>(spec, kWholeSum), module.latency());
        EXPECT_EQ(golden::FpDot::In(spec).a.width(), width_of(module, "a"));
        EXPECT_EQ(golden::FpDot::In(spec).active.width(), width_of(module, "active"));
    });
}

std::uint32_t code_of(float value) {
    std::uint32_t code = 0;
    std::memcpy(&code, &value, sizeof code);
    return code;
}

TEST(FpRoundModel, RoundsLikeTheProcessor) {
    const spec::FpRound spec;  // fp16: units of 2^-48
    std::mt19937_64 rng(2);
    for (int i = 0; i < 200'000; ++i) {
        golden::FpRound::In in(spec);
        in.in_valid = true;
        const int bits = 1 + static_cast<int>(rng() % 89);
        const __int128 low_ones = (__int128{1} << bits) - 1;
        __int128 sum = ((static_cast<__int128>(rng()) << 64) | rng()) & low_ones;
        if (i % 3 == 0) sum = sum >> (bits * 3 / 4) << (bits * 3 / 4);  // half-way points
        if (i % 2 == 0) sum = -sum;
        for (int low = 0; low < 91; low += 32) {
            const int step = std::min(32, 91 - low);
            in.sum.set(low, step, static_cast<std::uint64_t>(sum >> low) & ((std::uint64_t{1} << step) - 1));
        }
        golden::FpRound model(spec);
        model.tick(in);
        in.in_valid = false;
        golden::FpResult out;
        for (int cycle = 0; cycle < spec.stages; ++cycle) out = model.tick(in);
        ASSERT_TRUE(out.out_valid);
        // The conversion rounds to nearest even, the scaling is exact.
        ASSERT_EQ(out.result.to_u64(), code_of(std::ldexp(static_cast<float>(sum), -48)));
    }
}

/// A number with few bits, so that sums in float are exact, too.
std::uint32_t small_fp16(std::mt19937_64& rng, float& value) {
    const int n = static_cast<int>(rng() % 2048) - 1024;
    value = static_cast<float>(n) / 1024;
    if (n == 0) return 0;
    int exponent = 0;
    const float fraction = std::frexp(std::fabs(value), &exponent);  // 0.5 <= fraction < 1
    const auto significand = static_cast<std::uint32_t>(std::ldexp(fraction, 11)) & 0x3ffU;
    return (n < 0 ? 0x8000U : 0U) | (static_cast<std::uint32_t>(exponent + 14) << 10) | significand;
}

TEST(FpDotModel, AddsActiveLanesOfAllChunks) {
    spec::FpDot spec;
    spec.lanes = 5;
    std::mt19937_64 rng(3);
    for (int sum = 0; sum < 1000; ++sum) {
        golden::FpDot model(spec);
        double expected = 0;  // exact: every product is a multiple of 2^-20, the sum below 2^7
        golden::FpResult out;
        const int chunks = 1 + sum % 16;
        for (int chunk = 0; chunk < chunks; ++chunk) {
            golden::FpDot::In in(spec);
            in.in_valid = true;
            in.first = chunk == 0;
            in.last = chunk + 1 == chunks;
            for (int l = 0; l < spec.lanes; ++l) {
                float a = 0;
                float b = 0;
                in.a.set(16 * l, 16, small_fp16(rng, a));
                in.b.set(16 * l, 16, small_fp16(rng, b));
                const bool active = rng() % 4 != 0;
                in.active.set_bit(l, active);
                if (active) expected += static_cast<double>(a) * static_cast<double>(b);
            }
            model.tick(in);
        }
        golden::FpDot::In idle(spec);
        for (int cycle = 0; cycle < 20 && !out.out_valid; ++cycle) out = model.tick(idle);
        ASSERT_EQ(out.result.to_u64(), code_of(static_cast<float>(expected)));
    }
}

TEST(FpMacModel, WhatStandsBeforeTheFirstSumAfterAResetIsUnspecified) {
    const spec::FpMac spec;
    golden::FpMac model(spec);
    golden::FpMac::In in(spec);
    const auto result = [&](bool first) {
        in.in_valid = in.last = true;
        in.first = first;
        golden::FpResult out = model.tick(in);
        in.in_valid = false;
        while (!out.out_valid) out = model.tick(in);
        return out;
    };
    EXPECT_FALSE(result(false).care.any());
    EXPECT_TRUE(result(true).care.any());
    EXPECT_TRUE(result(false).care.any());
    model.reset();
    EXPECT_FALSE(result(false).care.any());
}

}  // namespace
}  // namespace ragrtl
