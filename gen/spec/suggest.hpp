#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace ragrtl::spec {

/// Number of single-character insertions, deletions, replacements and swaps of neighbours between two words
/// (optimal string alignment distance).
inline std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> above(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(above.begin(), above.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
        std::swap(before, above);
        std::swap(above, row);
    }
    return above[b.size()];
}

/// The candidate most like `word`, or "" when none is near enough to be what was meant (more than about a
/// third of the letters wrong). Of equally near candidates the first wins.
inline std::string nearest_word(std::string_view word, const std::vector<std::string>& candidates) {
    constexpr std::size_t kLongestWord = 64;  // nobody mistypes more; keeps the quadratic distance cheap
    if (word.empty() || word.size() > kLongestWord) {
        return {};
    }
    std::string best;
    std::size_t best_distance = 1 + std::max<std::size_t>(1, (word.size() + 1) / 3);
    for (const std::string& candidate : candidates) {
        const std::size_t distance = edit_distance(word, candidate);
        if (distance < best_distance && distance < std::max(word.size(), candidate.size())) {
            best = candidate;
            best_distance = distance;
        }
    }
    return best;
}

}  // namespace ragrtl::spec
