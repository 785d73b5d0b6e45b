#include "gen/flow/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <utility>

#include "gen/error.hpp"
#include "gen/interrupt.hpp"

namespace fs = std::filesystem;

namespace ragrtl::flow {
namespace {

using Clock = std::chrono::steady_clock;

// How often a waiting parent looks for an interrupt that another thread received.
constexpr std::chrono::milliseconds interrupt_poll{100};

std::string debian_package(const std::string& program) {
    static const std::map<std::string, std::string> packages = {
        {"sta", "opensta"},         {"dot", "graphviz"},         {"g++", "build-essential"},
        {"c++", "build-essential"}, {"make", "build-essential"}, {"ninja", "ninja-build"},
        {"vvp", "iverilog"},        {"gnuplot", "gnuplot-nox"},
    };
    const auto found = packages.find(program);
    return found == packages.end() ? program : found->second;
}

[[noreturn]] void missing(const std::string& program) {
    throw MissingTool(program + " is not installed; on Debian: apt-get install " + debian_package(program));
}

[[noreturn]] void fail_start(const std::string& program, int error) {
    throw IoError("cannot start " + program + ": " + std::strerror(error));
}

// Owns one end of a pipe.
class Descriptor {
  public:
    explicit Descriptor(int value) : value_(value) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int get() const { return value_; }
    void close() {
        if (value_ >= 0) ::close(value_);
        value_ = -1;
    }

  private:
    int value_;
};

// The attributes of the new process: own group, default signals, output into a pipe, another folder.
class SpawnPlan {
  public:
    SpawnPlan(int output, const fs::path& cwd) {
        posix_spawnattr_init(&attributes_);
        posix_spawn_file_actions_init(&actions_);
        posix_spawnattr_setflags(&attributes_,
                                 POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
        posix_spawnattr_setpgroup(&attributes_, 0);
        sigset_t signals;
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&attributes_, &signals);
        for (const int signal : {SIGINT, SIGTERM, SIGPIPE}) sigaddset(&signals, signal);
        posix_spawnattr_setsigdefault(&attributes_, &signals);
        posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, output, STDERR_FILENO);
        if (!cwd.empty()) posix_spawn_file_actions_addchdir_np(&actions_, cwd.c_str());
    }
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;

    const posix_spawnattr_t* attributes() const { return &attributes_; }
    const posix_spawn_file_actions_t* actions() const { return &actions_; }

  private:
    posix_spawnattr_t attributes_{};
    posix_spawn_file_actions_t actions_{};
};

std::vector<std::string> merged_environment(const std::map<std::string, std::string>& changes) {
    std::vector<std::string> result;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string text = *entry;
        if (changes.count(text.substr(0, text.find('='))) == 0) result.push_back(text);
    }
    for (const auto& [name, value] : changes) result.push_back(name + "=" + value);
    return result;
}

std::vector<char*> pointers(std::vector<std::string>& strings) {
    std::vector<char*> result;
    result.reserve(strings.size() + 1);
    for (std::string& text : strings) result.push_back(text.data());
    result.push_back(nullptr);
    return result;
}

// A started process group. Whoever leaves without wait() kills it.
class Child {
  public:
    Child(std::vector<std::string> argv, const RunOptions& options, int output) {
        const SpawnPlan plan(output, options.cwd);
        std::vector<std::string> environment = merged_environment(options.environment);
        const int error = posix_spawnp(&pid_, argv.front().c_str(), plan.actions(), plan.attributes(),
                                       pointers(argv).data(), pointers(environment).data());
        if (error == ENOENT && (options.cwd.empty() || fs::is_directory(options.cwd))) missing(argv.front());
        if (error != 0) fail_start(argv.front(), error);
    }
    ~Child() {
        if (pid_ <= 0) return;
        kill_group();
        wait();
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    void kill_group() const { ::kill(-pid_, SIGKILL); }

    bool has_ended() const {
        siginfo_t info{};
        return ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
               info.si_pid == pid_;
    }

    struct End {
        int status = 0;
        rusage usage{};
    };

    End wait() {
        End end;
        while (::wait4(pid_, &end.status, 0, &end.usage) < 0 && errno == EINTR) {
        }
        pid_ = -1;
        return end;
    }

  private:
    pid_t pid_ = -1;
};

// Where the output goes: kept, logged, and handed on line by line.
class Sink {
  public:
    explicit Sink(const RunOptions& options) : options_(options) {
        if (options.log.empty()) return;
        log_.open(options.log, std::ios::binary | std::ios::trunc);
        if (!log_) throw IoError("cannot write " + options.log.string() + ": " + std::strerror(errno));
    }

    void append(std::string_view text) {
        output_ += text;
        if (log_.is_open() && !log_.write(text.data(), static_cast<std::streamsize>(text.size())).flush()) {
            throw IoError("cannot write " + options_.log.string() + ": " + std::strerror(errno));
        }
        if (!options_.on_line) return;
        for (std::size_t end; (end = output_.find('\n', line_begin_)) != std::string::npos;
             line_begin_ = end + 1) {
            options_.on_line(std::string_view(output_).substr(line_begin_, end - line_begin_));
        }
    }

    std::string finish() {
        if (options_.on_line && line_begin_ < output_.size()) {
            options_.on_line(std::string_view(output_).substr(line_begin_));
        }
        return std::move(output_);
    }

  private:
    const RunOptions& options_;
    std::ofstream log_;
    std::string output_;
    std::size_t line_begin_ = 0;
};

// Reads what is there without waiting; false at the end of the stream.
bool drain(int descriptor, Sink& sink) {
    std::array<char, 1 << 16> chunk;
    for (;;) {
        const ssize_t got = ::read(descriptor, chunk.data(), chunk.size());
        if (got == 0) return false;
        if (got > 0) {
            sink.append({chunk.data(), static_cast<std::size_t>(got)});
        } else if (errno != EINTR) {
            return true;  // EAGAIN: nothing more for now
        }
    }
}

}  // namespace

RunResult run(const std::vector<std::string>& argv, const RunOptions& options) {
    throw_if_interrupted();
    Sink sink(options);
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail_start(argv.front(), errno);
    const Descriptor from_child(ends[0]);
    Descriptor to_parent(ends[1]);
    ::fcntl(from_child.get(), F_SETFL, O_NONBLOCK);

    const auto begin = Clock::now();
    Child child(argv, options, to_parent.get());
    to_parent.close();

    RunResult result;
    // A grandchild that outlives the program may hold the pipe open, so the end of the program counts too.
    for (bool open = true; open;) {
        pollfd readable{from_child.get(), POLLIN, 0};
        ::poll(&readable, 1, static_cast<int>(interrupt_poll.count()));
        const bool ended = child.has_ended();
        open = drain(from_child.get(), sink) && !ended;
        throw_if_interrupted();
        if (open && options.timeout.count() > 0 && Clock::now() - begin > options.timeout) {
            child.kill_group();
            result.timed_out = true;
            break;
        }
    }
    // The pipe may be closed while the program still runs; the limits hold until it has ended.
    while (!result.timed_out && !child.has_ended()) {
        ::poll(nullptr, 0, 10);
        throw_if_interrupted();
        if (options.timeout.count() > 0 && Clock::now() - begin > options.timeout) {
            child.kill_group();
            result.timed_out = true;
        }
    }
    const Child::End end = child.wait();
    drain(from_child.get(), sink);

    result.output = sink.finish();
    result.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    result.peak_mb = static_cast<double>(end.usage.ru_maxrss) / 1024.0;
    if (WIFSIGNALED(end.status)) {
        result.signal = WTERMSIG(end.status);
    } else {
        result.exit_code = WEXITSTATUS(end.status);
    }
    return result;
}

void require_tool(const std::string& program) {
    const char* path = std::getenv("PATH");
    std::string_view rest = path == nullptr ? "" : path;
    while (!rest.empty()) {
        const std::string_view folder = rest.substr(0, rest.find(':'));
        rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
        const fs::path candidate = fs::path(folder) / program;
        if (fs::is_regular_file(candidate) && ::access(candidate.c_str(), X_OK) == 0) return;
    }
    missing(program);
}

}  // namespace ragrtl::flow
