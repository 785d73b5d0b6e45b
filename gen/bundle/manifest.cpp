#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "gen/bundle/artefacts.hpp"
#include "gen/bundle/registers.hpp"
#include "gen/version.hpp"

namespace ragrtl::bundle {
namespace {

using Json = nlohmann::ordered_json;

// Numbers and booleans as such, the rest as text.
Json typed_value(const spec::Field& field, const std::string& text) {
    return field.kind == spec::Kind::choice ? Json(text) : Json::parse(text);
}

Json cycles_or_null(int cycles) { return cycles < 0 ? Json(nullptr) : Json(cycles); }

Json config(const Contents& contents) {
    Json json = Json::object();
    for (const spec::Field& field : contents.config.table().fields()) {
        json[field.key] = typed_value(field, contents.config.get(field.key));
    }
    return json;
}

Json ports(const hdl::Module& top) {
    Json json = Json::array();
    for (const hdl::Port& port : top.ports()) {
        json.push_back({{"name", port.name},
                        {"direction", port.direction == hdl::Direction::input ? "input" : "output"},
                        {"width", port.width.value()},
                        {"width_expression", port.width.in_header().text()},
                        {"signed", port.is_signed},
                        {"doc", port.doc}});
    }
    return json;
}

Json parameters(const hdl::Module& top) {
    Json json = Json::array();
    for (const hdl::Parameter& parameter : top.parameters()) {
        json.push_back({{"name", parameter.name},
                        {"value", parameter.value.value()},
                        {"overridable", parameter.overridable},
                        {"doc", parameter.doc}});
    }
    return json;
}

Json reset(const hdl::Module& top) {
    const ResetPort port = reset_port(top);
    if (!top.has_reset()) return {{"style", port.style}, {"port", nullptr}, {"active", nullptr}};
    return {{"style", port.style}, {"port", port.name}, {"active", port.active_high ? "high" : "low"}};
}

Json facts(const hdl::Module& top) {
    Json json = Json::object();
    for (const hdl::Fact& fact : top.facts()) json[fact.key] = fact.text;
    return json;
}

}  // namespace

std::string manifest(const Contents& contents, const std::vector<std::string>& files) {
    const hdl::Module& top = contents.top;
    Json json;
    json["tool"] = "ragrtl";
    json["version"] = version;
    json["unit"] = contents.unit.path;
    json["top"] = top.name();
    json["summary"] = top.summary();
    json["prefix"] = contents.prefix;
    if (!contents.unit.bus.empty()) json["bus"] = contents.unit.bus;
    json["config"] = config(contents);
    json["clock"] = clock_port;
    json["reset"] = reset(top);
    json["timing"] = {{"latency", cycles_or_null(top.latency())},
                      {"interval", cycles_or_null(top.interval())}};
    json["facts"] = facts(top);
    json["parameters"] = parameters(top);
    json["ports"] = ports(top);
    if (contents.unit.registers) json["registers"] = registers_json(contents.unit.registers(contents.config));
    json["files"] = files;
    return json.dump(2) + "\n";
}

}  // namespace ragrtl::bundle
