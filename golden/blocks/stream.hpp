#pragma once

#include <optional>

#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// Ports of a unit that passes words on, ready/valid on both sides.
struct StreamIn {
    explicit StreamIn(int width) : in_data(width) {}
    bool in_valid = false;
    Bits in_data;
    bool out_ready = false;

    template <class V>
    void visit(V&& v) {
        v("in_valid", in_valid);
        v("in_data", in_data);
        v("out_ready", out_ready);
    }
};

/// out_data is unspecified without out_valid: the care mask leaves it out.
struct StreamOut {
    explicit StreamOut(int width) : out_data(width), care_data(width) {}
    /// Of a unit that says how many of its `capacity` words are held.
    StreamOut(int width, std::int64_t capacity) : StreamOut(width) {
        level.emplace(index_width(capacity + 1));
    }

    bool in_ready = false;
    bool out_valid = false;
    Bits out_data;
    std::optional<Bits> level;
    Bits care_data;

    void offer(const Bits* word) {
        out_valid = word != nullptr;
        care_data.fill(out_valid);
        if (out_valid) out_data = *word;
    }

    template <class V>
    void visit(V&& v) const {
        v("in_ready", in_ready);
        v("out_valid", out_valid);
        v("out_data", out_data, care_data);
        if (level) v("level", *level);
    }
};

}  // namespace ragrtl::golden
