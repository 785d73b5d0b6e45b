#pragma once

#include <optional>

#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

/// What goes into the memory of a stream that waits in an SRAM.
struct SramWrite {
    hdl::Expr valid;
    hdl::Expr addr;
    hdl::Expr data;
};

/// What comes out of it.
struct SramStream {
    hdl::Expr shown;  ///< `data` is the word on offer: the stream's valid
    hdl::Expr data;
};

/// Reads words out of an SRAM (module `sram_<words>x<bits>`, instance `sram`) and offers them, one per cycle
/// while the consumer is ready. The memory's output, which holds until the next read, is the only output
/// register there is. Drives `fetch`: the word at `read_addr` is read now and shown from the next cycle on;
/// this happens when one is `waiting` and the one shown, if any, is taken. `clear` withdraws what is shown.
SramStream sram_stream(hdl::Builder& m, int words, const SramWrite& write, const hdl::Expr& waiting,
                       const hdl::Expr& read_addr, const hdl::Expr& fetch, const hdl::Expr& out_ready,
                       const std::optional<hdl::Expr>& clear = std::nullopt);

}  // namespace ragrtl::blocks
