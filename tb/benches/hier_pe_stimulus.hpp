#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "golden/numerics/bits.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

/// What the processing elements of hier are tested with: queries and documents, and the rows they make.
namespace ragrtl::tb {

using Int8Vector = std::vector<std::int8_t>;

inline Int8Vector int8_noise(int size, Rng& rng) {
    Int8Vector vector(static_cast<std::size_t>(size));
    for (auto& value : vector) value = static_cast<std::int8_t>(rng.between(-128, 127));
    return vector;
}

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

/// Drives the ports that all processing elements of hier share.
template <class Model>
class PeStimulus final : public Stimulus<Model> {
  public:
    explicit PeStimulus(PeScript script) : script_(std::move(script)), valid_(script_.gaps) {}

    void drive(typename Model::In& in, const Cycle<Model>* previous, Rng& rng) override {
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

    void take_note_of(const Cycle<Model>& previous, Rng& rng) {
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

    void drive_query(typename Model::In& in, bool idle, Rng& rng) {
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

    void drive_document(typename Model::In& in, Rng& rng) {
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

/// The scripts that a processing element of so many lanes is tested with.
class PeScripts {
  public:
    explicit PeScripts(int lanes) : lanes_(lanes) {}

    /// Every pair of nibbles through every pass: query code 17*i, document code 17*j, in one lane after the
    /// other.
    PeScript nibble_pairs() const {
        PeScript script;
        script.query = [*this, n = 0](Rng&) mutable { return PeQuery{filled(17 * (n++ % 16)), lanes_}; };
        script.document = [*this, n = 0](Rng&) mutable {
            Int8Vector vector = filled(0);
            vector[static_cast<std::size_t>(n / 16 * 5) % vector.size()] =
                static_cast<std::int8_t>(17 * (n % 16));
            ++n;
            return PeDocument{vector, true};
        };
        script.documents_per_query = 16;
        script.queries = 16;
        return script;
    }

    /// The same value in every lane, all pairs of corner values as INT8 and as INT4 documents; then three
    /// queries with few lanes active while all lanes of the documents hold the value.
    PeScript corners() const {
        static constexpr std::array<int, 8> values{-128, -1, 127, 15, -113, 0, 1, -127};
        static constexpr std::size_t count = values.size();
        PeScript script;
        script.query = [*this, n = std::size_t{0}](Rng&) mutable {
            const std::array<int, 3> few{0, 1, lanes_ - 1};
            const PeQuery query{filled(values[n % count]),
                                n < count ? lanes_ : few[(n - count) % few.size()]};
            ++n;
            return query;
        };
        script.document = [*this, n = std::size_t{0}](Rng&) mutable {
            const PeDocument document{filled(values[n / 2 % count]), n % 2 == 0};
            ++n;
            return document;
        };
        script.documents_per_query = 2 * count;
        script.queries = count + 3;
        return script;
    }

    PeScript random(unsigned int8_percent, Gaps gaps, unsigned scribble_percent) const {
        PeScript script;
        script.query = [*this](Rng& rng) {
            const std::array<int, 5> active{0, 1, lanes_ - 1, lanes_,
                                            static_cast<int>(rng.between(0, lanes_))};
            return PeQuery{noise(rng), rng.percent(60) ? lanes_ : active[rng.below(active.size())]};
        };
        script.document = [*this, int8_percent](Rng& rng) {
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
        const auto slices = static_cast<std::size_t>((embeddings.dimension + lanes_ - 1) / lanes_);
        const auto part = [lanes = static_cast<std::size_t>(lanes_)](const Int8Vector& whole,
                                                                     std::size_t slice, Int8Vector into) {
            const std::size_t from = slice * lanes;
            const std::size_t size = std::min(lanes, whole.size() - from);
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
        script.query = [*this, part, state, slices, &embeddings](Rng&) {
            state->slice = state->query % slices;
            const auto& whole = embeddings.queries[state->query / slices % embeddings.queries.size()];
            ++state->query;
            const auto [vector, active] = part(whole, state->slice, filled(0));
            return PeQuery{vector, active};
        };
        script.document = [*this, part, state, &embeddings](Rng& rng) {
            const auto& whole = embeddings.documents[state->document++ % embeddings.documents.size()];
            return PeDocument{part(whole, state->slice, noise(rng)).first, state->document % 2 == 0};
        };
        script.documents_per_query = 30;
        return script;
    }

  private:
    Int8Vector filled(int value) const {
        return Int8Vector(static_cast<std::size_t>(lanes_), static_cast<std::int8_t>(value));
    }
    Int8Vector noise(Rng& rng) const { return int8_noise(lanes_, rng); }

    int lanes_;
};

/// All of them as profiles; `reset_period` leaves room for some documents between two resets.
template <class Model>
std::vector<Profile<Model>> pe_profiles(int lanes, unsigned reset_period, const Profiling& profiling) {
    const PeScripts scripts(lanes);
    std::vector<Profile<Model>> list;
    const auto add = [&](const std::string& name, unsigned weight, unsigned period,
                         const std::function<PeScript()>& script) {
        list.push_back(
            {name, weight, period, [script] { return std::make_unique<PeStimulus<Model>>(script()); }});
    };
    const auto add_random = [&](const std::string& name, unsigned weight, unsigned int8_percent, Gaps gaps,
                                unsigned scribble_percent) {
        add(name, weight, reset_period, [=] { return scripts.random(int8_percent, gaps, scribble_percent); });
    };
    add("nibble_pairs", 8, 0, [=] { return scripts.nibble_pairs(); });
    add("corners", 8, 0, [=] { return scripts.corners(); });
    if (profiling.embeddings != nullptr) {
        add("embeddings", 6, 0, [=, &e = *profiling.embeddings] { return scripts.real(e); });
    }
    add_random("int4", 3, 0, Gaps::never(), 0);
    add_random("int8", 3, 100, Gaps::never(), 0);
    add_random("mixed", 4, 50, Gaps::random(30), 0);
    add_random("bursts", 3, 50, Gaps::bursty(12, 20), 0);
    add_random("query_rewritten", 3, 50, Gaps::random(10), 10);
    return list;
}

}  // namespace ragrtl::tb
