#include "gen/retrieval/results.hpp"

#include "gen/interrupt.hpp"

namespace ragrtl::retrieval {

Results search_all(Engine& engine, std::size_t queries, std::size_t k,
                   const std::function<void(std::size_t)>& done) {
    Results results{{queries, k, -1}, {queries, k, 0}, {}};
    for (std::size_t query = 0; query < queries; ++query) {
        throw_if_interrupted();
        const Answer answer = engine.search(query);
        for (std::size_t rank = 0; rank < answer.hits.size() && rank < k; ++rank) {
            results.ids.row(query)[rank] = answer.hits[rank].id;
            results.scores.row(query)[rank] = answer.hits[rank].score;
        }
        results.total.cycles += answer.cost.cycles;
        results.total.bits_read += answer.cost.bits_read;
        results.total.energy_uj += answer.cost.energy_uj;
        done(query);
    }
    return results;
}

}  // namespace ragrtl::retrieval
