#pragma once

#include <string>
#include <vector>

#include "gen/hdl/builder.hpp"
#include "gen/spec/fifo.hpp"

namespace ragrtl::blocks {

/// common/fifo: flop storage, first word falls through. Latency 1 cycle, interval 1 (2 at a depth of one).
/// Parameters WIDTH and DEPTH, so that one module serves every shape.
hdl::Module fifo(const spec::Fifo& spec);

/// An instance of `fifo` in `m`, which has the same reset style. `ports` are all but clock and reset. Units
/// put together may have fifos of several shapes: all are instances of one module with other parameters.
void add_fifo(hdl::Builder& m, const std::string& name, const spec::Fifo& spec,
              std::vector<hdl::Connection> ports);

}  // namespace ragrtl::blocks
