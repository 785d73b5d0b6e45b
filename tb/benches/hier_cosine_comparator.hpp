#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/hier_cosine_comparator.hpp"
#include "tb/benches/cosine_documents.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Two documents and what is asked about them.
struct CosineQuestion {
    golden::CosineScore a, b;
    bool mips = false;
};

/// Where the questions of a run come from; nothing at the end.
using CosineQuestions = std::function<std::optional<CosineQuestion>(Rng&)>;

/// Questions with gaps, each held until it is taken; noise where there is none.
class QuestionStream final : public Stimulus<golden::CosineComparator> {
  public:
    using Model = golden::CosineComparator;

    QuestionStream(CosineQuestions questions, Gaps gaps) : questions_(std::move(questions)), valid_(gaps) {}

    void drive(Model::In& in, const Cycle<Model>* previous, Rng& rng) override {
        if (previous != nullptr && previous->in.in_valid) {
            // What was offered during a reset is offered again, from the start.
            if (previous->reset) {
                valid_.release();
            } else if (previous->out.in_ready) {
                valid_.release();
                question_.reset();
            }
        }
        if (!question_) question_ = questions_(rng);
        done_ = !question_;
        in.in_valid = question_ && valid_.next(rng);
        in.in_mips = in.in_valid ? question_->mips : rng.percent(50);
        for (golden::Bits* number : {&in.a_dot, &in.a_norm, &in.b_dot, &in.b_norm}) rng.fill(*number);
        if (!in.in_valid) return;
        put(question_->a, in.a_dot, in.a_norm);
        put(question_->b, in.b_dot, in.b_norm);
    }
    bool done() const override { return done_; }

  private:
    static void put(const golden::CosineScore& score, golden::Bits& dot, golden::Bits& norm) {
        dot = golden::Bits::of_signed(dot.width(), score.dot);
        norm = golden::Bits(norm.width(), static_cast<std::uint64_t>(score.squared_norm));
    }

    CosineQuestions questions_;
    HeldValid valid_;
    std::optional<CosineQuestion> question_;
    bool done_ = false;
};

/// Bench of hier/cosine_comparator.
class CosineComparatorBench {
  public:
    using Model = golden::CosineComparator;

    explicit CosineComparatorBench(const spec::CosineComparator& spec)
        : spec_(spec), range_{spec.dot_width, spec.norm_width} {
        declare();
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 80'000 + (exhaustive() ? cycles_of_all() : 0); }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        std::vector<Profile<Model>> list;
        const auto pairs = [this](const CosineScores& scores) {
            return [scores](Rng& rng) -> std::optional<CosineQuestion> {
                return CosineQuestion{scores(rng), scores(rng), rng.percent(20)};
            };
        };
        const auto add = [&](const std::string& name, unsigned weight, const CosineQuestions& questions,
                             Gaps gaps) {
            list.push_back(
                {name, weight, 300, [=] { return std::make_unique<QuestionStream>(questions, gaps); }});
        };
        add("corners", 20'000, pairs(range_.corners()), Gaps::random(20));
        add("near_ties", 25'000, pairs(range_.near_ties(3)), Gaps::never());
        add("random", 25'000, pairs(range_.uniform()), Gaps::never());
        add("random_bursts", 10'000, pairs(range_.uniform()), Gaps::bursty(6, 6));
        if (exhaustive()) {
            list.push_back({"exhaustive", static_cast<unsigned>(cycles_of_all()), 0, [this] {
                                return std::make_unique<QuestionStream>(every_question(), Gaps::never());
                            }});
        }
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        const bool taken = in.in_valid && out.in_ready;
        coverage.hit(reset_at_work_, cycle.reset && (!asked_.empty() || begun_));
        coverage.hit(back_to_back_, taken && last_taken_);
        coverage.hit(gap_, !in.in_valid && last_taken_);
        last_taken_ = taken && !cycle.reset;
        begun_ = in.in_valid && !out.in_ready && !cycle.reset;

        if (cycle.reset && spec_.reset == spec::Reset::async_low) asked_.clear();
        if (taken) asked_.push_back({in.a(), in.b(), in.in_mips});
        std::optional<Difference> wrong;
        if (out.out_valid && known_) wrong = check(out.a_better);
        if (cycle.reset) {
            asked_.clear();
            known_ = true;
        }
        return wrong;
    }

  private:
    void declare() {
        using Architecture = spec::ComparatorArchitecture;
        // The smallest dots are all 1 where positive, and the smallest norms all count as 1.
        const bool positives_differ = spec_.dot_width > 2 || spec_.norm_width > 1;
        const bool norms_outweigh_dots = spec_.norm_width > (spec_.dot_width > 2 ? 1 : 2);
        better_ = coverage.add("better by cosine, both dots positive", positives_differ);
        worse_ = coverage.add("not better by cosine, both dots positive", positives_differ);
        negative_better_ = coverage.add("better by cosine, both dots negative");
        negative_worse_ = coverage.add("not better by cosine, both dots negative");
        signs_ = coverage.add("better by sign alone");
        signs_not_ = coverage.add("not better by sign alone");
        equal_ = coverage.add("equal cosines of different documents, dots positive");
        negative_equal_ = coverage.add("equal cosines of different documents, dots negative");
        both_zero_ = coverage.add("both dots zero");
        zero_norm_ = coverage.add("a norm of zero counts as one");
        against_dots_ = coverage.add("better by cosine with the smaller dot", norms_outweigh_dots);
        mips_ = coverage.add("dots compared, cosines say the opposite", norms_outweigh_dots);
        largest_ = coverage.add("largest product: most negative dot, largest norm against it");
        back_to_back_ =
            coverage.add("questions taken in consecutive cycles", spec_.architecture != Architecture::shared);
        gap_ = coverage.add("gap behind a question");
        reset_at_work_ = coverage.add("reset while a question is in work",
                                      spec_.architecture != Architecture::combinational);
    }

    int question_bits() const { return 2 * (spec_.dot_width + spec_.norm_width) + 1; }
    bool exhaustive() const { return question_bits() <= 16; }
    std::uint64_t cycles_of_all() const {
        const std::uint64_t each = spec_.architecture == spec::ComparatorArchitecture::shared ? 4 : 1;
        return (std::uint64_t{1} << question_bits()) * each + 20;
    }
    CosineQuestions every_question() const {
        return [this, code = std::uint64_t{0}](Rng&) mutable -> std::optional<CosineQuestion> {
            if (code == std::uint64_t{1} << question_bits()) return std::nullopt;
            std::uint64_t rest = code++;
            const auto digits = [&rest](int width) {
                const auto part = static_cast<std::int64_t>(rest & ((std::uint64_t{1} << width) - 1));
                rest >>= width;
                return part;
            };
            CosineQuestion question;
            question.mips = digits(1) != 0;
            for (golden::CosineScore* score : {&question.a, &question.b}) {
                score->dot = digits(spec_.dot_width) + range_.dot_min();
                score->squared_norm = digits(spec_.norm_width);
            }
            return question;
        };
    }

    std::optional<Difference> check(bool better) {
        if (asked_.empty()) return Difference{"out_valid", "0", "1", "a verdict that nobody asked for"};
        const auto [a, b, mips] = asked_.front();
        asked_.pop_front();
        const int order = compare_cosines(a, b);
        const bool expected = mips ? a.dot > b.dot : order > 0;
        const bool differ = a.dot != b.dot || a.squared_norm != b.squared_norm;
        const bool positive = a.dot > 0 && b.dot > 0;
        const bool negative = a.dot < 0 && b.dot < 0;
        coverage.hit(mips_, mips && a.dot != b.dot && (a.dot > b.dot) == (order < 0));
        if (!mips) {
            coverage.hit(better_, positive && order > 0);
            coverage.hit(worse_, positive && order < 0);
            coverage.hit(negative_better_, negative && order > 0);
            coverage.hit(negative_worse_, negative && order < 0);
            coverage.hit(signs_, a.dot >= 0 && b.dot < 0);
            coverage.hit(signs_not_, a.dot < 0 && b.dot >= 0);
            coverage.hit(equal_, positive && order == 0 && differ);
            coverage.hit(negative_equal_, negative && order == 0 && differ);
            coverage.hit(both_zero_, a.dot == 0 && b.dot == 0);
            coverage.hit(zero_norm_, a.dot != 0 && a.squared_norm == 0 && order != 0);
            coverage.hit(against_dots_, order > 0 && a.dot < b.dot);
            coverage.hit(largest_, a.dot == range_.dot_min() && b.squared_norm == range_.norm_max());
        }
        if (better == expected) return std::nullopt;
        const auto text = [](const golden::CosineScore& s) {
            return std::to_string(s.dot) + "^2/" + std::to_string(s.squared_norm);
        };
        return Difference{"verdict", expected ? "1" : "0", better ? "1" : "0",
                          text(a) + " against " + text(b) + (mips ? " by dot product" : " by cosine")};
    }

    spec::CosineComparator spec_;
    CosineRange range_;
    std::deque<CosineQuestion> asked_;  // taken, not answered
    bool known_ = false;
    bool last_taken_ = false;
    bool begun_ = false;
    std::size_t better_{}, worse_{}, negative_better_{}, negative_worse_{}, signs_{}, signs_not_{}, equal_{},
        negative_equal_{}, both_zero_{}, zero_norm_{}, against_dots_{}, mips_{}, largest_{}, back_to_back_{},
        gap_{}, reset_at_work_{};
};

}  // namespace ragrtl::tb
