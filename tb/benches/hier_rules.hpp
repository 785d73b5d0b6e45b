#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "gen/spec/hier_system.hpp"

namespace ragrtl::tb {

/// What software has written to the registers, by field.
using HierConfig = std::map<std::string, std::uint32_t>;

struct HierRule {
    const char* name;
    bool holds;
};

/// When a start of systems/hier is legal, told once more: what no legal configuration has, and how this one
/// stands to it.
inline std::vector<HierRule> hier_rules(const spec::HierSystem& spec, const HierConfig& config) {
    const auto at = [&](const char* name) { return std::uint64_t{config.at(name)}; };
    const auto k = static_cast<std::uint64_t>(spec.k);
    const std::uint64_t addresses = std::uint64_t{1} << spec.address_width;
    const bool hierarchical = at("mode") == 0;
    const bool cosine = at("inner_product") == 0;
    return {
        {"mode 3", at("mode") != 3},
        {"dimension 0", at("dimension") != 0},
        {"dimension above the built one",
         at("dimension") <= static_cast<std::uint64_t>(spec.pes) * static_cast<std::uint64_t>(spec.lanes)},
        {"top_k 0", at("top_k") != 0},
        {"top_k above the built k", at("top_k") <= k},
        {"candidates above the built k", !hierarchical || at("candidates") <= k},
        {"fewer candidates than results", !hierarchical || at("candidates") >= at("top_k")},
        {"more documents than numbers", at("documents") <= std::uint64_t{1} << spec.id_width},
        {"documents beyond the last address", at("document_base") + 8 * at("documents") <= addresses},
        {"norms beyond the last address", !cosine || at("norm_base") + at("documents") <= addresses},
        {"query beyond the last address", at("query_base") + 12 <= addresses},
    };
}

}  // namespace ragrtl::tb
