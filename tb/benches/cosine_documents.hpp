#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "golden/numerics/cosine_order.hpp"
#include "tb/rng.hpp"

/// Documents as the benches of cosine ranking see them: a dot product and a squared norm.
namespace ragrtl::tb {

__extension__ using Uint128 = unsigned __int128;

/// -1, 0, 1 as a/b is less than, equal to or greater than c/d (b, d > 0): by integer parts, then by the
/// reciprocals of the remainders, so that nothing is multiplied.
inline int compare_fractions(Uint128 a, Uint128 b, Uint128 c, Uint128 d) {
    for (int sign = 1;; sign = -sign) {
        if (a / b != c / d) return a / b < c / d ? -sign : sign;
        a %= b;
        c %= d;
        if (a == 0 || c == 0) return a == c ? 0 : (a == 0 ? -sign : sign);
        std::swap(a, b);
        std::swap(c, d);
    }
}

/// -1, 0, 1 as a is less similar to the query than b, equally, or more.
inline int compare_cosines(const golden::CosineScore& a, const golden::CosineScore& b) {
    const auto square = [](const golden::CosineScore& s) {
        const auto dot = static_cast<Uint128>(s.dot < 0 ? -s.dot : s.dot);
        return dot * dot;
    };
    const auto norm = [](const golden::CosineScore& s) {
        return static_cast<Uint128>(s.squared_norm == 0 ? 1 : s.squared_norm);
    };
    if ((a.dot < 0) != (b.dot < 0)) return a.dot < 0 ? -1 : 1;
    const int magnitudes = compare_fractions(square(a), norm(a), square(b), norm(b));
    return a.dot < 0 ? -magnitudes : magnitudes;
}

using CosineScores = std::function<golden::CosineScore(Rng&)>;

/// Ranges of the two numbers.
struct CosineRange {
    int dot_width;
    int norm_width;

    std::int64_t dot_min() const { return -(std::int64_t{1} << (dot_width - 1)); }
    std::int64_t dot_max() const { return -dot_min() - 1; }
    std::int64_t norm_max() const { return (std::int64_t{1} << norm_width) - 1; }
    bool holds(const golden::CosineScore& s) const {
        return s.dot >= dot_min() && s.dot <= dot_max() && s.squared_norm >= 0 &&
               s.squared_norm <= norm_max();
    }

    /// Anything.
    CosineScores uniform() const {
        return [*this](Rng& rng) {
            return golden::CosineScore{rng.between(dot_min(), dot_max()), rng.between(0, norm_max())};
        };
    }
    /// Ends of the ranges and numbers about zero.
    CosineScores corners() const {
        return [*this](Rng& rng) {
            const std::vector<std::int64_t> dots{dot_min(), dot_min() + 1, -1, 0, 1, dot_max()};
            const std::vector<std::int64_t> norms{0, 1, norm_max() - 1, norm_max()};
            return golden::CosineScore{dots[rng.below(dots.size())], norms[rng.below(norms.size())]};
        };
    }
    /// Dot products that climb or fall by 0 or `step` at a time, again and again from one end; all of one
    /// norm.
    CosineScores ramp(std::int64_t step) const {
        return [*this, step, dot = std::int64_t{0}, left = std::int64_t{0}](Rng& rng) mutable {
            if (left-- == 0) {
                dot = step > 0 ? dot_min() : dot_max();
                left = std::min<std::int64_t>(dot_max() - dot_min(), 400);
            } else if (rng.percent(90)) {
                dot += step;
            }
            return golden::CosineScore{dot, norm_max()};
        };
    }
    /// Multiples of few directions, so that many cosines are equal although the numbers are not, and some
    /// that are off by one.
    CosineScores near_ties(unsigned directions) const {
        return [*this, directions, bases = std::vector<golden::CosineScore>()](Rng& rng) mutable {
            while (bases.size() < directions) {
                bases.push_back({rng.between(-4, 4), rng.between(1, 8)});
                if (!holds(bases.back())) bases.back() = {rng.between(-1, 1), 1};
            }
            const golden::CosineScore base = bases[rng.below(directions)];
            golden::CosineScore found = base;
            const std::int64_t times = std::int64_t{1} << rng.below(24);
            const std::int64_t factor = rng.between(1, times);
            if (factor <= norm_max() / factor / base.squared_norm) {
                found = {base.dot * factor, base.squared_norm * factor * factor};
            }
            const golden::CosineScore beside{found.dot + rng.between(-1, 1),
                                             found.squared_norm + rng.between(-1, 1)};
            if (rng.percent(30) && holds(beside)) return beside;
            return holds(found) ? found : base;
        };
    }
};

}  // namespace ragrtl::tb
