#pragma once

#include <csignal>
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
}

/// From now on SIGINT and SIGTERM are only noted, so that destructors can remove what is half-made.
/// A second signal of the same kind ends the program at once.
inline void note_interrupts() {
    struct sigaction action {};
    action.sa_handler = [](int signal) { detail::pending_signal = signal; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);  // no SA_RESTART: blocking calls return with EINTR
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

/// To be called between the steps of anything that takes long or leaves something behind.
inline void throw_if_interrupted() {
    if (const int signal = detail::pending_signal) throw Interrupted(signal);
}

}  // namespace ragrtl
