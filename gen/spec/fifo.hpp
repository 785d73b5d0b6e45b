#pragma once

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// common/fifo: first in, first out, in flops. A word accepted in one cycle is shown in the next, and stays
/// shown until it is taken. Ready says "not full" and nothing else, so a fifo of one word takes one every
/// other cycle, all others one per cycle.
struct Fifo {
    int width = 32;
    int depth = 16;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const Fifo*) {
    static const Table fields{
        "fifo",
        {
            integer<&Fifo::width>("width", 1, 4096, "bits", "width of a word").typical(1, 40),
            integer<&Fifo::depth>("depth", 1, 4096, "words", "words held; any number, not only powers of two")
                .typical(1, 12),
            reset_field<&Fifo::reset>(),
        },
        {}};
    return fields;
}

}  // namespace ragrtl::spec
