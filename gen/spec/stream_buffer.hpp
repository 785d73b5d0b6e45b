#pragma once

#include <cstdint>

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// common/stream_buffer: first in, first out, in an SRAM (common/sram_1r1w of depth x width). A word accepted
/// by an empty buffer is shown two cycles later; after that one word per cycle, without bubbles. It holds
/// depth words in the SRAM and one more at its output. Ready says "the SRAM is not full" and nothing else, so
/// with a depth of one a word is taken every other cycle only.
struct StreamBuffer {
    int width = 128;
    int depth = 16;
    Reset reset = Reset::sync_high;
};

/// Words that a stream_buffer can hold: its `level` counts up to this.
inline std::int64_t capacity(const StreamBuffer& s) { return std::int64_t{s.depth} + 1; }

inline const Table& table(const StreamBuffer*) {
    static const Table fields{
        "stream_buffer",
        {
            integer<&StreamBuffer::width>("width", 1, 4096, "bits", "width of a word").typical(1, 40),
            integer<&StreamBuffer::depth>("depth", 1, 65536, "words",
                                          "words of the SRAM; any number, not only powers of two")
                .typical(1, 12),
            reset_field<&StreamBuffer::reset>(),
        },
        {}};
    return fields;
}

}  // namespace ragrtl::spec
