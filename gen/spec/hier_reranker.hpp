#pragma once

#include "gen/spec/hier_cosine_comparator.hpp"

namespace ragrtl::spec {

/// hier/reranker: the k best documents of a stream by cosine or by dot product, best first; of equals the
/// earlier stays ahead.
struct Reranker {
    int k = 50;
    int dot_width = 25;
    int norm_width = 24;
    int id_width = 32;
    ComparatorArchitecture comparator = ComparatorArchitecture::combinational;
    int stages = 2;
    int fifo_depth = 8;
    Reset reset = Reset::sync_high;
};

/// The comparator that all steps of a search share.
inline CosineComparator comparator_of(const Reranker& s) {
    return {s.dot_width, s.norm_width, s.comparator, s.stages, s.reset};
}

/// Bits of an entry: id, squared norm and dot product, which is in the low bits.
inline int entry_width(const Reranker& s) { return s.dot_width + s.norm_width + s.id_width; }

inline const Table& table(const Reranker*) {
    static const Table fields{
        "reranker",
        {
            integer<&Reranker::k>("k", 1, 1024, "documents", "longest list; `limit` shortens it at run time")
                .typical(1, 12),
            integer<&Reranker::dot_width>("dot_width", 2, 40, "bits", "width of a signed dot product")
                .typical(2, 26),
            integer<&Reranker::norm_width>("norm_width", 1, 48, "bits", "width of an unsigned squared norm")
                .typical(1, 24),
            integer<&Reranker::id_width>("id_width", 1, 64, "bits", "width of an id").typical(1, 32),
            choice<&Reranker::comparator>("comparator", "ComparatorArchitecture", comparator_architectures(),
                                          "the comparator that all steps of a search share"),
            integer<&Reranker::stages>("stages", 1, 8, "levels", "register levels of a pipelined comparator")
                .typical(1, 4),
            integer<&Reranker::fifo_depth>("fifo_depth", 1, 256, "documents",
                                           "documents that wait while one is sorted in")
                .typical(1, 8),
            reset_field<&Reranker::reset>(),
        },
        {stages_limit<Reranker>("comparator", comparator_of)}};
    return fields;
}

}  // namespace ragrtl::spec
