#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace ragrtl::tb {

/// Real INT8 vectors, all of one dimension.
struct Embeddings {
    int dimension = 0;
    std::vector<std::vector<std::int8_t>> documents;
    std::vector<std::vector<std::int8_t>> queries;
};

/// Rows of `dimension` bytes, one after the other, no header. Throws std::runtime_error naming the file.
inline std::vector<std::vector<std::int8_t>> read_vectors(const std::string& file, int dimension) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read embeddings '" + file + "'");
    const std::vector<char> bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const auto row = static_cast<std::size_t>(dimension);
    if (bytes.empty() || bytes.size() % row != 0) {
        throw std::runtime_error("'" + file + "' has " + std::to_string(bytes.size()) +
                                 " bytes, not a multiple of the dimension " + std::to_string(dimension));
    }
    std::vector<std::vector<std::int8_t>> vectors;
    for (std::size_t at = 0; at < bytes.size(); at += row) {
        std::vector<std::int8_t> one(row);
        for (std::size_t i = 0; i < row; ++i) one[i] = static_cast<std::int8_t>(bytes[at + i]);
        vectors.push_back(one);
    }
    return vectors;
}

}  // namespace ragrtl::tb
