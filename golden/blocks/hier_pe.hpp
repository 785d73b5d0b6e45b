#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "gen/spec/hier_pe.hpp"
#include "golden/blocks/hier_pe_inputs.hpp"
#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// Function layer: exact dot product of two INT8 vectors of equal length.
template <class Int8>
std::int64_t dot_int8(const std::vector<Int8>& a, const std::vector<Int8>& b) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += std::int64_t{a[i]} * std::int64_t{b[i]};
    return sum;
}

/// Function layer: dot product of the high nibbles, floor(x / 16), of two INT8 vectors: stage 1 of the hier
/// search.
template <class Int8>
std::int64_t dot_int4(const std::vector<Int8>& a, const std::vector<Int8>& b) {
    const auto floor16 = [](std::int64_t x) { return x >= 0 ? x / 16 : -((-x + 15) / 16); };
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += floor16(a[i]) * floor16(b[i]);
    return sum;
}

/// Cycle layer of hier/pe. Row order, passes and timing are those of the unit's contract (see its module
/// header): a nibble's fourth row accepted in cycle t is multiplied in cycles t+1 .. t+beats*passes, and a
/// pass shows its sum three cycles after its last beat.
class HierPe {
  public:
    struct In : HierPeInputs {
        explicit In(const spec::HierPe& spec) : HierPeInputs(spec.lanes) {}
    };

    struct Out {
        explicit Out(const spec::HierPe& spec)
            : result_sum(sum_width(spec.lanes)), care_sum(result_sum.width()) {}
        bool doc_ready = false;
        bool result_valid = false;
        Bits result_pass{2};
        bool result_last = false;
        Bits result_sum;
        bool busy = false;
        Bits care_sum;
        Bits care_pass{2};

        template <class V>
        void visit(V&& v) const {
            v("doc_ready", doc_ready);
            v("result_valid", result_valid);
            v("result_pass", result_pass, care_pass);
            v("result_last", result_last, result_valid);
            v("result_sum", result_sum, care_sum);
            v("busy", busy);
        }
    };

    /// Bits of a two's complement number that holds every pass sum, -120*lanes .. 225*lanes.
    static int sum_width(int lanes) {
        int width = 2;
        while ((std::int64_t{1} << (width - 1)) <= std::int64_t{225} * lanes) ++width;
        return width;
    }

    explicit HierPe(const spec::HierPe& spec)
        : spec_(spec),
          beats_((spec.lanes + spec.lanes_per_cycle - 1) / spec.lanes_per_cycle),
          query_(spec.lanes),
          captured_(static_cast<std::size_t>(spec.lanes)),
          operand_(static_cast<std::size_t>(spec.lanes)),
          out_(spec) {}

    /// Idle; the query stays.
    void reset() {
        row_ = 0;
        beats_left_ = 0;
        pipeline_ = {};
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        const bool last_beat = beats_left_ == 1;
        const bool fourth_row = row_ == 3 || row_ == 7;
        const bool ready = !fourth_row || beats_left_ == 0 || last_beat;
        show(ready);

        Result finished;
        if (beats_left_ > 0) finished = multiply();
        pipeline_ = {finished, pipeline_[0], pipeline_[1]};
        if (in.doc_valid && ready) capture(in);
        if (in.query_valid) query_.write(in);
        return out_;
    }

  private:
    struct Result {
        bool valid = false;
        int pass = 0;
        bool last = false;
        std::int64_t sum = 0;
    };

    static int high(std::uint8_t code) { return (code >> 4) - ((code & 0x80) != 0 ? 16 : 0); }
    static int low(std::uint8_t code) { return code & 15; }

    /// Pass 0: query high, document high. 1: low, high. 2: high, low. 3: low, low.
    static int query_nibble(int pass, std::uint8_t code) { return pass % 2 == 0 ? high(code) : low(code); }

    /// The operand holds one nibble per lane: signed in passes 0 and 1, unsigned in 2 and 3.
    static int document_nibble(int pass, std::uint8_t nibble) {
        return pass < 2 && nibble >= 8 ? nibble - 16 : nibble;
    }

    Result multiply() {
        const int from = beat_ * spec_.lanes_per_cycle;
        const int to = std::min(spec_.lanes, from + spec_.lanes_per_cycle);
        for (int lane = from; lane < to; ++lane) {
            const auto i = static_cast<std::size_t>(lane);
            sum_ += query_nibble(pass_, query_.code(lane)) * document_nibble(pass_, operand_[i]);
        }
        Result result;
        if (++beat_ == beats_) {
            result = {true, pass_, pass_ == (int8_operand_ ? 3 : 0), sum_};
            beat_ = 0;
            sum_ = 0;
            ++pass_;
        }
        --beats_left_;
        return result;
    }

    void capture(const In& in) {
        if (row_ == 0) int8_ = in.doc_int8;
        const int position = 3 - row_ % 4;  // rows come with the nibble's top bit first
        for (int lane = 0; lane < spec_.lanes; ++lane) {
            auto& nibble = captured_[static_cast<std::size_t>(lane)];
            if (position == 3) nibble = 0;
            if (in.doc_row.bit(lane)) nibble = static_cast<std::uint8_t>(nibble | (1U << position));
        }
        if (position == 0) {
            operand_ = captured_;
            int8_operand_ = int8_;
            pass_ = row_ == 7 ? 2 : 0;
            beats_left_ = beats_ * (int8_ ? 2 : 1);
            beat_ = 0;
            sum_ = 0;
        }
        row_ = row_ + 1 == (int8_ ? 8 : 4) ? 0 : row_ + 1;
    }

    void show(bool ready) {
        const Result& shown = pipeline_[2];
        out_.doc_ready = ready;
        out_.result_valid = shown.valid;
        out_.result_pass.set(0, 2, static_cast<std::uint64_t>(shown.pass));
        out_.result_last = shown.last;
        out_.result_sum = Bits::of_signed(out_.result_sum.width(), shown.sum);
        out_.care_sum.fill(shown.valid);
        out_.care_pass.fill(shown.valid);
        out_.busy = row_ != 0 || beats_left_ > 0 ||
                    std::any_of(pipeline_.begin(), pipeline_.end(), [](const Result& r) { return r.valid; });
    }

    spec::HierPe spec_;
    int beats_;  // cycles of one pass
    StationaryQuery query_;
    std::vector<std::uint8_t> captured_;  // nibble being captured
    std::vector<std::uint8_t> operand_;   // nibble being multiplied
    int row_ = 0;                         // row expected next
    bool int8_ = false;                   // mode of the document being captured
    bool int8_operand_ = false;           // mode of the document being multiplied
    int beats_left_ = 0;                  // of the operand, this cycle's included; 0 = no operand
    int beat_ = 0;                        // within the pass
    int pass_ = 0;
    std::int64_t sum_ = 0;            // of the pass so far
    std::array<Result, 3> pipeline_;  // [2] is on the outputs
    Out out_;
};

}  // namespace ragrtl::golden
