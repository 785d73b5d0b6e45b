#pragma once

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// common/sram_1r1w: a memory with one port to write and one to read. A word read shows in the next cycle and
/// stays until the next read. Reading a word in the cycle in which it is written gives no particular value:
/// macros differ. Nothing resets.
struct Sram1r1w {
    int words = 128;
    int width = 128;
};

inline const Table& table(const Sram1r1w*) {
    static const Table fields{
        "sram_1r1w",
        {
            integer<&Sram1r1w::words>("words", 1, 65536, "words", "number of words").typical(1, 40),
            integer<&Sram1r1w::width>("width", 1, 4096, "bits", "width of a word").typical(1, 40),
        },
        {}};
    return fields;
}

}  // namespace ragrtl::spec
