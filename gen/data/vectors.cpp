#include "gen/data/vectors.hpp"

#include <algorithm>
#include <cmath>

#include "gen/data/hdf5.hpp"
#include "gen/data/npy.hpp"
#include "gen/data/vecs.hpp"
#include "gen/spec/violation.hpp"

namespace fs = std::filesystem;

namespace ragrtl::data {
namespace {

std::string dataset_of(Role role) {
    switch (role) {
        case Role::corpus: return "train";
        case Role::queries: return "test";
        case Role::truth: break;
    }
    return "neighbors";
}

Numbers read_numbers(const fs::path& file, Role role) {
    const std::string extension = file.extension().string();
    if (extension == ".npy") return read_npy(file);
    if (extension == ".fvecs" || extension == ".bvecs" || extension == ".ivecs") return read_vecs(file);
    if (extension == ".hdf5" || extension == ".h5") return read_hdf5(file, dataset_of(role));
    reject(file, "unknown format " + spec::shown(extension) + "; must be one of " + readable_formats());
}

template <class T>
void check_shape(const fs::path& file, const Matrix<T>& matrix, Role role) {
    if (matrix.columns == 0) reject(file, "the vectors have dimension 0, must be at least 1");
    if (matrix.rows == 0 && role != Role::corpus) reject(file, "has no rows, must have one per query");
}

void check_finite(const fs::path& file, const Matrix<float>& matrix) {
    const auto bad = std::find_if_not(matrix.values.begin(), matrix.values.end(),
                                      [](float value) { return std::isfinite(value); });
    if (bad == matrix.values.end()) return;
    const auto at = static_cast<std::size_t>(bad - matrix.values.begin());
    reject(file, "row " + std::to_string(at / matrix.columns) + ", component " +
                     std::to_string(at % matrix.columns) + " is " + (std::isnan(*bad) ? "NaN" : "infinite") +
                     "; all values must be finite");
}

}  // namespace

const std::string& readable_formats() {
    static const std::string formats = ".npy, .fvecs, .bvecs, .ivecs, .hdf5, .h5";
    return formats;
}

Vectors read_vectors(const fs::path& file, Role role) {
    Numbers numbers = read_numbers(file, role);
    if (auto* codes = std::get_if<Matrix<std::int8_t>>(&numbers)) {
        check_shape(file, *codes, role);
        return std::move(*codes);
    }
    if (auto* values = std::get_if<Matrix<float>>(&numbers)) {
        check_shape(file, *values, role);
        check_finite(file, *values);
        return std::move(*values);
    }
    reject(file, "holds integers of more than 8 bits; embeddings must be int8, float16 or float32");
}

Matrix<std::int64_t> read_truth(const fs::path& file, std::size_t queries, std::size_t documents) {
    Numbers numbers = read_numbers(file, Role::truth);
    Matrix<std::int64_t> ids;
    if (auto* wide = std::get_if<Matrix<std::int64_t>>(&numbers)) {
        ids = std::move(*wide);
    } else if (const auto* narrow = std::get_if<Matrix<std::int32_t>>(&numbers)) {
        ids.rows = narrow->rows;
        ids.columns = narrow->columns;
        ids.values.assign(narrow->values.begin(), narrow->values.end());
    } else {
        reject(file, "does not hold ids; true neighbours must be int32 or int64");
    }
    check_shape(file, ids, Role::truth);
    if (ids.rows != queries) {
        reject(file, "has " + std::to_string(ids.rows) + " rows, must have one for each of the " +
                         std::to_string(queries) + " queries");
    }
    const auto wrong = std::find_if(ids.values.begin(), ids.values.end(), [documents](std::int64_t id) {
        return id < -1 || id >= static_cast<std::int64_t>(documents);
    });
    if (wrong != ids.values.end()) {
        const auto at = static_cast<std::size_t>(wrong - ids.values.begin());
        reject(file, "row " + std::to_string(at / ids.columns) + " names document " + std::to_string(*wrong) +
                         ", but the corpus has " + std::to_string(documents));
    }
    return ids;
}

}  // namespace ragrtl::data
