#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/iks_dot_product_unit.hpp"
#include "golden/systems/iks.hpp"
#include "tb/benches/iks_blocks.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Blocks of vectors of random dimension, tail blocks among them; now and then one is given up for a new one.
class BlockStream final : public Stimulus<golden::DotProductUnit> {
  public:
    using Model = golden::DotProductUnit;

    BlockStream(const spec::DotProductUnit& spec, Elements elements, std::uint64_t longest, Gaps gaps)
        : spec_(spec), elements_(std::move(elements)), longest_(longest), valid_(gaps), beat_(spec) {}

    void drive(Model::In& in, const Cycle<Model>* previous, Rng& rng) override {
        const bool was_reset = previous != nullptr && previous->reset;
        if (was_reset) {
            left_ = 0;
            made_ = false;
        }
        if (previous != nullptr && (was_reset || (previous->in.in_valid && previous->out.in_ready))) {
            valid_.release();
            made_ = false;
        }
        if (valid_.next(rng)) {
            if (!made_) make(rng);
            in = beat_;
            in.in_valid = true;
        } else {
            in = beat_;
            fill(in, rng);
            in.in_valid = false;
            in.in_first = rng.percent(50);
            in.in_last = rng.percent(50);
        }
    }

  private:
    void make(Rng& rng) {
        made_ = true;
        beat_.in_first = left_ == 0;
        if (beat_.in_first) {
            const auto lanes = static_cast<std::uint64_t>(spec_.lanes);
            const std::uint64_t usual = std::min(longest_, rng.percent(50) ? lanes + 3 : 2 * lanes + 8);
            left_ = rng.below(24) == 0 ? longest_ : 1 + rng.below(usual);
            gives_up_ = rng.below(16) == 0;
        }
        --left_;
        fill(beat_, rng);
        beat_.in_last = left_ == 0 && !gives_up_;
    }

    void fill(Model::In& in, Rng& rng) {
        const int width = spec::element_width(spec_.format);
        in.in_query.set(0, width, elements_(rng));
        for (int lane = 0; lane < spec_.lanes; ++lane) in.in_data.set(lane * width, width, elements_(rng));
        const auto lanes = static_cast<std::uint64_t>(spec_.lanes);
        in.in_count.set(0, in.in_count.width(), rng.percent(60) ? lanes : 1 + rng.below(lanes));
    }

    spec::DotProductUnit spec_;
    Elements elements_;
    std::uint64_t longest_;
    HeldValid valid_;
    Model::In beat_;
    bool made_ = false;
    std::uint64_t left_ = 0;
    bool gives_up_ = false;
};

/// Bench of iks/dot_product_unit: every score is checked again against the dot product of the vectors that
/// went in.
class DotProductUnitBench {
  public:
    using Model = golden::DotProductUnit;

    explicit DotProductUnitBench(const spec::DotProductUnit& spec)
        : spec_(spec), vectors_(static_cast<std::size_t>(spec.lanes)) {
        const bool several = spec.lanes > 1;
        const bool floats = spec.format != spec::ElementFormat::int8;
        waits_ = coverage.add("last beat waits for the drain", several);
        no_wait_ = coverage.add("block ends in the first cycle with room");
        overlap_ =
            coverage.add("scores leave while the next block goes on", several || spec.max_dimension > 1);
        full_ = coverage.add("full block");
        tail_ = coverage.add("block of fewer vectors than lanes", several);
        one_beat_ = coverage.add("block of one beat");
        longest_ = coverage.add("block of the longest dimension");
        gap_ = coverage.add("gap inside a block");
        given_up_ = coverage.add("block given up for a new one");
        idle_ = coverage.add("idle after the last score");
        reset_inside_ = coverage.add("reset inside a block");
        reset_draining_ = coverage.add("reset while scores leave");
        negative_ = coverage.add("negative score");
        nan_ = coverage.add("NaN", floats);
        infinity_ = coverage.add("infinity", floats);
        extreme_ = coverage.add("largest INT8 sum", !floats);
        function_ = coverage.add("score equals the dot product of the vectors");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const {
        return 12'000 + 60 * static_cast<std::uint64_t>(spec_.lanes) + 40 * longest_block();
    }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        std::vector<Profile<Model>> list;
        for (const ElementStream& stream : element_streams(spec_.format)) {
            for (const bool gaps : {false, true}) {
                list.push_back({stream.name + (gaps ? "_gaps" : ""), gaps ? 1U : 3U,
                                gaps ? 150 + static_cast<unsigned>(2 * spec_.lanes) : 1500,
                                [this, elements = stream.elements, gaps] {
                                    return std::make_unique<BlockStream>(
                                        spec_, elements, longest_block(),
                                        gaps ? Gaps::random(30) : Gaps::never());
                                }});
            }
        }
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        const std::int64_t now = now_++;
        coverage.hit(reset_draining_, cycle.reset && !expected_.empty());
        coverage.hit(reset_inside_, cycle.reset && length_ > 0);
        if (cycle.reset) {
            expected_.clear();
            length_ = 0;
            started_ = false;
            last_end_.reset();
            return std::nullopt;
        }
        std::optional<Difference> wrong;
        if (out.out_valid) wrong = check(out);
        coverage.hit(idle_, !out.busy && last_end_.has_value() && expected_.empty());
        coverage.hit(waits_, in.in_valid && !out.in_ready);
        coverage.hit(gap_, !in.in_valid && length_ > 0);
        if (!in.in_valid || !out.in_ready) return wrong;
        coverage.hit(overlap_, out.out_valid);
        coverage.hit(given_up_, in.in_first && length_ > 0);
        if (in.in_first) {
            started_ = true;
            length_ = 0;
            query_.clear();
            for (auto& vector : vectors_) vector.clear();
        }
        ++length_;
        const int width = spec::element_width(spec_.format);
        query_.push_back(static_cast<std::uint16_t>(in.in_query.to_u64()));
        for (int lane = 0; lane < spec_.lanes; ++lane) {
            vectors_[static_cast<std::size_t>(lane)].push_back(
                static_cast<std::uint16_t>(in.in_data.get(lane * width, width)));
        }
        if (in.in_last) end_block(in.in_count.to_u64(), now);
        return wrong;
    }

  private:
    std::uint64_t longest_block() const {
        return std::min<std::uint64_t>(static_cast<std::uint64_t>(spec_.max_dimension),
                                       static_cast<std::uint64_t>(3 * spec_.lanes + 40));
    }

    void end_block(std::uint64_t count, std::int64_t now) {
        coverage.hit(full_, count == vectors_.size());
        coverage.hit(tail_, count < vectors_.size());
        coverage.hit(one_beat_, length_ == 1);
        coverage.hit(longest_, length_ == longest_block());
        coverage.hit(no_wait_, last_end_ && now == *last_end_ + spec_.lanes);
        last_end_ = now;
        for (std::uint64_t lane = 0; lane < count; ++lane) {
            expected_.push_back(started_ ? std::optional<std::uint32_t>(dot(vectors_[lane])) : std::nullopt);
        }
        length_ = 0;
    }

    /// The function layer, from whole vectors.
    std::uint32_t dot(const std::vector<std::uint16_t>& vector) const {
        if (spec_.format == spec::ElementFormat::int8) {
            std::int64_t sum = 0;
            for (std::size_t i = 0; i < vector.size(); ++i) {
                sum += static_cast<std::int8_t>(query_[i]) * static_cast<std::int8_t>(vector[i]);
            }
            return static_cast<std::uint32_t>(sum);
        }
        return golden::iks_score(golden::format_of(spec::fp_format(spec_.format)), spec_.accumulator,
                                 query_.data(), vector.data(), vector.size());
    }

    std::optional<Difference> check(const Model::Out& out) {
        if (expected_.empty()) {
            return Difference{"out_valid", "no score is due", "a score", "scores against blocks"};
        }
        const std::optional<std::uint32_t> expected = expected_.front();
        expected_.pop_front();
        if (!expected) return std::nullopt;
        const int width = out.out_score.width();
        const std::uint64_t bits = *expected & ((std::uint64_t{1} << width) - 1);
        if (out.out_score.to_u64() != bits) {
            return Difference{"out_score", golden::Bits(width, bits).hex(), out.out_score.hex(),
                              "dot product of the vectors that went in"};
        }
        const bool floats = spec_.format != spec::ElementFormat::int8;
        const bool nan = floats && golden::is_nan(golden::kFp32, *expected);
        coverage.hit(function_);
        coverage.hit(negative_, (*expected >> 31) != 0 && !nan);
        coverage.hit(nan_, nan && out.out_nan);
        coverage.hit(infinity_, floats && (*expected & 0x7fffffffU) == golden::kFp32.infinity());
        coverage.hit(extreme_, !floats && *expected == (longest_block() << 14));
        return std::nullopt;
    }

    spec::DotProductUnit spec_;
    std::vector<std::uint16_t> query_;
    std::vector<std::vector<std::uint16_t>> vectors_;
    std::deque<std::optional<std::uint32_t>> expected_;  // nothing: of a block without a beginning
    std::uint64_t length_ = 0;
    bool started_ = false;
    std::optional<std::int64_t> last_end_;
    std::int64_t now_ = 0;
    std::size_t waits_{}, no_wait_{}, overlap_{}, full_{}, tail_{}, one_beat_{}, longest_{}, gap_{},
        given_up_{}, idle_{}, reset_inside_{}, reset_draining_{}, negative_{}, nan_{}, infinity_{},
        extreme_{}, function_{};
};

}  // namespace ragrtl::tb
