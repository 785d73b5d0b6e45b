#include "gen/data/result_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "gen/data/npy.hpp"
#include "gen/spec/violation.hpp"

namespace ragrtl::data {
namespace {

template <class T>
std::string joined_row(const Matrix<T>& matrix, std::size_t row) {
    return fmt::format("{}", fmt::join(matrix.row(row), matrix.row(row) + matrix.columns, ","));
}

template <class T>
std::string to_csv(const Matrix<T>& matrix) {
    std::string text;
    for (std::size_t i = 0; i < matrix.rows; ++i) text += joined_row(matrix, i) + "\n";
    return text;
}

template <class T>
std::string to_json(const Matrix<T>& matrix) {
    std::string text;
    for (std::size_t i = 0; i < matrix.rows; ++i) {
        text += (i == 0 ? "[" : ",\n ") + ("[" + joined_row(matrix, i) + "]");
    }
    return text.empty() ? "[]\n" : text + "]\n";
}

}  // namespace

std::string result_name_problem(const std::filesystem::path& file) {
    const std::string extension = file.extension().string();
    if (extension == ".npy" || extension == ".csv" || extension == ".json") return "";
    return "must end in .npy, .csv or .json";
}

template <class T>
std::string result_text(const Matrix<T>& matrix, const std::filesystem::path& file) {
    if (file.extension() == ".csv") return to_csv(matrix);
    return file.extension() == ".json" ? to_json(matrix) : to_npy(matrix);
}

template std::string result_text(const Matrix<std::int64_t>&, const std::filesystem::path&);
template std::string result_text(const Matrix<float>&, const std::filesystem::path&);

}  // namespace ragrtl::data
