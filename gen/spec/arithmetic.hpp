#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "gen/spec/common.hpp"
#include "gen/spec/value_range.hpp"

/// What the arithmetic units share: how a heap of bits becomes a number.
namespace ragrtl::spec {

/// How adders are placed in a bit heap.
enum class Compression {
    dadda,     ///< as few adders as possible in each of a minimal number of levels
    arrival,   ///< the earliest bits of a column first (three-dimensional method): the shortest path
    four_two,  ///< rows of 4:2 compressors, two full adders each
};

/// The carry-propagate adder that turns the last two rows into a number.
enum class FinalAdder {
    plus,         ///< Verilog's `+`: the synthesis tool chooses
    ripple,       ///< a chain of full adders: smallest, slowest
    sklansky,     ///< fewest levels, high fan-out
    brent_kung,   ///< fewest nodes, twice the levels
    kogge_stone,  ///< fewest levels, fan-out 2, most nodes
};

/// How the partial products of a multiplication are made.
enum class Product {
    and_array,  ///< one row per multiplier bit, signs by Baugh-Wooley
    booth,      ///< radix-4 Booth digits of b: half the rows, each behind a selector
};

/// Bits in every column of the partial products of one multiplication, modulo 2^sum_width.
inline std::vector<int> product_heights(Product product, int a_width, int b_width, bool a_signed,
                                        bool b_signed, int sum_width) {
    // A Booth row is a bit longer than a, two where a is unsigned; the bit that completes its complement
    // stands under its lowest.
    const bool booth = product == Product::booth;
    const int rows = !booth ? b_width : b_signed ? (b_width + 1) / 2 : b_width / 2 + 1;
    const int row_width = a_width + (booth ? (a_signed ? 1 : 2) : 0);
    const int step = booth ? 2 : 1;
    std::vector<int> heights(static_cast<std::size_t>(std::max(sum_width, step * rows + row_width)), 0);
    for (int r = 0; r < rows; ++r) {
        if (booth) ++heights[static_cast<std::size_t>(step * r)];
        for (int i = 0; i < row_width; ++i) ++heights[static_cast<std::size_t>(step * r + i)];
    }
    heights.resize(static_cast<std::size_t>(sum_width));
    return heights;
}

/// Bits in the tallest of these columns.
inline int tallest_of_product(Product product, int a_width, int b_width, bool a_signed, bool b_signed,
                              int sum_width) {
    const auto heights = product_heights(product, a_width, b_width, a_signed, b_signed, sum_width);
    return *std::max_element(heights.begin(), heights.end());
}

/// Most register levels that have work on both sides: one before each of the heights that a level of full
/// adders brings down to the one before (2, 3, 4, 6, 9, ...). Partial products in front of the tree are work
/// too.
inline int most_cuts(int tallest, bool products_first) {
    int cuts = products_first && tallest <= 2 ? 1 : 0;
    for (int height = 2; height < tallest; height = height * 3 / 2) ++cuts;
    return cuts;
}

/// The rule for `cuts`: no more than the tree has room for. `Spec` has tallest_column() and makes_products().
template <class Spec>
Limit cuts_limit(std::vector<std::string> depends_on) {
    return limit<Spec>("cuts", std::move(depends_on), [](const Spec& s) {
        const int tallest = tallest_column(s);
        const int most = most_cuts(tallest, makes_products(s));
        return Bounds{std::int64_t{0}, std::int64_t{most},
                      "a tree " + std::to_string(tallest) + (tallest == 1 ? " row" : " rows") +
                          " high has room for " + std::to_string(most)};
    });
}

/// The rule for `sum_width`: 0, or at least what the sum needs.
template <class Spec>
Limit sum_width_limit(std::vector<std::string> depends_on) {
    return limit<Spec>("sum_width", std::move(depends_on), [](const Spec& s) {
        const int needed = needed_sum_width(s);
        return Bounds{std::int64_t{s.sum_width == 0 ? 0 : needed}, std::int64_t{128},
                      "the sum needs " + std::to_string(needed) + " bits; 0 takes just that"};
    });
}

/// Fields of every unit that is one bit heap; `Spec` has the members compression, final_adder, cuts and
/// reset.
template <class Spec>
void add_tree_fields(std::vector<Field>& fields) {
    fields.push_back(choice<&Spec::compression>(
        "compression", "Compression",
        {{Compression::dadda, "dadda", "fewest adders in each of a minimal number of levels"},
         {Compression::arrival, "arrival", "earliest bits first: the shortest path"},
         {Compression::four_two, "four_two", "rows of 4:2 compressors"}},
        "how the adders of the tree are placed"));
    fields.push_back(
        choice<&Spec::final_adder>("final_adder", "FinalAdder",
                                   {{FinalAdder::plus, "plus", "left to the synthesis tool"},
                                    {FinalAdder::ripple, "ripple", "a chain of full adders"},
                                    {FinalAdder::sklansky, "sklansky", "fewest levels, high fan-out"},
                                    {FinalAdder::brent_kung, "brent_kung", "fewest nodes, twice the levels"},
                                    {FinalAdder::kogge_stone, "kogge_stone", "fewest levels, fan-out 2"}},
                                   "the carry-propagate adder behind the tree"));
    fields.push_back(integer<&Spec::cuts>("cuts", 0, 8, "levels",
                                          "register levels inside the tree; the result is registered besides")
                         .typical(0, 2));
    fields.push_back(reset_field<&Spec::reset>());
}

/// The own fields of a unit and, behind them, those of its tree.
template <class Spec>
std::vector<Field> with_tree_fields(std::vector<Field> own) {
    add_tree_fields<Spec>(own);
    return own;
}

}  // namespace ragrtl::spec
