#include "gen/bundle/contents.hpp"

#include <string>

#include "gen/version.hpp"

namespace ragrtl::bundle {

Contents make_contents(const Unit& unit, const spec::Config& config, const std::string& prefix) {
    std::string config_text = unit.module;
    for (const spec::Field& field : config.table().fields()) {
        config_text += " " + field.key + "=" + config.get(field.key);
    }
    std::string provenance = "ragrtl " + std::string(version) + "  " + config_text;
    hdl::Module top = unit.build(config);
    if (!prefix.empty()) {
        top = top.prefixed(prefix);
        provenance += " prefix=" + prefix;
    }
    return {unit, config, top, prefix, config_text, provenance};
}

ResetPort reset_port(const hdl::Module& module) {
    if (!module.has_reset()) return {"", true, false, "none"};
    switch (module.reset_style()) {
        case hdl::ResetStyle::sync_high: return {"rst", true, false, "sync_high"};
        case hdl::ResetStyle::sync_low: return {"rst_n", false, false, "sync_low"};
        case hdl::ResetStyle::async_low: break;
    }
    return {"rst_n", false, true, "async_low"};
}

}  // namespace ragrtl::bundle
