#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/hier_reranker.hpp"
#include "tb/benches/cosine_documents.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// What a run of a reranker is made of.
struct RerankerScript {
    CosineScores documents;
    Gaps gaps = Gaps::never();
    unsigned hold_percent = 0;  ///< of cycles in which a hold begins
    unsigned clear_period = 0;  ///< a clear at any time about once in so many cycles; 0: never
};

/// Sessions, one after the other: a limit and an order are chosen, documents stream in, with holds; when all
/// are sorted in the list is read, then cleared.
class RerankerStimulus final : public Stimulus<golden::Reranker> {
  public:
    using Model = golden::Reranker;

    RerankerStimulus(const spec::Reranker& spec, RerankerScript script)
        : spec_(spec), script_(std::move(script)), valid_(script_.gaps) {}

    void drive(Model::In& in, const Cycle<Model>* previous, Rng& rng) override {
        const bool quiet = previous != nullptr && !previous->out.busy && !previous->out.pending &&
                           !(previous->in.in_valid && previous->out.in_ready);
        if (previous == nullptr || previous->reset) {
            begin_session(rng);
        } else if (previous->in.in_valid && previous->out.in_ready) {
            valid_.release();
            document_.reset();
            --documents_left_;
        }
        in.clear = script_.clear_period != 0 && rng.below(script_.clear_period) == 0;
        if (documents_left_ == 0 && quiet) {
            if (cleared_ && previous->out.count.to_u64() == 0) {
                begin_session(rng);
            } else if (reads_left_ == 0) {
                in.clear = true;
                cleared_ = true;
            }
        }
        in.limit = golden::Bits(in.limit.width(), limit_);
        in.mips = mips_;
        drive_documents(in, rng);
        drive_reads(in, quiet, rng);
    }

  private:
    void begin_session(Rng& rng) {
        const auto k = static_cast<std::uint64_t>(spec_.k);
        limit_ = rng.percent(40) ? k : 1 + rng.below(k);
        mips_ = rng.percent(25);
        documents_left_ = rng.percent(20) ? rng.below(limit_ + 1) : limit_ + rng.below(3 * limit_ + 8);
        reads_left_ = 2 * limit_ + rng.below(20);
        cleared_ = false;
        hold_left_ = 0;
        valid_.release();
        document_.reset();
    }

    void drive_documents(Model::In& in, Rng& rng) {
        in.in_valid = documents_left_ > 0 && valid_.next(rng);
        if (!in.in_valid) {
            for (golden::Bits* noise : {&in.in_dot, &in.in_norm, &in.in_id}) rng.fill(*noise);
            return;
        }
        if (!document_) {
            document_ = script_.documents(rng);
            ++id_;
        }
        in.in_dot = golden::Bits::of_signed(spec_.dot_width, document_->dot);
        in.in_norm = golden::Bits(spec_.norm_width, static_cast<std::uint64_t>(document_->squared_norm));
        in.in_id = golden::Bits(spec_.id_width);
        const int low = std::min(spec_.id_width, 62);
        in.in_id.set(0, low, id_ & ((std::uint64_t{1} << low) - 1));
    }

    /// Reads are tried at any time; those that are not obeyed must do no harm.
    void drive_reads(Model::In& in, bool quiet, Rng& rng) {
        if (hold_left_ > 0) {
            --hold_left_;
        } else if (rng.percent(script_.hold_percent)) {
            hold_left_ = rng.below(rng.percent(50) ? 4 : 40 + limit_);
        }
        const bool read_all = documents_left_ == 0 && quiet && reads_left_ > 0;
        in.hold = hold_left_ > 0 || read_all;
        in.read_valid = read_all || rng.percent(in.hold ? 70 : 10);
        in.read_by_id = rng.percent(50);
        const std::uint64_t last = (std::uint64_t{1} << in.read_index.width()) - 1;
        const std::uint64_t index = read_all ? reads_left_ % limit_ : rng.below(limit_ + 1);
        if (read_all) {
            in.read_by_id = reads_left_ / limit_ % 2 == 1;
            --reads_left_;
        }
        in.read_index = golden::Bits(in.read_index.width(), std::min(index, last));
    }

    spec::Reranker spec_;
    RerankerScript script_;
    HeldValid valid_;
    std::optional<golden::CosineScore> document_;  // on offer
    std::uint64_t limit_ = 1;
    bool mips_ = false;
    std::uint64_t documents_left_ = 0;
    std::uint64_t reads_left_ = 0;
    std::uint64_t hold_left_ = 0;
    std::uint64_t id_ = 0;
    bool cleared_ = false;
};

/// Bench of hier/reranker.
class RerankerBench {
  public:
    using Model = golden::Reranker;

    explicit RerankerBench(const spec::Reranker& spec)
        : spec_(spec), range_{spec.dot_width, spec.norm_width} {
        declare();
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const {
        const std::uint64_t each = spec_.comparator == spec::ComparatorArchitecture::combinational ? 1 : 4;
        return 60'000 * each + 3'000 * static_cast<std::uint64_t>(spec_.k);
    }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        std::vector<Profile<Model>> list;
        const unsigned reset_period = 250 + 40 * static_cast<unsigned>(spec_.k);
        const auto add = [&](const std::string& name, const RerankerScript& script) {
            list.push_back(
                {name, 1, reset_period, [=] { return std::make_unique<RerankerStimulus>(spec_, script); }});
        };
        add("random", {range_.uniform(), Gaps::never(), 0, 0});
        add("random_gaps", {range_.uniform(), Gaps::random(70), 2, 0});
        add("corners", {range_.corners(), Gaps::random(20), 0, 0});
        add("near_ties", {range_.near_ties(3), Gaps::random(50), 1, 0});
        add("all_equal", {range_.near_ties(1), Gaps::never(), 0, 0});
        add("ascending", {range_.ramp(1), Gaps::never(), 0, 0});
        add("descending", {range_.ramp(-1), Gaps::bursty(20, 20), 0, 0});
        add("holds", {range_.uniform(), Gaps::random(20), 5, 0});
        add("clears", {range_.uniform(), Gaps::random(60), 3, 40 + 4 * static_cast<unsigned>(spec_.k)});
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        const bool in_reset = cycle.reset && spec_.reset == spec::Reset::async_low;
        observe_state(cycle);
        std::optional<Difference> wrong;
        if (!in_reset && known_) {
            wrong = check_response(out);
            const bool quiet = !out.busy && !out.pending && !cycle.reset;
            if (quiet && !unsure_ && !wrong) wrong = check_count(in, out);
            reading_ = in.read_valid && in.hold && quiet && !unsure_;
            read_index_ = static_cast<std::size_t>(in.read_index.to_u64());
            read_by_id_ = in.read_by_id;
            read_mips_ = in.mips;
            read_limit_ = static_cast<std::size_t>(in.limit.to_u64());
            if (reading_) read_from_ = stream_;
            if (in.clear) {
                // What of the documents in the fifo is counted in cannot be seen from outside, until all is
                // empty again.
                unsure_ = !quiet || (in.in_valid && out.in_ready);
                stream_.clear();
            }
            if (in.in_valid && out.in_ready) take_note_of(in);
        }
        if (cycle.reset) {
            stream_.clear();
            known_ = true;
            unsure_ = false;
            reading_ = false;
        }
        return wrong;
    }

  private:
    struct Seen {
        golden::CosineScore score;
        golden::Bits id;
    };

    void declare() {
        using Architecture = spec::ComparatorArchitecture;
        const bool many = spec_.k > 1;
        empty_ = coverage.add("all sorted in, list empty");
        partial_ = coverage.add("all sorted in, list partly filled", many);
        full_ = coverage.add("all sorted in, list full");
        over_full_ = coverage.add("list full and documents turned down or pushed off");
        limit_one_ = coverage.add("limit 1");
        limit_between_ = coverage.add("limit between 1 and k", spec_.k > 2);
        limit_k_ = coverage.add("limit k");
        by_score_ = coverage.add("whole list checked, best first");
        by_arrival_ = coverage.add("whole list checked, by arrival, in another order than best first", many);
        mips_ = coverage.add("list by dot products that cosines would order otherwise", many);
        equal_ = coverage.add("equal cosines in the list", many);
        negative_ = coverage.add("two documents with negative dots in the list", many);
        zero_norm_ = coverage.add("norm of zero in the list");
        most_negative_ = coverage.add("most negative dot in the list");
        refused_ = coverage.add("document refused: fifo full");
        refused_held_ = coverage.add("document refused during a hold");
        flowing_ = coverage.add("documents taken in consecutive cycles", spec_.fifo_depth > 1);
        hold_busy_ = coverage.add("hold raised while a document is in work");
        hold_waiting_ = coverage.add("documents wait during a hold");
        read_disobeyed_ = coverage.add("read tried without hold");
        read_busy_ = coverage.add("read tried in a hold while busy");
        read_beyond_ = coverage.add("read beyond the list");
        reads_in_a_row_ = coverage.add("reads in consecutive cycles");
        read_then_work_ = coverage.add("hold ends right after a read, with documents waiting");
        clear_busy_ = coverage.add("clear while a document is in work");
        clear_waiting_ = coverage.add("clear while documents wait and none is in work");
        clear_read_ = coverage.add("clear and read in the same cycle");
        reset_busy_ = coverage.add("reset while a document is in work");
        reset_waiting_ = coverage.add("reset with documents waiting");
        back_to_back_ = coverage.add("documents turned down in consecutive cycles",
                                     spec_.comparator == Architecture::combinational && spec_.fifo_depth > 1);
    }

    void observe_state(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        coverage.hit(reset_busy_, cycle.reset && was_busy_);
        coverage.hit(reset_waiting_, cycle.reset && was_pending_);
        if (!cycle.reset) {
            const bool obeyed = in.read_valid && in.hold && !out.busy;
            coverage.hit(refused_, in.in_valid && !out.in_ready);
            coverage.hit(refused_held_, in.in_valid && !out.in_ready && in.hold && !out.busy);
            coverage.hit(flowing_, in.in_valid && out.in_ready && was_taken_);
            coverage.hit(hold_busy_, in.hold && !was_held_ && out.busy);
            coverage.hit(hold_waiting_, in.hold && out.pending && !out.busy);
            coverage.hit(read_disobeyed_, in.read_valid && !in.hold && !out.busy);
            coverage.hit(read_busy_, in.read_valid && in.hold && out.busy);
            coverage.hit(read_beyond_, obeyed && in.read_index.to_u64() >= out.count.to_u64());
            coverage.hit(reads_in_a_row_, obeyed && out.read_rsp_valid);
            coverage.hit(read_then_work_, out.read_rsp_valid && !in.hold && out.pending);
            coverage.hit(clear_busy_, in.clear && out.busy);
            coverage.hit(clear_waiting_, in.clear && !out.busy && out.pending);
            coverage.hit(clear_read_, in.clear && obeyed);
            // One of three such cycles may fetch the last entry; in the others documents are turned down.
            working_ = out.pending && !out.busy && !in.hold && !in.clear ? working_ + 1 : 0;
            coverage.hit(back_to_back_, working_ == 3);
        }
        was_busy_ = out.busy && !cycle.reset;
        was_pending_ = out.pending && !cycle.reset;
        was_taken_ = in.in_valid && out.in_ready && !cycle.reset;
        was_held_ = in.hold;
    }

    void take_note_of(const Model::In& in) {
        stream_.push_back({{in.in_dot.to_i64(), static_cast<std::int64_t>(in.in_norm.to_u64())}, in.in_id});
    }

    std::optional<Difference> check_count(const Model::In& in, const Model::Out& out) {
        const auto limit = static_cast<std::size_t>(in.limit.to_u64());
        const std::size_t expected = std::min(limit, stream_.size());
        coverage.hit(empty_, expected == 0);
        coverage.hit(partial_, expected > 0 && expected < limit);
        coverage.hit(full_, expected == limit);
        coverage.hit(over_full_, stream_.size() > limit);
        coverage.hit(limit_one_, limit == 1 && expected == 1);
        coverage.hit(limit_between_,
                     expected == limit && limit > 1 && limit < static_cast<std::size_t>(spec_.k));
        coverage.hit(limit_k_, expected == limit && limit == static_cast<std::size_t>(spec_.k));
        if (out.count.to_u64() == expected) return std::nullopt;
        return Difference{"list length", std::to_string(expected), std::to_string(out.count.to_u64()),
                          std::to_string(stream_.size()) + " documents since the list was empty"};
    }

    /// The response to a read of the cycle before, when everything was sorted in, against a sort of all
    /// documents since the list was empty.
    std::optional<Difference> check_response(const Model::Out& out) {
        if (!reading_) return std::nullopt;
        const std::vector<std::size_t> order = sorted();
        if (read_index_ >= order.size()) return std::nullopt;
        std::vector<std::size_t> arrived = order;
        std::sort(arrived.begin(), arrived.end());
        const Seen& expected = read_from_[(read_by_id_ ? arrived : order)[read_index_]];
        if (read_index_ + 1 == order.size()) cover_list(order, arrived);
        const golden::CosineScore got = out.read.score();
        if (got.dot == expected.score.dot && got.squared_norm == expected.score.squared_norm &&
            out.read.id == expected.id) {
            return std::nullopt;
        }
        const auto text = [](const golden::CosineScore& s, const golden::Bits& id) {
            return std::to_string(s.dot) + "/" + std::to_string(s.squared_norm) + "/" + id.hex();
        };
        return Difference{"entry " + std::to_string(read_index_), text(expected.score, expected.id),
                          text(got, out.read.id),
                          std::string("dot/norm/id of the sorted stream against the list ") +
                              (read_by_id_ ? "by arrival" : "by score")};
    }

    /// Numbers of the best documents of the stream, best first.
    std::vector<std::size_t> sorted() const {
        std::vector<std::size_t> order(read_from_.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            const golden::CosineScore& first = read_from_[a].score;
            const golden::CosineScore& second = read_from_[b].score;
            return read_mips_ ? first.dot > second.dot : compare_cosines(first, second) > 0;
        });
        order.resize(std::min(order.size(), read_limit_));
        return order;
    }

    void cover_list(const std::vector<std::size_t>& order, const std::vector<std::size_t>& arrived) {
        coverage.hit(by_score_, !read_by_id_ && order.size() == read_limit_);
        coverage.hit(by_arrival_, read_by_id_ && order != arrived);
        int negative = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const golden::CosineScore& score = read_from_[order[i]].score;
            negative += score.dot < 0 ? 1 : 0;
            coverage.hit(zero_norm_, score.squared_norm == 0);
            coverage.hit(most_negative_, score.dot == range_.dot_min());
            if (i == 0) continue;
            const int cosines = compare_cosines(read_from_[order[i - 1]].score, score);
            coverage.hit(mips_, read_mips_ && cosines < 0);
            coverage.hit(equal_, !read_mips_ && cosines == 0);
        }
        coverage.hit(negative_, !read_mips_ && negative >= 2);
    }

    spec::Reranker spec_;
    CosineRange range_;
    std::vector<Seen> stream_;     // since the list was empty
    std::vector<Seen> read_from_;  // as it was at the last read
    bool known_ = false;
    bool unsure_ = false;
    bool reading_ = false;
    std::size_t read_index_ = 0;
    bool read_by_id_ = false;
    bool read_mips_ = false;
    std::size_t read_limit_ = 1;
    bool was_busy_ = false;
    bool was_pending_ = false;
    bool was_taken_ = false;
    bool was_held_ = false;
    int working_ = 0;  // cycles
    std::size_t empty_{}, partial_{}, full_{}, over_full_{}, limit_one_{}, limit_between_{}, limit_k_{},
        by_score_{}, by_arrival_{}, mips_{}, equal_{}, negative_{}, zero_norm_{}, most_negative_{},
        refused_{}, refused_held_{}, flowing_{}, hold_busy_{}, hold_waiting_{}, read_disobeyed_{},
        read_busy_{}, read_beyond_{}, reads_in_a_row_{}, read_then_work_{}, clear_busy_{}, clear_waiting_{},
        clear_read_{}, reset_busy_{}, reset_waiting_{}, back_to_back_{};
};

}  // namespace ragrtl::tb
