#pragma once

#include <filesystem>

#include "gen/bundle/artefacts.hpp"

namespace ragrtl::bundle {

/// A private copy of a bundle in the temporary folder, where its bench is built and run; removed with the
/// object. Paths inside never have blanks, which make cannot handle.
class Workspace {
  public:
    explicit Workspace(const Files& files);
    /// A copy of the files that the bundle's manifest names. Throws BadInput when `bundle` is not one.
    static Workspace copy_of(const std::filesystem::path& bundle);
    ~Workspace();
    Workspace(Workspace&& other) noexcept : path_(std::move(other.path_)) { other.path_.clear(); }
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;
    Workspace& operator=(Workspace&&) = delete;

    const std::filesystem::path& path() const { return path_; }

    /// Makes `runtime` in the workspace lead to the folder of compiled Verilator sources that all runs with
    /// this `key` (tool versions) share, in the user's cache; a folder of its own where there is no cache.
    void share_runtime(const std::string& key) const;

    /// Copies everything but what can be built again to `destination`; nothing is removed.
    void keep(const std::filesystem::path& destination) const;

  private:
    std::filesystem::path path_;
};

}  // namespace ragrtl::bundle
