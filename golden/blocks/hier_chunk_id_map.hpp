#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "gen/spec/hier_chunk_id_map.hpp"
#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// Function layer: address of a document's first bit-plane row, eight rows per document, modulo the address
/// space.
inline Bits root_address(const Bits& base, const Bits& id) {
    const int width = base.width();
    const std::uint64_t mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    return Bits(width, (base.to_u64() + 8 * id.to_u64()) & mask);
}

struct ChunkCandidate {
    Bits id;
    Bits norm;
};

/// Cycle layer of hier/chunk_id_map. The oldest candidate not yet read out is read in the first cycle in
/// which it is known whether it is the last one and nothing holds up the output; it is on offer from the
/// cycle after. What is loaded or closed in one cycle is known in the next.
class ChunkIdMap {
  public:
    struct In {
        explicit In(const spec::ChunkIdMap& spec)
            : base(spec.address_width), load_id(spec.id_width), load_norm(spec.norm_width) {}
        bool clear = false;
        Bits base;
        bool load_valid = false;
        Bits load_id;
        Bits load_norm;
        bool load_done = false;
        bool out_ready = false;

        template <class V>
        void visit(V&& v) {
            v("clear", clear);
            v("base", base);
            v("load_valid", load_valid);
            v("load_id", load_id);
            v("load_norm", load_norm);
            v("load_done", load_done);
            v("out_ready", out_ready);
        }
    };

    struct Out {
        explicit Out(const spec::ChunkIdMap& spec)
            : out_id(spec.id_width),
              out_norm(spec.norm_width),
              out_address(spec.address_width),
              count(index_width(std::int64_t{spec.k} + 1)),
              care_id(spec.id_width),
              care_norm(spec.norm_width),
              care_address(spec.address_width) {}
        bool out_valid = false;
        Bits out_id;
        Bits out_norm;
        Bits out_address;
        bool out_last = false;
        Bits count;
        bool empty_done = false;
        Bits care_id;
        Bits care_norm;
        Bits care_address;

        template <class V>
        void visit(V&& v) const {
            v("out_valid", out_valid);
            v("out_id", out_id, care_id);
            v("out_norm", out_norm, care_norm);
            v("out_address", out_address, care_address);
            v("out_last", out_last, out_valid);
            v("count", count);
            v("empty_done", empty_done);
        }
    };

    explicit ChunkIdMap(const spec::ChunkIdMap& spec) : out_(spec) {}

    void reset() {
        loaded_.clear();
        closed_ = false;
        next_ = 0;
        offered_.reset();
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        show(in.base);
        if (in.clear) {
            reset();
            return out_;
        }
        if (in.out_ready) offered_.reset();
        const bool known = closed_ ? next_ < loaded_.size() : next_ + 1 < loaded_.size();
        if (!offered_ && known) offered_ = next_++;
        if (in.load_valid) loaded_.push_back({in.load_id, in.load_norm});
        closed_ = closed_ || in.load_done;
        return out_;
    }

  private:
    void show(const Bits& base) {
        out_.out_valid = offered_.has_value();
        out_.care_id.fill(out_.out_valid);
        out_.care_norm.fill(out_.out_valid);
        out_.care_address.fill(out_.out_valid);
        if (offered_) {
            const ChunkCandidate& candidate = loaded_[*offered_];
            out_.out_id = candidate.id;
            out_.out_norm = candidate.norm;
            out_.out_address = root_address(base, candidate.id);
            out_.out_last = *offered_ + 1 == loaded_.size();
        }
        out_.count.set(0, out_.count.width(), loaded_.size());
        out_.empty_done = closed_ && loaded_.empty();
    }

    std::vector<ChunkCandidate> loaded_;
    bool closed_ = false;
    std::size_t next_ = 0;                // candidate to be read out next
    std::optional<std::size_t> offered_;  // candidate on the output
    Out out_;
};

}  // namespace ragrtl::golden
