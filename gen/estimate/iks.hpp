#pragma once

#include <vector>

#include "gen/estimate/figure.hpp"
#include "gen/estimate/published.hpp"
#include "golden/cost/iks.hpp"

namespace ragrtl::estimate {

// Figures of "Accelerating Retrieval-Augmented Generation" (ASPLOS 2025) beside those of the cost model.

/// Every row that the paper prints, that the authors' simulator says, or that follows from them.
std::vector<PublishedRow> iks_published();

/// Table 3: dot products of one unit, in ms, for corpora of 50 and 512 GB at 768-d.
Table iks_table3();

/// The scaling figure: ms of a batch for corpora of 50 GB to 2 TB on one to four units; empty where the
/// units cannot hold the corpus.
Table iks_scaling();

/// Both, with their plots.
std::vector<Figure> iks_figures();

}  // namespace ragrtl::estimate
