#include "gen/bundle/artefacts.hpp"

namespace ragrtl::bundle {

Files verilog_files(const Contents& contents) {
    Files files;
    for (const hdl::Module& module : contents.top.hierarchy()) {
        files["rtl/" + module.name() + ".v"] = hdl::print(module, contents.provenance);
    }
    return files;
}

std::string file_list(const Contents& contents) {
    std::string text;
    for (const hdl::Module& module : contents.top.hierarchy()) text += "rtl/" + module.name() + ".v\n";
    return text;
}

}  // namespace ragrtl::bundle
