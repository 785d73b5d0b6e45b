#pragma once

#include <cstdint>
#include <vector>

#include "gen/estimate/figure.hpp"
#include "gen/estimate/published.hpp"
#include "golden/cost/hier.hpp"

namespace ragrtl::estimate {

// Figures of "A Memory-Efficient Retrieval Architecture for RAG-Enabled Wearable Medical LLMs-Agents" beside
// those of the cost model.

/// Every row that the paper prints, or that follows from it.
std::vector<PublishedRow> hier_published();

/// Fig. 4: what the hierarchical mode saves against an INT8 scan, in percent, for corpora of 100 to 10,000
/// documents; with the 20 candidates that the paper's figures fit, and with its 50.
Table hier_fig4();

/// Table II: energy of one query (1 MiB of 512-d documents, 50 candidates) by part, in microjoules.
Table hier_table2();

/// Both, with their plots.
std::vector<Figure> hier_figures();

}  // namespace ragrtl::estimate
