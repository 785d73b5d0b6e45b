#pragma once

#include <cstdint>
#include <filesystem>
#include <variant>

#include "gen/data/matrix.hpp"
#include "gen/error.hpp"

namespace ragrtl::data {

/// A file whose content is not what it has to be: one line with the file and what would be right.
[[noreturn]] inline void reject(const std::filesystem::path& file, const std::string& what) {
    throw BadInput(file.string() + ": " + what);
}

/// What a file of numbers holds. float16 and unsigned bytes are read as float, which has all of their values.
using Numbers = std::variant<Matrix<std::int8_t>, Matrix<std::int32_t>, Matrix<std::int64_t>, Matrix<float>>;

}  // namespace ragrtl::data
