#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace ragrtl::data {

/// A table of numbers, row after row. The row number is the id of a vector everywhere.
template <class T>
struct Matrix {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<T> values;  ///< rows * columns

    Matrix() = default;
    Matrix(std::size_t row_count, std::size_t column_count, T fill = T{})
        : rows(row_count), columns(column_count), values(row_count * column_count, fill) {}

    const T* row(std::size_t index) const { return values.data() + index * columns; }
    T* row(std::size_t index) { return values.data() + index * columns; }

    /// "650 x 384"
    std::string shape() const { return std::to_string(rows) + " x " + std::to_string(columns); }
};

}  // namespace ragrtl::data
