#pragma once

#include <unistd.h>

#include <csignal>
#include <ctime>
#include <string>

#include "gen/error.hpp"

namespace ragrtl {

/// The user (Ctrl-C) or the system (SIGTERM) asked the program to stop; exit code 128 + signal.
class Interrupted : public Error {
  public:
    explicit Interrupted(int signal)
        : Error(std::string("interrupted by ") + (signal == SIGINT ? "SIGINT" : "SIGTERM"), 128 + signal) {}
};

namespace detail {
inline volatile std::sig_atomic_t pending_signal = 0;
inline timespec pending_since{};

/// `timeout` and some shells signal a program and then its process group: what follows within a second is the
/// same request. A later one means that the user is tired of waiting.
inline void note_signal(int signal) {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (pending_signal == 0) {
        pending_since = now;
        pending_signal = signal;
    } else if (now.tv_sec - pending_since.tv_sec > 1) {
        _exit(128 + signal);
    }
}
}  // namespace detail

/// From now on SIGINT and SIGTERM are only noted, so that destructors can remove what is half-made. Another
/// signal more than a second later ends the program at once.
inline void note_interrupts() {
    struct sigaction action {};
    action.sa_handler = detail::note_signal;
    action.sa_flags = 0;  // no SA_RESTART: blocking calls return with EINTR
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

/// To be called between the steps of anything that takes long or leaves something behind.
inline void throw_if_interrupted() {
    if (const int signal = detail::pending_signal) throw Interrupted(signal);
}

}  // namespace ragrtl
