#pragma once

#include <cstddef>
#include <functional>

#include "gen/data/matrix.hpp"
#include "gen/retrieval/engine.hpp"

namespace ragrtl::retrieval {

/// The answers to all queries of a data set.
struct Results {
    data::Matrix<std::int64_t> ids;     ///< queries x k, best first; -1 where there is none
    data::Matrix<std::int64_t> scores;  ///< the same; 0 where there is none
    Cost total;
};

/// Asks all `queries`; `done(i)` is called behind each. Throws Interrupted.
Results search_all(Engine& engine, std::size_t queries, std::size_t k,
                   const std::function<void(std::size_t)>& done);

}  // namespace ragrtl::retrieval
