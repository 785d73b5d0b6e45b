#pragma once

#include <string>

#include "gen/hdl/module.hpp"
#include "gen/spec/config.hpp"
#include "gen/units.hpp"

namespace ragrtl::bundle {

/// What every file of one bundle is derived from.
struct Contents {
    const Unit& unit;
    const spec::Config& config;
    hdl::Module top;          ///< with its name prefix, like all modules below it
    std::string prefix;       ///< of module names; usually empty
    std::string config_text;  ///< "topk_unit k=32 score_width=32 ..."
    std::string provenance;   ///< "ragrtl 0.1.0  topk_unit k=32 ...": how the Verilog was made
};

/// Builds the hardware. `config` must be legal; both references must outlive the result.
Contents make_contents(const Unit& unit, const spec::Config& config, const std::string& prefix);

/// The reset port of a module; it is the port that its reset style names. Without one the name is empty.
struct ResetPort {
    std::string name;
    bool active_high;
    bool asynchronous;
    std::string style;  ///< "sync_high", as in the configuration; "none" without a reset
};
ResetPort reset_port(const hdl::Module& module);

/// Name of the clock port.
inline constexpr const char* clock_port = "clk";

}  // namespace ragrtl::bundle
