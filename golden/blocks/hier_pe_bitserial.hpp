#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "gen/spec/hier_pe_bitserial.hpp"
#include "golden/blocks/hier_pe_inputs.hpp"
#include "golden/numerics/bits.hpp"
#include "golden/numerics/int_dot.hpp"

namespace ragrtl::golden {

/// Function layer: exact dot product of an INT8 query with the high nibbles of a document, floor(x / 16):
/// what hier/pe_bitserial makes of an INT4 document.
template <class Int8>
std::int64_t dot_int8_by_nibble(const std::vector<Int8>& query, const std::vector<Int8>& document) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < query.size(); ++i) sum += std::int64_t{query[i]} * high_nibble(document[i]);
    return sum;
}

/// Cycle layer of hier/pe_bitserial: a row accepted in cycle t is multiplied in cycle t+1 by what the query
/// holds then; a document shows its sum three cycles after its last row was multiplied.
class HierPeBitserial {
  public:
    struct In : HierPeInputs {
        explicit In(const spec::HierPeBitserial& spec) : HierPeInputs(spec.lanes) {}
    };

    struct Out {
        explicit Out(const spec::HierPeBitserial& spec)
            : result_sum(sum_width(spec.lanes)), care_sum(result_sum.width()) {}
        bool doc_ready = true;
        bool result_valid = false;
        Bits result_sum;
        bool busy = false;
        Bits care_sum;

        template <class V>
        void visit(V&& v) const {
            v("doc_ready", doc_ready);
            v("result_valid", result_valid);
            v("result_sum", result_sum, care_sum);
            v("busy", busy);
        }
    };

    /// Bits of a two's complement number that holds -128 * -128 in every lane.
    static int sum_width(int lanes) {
        int width = 2;
        while ((std::int64_t{1} << (width - 1)) <= std::int64_t{128} * 128 * lanes) ++width;
        return width;
    }

    explicit HierPeBitserial(const spec::HierPeBitserial& spec)
        : lanes_(spec.lanes), query_(spec.lanes), row_{false, false, 0, Bits(spec.lanes)}, out_(spec) {}

    /// Idle; the query stays.
    void reset() {
        position_ = 0;
        row_.valid = false;
        pipeline_ = {};
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        show();
        pipeline_ = {multiply(), pipeline_[0], pipeline_[1]};
        row_.valid = false;
        if (in.doc_valid) take(in);
        if (in.query_valid) query_.write(in);
        return out_;
    }

  private:
    struct Row {
        bool valid;
        bool last;  // of its document
        int weight;
        Bits bits;
    };
    struct Result {
        bool valid = false;
        std::int64_t sum = 0;
    };

    Result multiply() {
        if (!row_.valid) return {};
        for (int lane = 0; lane < lanes_; ++lane) {
            if (row_.bits.bit(lane)) sum_ += row_.weight * static_cast<std::int8_t>(query_.code(lane));
        }
        return {row_.last, sum_};
    }

    void take(const In& in) {
        if (position_ == 0) {
            int8_ = in.doc_int8;
            sum_ = 0;
        }
        const int rows = int8_ ? 8 : 4;
        const int weight = 1 << (rows - 1 - position_);
        row_ = {true, position_ == rows - 1, position_ == 0 ? -weight : weight, in.doc_row};
        position_ = (position_ + 1) % rows;
    }

    void show() {
        const Result& shown = pipeline_[2];
        out_.result_valid = shown.valid;
        out_.care_sum.fill(shown.valid);
        // A query rewritten under way can bring the sum out of its range; it then counts modulo 2^width.
        const int width = out_.result_sum.width();
        const std::uint64_t mask = (std::uint64_t{1} << width) - 1;
        out_.result_sum = Bits(width, static_cast<std::uint64_t>(shown.sum) & mask);
        out_.busy = position_ != 0 || row_.valid ||
                    std::any_of(pipeline_.begin(), pipeline_.end(), [](const Result& r) { return r.valid; });
    }

    int lanes_;
    StationaryQuery query_;
    int position_ = 0;                // row expected next
    bool int8_ = false;               // mode of the document that is coming in
    Row row_;                         // taken in the previous cycle
    std::int64_t sum_ = 0;            // of the document so far
    std::array<Result, 3> pipeline_;  // [2] is on the outputs
    Out out_;
};

}  // namespace ragrtl::golden
