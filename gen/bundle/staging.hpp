#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ragrtl::bundle {

/// An output folder in the making. Everything is written into a temporary sibling of the destination and
/// moved there by commit(); without commit() (an error, Ctrl-C) the destructor removes the sibling, so the
/// destination is either what it was or complete.
class Staging {
  public:
    /// `marker` is the file by which a folder is recognized as one of ours: JSON with "tool": "ragrtl".
    /// Throws BadInput when the destination exists and is neither empty nor one of ours, IoError when it
    /// cannot be made.
    explicit Staging(const std::filesystem::path& destination, const std::string& marker = "manifest.json");
    ~Staging();
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;

    /// Where files are being put; valid until commit().
    const std::filesystem::path& path() const { return temporary_; }

    /// Writes one file (and the folders above it). Throws IoError naming the destination file (not writable,
    /// disk full), Interrupted after SIGINT or SIGTERM.
    void write(const std::filesystem::path& relative, std::string_view text, bool executable = false);

    /// Moves the finished folder to the destination, in one step where the file system can.
    void commit();

  private:
    void make_parents();
    void discard() noexcept;

    std::filesystem::path destination_;
    std::filesystem::path temporary_;
    std::vector<std::filesystem::path> made_parents_;  // outermost first
};

/// Writes a whole file; IoError names `shown` when it cannot.
void write_file(const std::filesystem::path& file, std::string_view text, const std::filesystem::path& shown);

/// Makes a folder and those above it; IoError names `shown` when it cannot.
void make_folders(const std::filesystem::path& folder, const std::filesystem::path& shown);

/// The text of a file; IoError when it cannot be read.
std::string read_file(const std::filesystem::path& file);

/// True for a folder that this program made: its `marker` file is JSON with "tool": "ragrtl".
bool is_ours(const std::filesystem::path& folder, const std::string& marker = "manifest.json");

}  // namespace ragrtl::bundle
