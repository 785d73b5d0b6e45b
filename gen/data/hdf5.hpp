#pragma once

#include <filesystem>
#include <string>

#include "gen/data/numbers.hpp"

namespace ragrtl::data {

/// Reads one two-dimensional data set of an HDF5 file, such as `train`, `test` or `neighbors` in the layout
/// of ann-benchmarks. Integers of 8 bits are int8, longer ones int64. Throws BadInput, IoError.
Numbers read_hdf5(const std::filesystem::path& file, const std::string& dataset);

}  // namespace ragrtl::data
