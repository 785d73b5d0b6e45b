#pragma once

#include <filesystem>
#include <string>
#include <variant>

#include "gen/data/numbers.hpp"

namespace ragrtl::data {

/// What a file is read for; of an HDF5 file that decides which data set it is: train, test or neighbors.
enum class Role { corpus, queries, truth };

/// Embeddings: INT8 as they are, or floats, all finite.
using Vectors = std::variant<Matrix<std::int8_t>, Matrix<float>>;

/// Extensions of the files that can be read, for messages: ".npy, .fvecs, ...".
const std::string& readable_formats();

/// Reads embeddings from .npy, .fvecs, .bvecs, .hdf5 or .h5. A corpus may have no vectors, queries may not;
/// the dimension is at least 1. Throws BadInput naming the file (and the row), IoError.
Vectors read_vectors(const std::filesystem::path& file, Role role);

/// Reads true neighbours, best first, one row per query, from .npy, .ivecs, .hdf5 or .h5; -1 stands where
/// there is none. Throws BadInput unless there is a row for each of `queries` and every id is one of
/// `documents`; IoError.
Matrix<std::int64_t> read_truth(const std::filesystem::path& file, std::size_t queries,
                                std::size_t documents);

}  // namespace ragrtl::data
