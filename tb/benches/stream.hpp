#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/stream.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Words offered and taken with gaps on both sides. An offer stands until it is taken or wiped by a reset;
/// the payload of no offer is noise.
template <class Model>
class WordStream final : public Stimulus<Model> {
  public:
    WordStream(Numbers words, Gaps source, Gaps sink)
        : words_(std::move(words)), valid_(source), ready_(sink) {}

    void drive(typename Model::In& in, const Cycle<Model>* previous, Rng& rng) override {
        if (previous != nullptr && (previous->reset || (previous->in.in_valid && previous->out.in_ready))) {
            valid_.release();
            word_.reset();
        }
        in.in_valid = valid_.next(rng);
        if (in.in_valid) {
            if (!word_) word_ = words_(rng);
            in.in_data = *word_;
        } else {
            rng.fill(in.in_data);
        }
        in.out_ready = ready_.open(rng);
    }

  private:
    Numbers words_;
    HeldValid valid_;
    Gaps ready_;
    std::optional<golden::Bits> word_;  // on offer
};

/// What a unit that passes words on promises.
struct StreamPromise {
    std::uint64_t capacity = 1;  ///< words that it holds at most
    std::uint64_t latency = 1;   ///< cycles until a word shows that nothing is ahead of
    bool every_cycle = true;     ///< takes and gives a word in every cycle, if both sides do
    bool asynchronous_reset = false;
};

/// Bench of a unit that passes words on, ready/valid on both sides: checks that all come out, once, in order,
/// and what the promise says.
template <class Model_>
class StreamBench {
  public:
    using Model = Model_;

    Coverage coverage;

    typename Model::In idle() const { return typename Model::In(width_); }
    std::uint64_t default_cycles() const { return 20'000 + 100 * promise_.capacity; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        const auto fill = 2 * static_cast<unsigned>(promise_.capacity) + 4;
        const Numbers any = uniform(width_);
        const Numbers ends = one_of(corner_values(width_, false));
        std::vector<Profile<Model>> list;
        list.push_back(profile("back_to_back", 2, any, Gaps::never(), Gaps::never()));
        list.push_back(profile("random", 4, any, Gaps::random(40), Gaps::random(40)));
        list.push_back(profile("slow_source", 2, any, Gaps::random(80), Gaps::random(10)));
        list.push_back(profile("slow_sink", 2, any, Gaps::random(10), Gaps::random(80)));
        list.push_back(profile("bursts", 4, any, Gaps::bursty(fill, fill), Gaps::bursty(fill, fill)));
        list.push_back(profile("corners", 2, ends, Gaps::bursty(fill, 4), Gaps::bursty(4, fill)));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const auto& in = cycle.in;
        const auto& out = cycle.out;
        const std::uint64_t now = now_++;
        coverage.hit(reset_held_, cycle.reset && !held_.empty());
        coverage.hit(reset_full_, cycle.reset && held_.size() == promise_.capacity);
        const auto offered = stable_in_.observe(in.in_valid, out.in_ready, in.in_data, cycle.reset);
        const auto shown = stable_out_.observe(out.out_valid, in.out_ready, out.out_data, cycle.reset);
        // An asynchronous reset has emptied the unit already.
        if (cycle.reset && promise_.asynchronous_reset) return forget();
        if (offered)
            return Difference{"in_data", "held while stalled", *offered, "the bench's own source is wrong"};
        if (shown) return Difference{"out_data", "held while stalled", *shown, "offers do not change"};
        if (auto wrong = check_state(out, now)) return wrong;

        const bool puts = in.in_valid && out.in_ready;
        const bool takes = out.out_valid && in.out_ready;
        coverage.hit(refused_, in.in_valid && !out.in_ready && !cycle.reset);
        coverage.hit(nothing_there_, in.out_ready && held_.empty() && !cycle.reset);
        coverage.hit(both_full_, takes && in.in_valid && held_.size() == promise_.capacity && !cycle.reset);
        if (cycle.reset) return forget();
        steady_for_ = puts && takes ? steady_for_ + 1 : 0;
        coverage.hit(both_, puts && takes);
        coverage.hit(steady_, steady_for_ == 4 * promise_.capacity + 8);
        coverage.hit(zeros_, takes && !out.out_data.any());
        coverage.hit(ones_, takes && out.out_data == golden::Bits::ones(width_));
        if (puts && held_.empty()) alone_since_ = now;
        if (takes) held_.pop_front();
        if (puts) held_.push_back(in.in_data);
        coverage.hit(full_, held_.size() == promise_.capacity);
        return std::nullopt;
    }

  protected:
    StreamBench(int width, const StreamPromise& promise) : width_(width), promise_(promise) {
        const bool several = promise.capacity > 1;
        reset_held_ = coverage.add("reset with words held");
        reset_full_ = coverage.add("reset of a full unit");
        refused_ = coverage.add("word refused");
        nothing_there_ = coverage.add("nothing there to be taken");
        both_full_ = coverage.add("word taken from a full unit while another is offered");
        both_ = coverage.add("word put and word taken in one cycle", several);
        steady_ = coverage.add("a word in and a word out in every cycle, for long", promise.every_cycle);
        full_ = coverage.add("as many words as it can hold");
        first_ = coverage.add("word through an empty unit in the least time");
        zeros_ = coverage.add("all bits zero");
        ones_ = coverage.add("all bits one");
    }

  private:
    Profile<Model> profile(const std::string& name, unsigned weight, Numbers words, Gaps source,
                           Gaps sink) const {
        const auto reset_period = 100 + 20 * static_cast<unsigned>(promise_.capacity);
        return {name, weight, reset_period,
                [=] { return std::make_unique<WordStream<Model>>(words, source, sink); }};
    }

    std::optional<Difference> forget() {
        held_.clear();
        alone_since_.reset();
        steady_for_ = 0;
        return std::nullopt;
    }

    std::optional<Difference> check_state(const golden::StreamOut& out, std::uint64_t now) {
        if (out.out_valid && held_.empty())
            return Difference{"out_valid", "nothing is held", "a word",
                              "what goes in against what comes out"};
        if (out.out_valid && out.out_data != held_.front())
            return Difference{"out_data", held_.front().hex(), out.out_data.hex(),
                              "what goes in against what comes out"};
        if (out.level && out.level->to_u64() != held_.size())
            return Difference{"level", std::to_string(held_.size()), std::to_string(out.level->to_u64()),
                              "words put and not yet taken"};
        if (!out.in_ready && held_.empty()) return Difference{"in_ready", "1", "0", "nothing is held"};
        if (alone_since_) {
            const std::uint64_t due = *alone_since_ + promise_.latency;
            if (out.out_valid != (now >= due))
                return Difference{"out_valid", "after " + std::to_string(promise_.latency) + " cycles",
                                  "after " + std::to_string(now - *alone_since_),
                                  "a word into an empty unit"};
            coverage.hit(first_, now == due);
            if (now == due) alone_since_.reset();
        }
        return std::nullopt;
    }

    int width_;
    StreamPromise promise_;
    std::deque<golden::Bits> held_;
    StableWhileStalled stable_in_, stable_out_;
    std::optional<std::uint64_t> alone_since_;  // cycle in which a word went into the empty unit
    std::uint64_t steady_for_ = 0;
    std::uint64_t now_ = 0;
    std::size_t reset_held_{}, reset_full_{}, refused_{}, nothing_there_{}, both_full_{}, both_{}, steady_{},
        full_{}, first_{}, zeros_{}, ones_{};
};

}  // namespace ragrtl::tb
