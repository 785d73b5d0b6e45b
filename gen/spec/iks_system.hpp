#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "gen/spec/iks_processing_engine.hpp"
#include "gen/spec/register_table.hpp"

namespace ragrtl::spec {

/// systems/iks: exact near-memory search, many queries against one stream of vectors.
struct IksSystem {
    int engines = 64;
    int lanes = 68;
    ElementFormat format = ElementFormat::fp16;
    FpAccumulator accumulator = FpAccumulator::exact;
    FpMultiplier multiplier = FpMultiplier::tree;
    int max_dimension = 1024;
    int stages = 3;
    int segment = 16;
    int round_stages = 3;
    int k = 32;
    int id_width = 32;
    int address_width = 32;
    int burst = 64;
    int outstanding = 256;
    Reset reset = Reset::sync_high;
};

inline ProcessingEngine processing_engine_of(const IksSystem& s) {
    return {s.lanes,   s.format,       s.accumulator, s.multiplier, s.max_dimension, s.stages,
            s.segment, s.round_stages, s.k,           s.id_width,   s.reset};
}

inline const Table& table(const IksSystem*) {
    static const Table fields{
        "iks",
        [] {
            std::vector<Field> list{
                integer<&IksSystem::engines>("engines", 1, 128, "engines", "queries searched for at once")
                    .typical(1, 3)};
            for (const Field& field : lane_fields<IksSystem>()) list.push_back(field);
            for (const Field& field : list_fields<IksSystem>()) list.push_back(field);
            list.push_back(integer<&IksSystem::address_width>("address_width", 4, 32, "bits",
                                                              "width of the address of a beat")
                               .typical(6, 16));
            list.push_back(
                integer<&IksSystem::burst>("burst", 1, 256, "beats", "most beats of a memory request")
                    .typical(1, 8));
            list.push_back(integer<&IksSystem::outstanding>("outstanding", 1, 65536, "beats",
                                                            "beats requested and not yet there, at most")
                               .typical(8, 40));
            list.push_back(reset_field<&IksSystem::reset>());
            return list;
        }(),
        {limit<IksSystem>("outstanding", {"burst"}, [](const IksSystem& s) {
            return Bounds{std::int64_t{s.burst}, std::int64_t{65536},
                          "a request has up to " + std::to_string(s.burst) + " beats"};
        })}};
    return fields;
}

/// Bits of a number of vectors: one more than numbers have, but a register's at most.
inline int vectors_width(const IksSystem& s) { return std::min(s.id_width + 1, 32); }

/// Registers of systems/iks. Configuration is taken over at the start; changing it later does no harm.
inline RegisterTable registers(const IksSystem& spec) {
    using A = Access;
    const auto constant = [](std::uint32_t offset, const std::string& name, int value,
                             const std::string& doc) {
        return single_field(offset, name, 16, A::constant, static_cast<std::uint32_t>(value), doc);
    };
    return {
        "iks",
        {
            {0x00,
             "control",
             "the doorbell",
             {{"start", 0, 1, A::pulse, 0, "begin; ignored while busy, and then an error"},
              {"clear_errors", 1, 1, A::pulse, 0, "clear the error bits of status"}}},
            {0x04,
             "status",
             "what it is doing",
             {{"busy", 0, 1, A::read_only, 0, "a search is under way"},
              {"done", 1, 1, A::read_only, 0, "results are there; cleared by the next start"},
              {"error_start", 2, 1, A::read_only, 0, "started while busy"},
              {"error_config", 3, 1, A::read_only, 0, "started with an illegal configuration"},
              {"error_query", 4, 1, A::read_only, 0,
               "a query element written while busy or outside; it was not taken"},
              {"error_address", 5, 1, A::read_only, 0,
               "vectors behind the end of the address space; the search was given up"},
              {"nan_seen", 6, 1, A::read_only, 0, "a score of the search was NaN; it is in no list"}}},
            single_field(0x08, "dimension", 16, A::read_write, 0, "1 .. built_dimension"),
            single_field(0x0c, "vectors", vectors_width(spec), A::read_write, 0,
                         "vectors in memory, numbered from 0; 0 is legal"),
            single_field(0x10, "queries", 16, A::read_write, 0,
                         "queries searched for, 1 .. built_queries; other engines stay idle"),
            single_field(0x14, "base", spec.address_width, A::read_write, 0,
                         "address of the first beat; block i is i * dimension beats on"),
            single_field(0x18, "query_index", 16, A::read_write, 0,
                         "whose element the next register writes, 0 .. built_queries-1"),
            {0x1c,
             "query_element",
             "an element of a query",
             {{"query_data", 0, 16, A::read_write, 0, "its code"},
              {"query_dimension", 16, 12, A::read_write, 0, "its dimension"},
              {"query_write", 31, 1, A::pulse, 0,
               "write it; an error while busy or outside of what is built"}}},
            single_field(0x20, "result_query", 16, A::read_write, 0, "whose results the next registers show"),
            single_field(0x24, "result_index", 16, A::read_write, 0, "which of them, 0 = best"),
            single_field(0x28, "result_count", 16, A::read_only, 0, "results of that query"),
            single_field(0x2c, "result_id", 32, A::read_only, 0,
                         "vector number, all ones beyond result_count"),
            single_field(0x30, "result_score", 32, A::read_only, 0,
                         spec.format == ElementFormat::int8 ? "dot product, two's complement"
                                                            : "dot product, fp32 code"),
            single_field(0x34, "searches", 32, A::read_only, 0, "searches completed since reset"),
            single_field(0x38, "cycles", 32, A::read_only, 0, "clock cycles of the search"),
            single_field(0x3c, "beats", 32, A::read_only, 0, "beats read from memory"),
            constant(0x40, "built_dimension", spec.max_dimension, "largest dimension"),
            constant(0x44, "built_queries", spec.engines, "queries at once"),
            constant(0x48, "built_k", spec.k, "length of a list"),
            constant(0x4c, "built_lanes", spec.lanes, "vectors of a block"),
        }};
}

}  // namespace ragrtl::spec
