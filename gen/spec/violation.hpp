#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

namespace ragrtl::spec {

/// What a user gave, fit for one line of a message: quoted where a reader could not see where it ends, cut
/// where it is very long, control characters replaced.
inline std::string shown(const std::string& given) {
    constexpr std::size_t kLongest = 40;
    std::string text = given.size() <= kLongest ? given : given.substr(0, kLongest) + "...";
    const auto is_control = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
    std::replace_if(text.begin(), text.end(), is_control, '?');
    const bool plain = !text.empty() && text.find(' ') == std::string::npos;
    return plain ? text : '"' + text + '"';
}

/// One reason why a configuration is not legal.
struct Violation {
    std::string key;      ///< "topk_unit.k"
    std::string value;    ///< as given
    std::string bound;    ///< "must be 1 .. 1024"
    std::string nearest;  ///< nearest legal value; empty where there is none to name

    /// `topk_unit.k = 0: must be 1 .. 1024; nearest legal value is 1`
    std::string text() const {
        return key + " = " + shown(value) + ": " + bound +
               (nearest.empty() ? std::string{} : "; nearest legal value is " + nearest);
    }
};

}  // namespace ragrtl::spec
