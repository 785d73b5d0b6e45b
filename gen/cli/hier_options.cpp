#include "gen/cli/hier_options.hpp"

namespace ragrtl::cli {

golden::HierMode hier_mode(Arguments& arguments) {
    const std::string mode = arguments.choice("mode", {"hierarchical", "int8", "int4"}).value_or("");
    if (mode == "int8") return golden::HierMode::int8;
    return mode == "int4" ? golden::HierMode::int4 : golden::HierMode::hierarchical;
}

golden::HierMetric hier_metric(Arguments& arguments) {
    return arguments.choice("metric", {"ip", "cosine"}) == "cosine" ? golden::HierMetric::cosine
                                                                    : golden::HierMetric::mips;
}

std::string name_of(golden::HierMode mode) {
    switch (mode) {
        case golden::HierMode::hierarchical: return "hierarchical";
        case golden::HierMode::int8: return "int8";
        case golden::HierMode::int4: break;
    }
    return "int4";
}

std::string name_of(golden::HierMetric metric) {
    return metric == golden::HierMetric::cosine ? "cosine" : "ip";
}

}  // namespace ragrtl::cli
