#pragma once

#include <string_view>
#include <vector>

namespace ragrtl::resources {

/// A text file of the project, compiled into the binary.
struct Resource {
    std::string_view path;  ///< from the project root, '/' between folders: "golden/numerics/bits.hpp"
    std::string_view text;  ///< the file's bytes
};

/// Everything embedded, ascending by path: golden/, tb/ and gen/spec/ sources and presets, constraints/,
/// flow templates, LICENSE and NOTICE. Lives as long as the program.
const std::vector<Resource>& all();

}  // namespace ragrtl::resources
