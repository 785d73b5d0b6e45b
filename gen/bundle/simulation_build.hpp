#pragma once

#include <functional>
#include <string>

#include "gen/bundle/workspace.hpp"

namespace ragrtl::bundle {

struct SimulationBuild {
    int jobs = 0;  ///< compilers at a time; 0: one per processor
    std::string optimization = "-O1";
    std::function<void(const std::string&)> progress;  ///< told what is going on, line by line; may be empty
};

/// Has the Makefile of the workspace's sim/ folder build `target` into build/; returns the seconds it took.
/// `what` names it in messages. Throws MissingTool when verilator, make or the C++
/// compiler is not there or too old, CheckFailed when it does not build.
double build_simulation(const Workspace& work, const std::string& target, const std::string& what,
                        const SimulationBuild& options);

}  // namespace ragrtl::bundle
