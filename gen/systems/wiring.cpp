#include "gen/systems/wiring.hpp"

#include <stdexcept>
#include <vector>

#include "gen/blocks/common.hpp"

namespace ragrtl::systems {

using namespace hdl;

namespace {

std::string net_of(const std::string& pin, const Wiring::Names& renamed) {
    const auto found = renamed.find(pin);
    return found == renamed.end() ? pin : found->second;
}

}  // namespace

const Expr& Wiring::operator[](const std::string& net) const {
    const auto found = nets_.find(net);
    if (found == nets_.end()) throw std::logic_error("nothing is called " + net + " yet");
    return found->second;
}

Expr Wiring::add(const std::string& net, const Expr& value) {
    if (!nets_.emplace(net, value).second) throw std::logic_error("two nets are called " + net);
    return value;
}

Expr Wiring::input(const std::string& name, const Const& width, const std::string& doc) {
    return add(name, m_.input(name, width, doc));
}

Expr Wiring::output(const std::string& name, const Const& width, const std::string& doc) {
    return add(name, m_.output(name, width, doc));
}

Expr Wiring::declare(const std::string& net, const Module& module, const std::string& port) {
    for (const Port& candidate : module.ports()) {
        if (candidate.name != port) continue;
        return add(net, candidate.is_signed ? m_.signed_wire(net, candidate.width.value())
                                            : m_.wire(net, candidate.width.value()));
    }
    throw std::logic_error(module.name() + " has no port " + port);
}

void Wiring::instance(const Module& module, const std::string& name, const Names& renamed) {
    for (const Port& port : module.ports()) {
        const std::string net = net_of(port.name, renamed);
        if (port.direction == Direction::output && nets_.count(net) == 0) declare(net, module, port.name);
    }
    const std::string reset = blocks::reset_port(reset_);
    std::vector<Connection> pins;
    for (const Port& port : module.ports()) {
        const bool is_clock = port.name == "clk";
        pins.push_back({port.name, is_clock             ? m_.clk()
                                   : port.name == reset ? m_.rst()
                                                        : (*this)[net_of(port.name, renamed)]});
    }
    m_.instance(module, name, pins);
}

}  // namespace ragrtl::systems
