#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "gen/spec/register_table.hpp"

namespace ragrtl::bundle {

/// Name, offset, doc and fields of every register.
nlohmann::ordered_json registers_json(const spec::RegisterTable& table);

/// "7:4", or "3" of a single bit.
std::string bits_text(const spec::RegisterField& field);

/// What software may do with a field: "read, write", "read", "write 1", "constant".
std::string access_text(spec::Access access);

}  // namespace ragrtl::bundle
