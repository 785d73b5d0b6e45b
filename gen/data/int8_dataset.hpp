#pragma once

#include <filesystem>
#include <optional>

#include "gen/data/matrix.hpp"

namespace ragrtl::data {

/// Corpus and queries as the INT8 hardware is given them; both have the same dimension.
struct Int8Dataset {
    Matrix<std::int8_t> corpus;
    Matrix<std::int8_t> queries;
    std::optional<double> scale;  ///< value = scale * code where the files held floats
};

/// Reads both files. INT8 is taken as it is; floats are quantized, symmetric, with one scale for all of the
/// corpus and the queries (largest magnitude of the corpus / 127, golden/numerics/quantize.hpp). Throws
/// BadInput when a file cannot be used, the dimensions differ, or only one of the two is INT8; IoError.
Int8Dataset read_int8_dataset(const std::filesystem::path& corpus, const std::filesystem::path& queries);

}  // namespace ragrtl::data
