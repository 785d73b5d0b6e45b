#pragma once

#include <map>
#include <string>
#include <string_view>

namespace ragrtl::bundle {

/// The embedded file at `path` (from the project root). A path that was not embedded is a defect of the
/// build: throws std::logic_error.
std::string_view resource(std::string_view path);

/// `text` with every @NAME@ replaced by its value. Throws std::logic_error for a name without a value or a
/// value that was not used: the template and the code that fills it have to agree.
std::string fill(std::string_view text, const std::map<std::string, std::string>& values);

}  // namespace ragrtl::bundle
