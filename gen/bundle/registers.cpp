#include "gen/bundle/registers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string>

#include "gen/bundle/artefacts.hpp"

namespace ragrtl::bundle {
namespace {

std::string upper(std::string name) {
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return name;
}

}  // namespace

std::string bits_text(const spec::RegisterField& field) {
    return field.width == 1 ? std::to_string(field.low)
                            : fmt::format("{}:{}", field.low + field.width - 1, field.low);
}

std::string access_text(spec::Access access) {
    switch (access) {
        case spec::Access::read_write: return "read, write";
        case spec::Access::read_only: return "read";
        case spec::Access::pulse: return "write 1";
        case spec::Access::constant: break;
    }
    return "constant";
}

nlohmann::ordered_json registers_json(const spec::RegisterTable& table) {
    auto json = nlohmann::ordered_json::array();
    for (const spec::Register& reg : table.registers) {
        auto fields = nlohmann::ordered_json::array();
        for (const spec::RegisterField& field : reg.fields) {
            fields.push_back({{"name", field.name},
                              {"low", field.low},
                              {"width", field.width},
                              {"access", access_text(field.access)},
                              {"reset", field.reset},
                              {"doc", field.doc}});
        }
        json.push_back({{"name", reg.name}, {"offset", reg.offset}, {"doc", reg.doc}, {"fields", fields}});
    }
    return json;
}

std::string registers_c_header(const Contents& contents) {
    const spec::RegisterTable table = contents.unit.registers(contents.config);
    const std::string top = upper(contents.top.name());
    std::string text = fmt::format(
        "/* Registers of {}: byte offsets, and shift and mask of every field.\n"
        " * {} */\n"
        "#ifndef {}_REGISTERS_H\n#define {}_REGISTERS_H\n",
        contents.top.name(), contents.provenance, top, top);
    for (const spec::Register& reg : table.registers) {
        const std::string name = top + "_" + upper(reg.name);
        text += fmt::format("\n/* {} */\n#define {} 0x{:02x}u\n", reg.doc, name, reg.offset);
        for (const spec::RegisterField& field : reg.fields) {
            const std::string prefix = field.name == reg.name ? name : name + "_" + upper(field.name);
            const std::uint64_t ones = (std::uint64_t{1} << field.width) - 1;
            text +=
                fmt::format("#define {}_SHIFT {}\n#define {}_MASK 0x{:08x}u{}\n", prefix, field.low, prefix,
                            ones << field.low, field.doc.empty() ? "" : "  /* " + field.doc + " */");
        }
    }
    return text + "\n#endif\n";
}

std::string registers_document(const Contents& contents) {
    const spec::RegisterTable table = contents.unit.registers(contents.config);
    std::string text = fmt::format(
        "# Registers of {}\n\n"
        "32 bits each, at byte offsets. Bits that are not listed read as 0 and ignore writes.\n\n"
        "| offset | register | bits | field | access | after reset | meaning |\n"
        "|---|---|---|---|---|---|---|\n",
        contents.top.name());
    for (const spec::Register& reg : table.registers) {
        bool first = true;
        for (const spec::RegisterField& field : reg.fields) {
            const bool alone = field.name == reg.name;
            text += fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n",
                                first ? fmt::format("0x{:02x}", reg.offset) : "", first ? reg.name : "",
                                bits_text(field), alone ? "" : field.name, access_text(field.access),
                                field.access == spec::Access::read_only ? "" : std::to_string(field.reset),
                                field.doc.empty() ? reg.doc : field.doc);
            first = false;
        }
    }
    return text;
}

}  // namespace ragrtl::bundle
