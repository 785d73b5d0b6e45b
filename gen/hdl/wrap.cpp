#include "gen/hdl/wrap.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

namespace ragrtl::hdl {
namespace {

// A mark is one control character: the depth counted from 1. Depths beyond the last share it.
constexpr char deepest_mark = 8;

bool is_mark(char c) { return c >= 1 && c <= deepest_mark; }

}  // namespace

std::string breakable(int depth) {
    return std::string(1, static_cast<char>(std::min<int>(depth + 1, deepest_mark)));
}

std::string unmarked(const std::string& text) {
    std::string plain = text;
    std::replace_if(plain.begin(), plain.end(), is_mark, ' ');
    return plain;
}

std::string wrapped(const std::string& text, std::size_t indent) {
    constexpr std::size_t continuation = 4;
    std::string lines;
    std::string rest = text;
    std::size_t margin = indent;
    while (margin + rest.size() > text_columns) {
        std::size_t best = std::string::npos;
        for (std::size_t i = 0; i < rest.size() && margin + i <= text_columns; ++i) {
            if (is_mark(rest[i]) && (best == std::string::npos || rest[i] <= rest[best])) best = i;
        }
        if (best == std::string::npos) break;
        lines += std::string(margin, ' ') + unmarked(rest.substr(0, best)) + '\n';
        rest = rest.substr(best + 1);
        margin = indent + continuation;
    }
    return lines + std::string(margin, ' ') + unmarked(rest) + '\n';
}

std::string filled(const std::string& text, const std::string& prefix, std::size_t indent,
                   const std::string& hanging) {
    std::string lines;
    std::istringstream paragraphs(text);
    std::string lead = prefix;
    for (std::string paragraph; std::getline(paragraphs, paragraph);) {
        // A line that starts with blanks is a drawing: it stays as it is.
        if (!paragraph.empty() && paragraph.front() == ' ') {
            lines += std::string(indent, ' ') + lead + paragraph + '\n';
            continue;
        }
        std::istringstream words(paragraph);
        std::string current = std::string(indent, ' ') + lead;
        bool fresh = true;
        for (std::string word; words >> word;) {
            if (!fresh && current.size() + 1 + word.size() > text_columns) {
                lines += current + '\n';
                lead = hanging.empty() ? prefix : hanging;
                current = std::string(indent, ' ') + lead;
                fresh = true;
            }
            current += (fresh ? "" : " ") + word;
            fresh = false;
        }
        current.erase(current.find_last_not_of(' ') + 1);
        lines += current + '\n';
        lead = hanging.empty() ? prefix : hanging;
    }
    return lines;
}

}  // namespace ragrtl::hdl
