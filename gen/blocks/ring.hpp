#pragma once

#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

/// How many words a queue has, and what follows from it.
struct RingSize {
    hdl::Const words;
    hdl::Const last_addr;
    hdl::Const addr_width;
    hdl::Const used_width;
};

/// Where the number of words is a parameter, what follows from it gets names: localparams LAST_ADDR, ADDR_W
/// and LEVEL_W.
RingSize ring_size(hdl::Builder& m, const hdl::Const& words);

/// Where a queue puts and takes its words in a memory that it uses round and round.
struct Ring {
    hdl::Expr write_addr;
    hdl::Expr read_addr;
    hdl::Expr used;  ///< words put and not yet taken: 0 .. words, of `used_width` bits
};

/// Registers `write_addr_q`, `read_addr_q` and `<used_name>_q`, all zero after reset. `put` and `take` move
/// them on; `put` is never high when all words are used, `take` never when none is.
Ring ring(hdl::Builder& m, const RingSize& size, const std::string& used_name, const hdl::Expr& put,
          const hdl::Expr& take);

}  // namespace ragrtl::blocks
