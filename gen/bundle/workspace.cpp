#include "gen/bundle/workspace.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>
#include <string>
#include <system_error>

#include "gen/bundle/staging.hpp"
#include "gen/error.hpp"
#include "gen/interrupt.hpp"

namespace fs = std::filesystem;

namespace ragrtl::bundle {
namespace {

fs::path new_temporary_folder() {
    std::error_code error;
    fs::path parent = fs::temp_directory_path(error);  // TMPDIR
    if (error || parent.string().find_first_of(" \t") != std::string::npos) parent = "/tmp";
    std::string name = (parent / "ragrtl-verify-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        throw IoError("cannot write " + parent.string() + ": " + std::strerror(errno));
    }
    return name;
}

fs::path user_cache() {
    const char* cache = std::getenv("XDG_CACHE_HOME");
    if (cache != nullptr && *cache == '/') return cache;
    const char* home = std::getenv("HOME");
    return home != nullptr && *home == '/' ? fs::path(home) / ".cache" : fs::path();
}

// The bundle's own list of files, each of them inside the bundle.
Files listed_files(const fs::path& bundle) {
    if (!is_ours(bundle)) {
        throw BadInput(bundle.string() + " is not a bundle of ragrtl (no manifest.json of ours); " +
                       "`ragrtl generate` makes one");
    }
    Files files;
    files["manifest.json"] = read_file(bundle / "manifest.json");
    const auto manifest = nlohmann::json::parse(files["manifest.json"]);
    const auto names = manifest.value("files", nlohmann::json::array());
    for (const auto& name : names) {
        const fs::path path = name.is_string() ? fs::path(name.get<std::string>()) : fs::path();
        if (path.empty() || path.is_absolute() || *path.lexically_normal().begin() == "..") {
            throw BadInput((bundle / "manifest.json").string() + ": " + name.dump() +
                           " is no file of a bundle");
        }
        files[path.string()] = read_file(bundle / path);
    }
    return files;
}

}  // namespace

Workspace::Workspace(const Files& files) : path_(new_temporary_folder()) {
    try {
        for (const auto& [name, text] : files) {
            throw_if_interrupted();
            make_folders((path_ / name).parent_path(), path_ / name);
            write_file(path_ / name, text, path_ / name);
        }
    } catch (...) {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
        throw;
    }
}

Workspace Workspace::copy_of(const fs::path& bundle) { return Workspace{listed_files(bundle)}; }

Workspace::~Workspace() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
}

void Workspace::share_runtime(const std::string& key) const {
    const fs::path cache = user_cache();
    std::error_code error;
    if (!cache.empty()) {
        const fs::path shared = cache / "ragrtl" / ("verilated-" + key);
        fs::create_directories(shared, error);
        if (!error && ::access(shared.c_str(), W_OK) == 0) {
            fs::create_directory_symlink(shared, path_ / "runtime", error);
            if (!error) return;
        }
    }
    make_folders(path_ / "runtime", path_ / "runtime");
}

void Workspace::keep(const fs::path& destination) const {
    Staging staging{destination};
    for (auto entry = fs::recursive_directory_iterator(path_); entry != fs::recursive_directory_iterator();
         ++entry) {
        const fs::path relative = entry->path().lexically_relative(path_);
        if (relative == "build" || relative == "runtime") {
            entry.disable_recursion_pending();
        } else if (entry->is_regular_file()) {
            const bool executable =
                (entry->status().permissions() & fs::perms::owner_exec) != fs::perms::none;
            staging.write(relative, read_file(entry->path()), executable);
        }
    }
    staging.commit();
}

}  // namespace ragrtl::bundle
