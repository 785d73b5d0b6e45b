#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "gen/bundle/registers.hpp"
#include "gen/cli/command.hpp"
#include "gen/cli/selection.hpp"
#include "gen/cli/text_table.hpp"

namespace ragrtl::cli {
namespace {

using nlohmann::ordered_json;

std::string kind_name(spec::Kind kind) {
    switch (kind) {
        case spec::Kind::integer: return "integer";
        case spec::Kind::boolean: return "boolean";
        case spec::Kind::choice: return "choice";
        case spec::Kind::real: break;
    }
    return "real";
}

/// A field's value in JSON's own type.
ordered_json json_value(const spec::Field& field, const std::string& text) {
    return field.kind == spec::Kind::choice ? ordered_json(text) : ordered_json::parse(text);
}

ordered_json parameter_json(const Selection& selection, const spec::Field& field) {
    ordered_json json{{"key", selection.unit->section + "." + field.key},
                      {"type", kind_name(field.kind)},
                      {"default", json_value(field, selection.unit->defaults.get(field.key))},
                      {"value", json_value(field, selection.config.get(field.key))}};
    if (field.kind == spec::Kind::choice) {
        for (const spec::Choice& choice : field.choices) {
            json["choices"].push_back({{"name", choice.text}, {"doc", choice.doc}});
        }
    } else if (field.kind != spec::Kind::boolean) {
        json["min"] = json_value(field, spec::to_text(field, field.min));
        json["max"] = json_value(field, spec::to_text(field, field.max));
    }
    json["unit"] = field.unit;
    json["doc"] = field.doc;
    return json;
}

ordered_json as_json(const Selection& selection, const hdl::Module& module) {
    ordered_json json{{"name", selection.unit->path},
                      {"module", module.name()},
                      {"summary", selection.unit->summary},
                      {"parameters", ordered_json::array()},
                      {"ports", ordered_json::array()},
                      {"timing", {{"latency", module.latency()}, {"interval", module.interval()}}},
                      {"facts", ordered_json::object()}};
    for (const spec::Field& field : selection.config.table().fields()) {
        json["parameters"].push_back(parameter_json(selection, field));
    }
    for (const hdl::Port& port : module.ports()) {
        json["ports"].push_back({{"name", port.name},
                                 {"direction", port.direction == hdl::Direction::input ? "input" : "output"},
                                 {"width", port.width.value()},
                                 {"signed", port.is_signed},
                                 {"doc", port.doc}});
    }
    for (const hdl::Fact& fact : module.facts()) json["facts"][fact.key] = fact.text;
    if (selection.unit->registers) {
        json["registers"] = bundle::registers_json(selection.unit->registers(selection.config));
    }
    return json;
}

std::string parameters_text(const Selection& selection) {
    TextTable table;
    table.row({"  key", "type", "default", "value", "range", "unit", "meaning"});
    for (const spec::Field& field : selection.config.table().fields()) {
        table.row({"  " + selection.unit->section + "." + field.key, kind_name(field.kind),
                   selection.unit->defaults.get(field.key), selection.config.get(field.key),
                   spec::range_text(field), field.unit, field.doc});
        for (const spec::Choice& choice : field.choices) {
            table.row({"", "", "", "", "  " + choice.text, "", choice.doc});
        }
    }
    return table.text();
}

std::string registers_text(const spec::RegisterTable& registers) {
    TextTable table;
    for (const spec::Register& reg : registers.registers) {
        for (const spec::RegisterField& field : reg.fields) {
            const bool first = &field == &reg.fields.front();
            table.row({first ? fmt::format("  0x{:02x}", reg.offset) : "", first ? reg.name : "",
                       bundle::bits_text(field), field.name == reg.name ? "" : field.name,
                       bundle::access_text(field.access), field.doc.empty() ? reg.doc : field.doc});
        }
    }
    return table.text();
}

std::string as_text(const Selection& selection, const hdl::Module& module) {
    TextTable ports;
    for (const hdl::Port& port : module.ports()) {
        const std::string width = port.width.text();
        const std::string size = std::to_string(port.width.value());
        ports.row({"  " + port.name, port.direction == hdl::Direction::input ? "input" : "output", size,
                   width == size ? "" : width, port.is_signed ? "signed" : "", port.doc});
    }
    TextTable facts;
    for (const hdl::Fact& fact : module.facts()) facts.row({"  " + fact.key, fact.text});
    return selection.unit->path + ": " + selection.unit->summary + "\n\nkeys\n" + parameters_text(selection) +
           "\nbehaviour of module " + module.name() + "\n" + facts.text() + "\nports\n" + ports.text() +
           (selection.unit->registers
                ? "\nregisters\n" + registers_text(selection.unit->registers(selection.config))
                : "");
}

int run_explain(Arguments& arguments) {
    arguments.allow_positional(1, "one unit or preset");
    arguments.integer("jobs", 1, 1024);
    const Selection selection =
        select(arguments.positional().empty() ? "" : arguments.positional().front(), arguments);
    const hdl::Module module = selection.unit->build(selection.config);
    std::cout << (arguments.has("json") ? as_json(selection, module).dump(2) + "\n"
                                        : as_text(selection, module));
    return 0;
}

}  // namespace

Command explain_command() {
    return {"explain",
            "NAME|PRESET [--config FILE] [--KEY VALUE ...] [--json]",
            "keys, ports, timing and registers of a unit",
            "Prints the keys of a unit (type, default, range, unit, meaning), its ports and its timing,\n"
            "and the registers of a system.\n"
            "Widths and latencies are those of the configuration given.\n",
            "ragrtl explain topk_unit --k 50",
            {{"config", "FILE", "read keys from this file"}, {"json", "", "print JSON"}},
            true,
            run_explain};
}

}  // namespace ragrtl::cli
