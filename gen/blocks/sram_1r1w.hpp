#pragma once

#include <string>

#include "gen/hdl/module.hpp"
#include "gen/spec/sram_1r1w.hpp"

namespace ragrtl::blocks {

/// common/sram_1r1w: one port to write, one to read; latency of a read 1 cycle, interval 1. A module of its
/// own for every shape, so that its file can be replaced by a wrapper around a memory macro. Its user never
/// reads a word in the cycle in which it is written.
hdl::Module sram_1r1w(const spec::Sram1r1w& spec);

/// The same under another name. Ports: clk, write_valid, write_addr[index_width(words)], write_data[width],
/// read_valid, read_addr, read_data.
hdl::Module sram_1r1w(const std::string& name, int words, int width);

/// Named after its shape, as inside other units: `sram_16x128` has 16 words of 128 bits.
hdl::Module sram_of_shape(int words, int width);

}  // namespace ragrtl::blocks
