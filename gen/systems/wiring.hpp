#pragma once

#include <map>
#include <string>

#include "gen/hdl/builder.hpp"
#include "gen/spec/common.hpp"

namespace ragrtl::systems {

/// Puts a system together from modules whose ports of the same name belong together.
///
/// Every pin is connected to the net of its name, or of the name it is renamed to; clock and reset go
/// everywhere. Outputs get a wire where there is no net yet, so modules are instantiated in the order of the
/// data, and what flows back is declared first.
class Wiring {
  public:
    using Names = std::map<std::string, std::string>;

    Wiring(hdl::Builder& m, spec::Reset reset) : m_(m), reset_(reset) {}

    bool has(const std::string& net) const { return nets_.count(net) != 0; }
    /// The net of that name; it must have been added.
    const hdl::Expr& operator[](const std::string& net) const;
    /// Makes a value known under a name: a port, or a wire whose driver is elsewhere.
    hdl::Expr add(const std::string& net, const hdl::Expr& value);
    /// A port, known under its name.
    hdl::Expr input(const std::string& name, const hdl::Const& width = 1, const std::string& doc = "");
    hdl::Expr output(const std::string& name, const hdl::Const& width = 1, const std::string& doc = "");
    /// A wire of the width and sign of that port of the module, to be driven by it later.
    hdl::Expr declare(const std::string& net, const hdl::Module& module, const std::string& port);
    void instance(const hdl::Module& module, const std::string& name, const Names& renamed = {});

  private:
    hdl::Builder& m_;
    spec::Reset reset_;
    std::map<std::string, hdl::Expr> nets_;
};

}  // namespace ragrtl::systems
