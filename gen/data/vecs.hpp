#pragma once

#include <filesystem>

#include "gen/data/numbers.hpp"

namespace ragrtl::data {

/// Reads .fvecs (float32), .bvecs (unsigned bytes) or .ivecs (int32), by the file's extension: every vector
/// stands behind its dimension, an int32. Throws BadInput naming the vector at which the file goes wrong,
/// IoError.
Numbers read_vecs(const std::filesystem::path& file);

}  // namespace ragrtl::data
