#include "gen/cli/design.hpp"

#include <nlohmann/json.hpp>
#include <string>

#include "gen/bundle/staging.hpp"

namespace ragrtl::cli {

void read_design(const std::filesystem::path& bundle, flow::SynthOptions& options) {
    const auto manifest = nlohmann::ordered_json::parse(bundle::read_file(bundle / "manifest.json"));
    options.unit = manifest.at("unit");
    for (const auto& [key, value] : manifest.at("config").items()) {
        options.configuration.emplace_back(key, value.is_string() ? value.get<std::string>() : value.dump());
    }
    options.design.top = manifest.at("top");
    options.design.clock = manifest.at("clock");
    for (const std::string file : manifest.at("files")) {
        if (file.substr(0, 4) == "rtl/") options.design.sources.push_back(bundle / file);
    }
    if (manifest.at("reset").at("style") == "async_low") {
        options.design.untimed_inputs.push_back(manifest.at("reset").at("port"));
    }
}

}  // namespace ragrtl::cli
