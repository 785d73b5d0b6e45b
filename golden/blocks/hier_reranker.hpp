#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

#include "gen/spec/hier_reranker.hpp"
#include "golden/blocks/hier_cosine_comparator.hpp"
#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// What a reranker knows of a document.
struct RankedDocument {
    Bits dot, norm, id;

    CosineScore score() const { return {dot.to_i64(), static_cast<std::int64_t>(norm.to_u64())}; }
};

/// Function layer: the best documents so far, best first, and the same in order of arrival.
class RankedList {
  public:
    std::size_t size() const { return best_.size(); }
    void clear() {
        best_.clear();
        arrived_.clear();
    }
    /// Documents that stay ahead of a new one.
    std::size_t ahead_of(const RankedDocument& document, bool mips) const {
        std::size_t ahead = 0;
        while (ahead < size() && !goes_ahead(document.score(), at(best_[ahead]).score(), mips)) ++ahead;
        return ahead;
    }
    /// Puts a document in behind `ahead` others; the list keeps `limit` documents.
    void insert(const RankedDocument& document, std::size_t ahead, std::size_t limit) {
        best_.insert(best_.begin() + static_cast<std::ptrdiff_t>(ahead), next_);
        arrived_.push_back({next_++, document});
        if (size() <= limit) return;
        const std::size_t worst = best_.back();
        best_.pop_back();
        for (auto it = arrived_.begin(); it != arrived_.end(); ++it) {
            if (it->number != worst) continue;
            arrived_.erase(it);
            break;
        }
    }
    const RankedDocument& by_score(std::size_t position) const { return at(best_[position]); }
    const RankedDocument& by_arrival(std::size_t position) const { return arrived_[position].document; }

  private:
    struct Arrived {
        std::size_t number;
        RankedDocument document;
    };
    const RankedDocument& at(std::size_t number) const {
        std::size_t i = 0;
        while (arrived_[i].number != number) ++i;
        return arrived_[i].document;
    }

    std::vector<std::size_t> best_;  // numbers of documents
    std::vector<Arrived> arrived_;
    std::size_t next_ = 0;
};

/// Cycle layer of hier/reranker.
class Reranker {
  public:
    struct In {
        explicit In(const spec::Reranker& spec)
            : limit(index_width(std::int64_t{spec.k} + 1), static_cast<std::uint64_t>(spec.k)),
              in_dot(spec.dot_width),
              in_norm(spec.norm_width),
              in_id(spec.id_width),
              read_index(index_width(spec.k)) {}
        Bits limit;
        bool mips = false;
        bool in_valid = false;
        Bits in_dot, in_norm, in_id;
        bool clear = false;
        bool hold = false;
        bool read_valid = false;
        Bits read_index;
        bool read_by_id = false;

        template <class V>
        void visit(V&& v) {
            v("limit", limit);
            v("mips", mips);
            v("in_valid", in_valid);
            v("in_dot", in_dot);
            v("in_norm", in_norm);
            v("in_id", in_id);
            v("clear", clear);
            v("hold", hold);
            v("read_valid", read_valid);
            v("read_index", read_index);
            v("read_by_id", read_by_id);
        }
    };

    struct Out {
        explicit Out(const spec::Reranker& spec)
            : read{Bits(spec.dot_width), Bits(spec.norm_width), Bits(spec.id_width)},
              care(read),
              count(index_width(std::int64_t{spec.k} + 1)) {}
        bool in_ready = false;
        bool busy = false;
        bool pending = false;
        bool read_rsp_valid = false;
        RankedDocument read, care;
        Bits count;

        template <class V>
        void visit(V&& v) const {
            v("in_ready", in_ready);
            v("busy", busy);
            v("pending", pending);
            v("read_rsp_valid", read_rsp_valid);
            v("read_dot", read.dot, care.dot);
            v("read_norm", read.norm, care.norm);
            v("read_id", read.id, care.id);
            v("count", count);
        }
    };

    explicit Reranker(const spec::Reranker& spec) : spec_(spec), out_(spec) {}

    void reset() {
        waiting_.clear();
        list_.clear();
        phase_ = Phase::rest;
        inserting_ = false;
        clear_waits_ = false;
        responds_ = false;
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        show();
        const bool idle = phase_ == Phase::rest && !inserting_;
        const bool clearing = in.clear || clear_waits_;
        const bool room = out_.in_ready;

        responds_ = in.read_valid && in.hold && idle;
        if (responds_) read(in);
        inserting_ = false;
        if (phase_ == Phase::rest) {
            if (!in.hold && !clearing) begin(in);
        } else if (--cycles_left_ == 0) {
            finish_phase(in);
        }
        if (clearing && idle) list_.clear();
        clear_waits_ = clearing && !idle;
        if (in.in_valid && room) waiting_.push_back({in.in_dot, in.in_norm, in.in_id});
        return out_;
    }

  private:
    enum class Phase {
        rest,    // between two documents
        test,    // of the first document waiting, against the last of a full list
        search,  // for its place among the others
    };

    /// Cycles from an entry's being there to the verdict, both included.
    int cycles_per_question() const {
        switch (spec_.comparator) {
            case spec::ComparatorArchitecture::combinational: return 1;
            case spec::ComparatorArchitecture::pipelined: return spec_.stages + 1;
            case spec::ComparatorArchitecture::shared: break;
        }
        return 4;
    }
    /// Steps of a binary search with n + 1 possible results.
    static int steps(std::size_t n) {
        int bits = 0;
        for (; n != 0; n /= 2) ++bits;
        return bits;
    }

    bool is_full(const In& in) const { return list_.size() == in.limit.to_u64(); }

    /// The first cycle of a document's work. A full list needs its last entry at hand for that: one cycle,
    /// unless the search before has brought it.
    void begin(const In& in) {
        if (is_full(in) && !last_at_hand_) {
            last_at_hand_ = true;
        } else if (!waiting_.empty()) {
            if (!is_full(in)) {
                search(in);
                return;
            }
            phase_ = Phase::test;
            cycles_left_ = cycles_per_question();
            if (--cycles_left_ == 0) finish_phase(in);
        }
    }

    void finish_phase(const In& in) {
        const std::size_t ahead = list_.ahead_of(waiting_.front(), in.mips);
        if (phase_ == Phase::search) {
            place(in, ahead);
        } else if (ahead < list_.size()) {
            search(in);
        } else {
            waiting_.pop_front();
            phase_ = Phase::rest;
        }
    }

    void search(const In& in) {
        phase_ = Phase::search;
        cycles_left_ = steps(searched(in)) * cycles_per_question();
        if (cycles_left_ == 0) place(in, 0);
    }

    std::size_t searched(const In& in) const { return list_.size() - (is_full(in) ? 1 : 0); }

    void place(const In& in, std::size_t ahead) {
        last_at_hand_ = ahead != searched(in);
        list_.insert(waiting_.front(), ahead, static_cast<std::size_t>(in.limit.to_u64()));
        waiting_.pop_front();
        inserting_ = true;
        phase_ = Phase::rest;
    }

    void read(const In& in) {
        const auto index = static_cast<std::size_t>(in.read_index.to_u64());
        read_.reset();
        if (index < list_.size()) read_ = in.read_by_id ? list_.by_arrival(index) : list_.by_score(index);
        last_at_hand_ = false;
    }

    void show() {
        out_.in_ready = waiting_.size() < static_cast<std::size_t>(spec_.fifo_depth);
        out_.busy = phase_ != Phase::rest || inserting_;
        out_.pending = !waiting_.empty();
        out_.count.set(0, out_.count.width(), list_.size());
        out_.read_rsp_valid = responds_;
        const bool shows = responds_ && read_;
        if (shows) out_.read = *read_;
        for (Bits* care : {&out_.care.dot, &out_.care.norm, &out_.care.id}) care->fill(shows);
    }

    spec::Reranker spec_;
    std::deque<RankedDocument> waiting_;  // the document in work is the first
    RankedList list_;
    Phase phase_ = Phase::rest;
    int cycles_left_ = 0;  // of the phase, this one included
    bool inserting_ = false;
    bool clear_waits_ = false;
    bool last_at_hand_ = false;
    bool responds_ = false;
    std::optional<RankedDocument> read_;
    Out out_;
};

}  // namespace ragrtl::golden
