#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace ragrtl::flow {

/// One equation: the sum of coefficients[i] * unknown[i] should be `value`.
template <std::size_t N>
struct Equation {
    std::array<double, N> coefficients;
    double value;
};

/// The unknowns, none below its `least`, with the least sum of squared errors (coordinate descent; the
/// problem is convex). An unknown that no equation mentions stays what it is in `start`.
template <std::size_t N>
std::array<double, N> least_squares(const std::vector<Equation<N>>& equations,
                                    const std::array<double, N>& least, std::array<double, N> start) {
    std::array<std::array<double, N>, N> normal{};
    std::array<double, N> right{};
    for (const Equation<N>& e : equations) {
        for (std::size_t i = 0; i < N; ++i) {
            right[i] += e.coefficients[i] * e.value;
            for (std::size_t j = 0; j < N; ++j) normal[i][j] += e.coefficients[i] * e.coefficients[j];
        }
    }
    constexpr int most_rounds = 100'000;
    constexpr double close_enough = 1e-10;
    for (int round = 0; round < most_rounds; ++round) {
        double change = 0;
        for (std::size_t i = 0; i < N; ++i) {
            if (normal[i][i] <= 0) continue;
            double rest = right[i];
            for (std::size_t j = 0; j < N; ++j) {
                if (j != i) rest -= normal[i][j] * start[j];
            }
            const double better = std::max(least[i], rest / normal[i][i]);
            change = std::max(change, std::abs(better - start[i]));
            start[i] = better;
        }
        if (change < close_enough) break;
    }
    return start;
}

}  // namespace ragrtl::flow
