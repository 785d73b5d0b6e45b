#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "gen/hdl/const.hpp"
#include "gen/hdl/error.hpp"

namespace ragrtl::hdl {

struct Block;

enum class Direction { input, output };

/// How registers are reset; fixes the name of the reset port.
enum class ResetStyle { sync_high, sync_low, async_low };

struct Port {
    std::string name;
    Direction direction;
    Const width;
    bool is_signed;
    std::string doc;
};

struct Parameter {
    std::string name;
    Const value;
    std::string doc;
    bool overridable;  ///< printed as `parameter`; otherwise the structure depends on it: `localparam`
    std::int64_t least = INT64_MIN;  ///< smallest value of an override
};

/// A line of the module header: {"latency", "1 cycle from in_valid to the list"}.
struct Fact {
    std::string key, text;
};

/// A finished module: checked, immutable, cheap to copy.
class Module {
  public:
    const std::string& name() const;
    const std::string& summary() const;
    const std::vector<Port>& ports() const;
    const std::vector<Parameter>& parameters() const;
    const std::vector<Fact>& facts() const;
    /// Cycles from input to output, and between inputs; -1 where the module has no single one.
    int latency() const;
    int interval() const;
    bool has_clock() const;
    bool has_reset() const;
    ResetStyle reset_style() const;
    /// This module and all below it, each once, children first.
    std::vector<Module> hierarchy() const;
    /// Inputs that an output follows without a register between.
    const std::map<std::string, std::set<std::string>>& combinational_paths() const;
    const Block& body() const;
    /// The same module, and all below it, with every name prefixed.
    Module prefixed(const std::string& prefix) const;

    struct Data;
    explicit Module(std::shared_ptr<const Data> data) : data_(std::move(data)) {}
    bool same_as(const Module& other) const { return data_ == other.data_; }

  private:
    std::shared_ptr<const Data> data_;
};

/// The Verilog text of one file. `provenance` is the header line that says how the file was made; may be
/// empty.
std::string print(const Module& module, const std::string& provenance);

}  // namespace ragrtl::hdl
