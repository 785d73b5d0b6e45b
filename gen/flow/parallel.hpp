#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace ragrtl::flow {

/// Calls work(0) ... work(count - 1) from at most `jobs` threads (0: one per processor). After an exception
/// no further calls are begun, and the first exception is thrown on when those under way have ended.
template <class Work>
void parallel_for(std::size_t count, int jobs, const Work& work) {
    const std::size_t threads_wanted =
        jobs > 0 ? static_cast<std::size_t>(jobs) : std::thread::hardware_concurrency();
    std::atomic<std::size_t> next{0};
    std::atomic<bool> failed{false};
    std::exception_ptr first;
    std::mutex mutex;
    const auto loop = [&] {
        for (std::size_t i; !failed && (i = next++) < count;) {
            try {
                work(i);
            } catch (...) {
                const std::lock_guard lock(mutex);
                if (!failed.exchange(true)) first = std::current_exception();
            }
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t t = 1; t < threads_wanted && t < count; ++t) threads.emplace_back(loop);
    loop();
    for (std::thread& thread : threads) thread.join();
    if (first) std::rethrow_exception(first);
}

}  // namespace ragrtl::flow
