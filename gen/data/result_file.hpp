#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "gen/data/matrix.hpp"

namespace ragrtl::data {

/// What is wrong with a name for result files; empty for .npy, .csv and .json.
std::string result_name_problem(const std::filesystem::path& file);

/// The text of a file with ids or scores, one row per query, in the format that its name asks for: .npy, .csv
/// (rows of numbers without a heading) or .json (an array of arrays).
template <class T>
std::string result_text(const Matrix<T>& matrix, const std::filesystem::path& file);

}  // namespace ragrtl::data
