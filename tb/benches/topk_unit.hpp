#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/topk_unit.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Pairs from two number streams, with gaps, and a clear about once in `clear_period` cycles.
class TopkStream final : public Stimulus<golden::TopkUnit> {
  public:
    TopkStream(Numbers scores, Numbers ids, Gaps gaps, unsigned clear_period)
        : scores_(std::move(scores)), ids_(std::move(ids)), gaps_(gaps), clear_period_(clear_period) {}

    void drive(golden::TopkUnit::In& in, const Cycle<golden::TopkUnit>*, Rng& rng) override {
        in.clear = rng.below(clear_period_) == 0;
        in.in_valid = gaps_.open(rng);
        if (in.in_valid) {
            in.in_score = scores_(rng);
            in.in_id = ids_(rng);
        } else {
            rng.fill(in.in_score);
            rng.fill(in.in_id);
        }
    }

  private:
    Numbers scores_;
    Numbers ids_;
    Gaps gaps_;
    unsigned clear_period_;
};

/// Every sequence of `length` pairs over an alphabet of pairs, each begun with a clear.
class TopkExhaustive final : public Stimulus<golden::TopkUnit> {
  public:
    using Pair = std::pair<golden::Bits, golden::Bits>;

    TopkExhaustive(std::vector<Pair> alphabet, std::size_t length)
        : alphabet_(std::move(alphabet)), word_(length, 0) {}

    void drive(golden::TopkUnit::In& in, const Cycle<golden::TopkUnit>* previous, Rng& rng) override {
        if (previous != nullptr) {
            if (previous->reset) {
                at_ = 0;  // a sequence that met a reset is offered again
            } else {
                advance();
            }
        }
        in.clear = at_ == 0;
        in.in_valid = at_ > 0 || rng.percent(50);  // a pair offered with the clear is dropped
        const Pair& pair = at_ == 0 ? alphabet_[rng.below(alphabet_.size())] : alphabet_[word_[at_ - 1]];
        in.in_score = pair.first;
        in.in_id = pair.second;
    }
    bool done() const override { return done_; }  // one cycle late: the last pair must have been taken

  private:
    void advance() {
        at_ = at_ == word_.size() ? 0 : at_ + 1;
        if (at_ != 0) return;
        std::size_t digit = 0;
        while (digit < word_.size() && ++word_[digit] == alphabet_.size()) word_[digit++] = 0;
        done_ = digit == word_.size();
    }

    std::vector<Pair> alphabet_;
    std::vector<std::size_t> word_;
    std::size_t at_ = 0;  // 0 = the clear, else the pair before it in the word
    bool done_ = false;
};

/// Bench of common/topk_unit.
class TopkUnitBench {
  public:
    using Model = golden::TopkUnit;

    explicit TopkUnitBench(const spec::TopkUnit& spec) : spec_(spec), before_(spec) { declare(); }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 60'000; }

    std::vector<Profile<Model>> profiles(const Profiling& profiling) const {
        const int w = spec_.score_width;
        const auto corners = corner_values(w, spec_.score_signed);
        const auto mixed = [=] {
            return mix({uniform(w), ramp(w, Direction::up, 3), ramp(w, Direction::down, 3), few_values(w, 4),
                        one_of(corners)},
                       2 * static_cast<unsigned>(spec_.k));
        };
        std::vector<Profile<Model>> list;
        list.push_back({"exhaustive", 12, 0, [=] { return exhaustive(); }});
        if (profiling.embeddings != nullptr) {
            const auto scores = real_scores(*profiling.embeddings);
            const auto documents = static_cast<unsigned>(profiling.embeddings->documents.size());
            list.push_back({"embeddings", 12, 0, [=] {
                                return std::make_unique<TopkStream>(in_order(scores),
                                                                    ramp(spec_.id_width, Direction::up, 1),
                                                                    Gaps::never(), 2 * documents);
                            }});
        }
        list.push_back(stream(
            "corners", [=] { return one_of(corners); }, Gaps::random(20)));
        list.push_back(stream(
            "all_equal", [=] { return few_values(w, 1); }, Gaps::never()));
        list.push_back(stream(
            "ascending", [=] { return ramp(w, Direction::up, 1); }, Gaps::never()));
        list.push_back(stream(
            "descending", [=] { return ramp(w, Direction::down, 1); }, Gaps::never()));
        list.push_back(stream(
            "ties", [=] { return few_values(w, 8); }, Gaps::random(30)));
        list.push_back(stream(
            "random", [=] { return uniform(w); }, Gaps::bursty(8, 8)));
        list.push_back(stream("mixed", mixed, Gaps::random(10)));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        const auto held = static_cast<int>(out.count.to_u64());
        const bool arrives = in.in_valid && !in.clear && !cycle.reset;

        coverage.hit(reset_held_, cycle.reset && before_.count.any());
        if (cycle.reset &&
            spec_.reset == spec::Reset::async_low) {  // the list is empty already: nothing to check
            forget(out);
            return std::nullopt;
        }
        coverage.hit(empty_, held == 0);
        coverage.hit(partial_, held > 0 && held < spec_.k);
        coverage.hit(full_, held == spec_.k);
        coverage.hit(clear_pair_, in.clear && in.in_valid && held > 0);
        coverage.hit(most_negative_,
                     arrives && in.in_score == smallest(spec_.score_width, spec_.score_signed));
        coverage.hit(most_positive_,
                     arrives && in.in_score == largest(spec_.score_width, spec_.score_signed));
        coverage.hit(back_to_back_, arrives && last_arrived_);
        observe_insertion(out);

        std::optional<Difference> wrong;
        const bool ends = in.clear || cycle.reset;
        if (known_ && (ends || ++since_check_ == 61)) wrong = check_list(out);
        known_ = known_ || cycle.reset;

        if (ends) stream_.clear();
        if (arrives) stream_.emplace_back(key(in.in_score, spec_.score_signed), key(in.in_id, false));
        last_arrived_ = arrives;
        before_ = out;
        return wrong;
    }

  private:
    using Key = std::string;

    void declare() {
        empty_ = coverage.add("list empty");
        partial_ = coverage.add("list partly filled", spec_.k > 1);
        full_ = coverage.add("list full");
        head_ = coverage.add("pair enters at the head of a filled list");
        middle_ = coverage.add("pair enters between two pairs", spec_.k > 2);
        tail_ = coverage.add("pair enters behind a held pair", spec_.k > 1);
        dropped_ = coverage.add("pair does not make a full list");
        pushed_off_ = coverage.add("pair pushed off the end");
        tie_behind_ = coverage.add("equal score, stays behind");
        tie_ahead_ = coverage.add("equal score, lower id goes ahead", spec_.tie == spec::Tie::lower_id);
        same_pair_ = coverage.add("equal score and id");
        clear_pair_ = coverage.add("clear with a pair offered");
        reset_held_ = coverage.add("reset of a filled list");
        most_negative_ = coverage.add("smallest score");
        most_positive_ = coverage.add("largest score");
        back_to_back_ = coverage.add("pairs in consecutive cycles");
        function_ = coverage.add("full list equals the sorted stream");
    }

    void forget(const Model::Out& out) {
        known_ = true;
        stream_.clear();
        last_arrived_ = false;
        before_ = out;
    }

    /// Hex digits compare like the numbers they spell once a sign bit is flipped.
    static Key key(golden::Bits value, bool is_signed) {
        const int top = value.width() - 1;
        if (is_signed) value.set_bit(top, !value.bit(top));
        return value.hex();
    }

    std::pair<Key, Key> slot(const Model::Out& out, int s) const {
        return {key(out.out_score.slice(s * spec_.score_width, spec_.score_width), spec_.score_signed),
                key(out.out_id.slice(s * spec_.id_width, spec_.id_width), false)};
    }

    std::optional<Difference> check_list(const Model::Out& out) {
        since_check_ = 0;
        const auto best = golden::best_of(stream_, spec_.k, spec_.tie);
        if (best.size() != out.count.to_u64()) {
            return Difference{"list length", std::to_string(best.size()), std::to_string(out.count.to_u64()),
                              "sorted stream against list"};
        }
        for (std::size_t s = 0; s < best.size(); ++s) {
            const auto got = slot(out, static_cast<int>(s));
            if (got == best[s]) continue;
            return Difference{"slot " + std::to_string(s), best[s].first + "/" + best[s].second,
                              got.first + "/" + got.second, "score/id of the sorted stream against the list"};
        }
        coverage.hit(function_, best.size() == static_cast<std::size_t>(spec_.k));
        return std::nullopt;
    }

    /// Where the pair of the previous cycle went: told from the lists before and after it.
    void observe_insertion(const Model::Out& out) {
        if (!last_arrived_) return;
        const auto before = static_cast<int>(before_.count.to_u64());
        const auto after = static_cast<int>(out.count.to_u64());
        const auto& pair = stream_.back();
        int ahead = 0;
        int equal_score = 0;
        int equal_pair = 0;
        bool equal_behind = false;
        for (int s = 0; s < before; ++s) {
            const auto held = slot(before_, s);
            const bool tie = held.first == pair.first;
            const bool stays = held.first > pair.first ||
                               (tie && (spec_.tie == spec::Tie::earlier || held.second <= pair.second));
            ahead += stays ? 1 : 0;
            equal_score += tie && stays ? 1 : 0;
            equal_pair += held == pair ? 1 : 0;
            equal_behind = equal_behind || (tie && !stays);
        }
        const bool entered = ahead < spec_.k;
        coverage.hit(head_, entered && ahead == 0 && before > 0);
        coverage.hit(middle_, entered && ahead > 0 && ahead < before && ahead < spec_.k - 1);
        coverage.hit(tail_, entered && ahead > 0);
        coverage.hit(dropped_, !entered);
        coverage.hit(pushed_off_, entered && before == spec_.k && after == spec_.k);
        coverage.hit(tie_behind_, equal_score > 0);
        coverage.hit(tie_ahead_, equal_behind);
        coverage.hit(same_pair_, equal_pair > 0);
    }

    Profile<Model> stream(const std::string& name, const std::function<Numbers()>& scores, Gaps gaps) const {
        const int w = spec_.id_width;
        const auto clear_period = 8 + 4 * static_cast<unsigned>(spec_.k);
        return {name, 3, 100 + clear_period, [=] {
                    return std::make_unique<TopkStream>(
                        scores(), mix({ramp(w, Direction::up, 1), uniform(w), few_values(w, 3)}, 40), gaps,
                        clear_period);
                }};
    }

    /// As many pairs per sequence as about 12,000 cycles allow, K+2 at most.
    std::unique_ptr<Stimulus<Model>> exhaustive() const {
        std::vector<TopkExhaustive::Pair> alphabet;
        for (const auto& score : all_or_corners(spec_.score_width, spec_.score_signed)) {
            for (const auto& id : {golden::Bits(spec_.id_width), golden::Bits(spec_.id_width, 1)}) {
                alphabet.emplace_back(score, id);
            }
        }
        std::size_t length = 1;
        std::size_t words = alphabet.size();
        while (length < static_cast<std::size_t>(spec_.k) + 2 &&
               words * alphabet.size() * (length + 2) <= 12'000) {
            words *= alphabet.size();
            ++length;
        }
        return std::make_unique<TopkExhaustive>(alphabet, length);
    }

    static std::vector<golden::Bits> all_or_corners(int width, bool is_signed) {
        if (width > 2) return corner_values(width, is_signed);
        std::vector<golden::Bits> all;
        for (std::uint64_t v = 0; v < (std::uint64_t{1} << width); ++v) all.emplace_back(width, v);
        return all;
    }

    /// Dot products of the queries with all documents, saturated to the score width.
    std::vector<golden::Bits> real_scores(const Embeddings& embeddings) const {
        const int w = spec_.score_width;
        const int low_bits = std::min(w, 62);
        const std::int64_t high = (std::int64_t{1} << (spec_.score_signed ? low_bits - 1 : low_bits)) - 1;
        const std::int64_t low = spec_.score_signed ? -high - 1 : 0;
        std::vector<golden::Bits> scores;
        for (std::size_t q = 0; q < embeddings.queries.size() && q < 16; ++q) {
            for (const auto& document : embeddings.documents) {
                std::int64_t dot = 0;
                for (std::size_t i = 0; i < document.size(); ++i)
                    dot += document[i] * embeddings.queries[q][i];
                const std::int64_t score = std::clamp(dot, low, high);
                scores.push_back(spec_.score_signed ? golden::Bits::of_signed(w, score)
                                                    : golden::Bits(w, static_cast<std::uint64_t>(score)));
            }
        }
        return scores;
    }

    spec::TopkUnit spec_;
    std::vector<std::pair<Key, Key>> stream_;  // since the last clear or reset
    Model::Out before_;
    bool known_ = false;
    bool last_arrived_ = false;
    unsigned since_check_ = 0;
    std::size_t empty_{}, partial_{}, full_{}, head_{}, middle_{}, tail_{}, dropped_{}, pushed_off_{},
        tie_behind_{}, tie_ahead_{}, same_pair_{}, clear_pair_{}, reset_held_{}, most_negative_{},
        most_positive_{}, back_to_back_{}, function_{};
};

}  // namespace ragrtl::tb
