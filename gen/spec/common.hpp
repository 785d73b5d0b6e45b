#pragma once

#include "gen/spec/table.hpp"

namespace ragrtl::spec {

/// How registers are reset; fixes the name and polarity of the reset port.
enum class Reset {
    sync_high,  ///< port `rst`, sampled by the clock
    sync_low,   ///< port `rst_n`, sampled by the clock
    async_low,  ///< port `rst_n`, asserted without a clock edge
};

/// The field `reset`, which every block has.
template <auto M>
Field reset_field() {
    return choice<M>("reset", "Reset",
                     {{Reset::sync_high, "sync_high", "port rst, sampled by the clock"},
                      {Reset::sync_low, "sync_low", "port rst_n, sampled by the clock"},
                      {Reset::async_low, "async_low", "port rst_n, asserted without a clock edge"}},
                     "reset style; fixes the name and polarity of the reset port");
}

}  // namespace ragrtl::spec
