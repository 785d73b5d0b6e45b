#include "gen/hdl/error.hpp"

#include <utility>

namespace ragrtl::hdl {
namespace {

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
    return text;
}

}  // namespace

DesignError::DesignError(const std::string& violation) : DesignError(std::vector<std::string>{violation}) {}

DesignError::DesignError(std::vector<std::string> violations)
    : std::runtime_error(joined(violations)), violations_(std::move(violations)) {}

}  // namespace ragrtl::hdl
