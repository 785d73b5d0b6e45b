#pragma once

#include <filesystem>
#include <string>

#include "gen/data/numbers.hpp"

namespace ragrtl::data {

/// Reads a two-dimensional NumPy array (formats 1.0 to 3.0, C order) of int8, int32, int64, float16 or
/// float32. Throws BadInput with what is wrong and how to mend it, IoError.
Numbers read_npy(const std::filesystem::path& file);

/// The bytes of a .npy file (format 1.0). `T` is int8, int32, int64, float or double.
template <class T>
std::string to_npy(const Matrix<T>& matrix);

}  // namespace ragrtl::data
