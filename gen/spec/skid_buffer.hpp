#pragma once

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// common/skid_buffer: a ready/valid register stage that cuts both directions: everything it drives comes
/// from a flop. One word per cycle, one cycle of latency, room for two words.
struct SkidBuffer {
    int width = 32;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const SkidBuffer*) {
    static const Table fields{
        "skid_buffer",
        {
            integer<&SkidBuffer::width>("width", 1, 4096, "bits", "width of a word").typical(1, 40),
            reset_field<&SkidBuffer::reset>(),
        },
        {}};
    return fields;
}

}  // namespace ragrtl::spec
