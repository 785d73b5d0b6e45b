#pragma once

#include <string>

#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/spec/iks_system.hpp"

/// The modules of systems/iks that make sense only inside it.
namespace ragrtl::systems {

/// Widths inside systems/iks, from its spec.
struct IksWidths {
    explicit IksWidths(const spec::IksSystem& spec)
        : element(spec::element_width(spec.format)),
          score(spec::score_width(spec.format, spec.max_dimension)),
          beat(spec.lanes * element),
          vectors(spec::vectors_width(spec)),
          dimension(bits_of(spec.max_dimension + 1)),
          block_count(bits_of(spec.lanes + 1)),
          list_count(bits_of(spec.k + 1)),
          length(bits_of(spec.burst + 1)),
          due(bits_of(spec.outstanding + 1)) {}

    int element;      ///< an element's code
    int score;        ///< an fp32 code or a signed dot product
    int beat;         ///< an element of every lane
    int vectors;      ///< a number of vectors
    int dimension;    ///< 0 .. max_dimension
    int block_count;  ///< vectors of a block, 0 .. lanes
    int list_count;   ///< results, 0 .. k
    int length;       ///< beats of a request
    int due;          ///< beats on their way

  private:
    static int bits_of(int values) { return static_cast<int>(hdl::index_width(values).value()); }
};

/// Module `iks_control`: checks and keeps the configuration, leads through a search, shows the results.
hdl::Module iks_control(const spec::IksSystem& spec);

/// Module `iks_fetch`: requests the beats of a search and passes on what comes.
hdl::Module iks_fetch(const spec::IksSystem& spec);

/// Module `iks_sequencer`: tells the engines which beat of which block it is.
hdl::Module iks_sequencer(const spec::IksSystem& spec);

}  // namespace ragrtl::systems
