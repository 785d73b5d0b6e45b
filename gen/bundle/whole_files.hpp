#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ragrtl::bundle {

/// Output files in the making: each is written beside its destination under a hidden name, and commit() moves
/// all of them into place. Without commit() (an error, Ctrl-C) the destructor removes what was written, so a
/// destination is either what it was or complete.
class WholeFiles {
  public:
    WholeFiles() = default;
    ~WholeFiles();
    WholeFiles(const WholeFiles&) = delete;
    WholeFiles& operator=(const WholeFiles&) = delete;

    /// Throws IoError naming the destination, Interrupted after SIGINT or SIGTERM.
    void write(const std::filesystem::path& destination, std::string_view text);
    void commit();

  private:
    struct Pending {
        std::filesystem::path temporary;
        std::filesystem::path destination;
    };
    std::vector<Pending> pending_;
};

}  // namespace ragrtl::bundle
