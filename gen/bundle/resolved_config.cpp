#include <fmt/format.h>

#include <string>

#include "gen/bundle/artefacts.hpp"

namespace ragrtl::bundle {

std::string resolved_config(const Contents& contents) {
    std::string text = fmt::format(
        "# {}\n"
        "# Every parameter with the value that was used; `ragrtl generate --config config.ini{}{} --out DIR` "
        "makes\n"
        "# the same bundle again.\n"
        "unit = {}\n"
        "\n"
        "[{}]\n",
        contents.provenance, contents.unit.bus.empty() ? "" : " --bus " + contents.unit.bus,
        contents.prefix.empty() ? "" : " --prefix " + contents.prefix, contents.unit.path,
        contents.unit.section);
    for (const spec::Field& field : contents.config.table().fields()) {
        text += fmt::format("{} = {}\n", field.key, contents.config.get(field.key));
    }
    return text;
}

}  // namespace ragrtl::bundle
