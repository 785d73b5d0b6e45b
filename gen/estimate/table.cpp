#include "gen/estimate/table.hpp"

#include <boost/algorithm/string/join.hpp>
#include <boost/algorithm/string/replace.hpp>

namespace ragrtl::estimate {
namespace {

std::string csv_line(std::vector<std::string> cells) {
    for (std::string& cell : cells) {
        if (cell.find_first_of(",\"\n") == std::string::npos) continue;
        cell = "\"" + boost::algorithm::replace_all_copy(cell, "\"", "\"\"") + "\"";
    }
    return boost::algorithm::join(cells, ",") + "\n";
}

std::string markdown_line(std::vector<std::string> cells) {
    for (std::string& cell : cells) boost::algorithm::replace_all(cell, "|", "\\|");
    return "| " + boost::algorithm::join(cells, " | ") + " |\n";
}

}  // namespace

std::string to_csv(const Table& table) {
    std::string text = csv_line(table.heads);
    for (const auto& row : table.rows) text += csv_line(row);
    return text;
}

std::string to_markdown(const Table& table) {
    std::string text = markdown_line(table.heads);
    text += markdown_line(std::vector<std::string>(table.heads.size(), "---"));
    for (const auto& row : table.rows) text += markdown_line(row);
    return text;
}

}  // namespace ragrtl::estimate
