#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/iks_processing_engine.hpp"
#include "tb/benches/iks_blocks.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Whole searches: the query is written (or kept from the search before), blocks follow, the last of them a
/// tail, then the results are read; now and then those of the search before are read while one is under way.
class EngineSearches final : public Stimulus<golden::ProcessingEngine> {
  public:
    using Model = golden::ProcessingEngine;

    EngineSearches(const spec::ProcessingEngine& spec, Elements elements, bool ties, Gaps gaps)
        : spec_(spec), elements_(std::move(elements)), ties_(ties), valid_(gaps), beat_(spec) {}

    void drive(Model::In& in, const Cycle<Model>* previous, Rng& rng) override {
        if (previous != nullptr) {
            if (previous->reset) {
                phase_ = Phase::write;
                made_ = false;
                has_results_ = false;
                valid_.release();
                start(rng);
            } else {
                follow(*previous, rng);
            }
        } else {
            start(rng);
        }
        noise(in, rng);
        in.query_write_valid = phase_ == Phase::write;
        if (in.query_write_valid) {
            in.query_write_addr.set(0, in.query_write_addr.width(), at_);
            in.query_write_data.set(0, in.query_write_data.width(), elements_(rng));
        }
        in.clear = phase_ == Phase::clear;
        in.in_valid = phase_ == Phase::beats && valid_.next(rng);
        in.finish = phase_ == Phase::finish;
        if (in.in_valid) {
            if (!made_) make_beat(rng);
            in.in_last = beat_.in_last;
            in.in_count = beat_.in_count;
            in.in_data = beat_.in_data;
        }
        const bool earlier_results =
            has_results_ && (phase_ == Phase::write || phase_ == Phase::clear || phase_ == Phase::beats);
        in.result_read_valid = phase_ == Phase::read || (earlier_results && rng.percent(20));
        if (phase_ == Phase::read) {
            const int width = in.result_read_addr.width();
            in.result_read_addr.set(0, width, at_ & ((std::uint64_t{1} << width) - 1));
        }
    }

  private:
    enum class Phase { write, clear, beats, finish, wait, read };

    /// What the next search is to be.
    void start(Rng& rng) {
        const auto most = static_cast<std::uint64_t>(spec_.max_dimension);
        const bool keeps_query = dimension_ != 0 && rng.percent(25);
        if (!keeps_query) {
            const auto lanes = static_cast<std::uint64_t>(spec_.lanes);
            dimension_ = rng.percent(12) ? most : 1 + rng.below(std::min(most, 2 * lanes + 4));
        }
        phase_ = keeps_query ? Phase::clear : Phase::write;
        at_ = 0;
        const auto block = static_cast<std::uint64_t>(spec_.lanes);
        const std::uint64_t ids = spec_.id_width > 20 ? 1 << 20 : std::uint64_t{1} << spec_.id_width;
        vectors_left_ = static_cast<std::int64_t>(std::min(
            ids, rng.percent(10) ? 0 : 1 + rng.below(4 * block + 2 * static_cast<std::uint64_t>(spec_.k))));
        made_ = false;
    }

    void follow(const Cycle<Model>& previous, Rng& rng) {
        ++at_;
        switch (phase_) {
            case Phase::write:
                if (at_ == dimension_) phase_ = Phase::clear;
                break;
            case Phase::clear:
                phase_ = vectors_left_ == 0 ? Phase::finish : Phase::beats;
                at_ = 0;
                beat_number_ = 0;
                break;
            case Phase::beats: after_beat(previous); break;
            case Phase::finish: phase_ = Phase::wait; break;
            case Phase::wait:
                if (!previous.out.busy) {
                    phase_ = Phase::read;
                    at_ = 0;
                    has_results_ = true;
                }
                break;
            case Phase::read:
                if (at_ > static_cast<std::uint64_t>(spec_.k)) start(rng);
                break;
        }
    }

    void after_beat(const Cycle<Model>& previous) {
        if (!previous.in.in_valid || !previous.out.in_ready) return;
        valid_.release();
        made_ = false;
        if (!previous.in.in_last) return;
        vectors_left_ -= spec_.lanes;
        if (vectors_left_ <= 0) phase_ = Phase::finish;
    }

    void make_beat(Rng& rng) {
        made_ = true;
        const int width = spec::element_width(spec_.format);
        for (int lane = 0; lane < spec_.lanes; ++lane) {
            if (lane > 0 && ties_ && rng.percent(70)) {
                beat_.in_data.set(lane * width, width, beat_.in_data.get(0, width));
            } else {
                beat_.in_data.set(lane * width, width, elements_(rng));
            }
        }
        beat_.in_last = ++beat_number_ == dimension_;
        if (beat_.in_last) beat_number_ = 0;
        const std::int64_t count = std::min<std::int64_t>(vectors_left_, spec_.lanes);
        beat_.in_count.set(0, beat_.in_count.width(), static_cast<std::uint64_t>(count));
    }

    static void noise(Model::In& in, Rng& rng) {
        rng.fill(in.query_write_addr);
        rng.fill(in.query_write_data);
        rng.fill(in.in_count);
        rng.fill(in.in_data);
        rng.fill(in.result_read_addr);
        in.in_last = false;
    }

    spec::ProcessingEngine spec_;
    Elements elements_;
    bool ties_;
    HeldValid valid_;
    Model::In beat_;
    Phase phase_ = Phase::write;
    std::uint64_t at_ = 0;
    std::uint64_t dimension_ = 0;
    std::uint64_t beat_number_ = 0;
    std::int64_t vectors_left_ = 0;
    bool made_ = false;
    bool has_results_ = false;
};

/// Bench of iks/processing_engine: what is read from the output scratchpad is checked against the scores of
/// whole vectors, sorted.
class ProcessingEngineBench {
  public:
    using Model = golden::ProcessingEngine;

    explicit ProcessingEngineBench(const spec::ProcessingEngine& spec) : spec_(spec) {
        const bool floats = spec.format != spec::ElementFormat::int8;
        none_ = coverage.add("search without vectors");
        fewer_ = coverage.add("fewer vectors than K", spec.k > 1);
        more_ = coverage.add("more vectors than K");
        tail_ = coverage.add("tail block", spec.lanes > 1);
        waits_ = coverage.add("beat waits", spec.lanes > 1);
        tie_ = coverage.add("equal scores in the list", spec.k > 1);
        kept_query_ = coverage.add("query of the search before");
        beyond_ = coverage.add("slot read beyond the results");
        meanwhile_ = coverage.add("results read while the next search is under way");
        nan_ = coverage.add("NaN left out", floats);
        all_nan_ = coverage.add("no score but NaN", floats);
        infinity_ = coverage.add("infinity listed", floats);
        reset_beats_ = coverage.add("reset between clear and finish");
        reset_copy_ = coverage.add("reset while busy");
        function_ = coverage.add("result equals the sorted scores");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const {
        return 20'000 + 200 * static_cast<std::uint64_t>(spec_.lanes + spec_.k) +
               30 * static_cast<std::uint64_t>(spec_.max_dimension);
    }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        std::vector<Profile<Model>> list;
        const auto period = static_cast<unsigned>(600 + 8 * spec_.lanes + 4 * spec_.k + spec_.max_dimension);
        for (const ElementStream& stream : element_streams(spec_.format)) {
            for (const bool gaps : {false, true}) {
                list.push_back({stream.name + (gaps ? "_gaps" : ""), 1, gaps ? period : 3 * period,
                                [this, elements = stream.elements, gaps] {
                                    return std::make_unique<EngineSearches>(
                                        spec_, elements, gaps, gaps ? Gaps::random(30) : Gaps::never());
                                }});
            }
        }
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        coverage.hit(reset_beats_, cycle.reset && searching_);
        coverage.hit(reset_copy_, cycle.reset && finished_);
        // The scratchpad takes it in a reset as well.
        if (in.query_write_valid) {
            query_[in.query_write_addr.to_u64()] = static_cast<std::uint16_t>(in.query_write_data.to_u64());
            wrote_ = true;
        }
        if (cycle.reset) {
            searching_ = finished_ = false;
            expected_.clear();
            read_.reset();
            return std::nullopt;
        }
        std::optional<Difference> wrong = check_read(out);
        coverage.hit(waits_, in.in_valid && !out.in_ready);
        if (finished_ && !out.busy) wrong = wrong ? wrong : complete(out);
        if (in.clear) {
            coverage.hit(kept_query_, !wrote_);
            wrote_ = false;
            searching_ = true;
            scores_.clear();
            start_block();
        }
        if (in.in_valid && out.in_ready) beat(in);
        if (in.finish) {
            searching_ = false;
            finished_ = true;
        }
        if (in.result_read_valid) {
            read_ = in.result_read_addr.to_u64();
            coverage.hit(beyond_, *read_ >= expected_.size());
            coverage.hit(meanwhile_, searching_ && *read_ < expected_.size());
        } else {
            read_.reset();
        }
        return wrong;
    }

  private:
    void start_block() {
        sums_.assign(static_cast<std::size_t>(spec_.lanes),
                     golden::ElementSum(spec_.format, spec_.accumulator));
        dimension_ = 0;
    }

    void beat(const Model::In& in) {
        const int width = spec::element_width(spec_.format);
        for (int lane = 0; lane < spec_.lanes; ++lane) {
            sums_[static_cast<std::size_t>(lane)].add(
                query_.at(dimension_), static_cast<std::uint32_t>(in.in_data.get(lane * width, width)));
        }
        ++dimension_;
        if (!in.in_last) return;
        const std::uint64_t count = in.in_count.to_u64();
        for (std::uint64_t lane = 0; lane < count; ++lane) scores_.push_back(sums_[lane].score());
        coverage.hit(tail_, count < sums_.size());
        start_block();
    }

    /// The list of the search that has just ended.
    std::optional<Difference> complete(const Model::Out& out) {
        finished_ = false;
        expected_ = golden::iks_best(scores_, spec_.format, spec_.k);
        const auto listed = static_cast<std::size_t>(std::count_if(
            scores_.begin(), scores_.end(),
            [this](std::uint32_t score) { return golden::iks_key(spec_.format, score).has_value(); }));
        coverage.hit(none_, scores_.empty());
        coverage.hit(fewer_, !scores_.empty() && scores_.size() < static_cast<std::size_t>(spec_.k));
        coverage.hit(more_, listed > static_cast<std::size_t>(spec_.k));
        coverage.hit(nan_, listed < scores_.size());
        coverage.hit(all_nan_, listed == 0 && !scores_.empty());
        for (std::size_t i = 1; i < expected_.size(); ++i) {
            coverage.hit(tie_, expected_[i].score == expected_[i - 1].score);
        }
        if (out.result_count.to_u64() != expected_.size()) {
            return Difference{"result_count", std::to_string(expected_.size()),
                              std::to_string(out.result_count.to_u64()), "vectors that have a score"};
        }
        if (out.has_nan && out.nan_seen != (listed < scores_.size())) {
            return Difference{"nan_seen", out.nan_seen ? "0" : "1", out.nan_seen ? "1" : "0",
                              "scores of whole vectors"};
        }
        return std::nullopt;
    }

    std::optional<Difference> check_read(const Model::Out& out) {
        if (!read_) return std::nullopt;
        const bool there = *read_ < expected_.size();
        const std::uint64_t all_ones = (std::uint64_t{1} << spec_.id_width) - 1;
        const std::uint64_t id = there ? static_cast<std::uint64_t>(expected_[*read_].id) : all_ones;
        if (out.result_id.to_u64() != id) {
            return Difference{"result_id", std::to_string(id), std::to_string(out.result_id.to_u64()),
                              "slot " + std::to_string(*read_) + " of the sorted scores"};
        }
        const int width = out.result_score.width();
        const std::uint64_t score = there ? expected_[*read_].score & ((std::uint64_t{1} << width) - 1) : 0;
        if (out.result_score.to_u64() != score) {
            return Difference{"result_score", golden::Bits(width, score).hex(), out.result_score.hex(),
                              "slot " + std::to_string(*read_) + " of the sorted scores"};
        }
        coverage.hit(function_, there);
        coverage.hit(infinity_, there && out.has_nan && (score & 0x7fffffffU) == golden::kFp32.infinity());
        return std::nullopt;
    }

    spec::ProcessingEngine spec_;
    std::map<std::size_t, std::uint16_t> query_;
    std::vector<golden::ElementSum> sums_;
    std::vector<std::uint32_t> scores_;     // of the search under way
    std::vector<golden::IksHit> expected_;  // of the last one that ended
    std::optional<std::uint64_t> read_;     // slot asked for in the cycle before
    std::size_t dimension_ = 0;
    bool wrote_ = false;
    bool searching_ = false;
    bool finished_ = false;
    std::size_t none_{}, fewer_{}, more_{}, tail_{}, waits_{}, tie_{}, kept_query_{}, beyond_{}, meanwhile_{},
        nan_{}, all_nan_{}, infinity_{}, reset_beats_{}, reset_copy_{}, function_{};
};

}  // namespace ragrtl::tb
