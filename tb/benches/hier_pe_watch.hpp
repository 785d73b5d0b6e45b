#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "tb/benches/hier_pe_stimulus.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"

namespace ragrtl::tb {

/// Puts query and documents together again from the rows at the ports of a processing element, checks results
/// against them, and hits the coverage points that all of them have.
class PeWatch {
  public:
    /// A document's query must not change from the cycle on in which its row `multiplied_from` is taken.
    PeWatch(int lanes, int multiplied_from, Coverage& coverage)
        : lanes_(lanes), multiplied_from_(multiplied_from), query_(size()), incoming_{Int8Vector(size())} {
        int4_ = coverage.add("INT4 document checked against the plain dot product");
        int8_ = coverage.add("INT8 document checked against the plain dot product");
        int4_to_int8_ = coverage.add("INT8 document right behind an INT4 one");
        int8_to_int4_ = coverage.add("INT4 document right behind an INT8 one");
        gap_inside_ = coverage.add("gap between two rows of a document");
        rewritten_ = coverage.add("query plane written while busy");
        reset_captured_ = coverage.add("reset inside a document");
        reset_busy_ = coverage.add("reset while busy");
        falls_idle_ = coverage.add("busy falls after the last result");
        none_active_ = coverage.add("no active lane");
        one_active_ = coverage.add("one active lane");
        all_but_one_ = coverage.add("all lanes but one active", lanes > 1);
        all_active_ = coverage.add("all lanes active");
        most_negative_ = coverage.add("every product -128 x -128");
    }

    /// First thing in a cycle.
    template <class Model>
    std::optional<Difference> begin(const Cycle<Model>& cycle, Coverage& coverage) {
        const auto& in = cycle.in;
        const auto& out = cycle.out;
        coverage.hit(reset_captured_, cycle.reset && row_ > 0);
        coverage.hit(reset_busy_, cycle.reset && was_busy_ && !was_reset_);
        coverage.hit(rewritten_, in.query_valid && out.busy && !cycle.reset);
        coverage.hit(gap_inside_, !in.doc_valid && row_ > 0 && !cycle.reset);
        coverage.hit(falls_idle_, was_busy_ && !out.busy && !was_reset_ && !cycle.reset);
        was_busy_ = out.busy;
        was_reset_ = cycle.reset;

        if (const auto problem = stable_.observe(in.doc_valid, out.doc_ready, in.doc_row, cycle.reset)) {
            return Difference{"doc_row", "held while stalled", *problem,
                              "the bench's own source broke the handshake"};
        }
        return std::nullopt;
    }

    /// There was a reset: results are those of documents seen here.
    bool known() const { return known_; }
    /// A result is due for a document, of this kind.
    bool has_document() const { return !documents_.empty(); }
    bool next_is_int8() const { return documents_.front().int8; }

    /// The result `got` of the oldest document; `expected(query, document, int8)` is the function layer.
    template <class Function>
    std::optional<Difference> check(std::int64_t got, const Function& expected, const std::string& note,
                                    Coverage& coverage) {
        const Seen document = documents_.front();
        documents_.pop_front();
        // A query rewritten under way has no single dot product; the comparison in every cycle covers that.
        if (query_written_ > document.query_fixed_from) return std::nullopt;
        const std::int64_t right = expected(query_, document.vector, document.int8);
        if (got != right) return Difference{"dot product", std::to_string(right), std::to_string(got), note};
        coverage.hit(document.int8 ? int8_ : int4_);
        coverage.hit(none_active_, active_ == 0);
        coverage.hit(one_active_, active_ == 1);
        coverage.hit(all_but_one_, active_ == lanes_ - 1 && active_ > 0);
        coverage.hit(all_active_, active_ == lanes_);
        coverage.hit(most_negative_, document.int8 && got == std::int64_t{128} * 128 * lanes_);
        return std::nullopt;
    }

    /// Last thing in a cycle.
    template <class Model>
    void end(const Cycle<Model>& cycle, Coverage& coverage) {
        if (cycle.reset) {
            known_ = true;
            row_ = 0;
            documents_.clear();
        } else if (cycle.in.doc_valid && cycle.out.doc_ready) {
            take_row(cycle.in, coverage);
        }
        if (cycle.in.query_valid) take_query(cycle.in);
        ++now_;
    }

  private:
    struct Seen {
        Int8Vector vector;
        bool int8 = false;
        std::uint64_t query_fixed_from = 0;
    };

    std::size_t size() const { return static_cast<std::size_t>(lanes_); }

    template <class In>
    void take_row(const In& in, Coverage& coverage) {
        if (row_ == 0) {
            incoming_ = {Int8Vector(size()), in.doc_int8, 0};
            coverage.hit(int4_to_int8_, last_row_ + 1 == now_ && !last_int8_ && incoming_.int8);
            coverage.hit(int8_to_int4_, last_row_ + 1 == now_ && last_int8_ && !incoming_.int8);
        }
        for (int lane = 0; lane < lanes_; ++lane) put_bit(incoming_.vector, lane, row_, in.doc_row.bit(lane));
        if (row_ == multiplied_from_) incoming_.query_fixed_from = now_;
        if (++row_ == (incoming_.int8 ? 8 : 4)) {
            row_ = 0;
            last_row_ = now_;
            last_int8_ = incoming_.int8;
            documents_.push_back(incoming_);
        }
    }

    template <class In>
    void take_query(const In& in) {
        const auto plane = static_cast<int>(in.query_plane.to_u64());
        active_ = static_cast<int>(std::min<std::uint64_t>(in.active_lanes.to_u64(), size()));
        for (int lane = 0; lane < lanes_; ++lane)
            put_bit(query_, lane, plane, lane < active_ && in.query_row.bit(lane));
        query_written_ = now_;
    }

    static void put_bit(Int8Vector& vector, int lane, int plane, bool bit) {
        std::int8_t& value = vector[static_cast<std::size_t>(lane)];
        const unsigned mask = 0x80U >> plane;
        const unsigned code = static_cast<std::uint8_t>(value);
        value = static_cast<std::int8_t>(bit ? code | mask : code & ~mask);
    }

    int lanes_;
    int multiplied_from_;
    Int8Vector query_;
    Seen incoming_;
    std::deque<Seen> documents_;
    StableWhileStalled stable_;
    std::uint64_t now_ = 0;
    std::uint64_t query_written_ = 0;
    std::uint64_t last_row_ = ~std::uint64_t{0} - 1;
    bool last_int8_ = false;
    int active_ = 0;
    int row_ = 0;
    bool known_ = false;
    bool was_busy_ = false;
    bool was_reset_ = true;
    std::size_t int4_{}, int8_{}, int4_to_int8_{}, int8_to_int4_{}, gap_inside_{}, rewritten_{},
        reset_captured_{}, reset_busy_{}, falls_idle_{}, none_active_{}, one_active_{}, all_but_one_{},
        all_active_{}, most_negative_{};
};

}  // namespace ragrtl::tb
