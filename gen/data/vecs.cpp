#include "gen/data/vecs.hpp"

#include "gen/data/input_file.hpp"

namespace ragrtl::data {
namespace {

template <class T>
Matrix<T> read_rows(const std::filesystem::path& file) {
    InputFile in(file);
    Matrix<T> matrix;
    while (in.left() > 0) {
        const std::string row = "vector " + std::to_string(matrix.rows);
        std::int32_t dimension = 0;
        if (in.left() < sizeof dimension) reject(file, "truncated inside the dimension of " + row);
        in.read(&dimension, sizeof dimension);
        if (dimension < 1) {
            reject(file, row + " has dimension " + std::to_string(dimension) + ", must be at least 1");
        }
        const auto columns = static_cast<std::size_t>(dimension);
        if (matrix.rows == 0) matrix.columns = columns;
        if (columns != matrix.columns) {
            reject(file, row + " has dimension " + std::to_string(dimension) +
                             ", the vectors before it have " + std::to_string(matrix.columns));
        }
        const std::uint64_t bytes = std::uint64_t{columns} * sizeof(T);
        if (in.left() < bytes) {
            reject(file, "truncated inside " + row + ": " + std::to_string(columns) + " values of " +
                             std::to_string(sizeof(T)) + " bytes do not fit the " +
                             std::to_string(in.left()) + " bytes left");
        }
        if (matrix.rows == 0) matrix.values.reserve((in.left() / (bytes + sizeof dimension) + 1) * columns);
        matrix.values.resize(matrix.values.size() + columns);
        in.read(matrix.row(matrix.rows), bytes);
        ++matrix.rows;
    }
    return matrix;
}

}  // namespace

Numbers read_vecs(const std::filesystem::path& file) {
    const std::string extension = file.extension().string();
    if (extension == ".fvecs") return read_rows<float>(file);
    if (extension == ".ivecs") return read_rows<std::int32_t>(file);
    const Matrix<std::uint8_t> bytes = read_rows<std::uint8_t>(file);
    Matrix<float> values(bytes.rows, bytes.columns);
    values.values.assign(bytes.values.begin(), bytes.values.end());
    return values;
}

}  // namespace ragrtl::data
