#pragma once

#include <string>

#include "gen/hdl/module.hpp"
#include "gen/spec/axi4_read_master.hpp"

namespace ragrtl::blocks {

/// common/axi4_read_master: req_*/rsp_* in words to AR*/R* of AXI4 in bytes. A request of n words is read in
/// incrementing bursts that end at every 4096 bytes and every 256 words, so none is longer than 256 beats or
/// crosses a 4 KB boundary; rsp_last comes with the last word of the request alone. A request of no words is
/// taken and gives none. The first burst goes out in the cycle after the request, words come through in the
/// cycle in which they arrive. Beats that no burst waits for (late ones after a reset) are taken and dropped.
/// `error` is set by SLVERR or DECERR and stays until clear_error.
hdl::Module axi4_read_master(const spec::Axi4ReadMaster& spec);
/// The same under another name: masters of several widths in one design are different modules.
hdl::Module axi4_read_master(const spec::Axi4ReadMaster& spec, const std::string& name);

}  // namespace ragrtl::blocks
