// The function of `iks`: lists in integers, and the fast one bit for bit the same.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "gen/data/half.hpp"
#include "golden/systems/iks_fast.hpp"

namespace ragrtl::golden {
namespace {

using testing::ElementsAre;
using Codes = std::vector<std::uint16_t>;

constexpr std::uint16_t kOne = 0x3c00, kTwo = 0x4000, kMinusOne = 0xbc00, kMinusZero = 0x8000;
constexpr std::uint16_t kInfinity = 0x7c00, kMinusInfinity = 0xfc00, kNan = 0x7e00;
constexpr std::uint32_t kOne32 = 0x3f800000, kInfinity32 = 0x7f800000, kMinusInfinity32 = 0xff800000;

IksAnswer search(const Codes& vectors, const Codes& query, std::size_t k,
                 spec::FpAccumulator accumulate = spec::FpAccumulator::exact) {
    const std::size_t dimension = query.size();
    return IksFunction(kFp16, accumulate, vectors.data(), vectors.size() / dimension, dimension)
        .search(query.data(), k);
}

TEST(IksFunction, BestFirstAndTheLowerIdOnATie) {
    const IksAnswer answer = search({kOne, kTwo, kMinusOne, kTwo, kOne}, {kOne}, 3);
    EXPECT_THAT(answer.hits, ElementsAre(IksHit{1, 0x40000000}, IksHit{3, 0x40000000}, IksHit{0, kOne32}));
    EXPECT_FALSE(answer.has_nan);
}

TEST(IksFunction, ZerosTieAndInfinitiesAreOrdered) {
    for (const spec::FpAccumulator accumulate : {spec::FpAccumulator::exact, spec::FpAccumulator::fp32}) {
        const IksAnswer answer =
            search({kMinusInfinity, kMinusZero, 0, kInfinity, kMinusOne}, {kOne}, 9, accumulate);
        EXPECT_THAT(answer.hits, ElementsAre(IksHit{3, kInfinity32}, IksHit{1, 0}, IksHit{2, 0},
                                             IksHit{4, 0xbf800000}, IksHit{0, kMinusInfinity32}));
    }
}

TEST(IksFunction, ANanIsFlaggedAndInNoList) {
    for (const spec::FpAccumulator accumulate : {spec::FpAccumulator::exact, spec::FpAccumulator::fp32}) {
        const IksAnswer answer =
            search({kNan, 0, kOne, 0, kInfinity, kMinusInfinity}, {kOne, kOne}, 9, accumulate);
        EXPECT_THAT(answer.hits, ElementsAre(IksHit{1, kOne32}));
        EXPECT_TRUE(answer.has_nan);
    }
}

TEST(IksFunction, AccumulatorsDifferWhereFp32Cancels) {
    const Codes vectors{0x7bff, kOne, 0xfbff};  // 65504, 1, -65504
    const Codes query{0x7bff, 0x1000, 0x7bff};  // 65504, 2^-11, 65504
    EXPECT_EQ(search(vectors, query, 1, spec::FpAccumulator::exact).hits[0].score, 0x3a000000U);  // 2^-11
    EXPECT_EQ(search(vectors, query, 1, spec::FpAccumulator::fp32).hits[0].score, 0U);
}

TEST(IksFunction, DimensionsOutOfRange) {
    const Codes codes(2000);
    EXPECT_THROW(IksFunction(kFp16, spec::FpAccumulator::exact, codes.data(), 1, 0), std::invalid_argument);
    EXPECT_THROW(IksFunction(kFp16, spec::FpAccumulator::exact, codes.data(), 1, 1025),
                 std::invalid_argument);
    EXPECT_THROW(IksFastFunction(spec::FpAccumulator::exact, codes.data(), 1, 1025), std::invalid_argument);
    EXPECT_NO_THROW(IksFastFunction(spec::FpAccumulator::exact, codes.data(), 1, 1024));
}

/// Vectors and queries of one kind, from a generator of codes.
struct Kind {
    std::string name;
    std::uint16_t (*code)(std::mt19937& random);
};

std::uint16_t any_code(std::mt19937& random) { return static_cast<std::uint16_t>(random()); }
std::uint16_t finite_code(std::mt19937& random) {
    std::uint16_t code = any_code(random);
    while ((code & kInfinity) == kInfinity) code = any_code(random);
    return code;
}
std::uint16_t sometimes_special(std::mt19937& random) {
    return random() % 200 == 0 ? Codes{kInfinity, kMinusInfinity, kNan, kMinusZero}[random() % 4]
                               : static_cast<std::uint16_t>(0x3000 + random() % 0x0c00);
}
std::uint16_t subnormal(std::mt19937& random) { return static_cast<std::uint16_t>(random() & 0x83ff); }
std::uint16_t plus_minus_large(std::mt19937& random) {
    return static_cast<std::uint16_t>(0x7bf0 | (random() & 0x800f));
}
std::uint16_t few_values(std::mt19937& random) { return Codes{0, kMinusZero, kOne, kMinusOne}[random() % 4]; }
std::uint16_t near_one(std::mt19937& random) { return static_cast<std::uint16_t>(kOne + random() % 2); }

class IksFast : public testing::TestWithParam<Kind> {};

TEST_P(IksFast, EqualsIntegers) {
    std::mt19937 random(7);
    for (const auto& [count, dimension, k] :
         {std::tuple{0, 5, 3}, std::tuple{1, 1, 1}, std::tuple{15, 67, 32}, std::tuple{16, 68, 4},
          std::tuple{17, 69, 17}, std::tuple{500, 100, 32}, std::tuple{300, 3, 300},
          std::tuple{70, 1024, 8}}) {
        constexpr int queries = 66;  // more than a batch
        const auto codes = [&](int rows) {
            Codes all(static_cast<std::size_t>(rows) * static_cast<std::size_t>(dimension));
            for (std::uint16_t& code : all) code = GetParam().code(random);
            return all;
        };
        const Codes vectors = codes(count);
        const Codes asked = codes(count > 400 || dimension > 1000 ? 6 : queries);
        const auto d = static_cast<std::size_t>(dimension);
        for (const spec::FpAccumulator accumulate : {spec::FpAccumulator::exact, spec::FpAccumulator::fp32}) {
            const auto n = static_cast<std::size_t>(count);
            const IksFunction slow(kFp16, accumulate, vectors.data(), n, d);
            const auto fast = IksFastFunction(accumulate, vectors.data(), n, d)
                                  .search(asked.data(), asked.size() / d, static_cast<std::size_t>(k));
            ASSERT_EQ(fast.size(), asked.size() / d);
            for (std::size_t q = 0; q < fast.size(); ++q) {
                const IksAnswer expected = slow.search(asked.data() + q * d, static_cast<std::size_t>(k));
                ASSERT_EQ(fast[q].hits, expected.hits) << count << " x " << dimension << ", query " << q;
                ASSERT_EQ(fast[q].has_nan, expected.has_nan)
                    << count << " x " << dimension << ", query " << q;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Data, IksFast,
                         testing::Values(Kind{"any", any_code}, Kind{"finite", finite_code},
                                         Kind{"special", sometimes_special}, Kind{"subnormal", subnormal},
                                         Kind{"cancelling", plus_minus_large}, Kind{"ties", few_values},
                                         Kind{"near_ties", near_one}),
                         [](const auto& kind) { return kind.param.name; });

TEST(IksFunction, Fp32ModeIsThePlainLoop) {
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        Codes a(100);
        Codes b(100);
        float sum = 0;
        for (std::size_t j = 0; j < a.size(); ++j) {
            a[j] = finite_code(random);
            b[j] = finite_code(random);
            sum += data::half_to_float(a[j]) * data::half_to_float(b[j]);
        }
        const std::uint32_t score = search(a, b, 1, spec::FpAccumulator::fp32).hits.at(0).score;
        float ours = 0;
        std::memcpy(&ours, &score, sizeof ours);
        ASSERT_EQ(ours, sum);
    }
}

}  // namespace
}  // namespace ragrtl::golden
