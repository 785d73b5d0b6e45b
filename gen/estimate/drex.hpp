#pragma once

#include <vector>

#include "gen/estimate/figure.hpp"
#include "gen/estimate/published.hpp"
#include "golden/cost/drex.hpp"

namespace ragrtl::estimate {

// Figures of "DReX: Accurate and Scalable Dense Retrieval Acceleration via Algorithmic-Hardware Codesign"
// (ISCA 2025) beside those of the cost model.

/// Every row that the paper prints, or that follows from it.
std::vector<PublishedRow> drex_published();

/// Fig. 12: busy times of the steps, for the corpora whose filter ratio is known, batches of 1 and 16.
Table drex_fig12();

/// Fig. 16: a PFU per bank, per group of four banks, or per die: area, power, filter time, query time.
Table drex_fig16();

/// Fig. 17: time between columns that a power limit of the package allows, and the times that follow.
Table drex_fig17();

/// All, with their plots.
std::vector<Figure> drex_figures();

}  // namespace ragrtl::estimate
