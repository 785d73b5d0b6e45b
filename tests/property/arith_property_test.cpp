// What the generator and the golden models derive each on their own (latency, ports, widths) and what the
// specs say of the trees without building them.

#include <gtest/gtest.h>

#include <random>
#include <stdexcept>
#include <string>

#include "gen/blocks/dot_product.hpp"
#include "gen/blocks/multi_adder.hpp"
#include "gen/blocks/multiplier.hpp"
#include "gen/blocks/popcount.hpp"
#include "gen/blocks/product_comparator.hpp"
#include "gen/blocks/squarer.hpp"
#include "gen/blocks/winograd_dot_product.hpp"
#include "golden/blocks/dot_product.hpp"
#include "golden/blocks/multi_adder.hpp"
#include "golden/blocks/multiplier.hpp"
#include "golden/blocks/popcount.hpp"
#include "golden/blocks/product_comparator.hpp"
#include "golden/blocks/squarer.hpp"
#include "golden/blocks/winograd_dot_product.hpp"

namespace ragrtl {
namespace {

template <class Model>
struct ArithUnit;
template <>
struct ArithUnit<golden::DotProduct> {
    static hdl::Module build(const spec::DotProduct& s) { return blocks::dot_product(s); }
};
template <>
struct ArithUnit<golden::MultiAdder> {
    static hdl::Module build(const spec::MultiAdder& s) { return blocks::multi_adder(s); }
};
template <>
struct ArithUnit<golden::Multiplier> {
    static hdl::Module build(const spec::Multiplier& s) { return blocks::multiplier(s); }
};
template <>
struct ArithUnit<golden::Popcount> {
    static hdl::Module build(const spec::Popcount& s) { return blocks::popcount(s); }
};
template <>
struct ArithUnit<golden::Squarer> {
    static hdl::Module build(const spec::Squarer& s) { return blocks::squarer(s); }
};
template <>
struct ArithUnit<golden::WinogradDotProduct> {
    static hdl::Module build(const spec::WinogradDotProduct& s) { return blocks::winograd_dot_product(s); }
};
template <>
struct ArithUnit<golden::ProductComparator> {
    static hdl::Module build(const spec::ProductComparator& s) { return blocks::product_comparator(s); }
};

template <class Model>
class ArithProperty : public ::testing::Test {};
using Models = ::testing::Types<golden::DotProduct, golden::MultiAdder, golden::Multiplier, golden::Popcount,
                                golden::Squarer, golden::WinogradDotProduct, golden::ProductComparator>;
TYPED_TEST_SUITE(ArithProperty, Models);

constexpr int kDraws = 150;

const hdl::Port& port_of(const hdl::Module& module, const std::string& name) {
    for (const hdl::Port& port : module.ports()) {
        if (port.name == name) return port;
    }
    throw std::runtime_error("no port " + name);
}

TYPED_TEST(ArithProperty, GeneratorAndGoldenAgree) {
    using Spec = typename TypeParam::Spec;
    std::mt19937_64 rng{1};
    for (int i = 0; i < kDraws; ++i) {
        const auto spec = spec::random_legal<Spec>(rng);
        SCOPED_TRACE(spec::summary(spec));
        const hdl::Module module = ArithUnit<TypeParam>::build(spec);
        const typename TypeParam::Function function(spec);
        EXPECT_EQ(module.latency(), function.latency());
        EXPECT_EQ(module.interval(), 1);
        for (const golden::Operand& operand : function.operands()) {
            EXPECT_EQ(port_of(module, operand.port).width.value(), operand.bits());
        }
        const hdl::Port& result = port_of(module, TypeParam::Function::result);
        EXPECT_EQ(result.width.value(), function.result_width());
        EXPECT_EQ(result.is_signed, function.is_signed());
    }
}

// The rule for `cuts` is derived from the spec alone: the builder must take the most it allows and refuse one
// more.
TYPED_TEST(ArithProperty, AsManyCutsAsTheTreeHasRoomFor) {
    using Spec = typename TypeParam::Spec;
    std::mt19937_64 rng{2};
    for (int i = 0; i < kDraws; ++i) {
        auto spec = spec::random_legal<Spec>(rng);
        spec.cuts = spec::most_cuts(spec::tallest_column(spec), spec::makes_products(spec));
        SCOPED_TRACE(spec::summary(spec));
        EXPECT_EQ(ArithUnit<TypeParam>::build(spec).latency(), spec.cuts + 1);
        ++spec.cuts;
        EXPECT_THROW(ArithUnit<TypeParam>::build(spec), std::out_of_range);
    }
}

}  // namespace
}  // namespace ragrtl
