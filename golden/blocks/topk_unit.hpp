#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "gen/spec/topk_unit.hpp"
#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// Function layer: the k best of `stream` (given in arrival order), best first. Score and Id are any ordered
/// types. Equal scores: Tie::earlier keeps arrival order; Tie::lower_id goes by id, then by arrival.
template <class Score, class Id>
std::vector<std::pair<Score, Id>> best_of(std::vector<std::pair<Score, Id>> stream, int k, spec::Tie tie) {
    std::stable_sort(stream.begin(), stream.end(), [&](const auto& a, const auto& b) {
        if (a.first != b.first) return b.first < a.first;
        return tie == spec::Tie::lower_id && a.second < b.second;
    });
    if (stream.size() > static_cast<std::size_t>(k)) stream.resize(static_cast<std::size_t>(k));
    return stream;
}

/// Cycle layer of common/topk_unit: one pair per cycle, in the list in the next cycle.
class TopkUnit {
  public:
    struct In {
        explicit In(const spec::TopkUnit& spec) : in_score(spec.score_width), in_id(spec.id_width) {}
        bool clear = false;
        bool in_valid = false;
        Bits in_score;
        Bits in_id;

        template <class V>
        void visit(V&& v) {
            v("clear", clear);
            v("in_valid", in_valid);
            v("in_score", in_score);
            v("in_id", in_id);
        }
    };

    /// Score and id of an empty slot are unspecified: the care masks leave them out.
    struct Out {
        explicit Out(const spec::TopkUnit& spec)
            : out_valid(spec.k),
              out_score(spec.k * spec.score_width),
              out_id(spec.k * spec.id_width),
              count(index_width(std::int64_t{spec.k} + 1)),
              care_score(spec.k * spec.score_width),
              care_id(spec.k * spec.id_width) {}
        Bits out_valid;
        Bits out_score;
        Bits out_id;
        Bits count;
        Bits care_score;
        Bits care_id;

        template <class V>
        void visit(V&& v) const {
            v("out_valid", out_valid);
            v("out_score", out_score, care_score);
            v("out_id", out_id, care_id);
            v("count", count);
        }
    };

    explicit TopkUnit(const spec::TopkUnit& spec) : spec_(spec), out_(spec) {}

    void reset() { list_.clear(); }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        show();
        if (in.clear) {
            list_.clear();
        } else if (in.in_valid) {
            insert(in.in_score, in.in_id);
        }
        return out_;
    }

  private:
    struct Pair {
        Bits score;
        Bits id;
    };

    bool ahead(const Pair& held, const Bits& score, const Bits& id) const {
        if (held.score == score) return spec_.tie == spec::Tie::earlier || !less_unsigned(id, held.id);
        return spec_.score_signed ? less_signed(score, held.score) : less_unsigned(score, held.score);
    }

    void insert(const Bits& score, const Bits& id) {
        auto place = list_.begin();
        while (place != list_.end() && ahead(*place, score, id)) ++place;
        list_.insert(place, Pair{score, id});
        if (list_.size() > static_cast<std::size_t>(spec_.k)) list_.pop_back();
    }

    void show() {
        out_.out_valid.fill(false);
        out_.care_score.fill(false);
        out_.care_id.fill(false);
        const Bits all_score = Bits::ones(spec_.score_width);
        const Bits all_id = Bits::ones(spec_.id_width);
        int slot = 0;
        for (const Pair& pair : list_) {
            out_.out_valid.set_bit(slot, true);
            out_.out_score.set_slice(slot * spec_.score_width, pair.score);
            out_.care_score.set_slice(slot * spec_.score_width, all_score);
            out_.out_id.set_slice(slot * spec_.id_width, pair.id);
            out_.care_id.set_slice(slot * spec_.id_width, all_id);
            ++slot;
        }
        out_.count.set(0, out_.count.width(), list_.size());
    }

    spec::TopkUnit spec_;
    std::vector<Pair> list_;
    Out out_;
};

}  // namespace ragrtl::golden
