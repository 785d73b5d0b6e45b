#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "gen/hdl/ast.hpp"
#include "gen/hdl/module.hpp"

namespace ragrtl::hdl {

/// What a Module shares between its copies; private to the construction library.
struct Module::Data {
    std::string name;
    std::string summary;
    std::vector<Port> ports;
    std::vector<std::shared_ptr<const Net>> port_nets;  // parallel to ports
    std::vector<Parameter> parameters;
    std::vector<Fact> facts;
    int latency = -1;
    int interval = -1;
    bool has_clock = false;
    bool has_reset = false;
    ResetStyle reset_style = ResetStyle::sync_high;
    Block body;
    std::map<std::string, std::set<std::string>> combinational_paths;
};

}  // namespace ragrtl::hdl
