#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace ragrtl::data {

/// A binary file that is read from front to back. Nothing is asked for beyond its end: whoever reads knows
/// from left() what is there.
class InputFile {
  public:
    /// Throws IoError when it cannot be read, BadInput when it is empty.
    explicit InputFile(const std::filesystem::path& path);

    const std::filesystem::path& path() const { return path_; }
    std::uint64_t left() const { return left_; }

    /// The next `bytes`, at most left(). Throws IoError when they cannot be read.
    void read(void* into, std::uint64_t bytes);

  private:
    std::filesystem::path path_;
    std::ifstream stream_;
    std::uint64_t left_ = 0;
};

}  // namespace ragrtl::data
