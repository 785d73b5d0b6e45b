#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <vector>

namespace ragrtl::data {

/// Judged documents of one query: document to grade; a grade above 0 is relevant.
using Judgements = std::map<std::int64_t, int>;

/// Reads relevance judgements: lines of query row, document row and grade, separated by tabs. Throws BadInput
/// naming the line, IoError. The result has an entry, perhaps an empty one, for each of `queries`.
std::vector<Judgements> read_qrels(const std::filesystem::path& file, std::size_t queries,
                                   std::size_t documents);

}  // namespace ragrtl::data
