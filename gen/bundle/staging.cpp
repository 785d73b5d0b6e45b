#include "gen/bundle/staging.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>
#include <system_error>

#include "gen/error.hpp"
#include "gen/interrupt.hpp"

namespace fs = std::filesystem;

namespace ragrtl::bundle {
namespace {

[[noreturn]] void fail(const std::string& action, const fs::path& path, int error) {
    throw IoError("cannot " + action + " " + path.string() + ": " + std::strerror(error));
}

// A file descriptor that is closed on every way out.
class Descriptor {
  public:
    Descriptor(const fs::path& path, int flags, mode_t mode = 0)
        : value_(::open(path.c_str(), flags, mode)) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int get() const { return value_; }
    bool is_open() const { return value_ >= 0; }
    bool close() {  // some file systems report a full disk only here
        if (!is_open()) return true;
        const int descriptor = value_;
        value_ = -1;
        return ::close(descriptor) == 0;
    }

  private:
    int value_;
};

void write_new(const fs::path& file, std::string_view text, mode_t mode, const fs::path& shown) {
    Descriptor out{file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode};
    if (!out.is_open()) fail("write", shown, errno);
    while (!text.empty()) {
        const ssize_t written = ::write(out.get(), text.data(), text.size());
        if (written < 0 && errno == EINTR) {
            throw_if_interrupted();
        } else if (written < 0) {
            fail("write", shown, errno);
        } else {
            text.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    if (!out.close()) fail("write", shown, errno);
}

fs::path absolute_without_symlinks(const fs::path& path) {
    std::error_code error;
    fs::path result = fs::weakly_canonical(fs::absolute(path), error);
    if (error) throw IoError("cannot use " + path.string() + ": " + error.message());
    return result.has_filename() ? result : result.parent_path();  // "out/" is "out"
}

}  // namespace

void write_file(const fs::path& file, std::string_view text, const fs::path& shown) {
    write_new(file, text, 0666, shown);
}

void make_folders(const fs::path& folder, const fs::path& shown) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) fail("write", shown, error.value());
}

std::string read_file(const fs::path& file) {
    const Descriptor in{file, O_RDONLY | O_CLOEXEC};
    if (!in.is_open()) fail("read", file, errno);
    std::string text;
    char chunk[1 << 16];
    for (;;) {
        const ssize_t got = ::read(in.get(), chunk, sizeof chunk);
        if (got == 0) return text;
        if (got > 0) {
            text.append(chunk, static_cast<std::size_t>(got));
        } else if (errno != EINTR) {
            fail("read", file, errno);
        }
    }
}

bool is_ours(const fs::path& folder, const std::string& marker) {
    std::error_code error;
    if (!fs::is_regular_file(folder / marker, error)) return false;
    const auto json = nlohmann::json::parse(read_file(folder / marker), nullptr, false);
    return json.is_object() && json.value("tool", nlohmann::json{}) == "ragrtl";
}

Staging::Staging(const fs::path& destination, const std::string& marker)
    : destination_(absolute_without_symlinks(destination)) {
    std::error_code error;
    const fs::file_status status = fs::status(destination_, error);
    if (status.type() == fs::file_type::none) {
        throw IoError("cannot use " + destination.string() + ": " + error.message());
    }
    if (fs::exists(status)) {
        if (!fs::is_directory(status)) {
            throw BadInput(destination.string() + " exists and is not a folder; choose another name");
        }
        const bool empty = fs::is_empty(destination_, error);
        if (error) throw IoError("cannot read " + destination.string() + ": " + error.message());
        if (!empty && !is_ours(destination_, marker)) {
            throw BadInput(destination.string() + " exists and was not made by ragrtl (no " + marker +
                           " of ours); choose another folder or remove it");
        }
    }
    make_parents();
    std::string name =
        (destination_.parent_path() / ("." + destination_.filename().string() + ".XXXXXX")).string();
    if (::mkdtemp(name.data()) == nullptr) {
        const int reason = errno;
        discard();
        fail("write", destination, reason);
    }
    temporary_ = name;
    const mode_t mask = ::umask(0);  // mkdtemp gives 0700; a result should be as readable as any other folder
    ::umask(mask);
    if (::chmod(name.c_str(), 0777 & ~mask) != 0) {
        const int reason = errno;
        discard();
        fail("write", destination, reason);
    }
}

Staging::~Staging() { discard(); }

void Staging::make_parents() {
    std::vector<fs::path> missing;
    std::error_code ignored;  // what cannot be looked at cannot be made either: mkdir says why
    for (fs::path p = destination_.parent_path(); p.has_relative_path() && !fs::exists(p, ignored);
         p = p.parent_path()) {
        missing.push_back(p);
    }
    std::reverse(missing.begin(), missing.end());
    for (const fs::path& parent : missing) {
        if (::mkdir(parent.c_str(), 0777) != 0) {
            const int reason = errno;
            discard();
            fail("write", destination_, reason);
        }
        made_parents_.push_back(parent);
    }
}

void Staging::discard() noexcept {
    std::error_code ignored;  // nothing better can be done while another failure is on its way
    if (!temporary_.empty()) fs::remove_all(temporary_, ignored);
    for (auto parent = made_parents_.rbegin(); parent != made_parents_.rend(); ++parent) {
        fs::remove(*parent, ignored);  // only if empty
    }
    temporary_.clear();
    made_parents_.clear();
}

void Staging::write(const fs::path& relative, std::string_view text, bool executable) {
    throw_if_interrupted();
    const fs::path file = temporary_ / relative;
    const fs::path shown = destination_ / relative;
    make_folders(file.parent_path(), shown);
    write_new(file, text, executable ? 0777 : 0666, shown);
}

void Staging::commit() {
    throw_if_interrupted();
    // An existing folder is swapped with the new one, so that there is a complete one at every moment.
    const bool swapped =
        ::renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, destination_.c_str(), RENAME_EXCHANGE) == 0;
    if (swapped) {
        made_parents_.clear();
        discard();  // what was at the destination before
        return;
    }
    if (errno != ENOENT) {  // a file system that cannot swap: for a moment there is no folder
        fs::path aside = temporary_;
        aside += ".old";
        if (::rename(destination_.c_str(), aside.c_str()) != 0) fail("replace", destination_, errno);
        if (::rename(temporary_.c_str(), destination_.c_str()) != 0) {
            const int reason = errno;
            if (::rename(aside.c_str(), destination_.c_str()) != 0) {
                throw IoError("cannot replace " + destination_.string() + "; what was there is now in " +
                              aside.string());
            }
            fail("write", destination_, reason);
        }
        temporary_ = aside;
        made_parents_.clear();
        discard();
        return;
    }
    if (::rename(temporary_.c_str(), destination_.c_str()) != 0) fail("write", destination_, errno);
    temporary_.clear();
    made_parents_.clear();
}

}  // namespace ragrtl::bundle
