#pragma once

#include "gen/blocks/common.hpp"
#include "gen/hdl/module.hpp"
#include "gen/spec/hier_system.hpp"

/// The modules of systems/hier that make sense only inside it.
namespace ragrtl::systems {

using blocks::widened;

/// Rows of a memory request: 4 or 8.
constexpr int row_count_bits = 4;
/// Requests whose rows have not all been given to the PEs.
constexpr int most_requests = 8;
/// Documents inside the PEs or scored, whose scores the reranker has not taken.
constexpr int most_scores = 8;
/// Norms read ahead of their scores.
constexpr int most_norms = 16;
/// Norms of a request: 1 .. most_norms.
constexpr int norm_length_bits = 5;
/// A word of the norm port.
constexpr int norm_word_bits = 32;

/// Module `hier_fetch`: requests the rows of a search, each request with a tag that tells hier_dispatch what
/// the rows are.
hdl::Module hier_fetch(const spec::HierSystem& spec);

/// Module `hier_dispatch`: gives the buffered rows to the PEs in order.
hdl::Module hier_dispatch(const spec::HierSystem& spec);

/// Module `hier_norms`: reads the norms of documents 0 .. n-1 ahead of their scores.
hdl::Module hier_norms(const spec::HierSystem& spec);

/// Module `hier_tile`: a PE and the streaming buffer in front of it.
hdl::Module hier_tile(const spec::HierSystem& spec);

/// Module `hier_control`: checks and keeps the configuration, and leads through scan, copy and rerank.
hdl::Module hier_control(const spec::HierSystem& spec);

}  // namespace ragrtl::systems
