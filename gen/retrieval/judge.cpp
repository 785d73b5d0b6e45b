#include "gen/retrieval/judge.hpp"

#include <algorithm>

#include "gen/data/qrels.hpp"
#include "gen/data/vectors.hpp"

namespace ragrtl::retrieval {

std::vector<Judged> judge(const Results& results, const std::filesystem::path& truth,
                          const std::filesystem::path& qrels, std::size_t documents) {
    std::vector<Judged> all;
    const std::size_t k = results.ids.columns;
    if (!truth.empty()) {
        const auto neighbours = data::read_truth(truth, results.ids.rows, documents);
        for (const std::size_t cutoff : cutoffs(std::min(k, neighbours.columns))) {
            all.push_back({truth, quality(results.ids, neighbours, cutoff)});
        }
    }
    if (!qrels.empty()) {
        const auto judged = data::read_qrels(qrels, results.ids.rows, documents);
        for (const std::size_t cutoff : cutoffs(k))
            all.push_back({qrels, quality(results.ids, judged, cutoff)});
    }
    return all;
}

}  // namespace ragrtl::retrieval
