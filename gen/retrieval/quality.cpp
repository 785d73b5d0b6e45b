#include "gen/retrieval/quality.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ragrtl::retrieval {
namespace {

double discounted(double gain, std::size_t rank) { return gain / std::log2(static_cast<double>(rank) + 2); }

/// Gain of the best list there could be.
double ideal_gain(const data::Judgements& judged, std::size_t cutoff) {
    std::vector<int> grades;
    for (const auto& [document, grade] : judged) {
        if (grade > 0) grades.push_back(grade);
    }
    std::sort(grades.begin(), grades.end(), std::greater<>());
    double gain = 0;
    for (std::size_t rank = 0; rank < std::min(cutoff, grades.size()); ++rank) {
        gain += discounted(grades[rank], rank);
    }
    return gain;
}

}  // namespace

Quality quality(const data::Matrix<std::int64_t>& ids, const std::vector<data::Judgements>& judged,
                std::size_t cutoff) {
    Quality sum{cutoff, 0, 0, 0, 0};
    for (std::size_t query = 0; query < ids.rows; ++query) {
        const data::Judgements& judgements = judged.at(query);
        const auto relevant = static_cast<double>(std::count_if(
            judgements.begin(), judgements.end(), [](const auto& entry) { return entry.second > 0; }));
        if (relevant == 0) continue;
        double found = 0;
        double gain = 0;
        for (std::size_t rank = 0; rank < std::min(cutoff, ids.columns); ++rank) {
            const auto hit = judgements.find(ids.row(query)[rank]);
            if (hit == judgements.end() || hit->second <= 0) continue;
            found += 1;
            gain += discounted(hit->second, rank);
        }
        ++sum.queries;
        sum.precision += found / static_cast<double>(cutoff);
        sum.recall += found / relevant;
        sum.ndcg += gain / ideal_gain(judgements, cutoff);
    }
    const auto counted = static_cast<double>(std::max<std::size_t>(sum.queries, 1));
    return {cutoff, sum.precision / counted, sum.recall / counted, sum.ndcg / counted, sum.queries};
}

Quality quality(const data::Matrix<std::int64_t>& ids, const data::Matrix<std::int64_t>& truth,
                std::size_t cutoff) {
    std::vector<data::Judgements> judged(truth.rows);
    for (std::size_t query = 0; query < truth.rows; ++query) {
        for (std::size_t rank = 0; rank < std::min(cutoff, truth.columns); ++rank) {
            const std::int64_t id = truth.row(query)[rank];
            if (id >= 0) judged[query][id] = 1;
        }
    }
    return quality(ids, judged, cutoff);
}

std::vector<std::size_t> cutoffs(std::size_t k) {
    std::vector<std::size_t> all{1};
    if (k > 10) all.push_back(10);
    if (k > 1) all.push_back(k);
    return all;
}

}  // namespace ragrtl::retrieval
