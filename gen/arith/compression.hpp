#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "gen/arith/heap_graph.hpp"
#include "gen/spec/arithmetic.hpp"

namespace ragrtl::arith {

/// Places adders until no column holds more than `rows` bits (rows >= 2).
class CompressionStrategy {
  public:
    virtual ~CompressionStrategy() = default;
    virtual void compress(HeapGraph& heap, std::size_t rows) const = 0;
};

using spec::Compression;

std::unique_ptr<CompressionStrategy> make_compression(Compression kind);

}  // namespace ragrtl::arith
