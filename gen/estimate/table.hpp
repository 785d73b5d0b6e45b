#pragma once

#include <string>
#include <vector>

namespace ragrtl::estimate {

/// A table of text cells, for reports.
struct Table {
    std::vector<std::string> heads;
    std::vector<std::vector<std::string>> rows;  ///< each with as many cells as there are heads
};

/// Comma-separated values with a heading line; cells with commas or quotes are quoted (RFC 4180).
std::string to_csv(const Table& table);

/// A Markdown table.
std::string to_markdown(const Table& table);

}  // namespace ragrtl::estimate
