#pragma once

#include <filesystem>
#include <optional>

#include "gen/cli/selection.hpp"

namespace ragrtl::cli {

/// What `verify` and `synth` work on: a bundle, or a unit for which one is made.
struct Target {
    std::filesystem::path bundle;  ///< empty when `selection` is there
    std::optional<Selection> selection;
};

/// Takes the command line's `DIR|NAME|PRESET`: a folder where there is one of that name (a folder without a
/// manifest gives way to a unit of the same name), a unit or preset otherwise. Throws BadInput with
/// everything that is wrong.
Target target(Arguments& arguments);

}  // namespace ragrtl::cli
