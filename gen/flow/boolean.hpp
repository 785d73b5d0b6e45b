#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ragrtl::flow {

/// Most inputs of a function whose truth table fits.
constexpr int max_truth_table_inputs = 6;

/// Truth table of a Liberty Boolean expression: bit r is the value where input i is bit i of r. Operators:
/// `!` `'` (not), `^`, `*` `&` or nothing (and), `+` `|` (or), parentheses, 0 and 1. No value when the text
/// is not such an expression, names something that is not in `inputs`, or there are more than six inputs.
std::optional<std::uint64_t> truth_table(std::string_view expression, const std::vector<std::string>& inputs);

}  // namespace ragrtl::flow
