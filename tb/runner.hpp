#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tb/lockstep.hpp"
#include "tb/options.hpp"
#include "tb/replay.hpp"
#include "tb/reset.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// The first cycle of a run in which something differed.
struct Mismatch {
    std::uint64_t cycle = 0;
    std::string profile;
    std::vector<Difference> differences;
};

/// Where a run's inputs come from: the profiles of a bench, or a saved run.
template <class Model>
class Source {
  public:
    Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;
    virtual ~Source() = default;

    /// Inputs and reset of the coming cycle; false at the end.
    virtual bool next(typename Model::In& in, bool& reset, const Cycle<Model>* previous) = 0;
    virtual const std::string& profile() const = 0;
};

template <class Model>
class ProfileSource final : public Source<Model> {
  public:
    ProfileSource(std::vector<Profile<Model>> profiles, std::uint64_t cycles, std::uint32_t seed)
        : profiles_(std::move(profiles)), cycles_left_(cycles), rng_(seed) {
        for (const auto& profile : profiles_) weight_left_ += profile.weight;
    }

    bool next(typename Model::In& in, bool& reset, const Cycle<Model>* previous) override {
        bool first = false;
        while (stimulus_ == nullptr || share_ == 0 || stimulus_->done()) {
            if (!start_next()) return false;
            first = true;
        }
        stimulus_->drive(in, first ? nullptr : previous, rng_);
        reset = resets_.next(rng_);
        --share_;
        --cycles_left_;
        return true;
    }
    const std::string& profile() const override { return profiles_[current_ - 1].name; }

  private:
    bool start_next() {
        if (current_ == profiles_.size() || cycles_left_ == 0) return false;
        const Profile<Model>& profile = profiles_[current_++];
        stimulus_ = profile.make();
        share_ = cycles_left_ * profile.weight / weight_left_;
        weight_left_ -= profile.weight;
        resets_ = ResetInjector(profile.reset_period);
        return true;
    }

    std::vector<Profile<Model>> profiles_;
    std::size_t current_ = 0;
    std::unique_ptr<Stimulus<Model>> stimulus_;
    std::uint64_t share_ = 0;
    std::uint64_t cycles_left_;
    std::uint64_t weight_left_ = 0;
    ResetInjector resets_{ResetInjector::only_at_start};
    Rng rng_;
};

template <class Model>
class ReplaySource final : public Source<Model> {
  public:
    explicit ReplaySource(ReplayReader reader) : reader_(std::move(reader)) {}
    bool next(typename Model::In& in, bool& reset, const Cycle<Model>*) override {
        return reader_.read(in, reset);
    }
    const std::string& profile() const override { return name_; }

  private:
    ReplayReader reader_;
    std::string name_ = "replay";
};

/// What a run leaves behind beside its result.
struct Recording {
    std::string replay_file;       ///< empty: none
    std::string trace_file;        ///< empty: none
    std::uint64_t trace_from = 0;  ///< first traced cycle
    std::size_t window = 0;        ///< last cycles kept as text
    std::uint64_t run_on = 0;      ///< cycles after the mismatch, for the waveform
};

struct RunResult {
    std::uint64_t cycles = 0;
    std::optional<Mismatch> mismatch;
    std::vector<std::string> window;
};

namespace detail {

/// Long vectors are cut in the middle: the report has the full value of what differs.
inline std::string brief(const std::string& hex) {
    return hex.size() <= 24 ? hex : hex.substr(0, 8) + ".." + hex.substr(hex.size() - 12);
}

template <class Model>
std::string cycle_text(std::uint64_t number, Cycle<Model>& cycle) {
    std::string line = std::to_string(number) + (cycle.reset ? "  reset" : "  ");
    cycle.in.visit([&](const char* name, const auto& value) {
        line += std::string(" ") + name + "=" + brief(field_text(value));
    });
    line += " |";
    cycle.out.visit([&](const char* name, const auto& value, const auto&...) {
        line += std::string(" ") + name + "=" + brief(field_text(value));
    });
    return line;
}

}  // namespace detail

/// Runs a bench on a fresh device until the source ends or something differs.
template <class Bench>
RunResult run(Bench& bench, Device& device, Source<typename Bench::Model>& source, std::uint32_t seed,
              const Recording& recording = {}) {
    using Model = typename Bench::Model;
    Lockstep<Model> lockstep(device, bench.model(), bench.idle());
    typename Model::In idle = bench.idle();
    std::optional<ReplayWriter> writer;
    if (!recording.replay_file.empty()) writer.emplace(recording.replay_file, device.pins().top, seed, idle);

    // Two, in turns: a stimulus may look at the previous cycle while it fills the next.
    const Cycle<Model> blank{idle, lockstep.out(), false};
    std::array<Cycle<Model>, 2> cycles{blank, blank};

    RunResult result;
    std::deque<std::string> window;
    const Cycle<Model>* previous = nullptr;
    while (true) {
        const std::uint64_t now = lockstep.cycle();
        Cycle<Model>& cycle = cycles[now % 2];
        if (!source.next(cycle.in, cycle.reset, previous)) break;
        if (!recording.trace_file.empty() && now == recording.trace_from)
            device.open_trace(recording.trace_file);
        if (writer) writer->write(cycle.in, cycle.reset);

        std::vector<Difference> differences = lockstep.step(cycle.in, cycle.reset);
        cycle.out = lockstep.out();
        previous = &cycle;
        ++result.cycles;
        if (differences.empty() && !result.mismatch) {
            if (std::optional<Difference> wrong = bench.observe(cycle)) differences.push_back(*wrong);
        }
        if (recording.window > 0 && !result.mismatch) {
            window.push_back(detail::cycle_text(now, cycle));
            if (window.size() > recording.window) window.pop_front();
        }
        if (!differences.empty() && !result.mismatch) {
            result.mismatch = Mismatch{now, source.profile(), std::move(differences)};
        }
        if (result.mismatch && now >= result.mismatch->cycle + recording.run_on) break;
    }
    result.window.assign(window.begin(), window.end());
    return result;
}

}  // namespace ragrtl::tb
