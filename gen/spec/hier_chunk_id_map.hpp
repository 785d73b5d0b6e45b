#pragma once

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// Bit-plane rows of a document: its root address is base + rows_per_document * id.
inline constexpr int rows_per_document = 8;

/// hier/chunk_id_map: the candidates of the first stage, kept in an SRAM and streamed out in the order in
/// which they came, each with the address of its first row.
struct ChunkIdMap {
    int k = 50;
    int id_width = 20;
    int norm_width = 24;
    int address_width = 32;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const ChunkIdMap*) {
    static const Table fields{
        "chunk_id_map",
        {
            integer<&ChunkIdMap::k>("k", 1, 1024, "candidates", "most candidates between two clears")
                .typical(1, 12),
            integer<&ChunkIdMap::id_width>("id_width", 1, 64, "bits", "width of a document number")
                .typical(1, 24),
            integer<&ChunkIdMap::norm_width>("norm_width", 1, 64, "bits", "width of a squared norm")
                .typical(1, 24),
            integer<&ChunkIdMap::address_width>(
                "address_width", 4, 64, "bits",
                "width of a row address; addresses are computed modulo 2^address_width")
                .typical(4, 32),
            reset_field<&ChunkIdMap::reset>(),
        },
        {}};
    return fields;
}

}  // namespace ragrtl::spec
