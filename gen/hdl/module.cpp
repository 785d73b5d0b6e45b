#include "gen/hdl/module.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "gen/hdl/module_data.hpp"

namespace ragrtl::hdl {
namespace {

void collect(const Block& block, const std::function<void(const Module&)>& visit) {
    for (const Item& item : block.items) {
        if (item.module) visit(*item.module);
        if (item.block) collect(*item.block, visit);
        if (item.else_block) collect(*item.else_block, visit);
    }
}

void add_below(const Module& module, std::vector<Module>& found) {
    collect(module.body(), [&](const Module& child) { add_below(child, found); });
    for (const Module& other : found) {
        if (other.name() != module.name()) continue;
        if (!other.same_as(module) && print(other, "") != print(module, "")) {
            throw DesignError("two different modules are named '" + module.name() + "'");
        }
        return;
    }
    found.push_back(module);
}

void prefix_block(Block& block, const std::string& prefix) {
    for (Item& item : block.items) {
        if (item.module) item.module = std::make_shared<const Module>(item.module->prefixed(prefix));
        for (std::shared_ptr<Block>* inner : {&item.block, &item.else_block}) {
            if (!*inner) continue;
            *inner = std::make_shared<Block>(**inner);
            prefix_block(**inner, prefix);
        }
    }
}

}  // namespace

const std::string& Module::name() const { return data_->name; }
const std::string& Module::summary() const { return data_->summary; }
const std::vector<Port>& Module::ports() const { return data_->ports; }
const std::vector<Parameter>& Module::parameters() const { return data_->parameters; }
const std::vector<Fact>& Module::facts() const { return data_->facts; }
int Module::latency() const { return data_->latency; }
int Module::interval() const { return data_->interval; }
bool Module::has_clock() const { return data_->has_clock; }
bool Module::has_reset() const { return data_->has_reset; }
ResetStyle Module::reset_style() const { return data_->reset_style; }
const std::map<std::string, std::set<std::string>>& Module::combinational_paths() const {
    return data_->combinational_paths;
}
const Block& Module::body() const { return data_->body; }

std::vector<Module> Module::hierarchy() const {
    std::vector<Module> found;
    add_below(*this, found);
    return found;
}

Module Module::prefixed(const std::string& prefix) const {
    auto data = std::make_shared<Data>(*data_);
    data->name = prefix + data->name;
    prefix_block(data->body, prefix);
    return Module(data);
}

}  // namespace ragrtl::hdl
