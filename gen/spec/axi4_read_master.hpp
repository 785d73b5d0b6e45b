#pragma once

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// common/axi4_read_master: the memory port of our units on one side, the read channels of AXI4 on the other.
/// A word of the memory port is a beat of the bus; the bus is as wide as the next power of two, at least 8
/// bits, and what it has above the word is dropped. Word n is at byte address n * (bus bytes).
struct Axi4ReadMaster {
    int width = 512;
    int address_width = 32;
    int length_width = 4;
    int outstanding = 8;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const Axi4ReadMaster*) {
    static const Table fields{
        "axi4_read_master",
        {
            integer<&Axi4ReadMaster::width>("width", 1, 1024, "bits",
                                            "width of a word; the bus has the next power of two, at least 8")
                .typical(1, 80),
            integer<&Axi4ReadMaster::address_width>("address_width", 13, 64, "bits",
                                                    "width of a byte address")
                .typical(13, 40),
            integer<&Axi4ReadMaster::length_width>("length_width", 1, 16, "bits",
                                                   "width of a request's length in words")
                .typical(1, 10),
            integer<&Axi4ReadMaster::outstanding>("outstanding", 1, 64, "bursts",
                                                  "bursts that wait for their data at a time")
                .typical(1, 8),
            reset_field<&Axi4ReadMaster::reset>(),
        },
        {}};
    return fields;
}

}  // namespace ragrtl::spec
