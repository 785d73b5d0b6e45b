#include "gen/data/input_file.hpp"

#include <cerrno>
#include <cstring>

#include "gen/data/numbers.hpp"
#include "gen/interrupt.hpp"

namespace fs = std::filesystem;

namespace ragrtl::data {

InputFile::InputFile(const fs::path& path) : path_(path), stream_(path, std::ios::binary) {
    if (!stream_) throw IoError("cannot read " + path.string() + ": " + std::strerror(errno));
    std::error_code error;
    left_ = fs::file_size(path, error);
    if (error) throw IoError("cannot read " + path.string() + ": " + error.message());
    if (left_ == 0) reject(path, "is empty");
}

void InputFile::read(void* into, std::uint64_t bytes) {
    throw_if_interrupted();
    if (!stream_.read(static_cast<char*>(into), static_cast<std::streamsize>(bytes))) {
        throw IoError("cannot read " + path_.string() + ": it ends " + std::to_string(left_) +
                      " bytes before its size says");
    }
    left_ -= bytes;
}

}  // namespace ragrtl::data
