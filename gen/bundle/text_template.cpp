#include "gen/bundle/text_template.hpp"

#include <algorithm>
#include <regex>
#include <set>
#include <stdexcept>
#include <vector>

#include "gen/resources.hpp"

namespace ragrtl::bundle {

std::string_view resource(std::string_view path) {
    const std::vector<resources::Resource>& all = resources::all();
    const auto at = std::find_if(all.begin(), all.end(), [&](const auto& r) { return r.path == path; });
    if (at == all.end()) throw std::logic_error("no embedded file " + std::string(path));
    return at->text;
}

std::string fill(std::string_view text, const std::map<std::string, std::string>& values) {
    static const std::regex name{"@([A-Z_]+)@"};
    std::string filled;
    std::set<std::string> used;
    auto rest = text.begin();
    for (std::cregex_iterator match{text.begin(), text.end(), name}, end; match != end; ++match) {
        const auto value = values.find((*match)[1]);
        if (value == values.end()) throw std::logic_error("template has no value for " + match->str());
        used.insert(value->first);
        filled.append(rest, (*match)[0].first).append(value->second);
        rest = (*match)[0].second;
    }
    filled.append(rest, text.end());
    for (const auto& value : values) {
        if (used.count(value.first) == 0) throw std::logic_error("template does not use " + value.first);
    }
    return filled;
}

}  // namespace ragrtl::bundle
