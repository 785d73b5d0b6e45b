#pragma once

#include <string>
#include <vector>

#include "gen/spec/arithmetic.hpp"

namespace ragrtl::spec {

/// How a cosine comparator spends area and time.
enum class ComparatorArchitecture {
    combinational,  ///< verdict in the cycle of the question, no registers
    pipelined,      ///< a question every cycle, verdict `stages` cycles later
    shared,         ///< one multiplier makes the four products one after the other: 4 cycles per question
};

/// hier/cosine_comparator: whether document a is more similar to the query than document b, exactly and
/// without division: dot_a * |dot_a| * n_b > dot_b * |dot_b| * n_a, n = squared norm, 0 counts as 1.
struct CosineComparator {
    int dot_width = 25;
    int norm_width = 24;
    ComparatorArchitecture architecture = ComparatorArchitecture::combinational;
    int stages = 2;
    Reset reset = Reset::sync_high;
};

/// Bits of dot * dot: 2^(2 dot_width - 2) is the largest.
inline int square_width(const CosineComparator& s) { return 2 * s.dot_width - 1; }

/// Bits of the signed difference of the two products of a square and a norm, less one.
inline int difference_width(const CosineComparator& s) { return square_width(s) + s.norm_width; }

/// How a square is multiplied by a norm: Booth digits of the norm where there are enough of them.
inline Product norm_product(const CosineComparator& s) {
    return s.norm_width > 8 ? Product::booth : Product::and_array;
}

/// Register levels there is room for: behind the squares, then inside the tree of the difference.
inline int most_stages(const CosineComparator& s) {
    const int one_product =
        tallest_of_product(norm_product(s), square_width(s), s.norm_width, false, false, difference_width(s));
    return 1 + most_cuts(2 * one_product, true);
}

/// The choices of a field that holds a ComparatorArchitecture.
inline std::vector<Choice> comparator_architectures() {
    return {{ComparatorArchitecture::combinational, "combinational", "verdict in the same cycle"},
            {ComparatorArchitecture::pipelined, "pipelined", "one per cycle, verdict `stages` cycles later"},
            {ComparatorArchitecture::shared, "shared", "one multiplier for all products: 4 cycles each"}};
}

/// The rule for `stages`, which counts where the comparator is pipelined. `comparator` gives the comparator
/// of a spec, `architecture` is the key of its architecture.
template <class Spec, class F>
Limit stages_limit(const std::string& architecture, F comparator) {
    return limit<Spec>("stages", {"dot_width", "norm_width", architecture}, [comparator](const Spec& s) {
        const CosineComparator c = comparator(s);
        const bool counts = c.architecture == ComparatorArchitecture::pipelined;
        const int most = most_stages(c);
        return Bounds{std::int64_t{1}, std::int64_t{counts ? most : 8},
                      "the products leave room for " + std::to_string(most) + " register levels"};
    });
}

inline const Table& table(const CosineComparator*) {
    static const Table fields{
        "cosine_comparator",
        {
            integer<&CosineComparator::dot_width>("dot_width", 2, 40, "bits", "width of a signed dot product")
                .typical(2, 26),
            integer<&CosineComparator::norm_width>("norm_width", 1, 48, "bits",
                                                   "width of an unsigned squared norm")
                .typical(1, 24),
            choice<&CosineComparator::architecture>("architecture", "ComparatorArchitecture",
                                                    comparator_architectures(),
                                                    "how area and time are spent"),
            integer<&CosineComparator::stages>("stages", 1, 8, "levels",
                                               "register levels of the pipelined architecture")
                .typical(1, 4),
            reset_field<&CosineComparator::reset>(),
        },
        {stages_limit<CosineComparator>("architecture", [](const CosineComparator& s) { return s; })}};
    return fields;
}

}  // namespace ragrtl::spec
