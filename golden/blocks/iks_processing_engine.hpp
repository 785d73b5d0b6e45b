#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "gen/spec/iks_processing_engine.hpp"
#include "golden/blocks/iks_dot_product_unit.hpp"
#include "golden/blocks/topk_unit.hpp"
#include "golden/numerics/score_order.hpp"

namespace ragrtl::golden {

/// Place of a score among others; nothing for a NaN. -0 and +0 have one place.
inline std::optional<std::int32_t> iks_key(spec::ElementFormat format, std::uint32_t score) {
    if (format == spec::ElementFormat::int8) return static_cast<std::int32_t>(score);
    if (is_nan(kFp32, score)) return std::nullopt;
    return score_key(score);
}

/// The score at a place; -0 comes back as +0.
inline std::uint32_t iks_score_of_key(spec::ElementFormat format, std::int32_t key) {
    return format == spec::ElementFormat::int8 ? static_cast<std::uint32_t>(key) : score_of_key(key);
}

/// Function layer: the best of the scores of vectors 0, 1, ...
inline std::vector<IksHit> iks_best(const std::vector<std::uint32_t>& scores, spec::ElementFormat format,
                                    int k) {
    std::vector<std::pair<std::int32_t, std::uint32_t>> stream;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const auto key = iks_key(format, scores[i]);
        if (key) stream.emplace_back(*key, static_cast<std::uint32_t>(i));
    }
    std::vector<IksHit> hits;
    for (const auto& [key, id] : best_of(std::move(stream), k, spec::Tie::earlier)) {
        hits.push_back({id, iks_score_of_key(format, key)});
    }
    return hits;
}

/// Cycle layer of iks/processing_engine.
class ProcessingEngine {
  public:
    struct In {
        explicit In(const spec::ProcessingEngine& spec)
            : query_write_addr(index_width(spec.max_dimension)),
              query_write_data(spec::element_width(spec.format)),
              in_count(index_width(std::int64_t{spec.lanes} + 1)),
              in_data(spec.lanes * spec::element_width(spec.format)),
              result_read_addr(index_width(spec.k)) {}
        bool query_write_valid = false;
        Bits query_write_addr;
        Bits query_write_data;
        bool clear = false;
        bool in_valid = false;
        bool in_last = false;
        Bits in_count;
        Bits in_data;
        bool finish = false;
        bool result_read_valid = false;
        Bits result_read_addr;

        template <class V>
        void visit(V&& v) {
            v("query_write_valid", query_write_valid);
            v("query_write_addr", query_write_addr);
            v("query_write_data", query_write_data);
            v("clear", clear);
            v("in_valid", in_valid);
            v("in_last", in_last);
            v("in_count", in_count);
            v("in_data", in_data);
            v("finish", finish);
            v("result_read_valid", result_read_valid);
            v("result_read_addr", result_read_addr);
        }
    };

    /// Result outputs mean nothing before the first read.
    struct Out {
        explicit Out(const spec::ProcessingEngine& spec)
            : has_nan(spec.format != spec::ElementFormat::int8),
              result_count(index_width(std::int64_t{spec.k} + 1)),
              result_score(score_width(spec.format, spec.max_dimension)),
              result_id(spec.id_width),
              care_score(result_score.width()),
              care_id(spec.id_width) {}
        bool in_ready = false;
        bool busy = false;
        bool has_nan;
        bool nan_seen = false;
        Bits result_count;
        Bits result_score;
        Bits result_id;
        Bits care_score;
        Bits care_id;

        template <class V>
        void visit(V&& v) const {
            v("in_ready", in_ready);
            v("busy", busy);
            if (has_nan) v("nan_seen", nan_seen);
            v("result_count", result_count);
            v("result_score", result_score, care_score);
            v("result_id", result_id, care_id);
        }
    };

    explicit ProcessingEngine(const spec::ProcessingEngine& spec)
        : spec_(spec),
          unit_(dot_product_unit_of(spec)),
          unit_in_(dot_product_unit_of(spec)),
          query_(static_cast<std::size_t>(spec.max_dimension), Bits(spec::element_width(spec.format))),
          stored_(static_cast<std::size_t>(spec.k)),
          out_(spec) {}

    /// The memories keep what they hold.
    void reset() {
        unit_.reset();
        list_.clear();
        dimension_ = 0;
        next_id_ = 0;
        count_ = 0;
        nan_seen_ = false;
        copied_.reset();
        shown_.reset();
    }

    /// What the outputs but in_ready show in this cycle: they follow the state alone.
    const Out& outputs() {
        show();
        return out_;
    }

    /// What all outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        unit_in_.in_valid = in.in_valid;
        unit_in_.in_first = dimension_ == 0;
        unit_in_.in_last = in.in_last;
        unit_in_.in_count = in.in_count;
        unit_in_.in_query = query_[dimension_];
        unit_in_.in_data = in.in_data;
        const DotProductUnit::Out& scores = unit_.tick(unit_in_);
        show();
        out_.in_ready = scores.in_ready;

        if (in.query_write_valid && in.query_write_addr.to_u64() < query_.size()) {
            query_[in.query_write_addr.to_u64()] = in.query_write_data;
        }
        read_result(in);
        copy(scores.busy);
        if (in.finish) copied_ = 0;
        if (scores.out_valid && !in.clear) take(scores);
        if (in.clear) {
            list_.clear();
            next_id_ = 0;
            nan_seen_ = false;
            dimension_ = 0;
        } else if (in.in_valid && scores.in_ready) {
            dimension_ = in.in_last ? 0 : (dimension_ + 1) % query_.size();
        }
        return out_;
    }

  private:
    struct Shown {
        bool there;
        IksHit hit;
    };

    void show() {
        out_.busy = copied_.has_value();
        out_.nan_seen = nan_seen_;
        out_.result_count.set(0, out_.result_count.width(), count_);
        out_.care_score.fill(shown_.has_value());
        out_.care_id.fill(shown_.has_value());
        if (!shown_) return;
        out_.result_score.fill(false);
        out_.result_id.fill(true);
        if (!shown_->there) return;
        out_.result_score.set_low(shown_->hit.score);
        out_.result_id.set_low(static_cast<std::uint64_t>(shown_->hit.id));
    }

    void take(const DotProductUnit::Out& scores) {
        const auto score = static_cast<std::uint32_t>(scores.out_score.to_i64());
        const auto key = iks_key(spec_.format, score);
        if (key) {
            auto place = list_.begin();
            while (place != list_.end() && place->first >= *key) ++place;
            list_.insert(place, {*key, next_id_});
            if (list_.size() > stored_.size()) list_.pop_back();
        } else {
            nan_seen_ = true;
        }
        const std::uint64_t ids = std::uint64_t{1} << spec_.id_width;
        next_id_ = static_cast<std::uint32_t>((next_id_ + std::uint64_t{1}) % ids);
    }

    void read_result(const In& in) {
        if (!in.result_read_valid) return;
        const std::uint64_t slot = in.result_read_addr.to_u64();
        const bool there = slot < count_;
        shown_ = Shown{there, there ? stored_[slot] : IksHit{}};
    }

    void copy(bool scores_to_come) {
        if (!copied_ || scores_to_come) return;
        if (*copied_ < list_.size()) {
            const auto& [key, id] = list_[*copied_];
            stored_[*copied_] = {id, iks_score_of_key(spec_.format, key)};
        }
        count_ = list_.size();
        if (++*copied_ == stored_.size()) copied_.reset();
    }

    spec::ProcessingEngine spec_;
    DotProductUnit unit_;
    DotProductUnit::In unit_in_;
    std::vector<Bits> query_;
    std::vector<IksHit> stored_;
    std::vector<std::pair<std::int32_t, std::uint32_t>> list_;
    std::size_t dimension_ = 0;
    std::uint32_t next_id_ = 0;
    std::uint64_t count_ = 0;
    bool nan_seen_ = false;
    std::optional<std::size_t> copied_;  // slots copied; nothing when not finishing
    std::optional<Shown> shown_;
    Out out_;
};

}  // namespace ragrtl::golden
