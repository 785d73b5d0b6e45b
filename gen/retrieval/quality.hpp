#pragma once

#include <cstddef>
#include <vector>

#include "gen/data/matrix.hpp"
#include "gen/data/qrels.hpp"

namespace ragrtl::retrieval {

/// Quality of ranked lists cut at `cutoff`, each figure a mean over the queries counted.
struct Quality {
    std::size_t cutoff;
    double precision;  ///< relevant documents in the first `cutoff` / cutoff
    double recall;     ///< relevant documents in the first `cutoff` / all relevant ones
    double ndcg;       ///< gains (grades) discounted by log2(rank + 1), over those of the best possible list
    std::size_t queries;  ///< counted: those that have a relevant document
};

/// Against judgements, one entry per row of `ids` (-1: no document). 0 in every figure where no query has a
/// relevant document.
Quality quality(const data::Matrix<std::int64_t>& ids, const std::vector<data::Judgements>& judged,
                std::size_t cutoff);

/// Against true neighbours, best first: the first `cutoff` of a row are what is relevant at that cutoff (so
/// recall is the share of the true neighbours found). `truth` has as many rows as `ids`.
Quality quality(const data::Matrix<std::int64_t>& ids, const data::Matrix<std::int64_t>& truth,
                std::size_t cutoff);

/// The cutoffs worth reporting for lists of length k: 1, 10 and k, as far as lists go.
std::vector<std::size_t> cutoffs(std::size_t k);

}  // namespace ragrtl::retrieval
