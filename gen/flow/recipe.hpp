#pragma once

#include <string>
#include <vector>

namespace ragrtl::flow {

/// What a synthesis run is to look for.
enum class Effort {
    area,      ///< the smallest area
    balanced,  ///< the smallest product of area and period
    speed,     ///< the shortest period
};

/// A sequence of ABC commands that maps logic onto gates; all end with buffering and sizing.
struct Recipe {
    std::string name;
    std::vector<std::string> commands;  ///< "{D}" stands for the delay target

    /// Text of an ABC script file for a delay target in ps.
    std::string script(double target_ps) const;
};

/// The recipes worth trying for an effort, the most promising first.
std::vector<Recipe> recipes(Effort effort);

/// "area", "balanced" or "speed".
const char* to_string(Effort effort);

}  // namespace ragrtl::flow
