#pragma once

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include "gen/error.hpp"
#include "tests/support/paths.hpp"

namespace ragrtl::test {

/// The message of the BadInput that `action` throws; "no BadInput" when it throws none.
template <class F>
std::string bad_input(F&& action) {
    try {
        action();
    } catch (const BadInput& error) {
        return error.what();
    }
    return "no BadInput";
}

/// Values as they lie in memory.
template <class T>
std::string bytes_of(const std::vector<T>& values) {
    std::string bytes(values.size() * sizeof(T), '\0');
    if (!values.empty()) std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
}

/// A .npy file with this header, padded as NumPy does, and these bytes behind it.
inline std::string npy_text(const std::string& header, const std::string& values, int version = 1) {
    std::string text = "\x93NUMPY" + std::string{static_cast<char>(version), '\0'};
    const std::size_t length_bytes = version == 1 ? 2 : 4;
    std::size_t length = header.size() + 1;
    length += (64 - (text.size() + length_bytes + length) % 64) % 64;
    for (std::size_t i = 0; i < length_bytes; ++i) text += static_cast<char>((length >> (8 * i)) & 0xff);
    return text + header + std::string(length - header.size() - 1, ' ') + "\n" + values;
}

/// One vector of a .fvecs, .bvecs or .ivecs file.
template <class T>
std::string vecs_row(const std::vector<T>& values) {
    return bytes_of(std::vector<std::int32_t>{static_cast<std::int32_t>(values.size())}) + bytes_of(values);
}

/// A set of real embeddings that lies beside the project.
inline std::filesystem::path shared_data(const std::string& name) {
    return project_dir().parent_path() / "shared/data" / name;
}

}  // namespace ragrtl::test
