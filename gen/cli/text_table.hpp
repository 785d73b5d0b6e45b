#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace ragrtl::cli {

/// Rows of text in columns as wide as they need to be, two blanks apart, without blanks at the end of lines.
class TextTable {
  public:
    void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

    std::string text() const {
        std::vector<std::size_t> widths;
        for (const auto& row : rows_) {
            widths.resize(std::max(widths.size(), row.size()));
            for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
        }
        std::string all;
        for (const auto& row : rows_) {
            std::string line;
            for (std::size_t i = 0; i < row.size(); ++i) {
                line += row[i] + std::string(widths[i] - row[i].size() + 2, ' ');
            }
            all += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        }
        return all;
    }

  private:
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace ragrtl::cli
