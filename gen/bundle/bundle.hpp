#pragma once

#include <filesystem>
#include <string>

#include "gen/bundle/artefacts.hpp"
#include "gen/spec/config.hpp"
#include "gen/units.hpp"

namespace ragrtl::bundle {

struct BundleOptions {
    std::string prefix;  ///< put before every module name
};

/// All files of the bundle of one configured unit; the same configuration gives the same bytes.
/// Throws BadInput for a prefix that cannot start a Verilog name, hdl::DesignError when the hardware breaks a
/// rule.
Files bundle_files(const Unit& unit, const spec::Config& config, const BundleOptions& options = {});

/// Writes the bundle into the folder `out`, whole or not at all (see Staging for what may be there already).
void write_bundle(const Unit& unit, const spec::Config& config, const std::filesystem::path& out,
                  const BundleOptions& options = {});

}  // namespace ragrtl::bundle
