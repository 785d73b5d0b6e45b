#pragma once

#include <string>
#include <vector>

#include "gen/hdl/builder.hpp"
#include "gen/spec/skid_buffer.hpp"

namespace ragrtl::blocks {

/// common/skid_buffer: a ready/valid register stage; outputs and in_ready are flops. Latency 1 cycle,
/// interval 1. Parameter WIDTH, so that one module serves every width.
hdl::Module skid_buffer(const spec::SkidBuffer& spec);

/// An instance of `skid_buffer` in `m`, which has the same reset style. `ports` are all but clock and reset.
void add_skid_buffer(hdl::Builder& m, const std::string& name, const spec::SkidBuffer& spec,
                     std::vector<hdl::Connection> ports);

}  // namespace ragrtl::blocks
