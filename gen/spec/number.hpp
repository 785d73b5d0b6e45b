#pragma once

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <system_error>
#include <type_traits>

namespace ragrtl::spec {

/// The whole of `text` as a number, or nothing when it is none. A number that is too large for the type
/// becomes the type's extreme value, so that a range check names the bound.
template <class Number>
std::optional<Number> parse_number(const std::string& text) {
    const bool plus = text.size() > 1 && text[0] == '+' && text[1] != '-';
    const char* const end = text.data() + text.size();
    Number number{};
    const auto [stop, error] = std::from_chars(text.data() + (plus ? 1 : 0), end, number);
    if (stop != end || error == std::errc::invalid_argument) {
        return std::nullopt;
    }
    if constexpr (std::is_floating_point_v<Number>) {
        if (std::isnan(number)) {
            return std::nullopt;
        }
        if (error == std::errc::result_out_of_range) {
            return std::strtod(text.c_str(), nullptr);  // tells too large (infinite) from too small (zero)
        }
    } else if (error == std::errc::result_out_of_range) {
        return text[0] == '-' ? std::numeric_limits<Number>::lowest() : std::numeric_limits<Number>::max();
    }
    return number;
}

}  // namespace ragrtl::spec
