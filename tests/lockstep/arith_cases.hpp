#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/lockstep/arith_batch.hpp"

/// Which configurations of the arithmetic units are run.
namespace ragrtl::test {

/// Values of some keys: {{"a_width", "3"}, {"b_width", "5"}}.
using Settings = std::vector<std::pair<std::string, std::string>>;

/// One size of one unit; all its other keys are options.
struct ArithSize {
    std::string unit;
    Settings settings;
};

/// Every legal combination of the options of a size: signs, product, compression, final adder, and 0 .. 2
/// cuts.
std::vector<ArithCase> all_options(const ArithSize& size);

/// Every legal compression x final adder x cuts of a size, signs and product at random but the same in every
/// run.
std::vector<ArithCase> every_tree(const ArithSize& size);

/// `count` of all_options() for each size, spread at random but the same in every run.
std::vector<ArithCase> some_options(const std::vector<ArithSize>& sizes, std::size_t count);

ArithSize multiplier(int a_width, int b_width);
ArithSize dot_product(int terms, int a_width, int b_width);
ArithSize multi_adder(int operands, int width);
ArithSize popcount(int width);
ArithSize squarer(int terms, int width);
ArithSize winograd(int pairs, int width);
ArithSize comparator(int x_width, int y_width);

/// Sizes with at most 12 bits of inputs.
const std::vector<ArithSize>& tiny_sizes();
/// 13 .. 20 bits: still exhaustive.
const std::vector<ArithSize>& small_sizes();
/// More than can be tried exhaustively.
const std::vector<ArithSize>& medium_sizes();
const std::vector<ArithSize>& large_products();
const std::vector<ArithSize>& large_sums();
/// Minutes each: left to long runs.
const std::vector<ArithSize>& huge_sizes();

}  // namespace ragrtl::test
