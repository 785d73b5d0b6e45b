#pragma once

#include <chrono>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "tb/device.hpp"
#include "tb/options.hpp"
#include "tb/report.hpp"
#include "tb/runner.hpp"

namespace ragrtl::tb {

/// Runs a bench as its options say; returns the exit code (0 passed, 1 failed). `program` goes into run.sh.
/// Bad input is a std::runtime_error.
template <class Bench>
int run_bench(const Options& options, const Bench& bench, const std::string& config,
              const std::string& program, const MakeDevice& make_device) {
    using Model = typename Bench::Model;

    Embeddings embeddings;
    Profiling profiling;
    if (!options.documents_file.empty()) {
        embeddings.dimension = options.dimension;
        embeddings.documents = read_vectors(options.documents_file, options.dimension);
        embeddings.queries = read_vectors(options.queries_file, options.dimension);
        profiling.embeddings = &embeddings;
    }
    std::vector<Profile<Model>> profiles = bench.profiles(profiling);
    if (options.list) {
        for (const auto& profile : profiles) std::printf("profile  %s\n", profile.name.c_str());
        std::printf("coverage\n%s", bench.coverage.text().c_str());
        return 0;
    }
    if (!options.profile.empty()) {
        std::string names;
        std::vector<Profile<Model>> chosen;
        for (const auto& profile : profiles) {
            names += " " + profile.name;
            if (profile.name == options.profile) chosen.push_back(profile);
        }
        if (chosen.empty())
            throw std::runtime_error("no profile '" + options.profile + "'; there are:" + names);
        profiles = chosen;
    }

    RunName name{"", config, options.seed};
    const auto make_source = [&]() -> std::unique_ptr<Source<Model>> {
        if (options.replay.empty()) {
            const std::uint64_t cycles = options.cycles ? *options.cycles : bench.default_cycles();
            return std::make_unique<ProfileSource<Model>>(profiles, cycles, options.seed);
        }
        auto in = bench.idle();
        ReplayReader reader(options.replay, name.top, in);
        name.seed = reader.seed();
        return std::make_unique<ReplaySource<Model>>(std::move(reader));
    };
    const auto make_directory = [&] { std::filesystem::create_directories(options.out); };
    const std::string base = options.out + "/";

    // The first device only tells the unit's name: a replay brings the seed of the device that counts.
    name.top = make_device(options.seed, false)->pins().top;
    Bench first_bench = bench;
    auto source = make_source();
    Recording recording;
    if (options.trace) {
        make_directory();
        recording.trace_file = base + "wave.vcd";
    }
    const auto started = std::chrono::steady_clock::now();
    RunResult result;
    {
        auto device = make_device(name.seed, options.trace);
        result = run(first_bench, *device, *source, name.seed, recording);
    }

    if (result.mismatch) {
        // Once more, now with everything written down: a run depends on nothing but its seed.
        make_directory();
        Recording detailed;
        detailed.replay_file = base + "stimulus.replay";
        detailed.trace_file = base + "wave.vcd";
        detailed.trace_from =
            options.trace || result.mismatch->cycle < 100 ? 0 : result.mismatch->cycle - 100;
        detailed.window = 12;
        detailed.run_on = 4;
        Bench second_bench = bench;
        source = make_source();
        auto device = make_device(name.seed, true);
        const RunResult again = run(second_bench, *device, *source, name.seed, detailed);
        if (!again.mismatch || again.mismatch->cycle != result.mismatch->cycle) {
            throw std::runtime_error(name.top + ": mismatch at cycle " +
                                     std::to_string(result.mismatch->cycle) +
                                     " did not show again in a second run with the same seed");
        }
        result.window = again.window;
        const std::string text = mismatch_text(name, result);
        detail::write_file(base + "mismatch.txt", text);
        write_run_script(base + "run.sh", program, name);
        std::fputs(text.c_str(), stdout);
        std::printf("  files     %s{mismatch.txt,stimulus.replay,wave.vcd,run.sh}\n", base.c_str());
    }

    const Coverage& coverage = first_bench.coverage;
    const bool whole = options.profile.empty() && options.replay.empty();
    const bool covered = !whole || (coverage.missed().empty() && coverage.surprises().empty());
    const bool passed = !result.mismatch && covered;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    if (!options.quiet || (!covered && !result.mismatch))
        std::printf("coverage\n%s", coverage.text().c_str());
    if (!options.json.empty()) {
        detail::write_file(options.json, json_summary(name, result, coverage, passed, seconds));
    }

    const std::string hits = std::to_string(coverage.reached()) + "/" + std::to_string(coverage.total());
    if (result.mismatch) {
        std::printf("FAIL cycle=%llu signal=%s seed=%u coverage=%s\n",
                    static_cast<unsigned long long>(result.mismatch->cycle),
                    result.mismatch->differences.front().signal.c_str(), name.seed, hits.c_str());
    } else if (!covered) {
        std::string points;
        for (const auto& point : coverage.missed()) points += (points.empty() ? "" : ", ") + point;
        for (const auto& point : coverage.surprises())
            points += (points.empty() ? "unreachable but hit: " : ", ") + point;
        std::printf("FAIL coverage cycles=%llu seed=%u coverage=%s (%s)\n",
                    static_cast<unsigned long long>(result.cycles), name.seed, hits.c_str(), points.c_str());
    } else {
        std::printf("PASS cycles=%llu seed=%u coverage=%s\n", static_cast<unsigned long long>(result.cycles),
                    name.seed, hits.c_str());
    }
    return passed ? 0 : 1;
}

/// The program that runs now, for run.sh.
inline std::string this_program(const char* argv0) {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? std::string(argv0) : program.string();
}

/// main() of a bench: arguments, errors, exit codes.
inline int guarded_main(int argc, char** argv, const std::function<int(const Options&)>& body) {
    try {
        const Options options = parse_options(std::vector<std::string>(argv + 1, argv + argc));
        if (options.help) {
            std::fputs(usage_text, stdout);
            return 0;
        }
        return body(options);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "bench: %s\n", error.what());
        return 2;
    }
}

}  // namespace ragrtl::tb
