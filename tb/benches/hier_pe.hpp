#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/hier_pe.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

using Int8Vector = std::vector<std::int8_t>;

/// Bit-plane `plane` (0 = sign bit) of a vector: bit i belongs to dimension i.
inline golden::Bits plane_of(const Int8Vector& vector, int plane) {
    golden::Bits row(static_cast<int>(vector.size()));
    for (std::size_t i = 0; i < vector.size(); ++i) {
        row.set_bit(static_cast<int>(i), ((static_cast<unsigned>(vector[i]) >> (7 - plane)) & 1U) != 0);
    }
    return row;
}

struct PeQuery {
    Int8Vector vector;
    int active_lanes = 0;
};
struct PeDocument {
    Int8Vector vector;
    bool int8 = false;
};

/// What a PE run is made of. A new query is loaded when the unit is idle; documents follow with the given
/// gaps.
struct PeScript {
    std::function<PeQuery(Rng&)> query;
    std::function<PeDocument(Rng&)> document;
    std::uint64_t documents_per_query = 8;
    std::uint64_t queries = 0;  ///< 0: without end
    Gaps gaps = Gaps::never();
    unsigned scribble_percent = 0;  ///< query planes overwritten at any time, also under way
};

class PeStimulus final : public Stimulus<golden::HierPe> {
  public:
    explicit PeStimulus(PeScript script) : script_(std::move(script)), valid_(script_.gaps) {}

    void drive(golden::HierPe::In& in, const Cycle<golden::HierPe>* previous, Rng& rng) override {
        bool idle = false;
        if (previous != nullptr) {
            take_note_of(*previous, rng);
            idle = !previous->out.busy && !(previous->in.doc_valid && previous->out.doc_ready);
        }
        drive_query(in, idle, rng);
        drive_document(in, rng);
    }
    bool done() const override { return script_.queries != 0 && queries_begun_ > script_.queries; }

  private:
    static constexpr int planes = 8;

    void take_note_of(const Cycle<golden::HierPe>& previous, Rng& rng) {
        if (previous.reset) {
            valid_.release();
            row_ = 0;
            if (plane_ < planes) plane_ = 0;
            return;
        }
        if (previous.in.doc_valid && previous.out.doc_ready) {
            valid_.release();
            if (++row_ == (document_.int8 ? 8 : 4)) {
                row_ = 0;
                --documents_left_;
                if (documents_left_ > 0) document_ = script_.document(rng);
            }
        }
    }

    void drive_query(golden::HierPe::In& in, bool idle, Rng& rng) {
        in.query_valid = false;
        in.query_plane = rng.bits(3);
        rng.fill(in.query_row);
        rng.fill(in.active_lanes);
        if (plane_ == planes && documents_left_ == 0 && idle) begin_query(rng);
        if (plane_ < planes && queries_begun_ > 0) {
            in.query_valid = true;
            in.query_plane = golden::Bits(3, static_cast<std::uint64_t>(plane_));
            in.query_row = plane_of(query_.vector, plane_);
            in.active_lanes =
                golden::Bits(in.active_lanes.width(), static_cast<std::uint64_t>(query_.active_lanes));
            ++plane_;
        } else if (rng.percent(script_.scribble_percent)) {
            in.query_valid = true;
        }
    }

    void drive_document(golden::HierPe::In& in, Rng& rng) {
        in.doc_valid = plane_ == planes && documents_left_ > 0 && valid_.next(rng);
        if (!in.doc_valid) {
            rng.fill(in.doc_row);
            in.doc_int8 = rng.percent(50);
            offered_ = false;
            return;
        }
        if (!offered_ || row_ != offered_row_) {
            held_row_ = plane_of(document_.vector, row_);
            held_int8_ = row_ == 0 ? document_.int8 : rng.percent(50);  // the mode counts with row 0 only
            offered_ = true;
            offered_row_ = row_;
        }
        in.doc_row = held_row_;
        in.doc_int8 = held_int8_;
    }

    void begin_query(Rng& rng) {
        ++queries_begun_;
        query_ = script_.query(rng);
        document_ = script_.document(rng);
        documents_left_ = script_.documents_per_query;
        plane_ = 0;
    }

    PeScript script_;
    HeldValid valid_;
    PeQuery query_;
    PeDocument document_;
    std::uint64_t queries_begun_ = 0;
    std::uint64_t documents_left_ = 0;
    int plane_ = planes;  // query plane to be written next
    int row_ = 0;         // document row to be offered next
    bool offered_ = false;
    int offered_row_ = 0;
    golden::Bits held_row_;
    bool held_int8_ = false;
};

/// Bench of hier/pe.
class HierPeBench {
  public:
    using Model = golden::HierPe;

    explicit HierPeBench(const spec::HierPe& spec)
        : spec_(spec),
          beats_((spec.lanes + spec.lanes_per_cycle - 1) / spec.lanes_per_cycle),
          lanes_(static_cast<std::size_t>(spec.lanes)),
          query_(lanes_) {
        declare();
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }

    /// Engines with many beats per pass need more cycles for the same number of documents.
    std::uint64_t default_cycles() const {
        return 60'000 * static_cast<std::uint64_t>(std::clamp(beats_ / 2, 1, 32));
    }

    std::vector<Profile<Model>> profiles(const Profiling& profiling) const {
        const unsigned now_and_then =
            150 + 16 * static_cast<unsigned>(beats_);  // some documents between two resets
        std::vector<Profile<Model>> list;
        list.push_back(profile("nibble_pairs", 8, 0, [=] { return nibble_pairs(); }));
        list.push_back(profile("corners", 8, 0, [=] { return corners(); }));
        if (profiling.embeddings != nullptr) {
            list.push_back(profile("embeddings", 6, 0, [=, &e = *profiling.embeddings] { return real(e); }));
        }
        list.push_back(profile("int4", 3, now_and_then, [=] { return random(0, Gaps::never(), 0); }));
        list.push_back(profile("int8", 3, now_and_then, [=] { return random(100, Gaps::never(), 0); }));
        list.push_back(profile("mixed", 4, now_and_then, [=] { return random(50, Gaps::random(30), 0); }));
        list.push_back(
            profile("bursts", 3, now_and_then, [=] { return random(50, Gaps::bursty(12, 20), 0); }));
        list.push_back(
            profile("query_rewritten", 3, now_and_then, [=] { return random(50, Gaps::random(10), 10); }));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        const bool stalled = in.doc_valid && !out.doc_ready;

        coverage.hit(stall_, stalled && !cycle.reset);
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
        std::optional<Difference> wrong;
        if (out.result_valid && known_) wrong = observe_result(out);
        if (cycle.reset) {
            known_ = true;
            row_ = 0;
            documents_.clear();
            passes_ = {};
        } else if (in.doc_valid && out.doc_ready) {
            observe_row(in);
        }
        if (in.query_valid) observe_query(in);
        ++now_;
        return wrong;
    }

  private:
    struct Seen {
        Int8Vector vector;
        bool int8 = false;
        std::uint64_t operand_from = 0;  // cycle of the fourth row: beats follow
    };

    void declare() {
        const int lanes = spec_.lanes;
        int4_ = coverage.add("INT4 document checked against the plain dot product");
        int8_ = coverage.add("INT8 document checked against the plain dot product");
        int4_to_int8_ = coverage.add("INT8 document right behind an INT4 one");
        int8_to_int4_ = coverage.add("INT4 document right behind an INT8 one");
        stall_ = coverage.add("row refused", beats_ > 2);
        gap_inside_ = coverage.add("gap between two rows of a document");
        rewritten_ = coverage.add("query plane written while busy");
        reset_captured_ = coverage.add("reset inside a document");
        reset_busy_ = coverage.add("reset while busy");
        falls_idle_ = coverage.add("busy falls after the last result");
        none_active_ = coverage.add("no active lane");
        one_active_ = coverage.add("one active lane");
        all_but_one_ = coverage.add("all lanes but one active", lanes > 1);
        all_active_ = coverage.add("all lanes active");
        extreme_p0_ = coverage.add("pass 0 sum 64 per lane (-8 x -8)");
        extreme_p1_ = coverage.add("pass 1 sum -120 per lane (15 x -8)");
        extreme_p2_ = coverage.add("pass 2 sum -120 per lane (-8 x 15)");
        extreme_p3_ = coverage.add("pass 3 sum 225 per lane (15 x 15)");
        most_negative_ = coverage.add("every product -128 x -128");
    }

    static Profile<Model> profile(const std::string& name, unsigned weight, unsigned reset_period,
                                  const std::function<PeScript()>& script) {
        return {name, weight, reset_period, [=] { return std::make_unique<PeStimulus>(script()); }};
    }

    Int8Vector filled(int value) const { return Int8Vector(lanes_, static_cast<std::int8_t>(value)); }
    Int8Vector noise(Rng& rng) const {
        Int8Vector vector(lanes_);
        for (auto& value : vector) value = static_cast<std::int8_t>(rng.between(-128, 127));
        return vector;
    }

    /// Every pair of nibbles through every pass: query code 17*i, document code 17*j, in one lane after the
    /// other.
    PeScript nibble_pairs() const {
        PeScript script;
        script.query = [this, n = 0](Rng&) mutable { return PeQuery{filled(17 * (n++ % 16)), spec_.lanes}; };
        script.document = [this, n = 0](Rng&) mutable {
            Int8Vector vector = filled(0);
            vector[static_cast<std::size_t>(n / 16 * 5) % lanes_] = static_cast<std::int8_t>(17 * (n % 16));
            ++n;
            return PeDocument{vector, true};
        };
        script.documents_per_query = 16;
        script.queries = 16;
        return script;
    }

    /// The same value in every lane, all pairs of corner values; then three queries with few lanes active
    /// while all lanes of the documents hold the value.
    PeScript corners() const {
        static constexpr std::array<int, 8> values{-128, -1, 127, 15, -113, 0, 1, -127};
        static constexpr std::size_t count = values.size();
        PeScript script;
        script.query = [this, n = std::size_t{0}](Rng&) mutable {
            const std::array<int, 3> few{0, 1, spec_.lanes - 1};
            const PeQuery query{filled(values[n % count]),
                                n < count ? spec_.lanes : few[(n - count) % few.size()]};
            ++n;
            return query;
        };
        script.document = [this, n = std::size_t{0}](Rng& rng) mutable {
            const bool int8 = n < count * count || rng.percent(50);
            return PeDocument{filled(values[n++ % count]), int8};
        };
        script.documents_per_query = count;
        script.queries = count + 3;
        return script;
    }

    PeScript random(unsigned int8_percent, Gaps gaps, unsigned scribble_percent) const {
        PeScript script;
        script.query = [this](Rng& rng) {
            const std::array<int, 5> active{0, 1, spec_.lanes - 1, spec_.lanes,
                                            static_cast<int>(rng.between(0, spec_.lanes))};
            return PeQuery{noise(rng), rng.percent(60) ? spec_.lanes : active[rng.below(active.size())]};
        };
        script.document = [this, int8_percent](Rng& rng) {
            return PeDocument{noise(rng), rng.percent(int8_percent)};
        };
        script.documents_per_query = 6;
        script.gaps = gaps;
        script.scribble_percent = scribble_percent;
        return script;
    }

    /// Consecutive slices of the embeddings' dimensions; a short last slice leaves lanes inactive, with the
    /// document rows of those lanes holding noise.
    PeScript real(const Embeddings& embeddings) const {
        const auto slices = static_cast<std::size_t>((embeddings.dimension + spec_.lanes - 1) / spec_.lanes);
        const auto part = [this](const Int8Vector& whole, std::size_t slice, Int8Vector into) {
            const std::size_t from = slice * lanes_;
            const std::size_t size = std::min(lanes_, whole.size() - from);
            std::copy_n(whole.begin() + static_cast<std::ptrdiff_t>(from), size, into.begin());
            return std::pair{into, static_cast<int>(size)};
        };
        struct State {
            std::size_t query = 0;
            std::size_t slice = 0;
            std::size_t document = 0;
        };
        const auto state = std::make_shared<State>();
        PeScript script;
        script.query = [=, &embeddings](Rng&) {
            state->slice = state->query % slices;
            const auto& whole = embeddings.queries[state->query / slices % embeddings.queries.size()];
            ++state->query;
            const auto [vector, active] = part(whole, state->slice, filled(0));
            return PeQuery{vector, active};
        };
        script.document = [=, &embeddings](Rng& rng) {
            const auto& whole = embeddings.documents[state->document++ % embeddings.documents.size()];
            return PeDocument{part(whole, state->slice, noise(rng)).first, state->document % 2 == 0};
        };
        script.documents_per_query = 30;
        return script;
    }

    void observe_row(const Model::In& in) {
        if (row_ == 0) {
            incoming_ = {filled(0), in.doc_int8, 0};
            coverage.hit(int4_to_int8_, last_row_ + 1 == now_ && !last_int8_ && incoming_.int8);
            coverage.hit(int8_to_int4_, last_row_ + 1 == now_ && last_int8_ && !incoming_.int8);
        }
        for (std::size_t i = 0; i < lanes_; ++i)
            put_bit(incoming_.vector[i], row_, in.doc_row.bit(static_cast<int>(i)));
        if (row_ == 3) incoming_.operand_from = now_;
        if (++row_ == (incoming_.int8 ? 8 : 4)) {
            row_ = 0;
            last_row_ = now_;
            last_int8_ = incoming_.int8;
            documents_.push_back(incoming_);
        }
    }

    void observe_query(const Model::In& in) {
        const auto plane = static_cast<int>(in.query_plane.to_u64());
        active_ = static_cast<int>(std::min<std::uint64_t>(in.active_lanes.to_u64(), lanes_));
        for (std::size_t i = 0; i < lanes_; ++i) {
            const auto lane = static_cast<int>(i);
            put_bit(query_[i], plane, lane < active_ && in.query_row.bit(lane));
        }
        query_written_ = now_;
    }

    static void put_bit(std::int8_t& value, int plane, bool bit) {
        const unsigned mask = 0x80U >> plane;
        const unsigned code = static_cast<std::uint8_t>(value);
        value = static_cast<std::int8_t>(bit ? code | mask : code & ~mask);
    }

    std::optional<Difference> observe_result(const Model::Out& out) {
        const std::uint64_t pass = out.result_pass.to_u64();
        passes_[pass] = out.result_sum.to_i64();
        const std::int64_t lanes = spec_.lanes;
        coverage.hit(extreme_p0_, pass == 0 && passes_[0] == 64 * lanes);
        coverage.hit(extreme_p1_, pass == 1 && passes_[1] == -120 * lanes);
        coverage.hit(extreme_p2_, pass == 2 && passes_[2] == -120 * lanes);
        coverage.hit(extreme_p3_, pass == 3 && passes_[3] == 225 * lanes);
        if (!out.result_last) return std::nullopt;
        if (documents_.empty())
            return Difference{"result_last", "no document inside", "a result", "results against documents"};

        const Seen document = documents_.front();
        documents_.pop_front();
        const std::int64_t got =
            document.int8 ? 256 * passes_[0] + 16 * (passes_[1] + passes_[2]) + passes_[3] : passes_[0];
        // A query rewritten under way has no single dot product; the comparison in every cycle covers that.
        if (query_written_ > document.operand_from) return std::nullopt;
        const std::int64_t expected = document.int8 ? golden::dot_int8(query_, document.vector)
                                                    : golden::dot_int4(query_, document.vector);
        if (got != expected) {
            return Difference{
                "dot product", std::to_string(expected), std::to_string(got),
                document.int8 ? "256*p0+16*(p1+p2)+p3 of an INT8 document" : "p0 of an INT4 document"};
        }
        coverage.hit(document.int8 ? int8_ : int4_);
        coverage.hit(none_active_, active_ == 0);
        coverage.hit(one_active_, active_ == 1);
        coverage.hit(all_but_one_, active_ == spec_.lanes - 1 && active_ > 0);
        coverage.hit(all_active_, active_ == spec_.lanes);
        coverage.hit(most_negative_, document.int8 && got == 128 * 128 * lanes);
        return std::nullopt;
    }

    spec::HierPe spec_;
    int beats_;
    std::size_t lanes_;
    Int8Vector query_;
    Seen incoming_;
    std::deque<Seen> documents_;
    std::array<std::int64_t, 4> passes_{};
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
    std::size_t int4_{}, int8_{}, int4_to_int8_{}, int8_to_int4_{}, stall_{}, gap_inside_{}, rewritten_{},
        reset_captured_{}, reset_busy_{}, falls_idle_{}, none_active_{}, one_active_{}, all_but_one_{},
        all_active_{}, extreme_p0_{}, extreme_p1_{}, extreme_p2_{}, extreme_p3_{}, most_negative_{};
};

}  // namespace ragrtl::tb
