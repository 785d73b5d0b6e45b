#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "gen/spec/common.hpp"
#include "gen/spec/hier_reranker.hpp"
#include "gen/spec/hier_similarity_calculator.hpp"
#include "gen/spec/register_table.hpp"

namespace ragrtl::spec {

/// Which processing element scores the documents.
enum class PeKind {
    nibble,     ///< hier/pe: INT4 products, INT8 in four passes
    bitserial,  ///< hier/pe_bitserial: one bit-plane per cycle against the INT8 query
};

/// systems/hier: two-stage INT4 -> INT8 retrieval from bit-planar memory.
struct HierSystem {
    int pes = 4;
    int lanes = 128;
    int lanes_per_cycle = 64;
    PeKind pe_kind = PeKind::nibble;
    int k = 50;
    int id_width = 20;
    int address_width = 32;
    ComparatorArchitecture comparator = ComparatorArchitecture::combinational;
    int stages = 2;
    int stream_depth = 16;
    int fifo_depth = 32;
    Reset reset = Reset::sync_high;
};

/// What adds up the PEs' sums.
inline SimilarityCalculator similarity_calculator_of(const HierSystem& s) {
    return {s.pes, s.lanes, s.pe_kind == PeKind::nibble ? Passes::nibble : Passes::single, s.reset};
}

/// The reranker of both stages.
inline Reranker reranker_of(const HierSystem& s) {
    const SimilarityCalculator dots = similarity_calculator_of(s);
    return {s.k,          dot_width(dots), norm_width(dots), s.id_width,
            s.comparator, s.stages,        s.fifo_depth,     s.reset};
}

inline const Table& table(const HierSystem*) {
    static const Table fields{
        "hier",
        {
            integer<&HierSystem::pes>("pes", 1, 8, "PEs", "processing elements, side by side across a row")
                .typical(1, 3),
            integer<&HierSystem::lanes>("lanes", 1, 1024, "lanes",
                                        "dimensions per PE; a row of memory has pes * lanes bits")
                .typical(1, 12),
            integer<&HierSystem::lanes_per_cycle>(
                "lanes_per_cycle", 1, 1024, "lanes",
                "products per cycle and PE (nibble PEs); a row per cycle needs half of the lanes")
                .typical(1, 12),
            choice<&HierSystem::pe_kind>(
                "pe_kind", "PeKind",
                {{PeKind::nibble, "nibble", "INT4 products, INT8 documents in four passes"},
                 {PeKind::bitserial, "bitserial",
                  "a bit-plane per cycle against the INT8 query, in both stages"}},
                "kind of processing element"),
            integer<&HierSystem::id_width>("id_width", 1, 28, "bits", "width of a document number")
                .typical(3, 12),
            integer<&HierSystem::k>("k", 1, 256, "documents", "longest list: of candidates and of results")
                .typical(1, 8),
            integer<&HierSystem::address_width>("address_width", 4, 32, "bits",
                                                "width of a row address and of a norm address")
                .typical(8, 20),
            choice<&HierSystem::comparator>("comparator", "ComparatorArchitecture",
                                            comparator_architectures(), "the reranker's comparator"),
            integer<&HierSystem::stages>("stages", 1, 8, "levels",
                                         "register levels of a pipelined comparator")
                .typical(1, 4),
            integer<&HierSystem::stream_depth>("stream_depth", 1, 4096, "rows",
                                               "rows buffered in front of the PEs")
                .typical(1, 16),
            integer<&HierSystem::fifo_depth>(
                "fifo_depth", 1, 256, "documents",
                "scored documents that wait for the reranker before the PEs are held")
                .typical(1, 8),
            reset_field<&HierSystem::reset>(),
        },
        {
            limit<HierSystem>(
                "lanes_per_cycle", {"lanes"},
                [](const HierSystem& s) {
                    const std::int64_t lanes = s.lanes;
                    return Bounds{std::int64_t{1}, lanes, "no more than lanes = " + std::to_string(lanes)};
                }),
            limit<HierSystem>("k", {"id_width"},
                              [](const HierSystem& s) {
                                  const std::int64_t most = std::int64_t{1} << s.id_width;
                                  return Bounds{
                                      std::int64_t{1}, std::min<std::int64_t>(most, 256),
                                      "there are no more than " + std::to_string(most) + " documents"};
                              }),
            limit<HierSystem>("lanes", {"pes"},
                              [](const HierSystem& s) {
                                  const std::int64_t most = 4096 / s.pes;
                                  return Bounds{std::int64_t{1}, std::min<std::int64_t>(most, 1024),
                                                "a row has at most 4096 bits"};
                              }),
            limit<HierSystem>("stages", {"pes", "lanes", "comparator"},
                              [](const HierSystem& s) {
                                  const bool counts = s.comparator == ComparatorArchitecture::pipelined;
                                  const int most = most_stages(comparator_of(reranker_of(s)));
                                  return Bounds{std::int64_t{1}, std::int64_t{counts ? most : 8},
                                                "the products leave room for " + std::to_string(most) +
                                                    " register levels"};
                              }),
        }};
    return fields;
}

/// What the mode register holds.
enum class HierMode : std::uint32_t { hierarchical = 0, int8 = 1, int4 = 2 };

/// Registers of systems/hier. Configuration is taken over at the start; changing it later does no harm.
inline RegisterTable registers(const HierSystem& spec) {
    using A = Access;
    return {"hier",
            {
                {0x00,
                 "control",
                 "starts a search",
                 {{"start", 0, 1, A::pulse, 0, "begin; ignored while busy, and then an error"},
                  {"clear_errors", 1, 1, A::pulse, 0, "clear the error bits of status"}}},
                {0x04,
                 "status",
                 "what it is doing",
                 {{"busy", 0, 1, A::read_only, 0, "a search is under way"},
                  {"done", 1, 1, A::read_only, 0, "results are there; cleared by the next start"},
                  {"error_start", 2, 1, A::read_only, 0, "started while busy"},
                  {"error_config", 3, 1, A::read_only, 0, "started with an illegal configuration"}}},
                {0x08,
                 "mode",
                 "how to search",
                 {{"mode", 0, 2, A::read_write, 0, "0 hierarchical, 1 INT8 only, 2 INT4 only"},
                  {"inner_product", 4, 1, A::read_write, 0, "0 cosine, 1 inner product"}}},
                single_field(0x0c, "dimension", 16, A::read_write, 0, "1 .. built_dimension"),
                single_field(0x10, "documents", spec.id_width + 1, A::read_write, 0,
                             "documents in memory, numbered from 0; 0 is legal"),
                single_field(0x14, "candidates", 16, A::read_write, 0,
                             "kept by the first stage, 1 .. built_k (hierarchical only)"),
                single_field(0x18, "top_k", 16, A::read_write, 0, "results wanted, 1 .. built_k"),
                single_field(0x1c, "document_base", spec.address_width, A::read_write, 0,
                             "row address of document 0; document i is 8 i rows on"),
                single_field(0x20, "norm_base", spec.address_width, A::read_write, 0,
                             "address of the squared norm of document 0; one word per document"),
                single_field(0x24, "query_base", spec.address_width, A::read_write, 0,
                             "row address of the query: 8 INT8 rows, then 4 rows of stage-1 nibbles"),
                single_field(0x28, "result_index", 16, A::read_write, 0,
                             "which result the next four registers show, 0 = best"),
                single_field(0x2c, "result_count", 16, A::read_only, 0, "results there are"),
                single_field(0x30, "result_id", 32, A::read_only, 0,
                             "document number, all ones beyond result_count"),
                single_field(0x34, "result_dot", 32, A::read_only, 0, "dot product, two's complement"),
                single_field(0x38, "result_norm", 32, A::read_only, 0,
                             "squared norm of the document; 0 with inner product"),
                single_field(0x3c, "query_norm", 32, A::read_only, 0, "squared norm of the query"),
                single_field(0x40, "cycles", 32, A::read_only, 0, "clock cycles of the search"),
                single_field(0x44, "rows", 32, A::read_only, 0, "rows read from memory"),
                single_field(0x48, "built_dimension", 16, A::constant,
                             static_cast<std::uint32_t>(spec.pes * spec.lanes), "largest dimension"),
                single_field(0x4c, "built_k", 16, A::constant, static_cast<std::uint32_t>(spec.k),
                             "longest list"),
            }};
}

}  // namespace ragrtl::spec
