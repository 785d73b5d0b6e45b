#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "gen/retrieval/report.hpp"

namespace ragrtl::retrieval {

/// How good the results of a search in `documents` vectors are: by a file of true neighbours, by a file of
/// judgements, at the cutoffs worth reporting; an empty path is no file. Throws BadInput for a file that does
/// not fit the search.
std::vector<Judged> judge(const Results& results, const std::filesystem::path& truth,
                          const std::filesystem::path& qrels, std::size_t documents);

}  // namespace ragrtl::retrieval
