#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "gen/spec/iks_dot_product_unit.hpp"
#include "golden/blocks/iks_element.hpp"
#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// Cycle layer of iks/dot_product_unit. The scores of a block come out one per cycle, beginning a fixed time
/// after its last beat; that beat waits until the block before will have made room.
class DotProductUnit {
  public:
    struct In {
        explicit In(const spec::DotProductUnit& spec)
            : in_count(index_width(std::int64_t{spec.lanes} + 1)),
              in_query(spec::element_width(spec.format)),
              in_data(spec.lanes * spec::element_width(spec.format)) {}
        bool in_valid = false;
        bool in_first = false;
        bool in_last = false;
        Bits in_count;
        Bits in_query;
        Bits in_data;

        template <class V>
        void visit(V&& v) {
            v("in_valid", in_valid);
            v("in_first", in_first);
            v("in_last", in_last);
            v("in_count", in_count);
            v("in_query", in_query);
            v("in_data", in_data);
        }
    };

    /// out_score means nothing without out_valid.
    struct Out {
        explicit Out(const spec::DotProductUnit& spec)
            : out_score(score_width(spec)),
              care_score(score_width(spec)),
              has_nan(spec.format != spec::ElementFormat::int8) {}
        bool in_ready = false;
        bool out_valid = false;
        Bits out_score;
        Bits care_score;
        bool has_nan;
        bool out_nan = false;
        bool care_nan = false;
        bool busy = false;

        template <class V>
        void visit(V&& v) const {
            v("in_ready", in_ready);
            v("out_valid", out_valid);
            v("out_score", out_score, care_score);
            if (has_nan) v("out_nan", out_nan, care_nan);
            v("busy", busy);
        }
    };

    explicit DotProductUnit(const spec::DotProductUnit& spec)
        : spec_(spec),
          first_latency_(spec.stages + 1 + (rounds_at_end(spec) ? spec.round_stages : 0)),
          sums_(static_cast<std::size_t>(spec.lanes), ElementSum(spec.format, spec.accumulator)),
          out_(spec) {}

    void reset() {
        scores_.clear();
        busy_until_ = now_;
        room_from_ = now_;
        started_ = false;
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        ++now_;
        show(in);
        if (in.in_valid && out_.in_ready) take(in);
        return out_;
    }

  private:
    struct Score {
        std::int64_t due;
        std::uint32_t value;
        bool is_nan;
        bool specified;
    };

    void show(const In& in) {
        out_.in_ready = !in.in_last || now_ >= room_from_;
        out_.busy = now_ <= busy_until_;
        out_.out_valid = !scores_.empty() && scores_.front().due == now_;
        out_.care_score.fill(false);
        out_.care_nan = false;
        if (!out_.out_valid) return;
        const Score& score = scores_.front();
        out_.out_score.set_low(score.value);
        out_.out_nan = score.is_nan;
        out_.care_score.fill(score.specified);
        out_.care_nan = score.specified;
        scores_.pop_front();
    }

    void take(const In& in) {
        const int width = spec::element_width(spec_.format);
        const auto query = static_cast<std::uint32_t>(in.in_query.to_u64());
        started_ = started_ || in.in_first;
        for (int lane = 0; lane < spec_.lanes; ++lane) {
            ElementSum& sum = sums_[static_cast<std::size_t>(lane)];
            if (in.in_first) sum.clear();
            sum.add(query, static_cast<std::uint32_t>(in.in_data.get(lane * width, width)));
        }
        if (!in.in_last) return;
        const auto count = static_cast<std::int64_t>(in.in_count.to_u64());
        for (std::int64_t lane = 0; lane < count; ++lane) {
            const ElementSum& sum = sums_[static_cast<std::size_t>(lane)];
            scores_.push_back({now_ + first_latency_ + lane, sum.score(), sum.is_nan_score(), started_});
        }
        room_from_ = now_ + spec_.lanes;
        busy_until_ = now_ + first_latency_ + spec_.lanes - 1;
    }

    spec::DotProductUnit spec_;
    int first_latency_;
    std::vector<ElementSum> sums_;
    std::deque<Score> scores_;
    std::int64_t now_ = 0;
    std::int64_t room_from_ = 0;   // first cycle in which a block may end
    std::int64_t busy_until_ = 0;  // last cycle of busy
    bool started_ = false;
    Out out_;
};

}  // namespace ragrtl::golden
