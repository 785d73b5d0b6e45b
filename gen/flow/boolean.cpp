#include "gen/flow/boolean.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace ragrtl::flow {
namespace {

// One column of the table per input, for all 64 rows.
constexpr std::array<std::uint64_t, max_truth_table_inputs> columns = {
    0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
    0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000,
};

bool is_name(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '[' || c == ']';
}

// Recursive descent; precedence from weak to strong: or, and, xor, not.
class Parser {
  public:
    Parser(std::string_view text, const std::vector<std::string>& inputs) : text_(text), inputs_(inputs) {}

    std::optional<std::uint64_t> parse() {
        const std::uint64_t value = parse_or();
        skip_space();
        if (failed_ || at_ != text_.size()) return std::nullopt;
        return value;
    }

  private:
    std::uint64_t parse_or() {
        std::uint64_t value = parse_and();
        while (accept('+') || accept('|')) value |= parse_and();
        return value;
    }

    std::uint64_t parse_and() {
        std::uint64_t value = parse_xor();
        while (accept('*') || accept('&') || starts_operand()) value &= parse_xor();
        return value;
    }

    std::uint64_t parse_xor() {
        std::uint64_t value = parse_not();
        while (accept('^')) value ^= parse_not();
        return value;
    }

    std::uint64_t parse_not() {
        if (accept('!')) return ~parse_not();
        std::uint64_t value = parse_operand();
        while (accept('\'')) value = ~value;
        return value;
    }

    std::uint64_t parse_operand() {
        if (accept('(')) {
            const std::uint64_t value = parse_or();
            failed_ = !accept(')') || failed_;
            return value;
        }
        skip_space();
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_name(text_[at_])) ++at_;
        const std::string_view name = text_.substr(begin, at_ - begin);
        if (name == "0") return 0;
        if (name == "1") return ~std::uint64_t{0};
        const auto found = std::find(inputs_.begin(), inputs_.end(), name);
        if (found == inputs_.end()) {
            failed_ = true;
            return 0;
        }
        return columns[static_cast<std::size_t>(found - inputs_.begin())];
    }

    bool starts_operand() {
        skip_space();
        if (failed_ || at_ == text_.size()) return false;
        return is_name(text_[at_]) || text_[at_] == '(' || text_[at_] == '!';
    }

    bool accept(char wanted) {
        skip_space();
        if (at_ == text_.size() || text_[at_] != wanted) return false;
        ++at_;
        return true;
    }

    void skip_space() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
    }

    std::string_view text_;
    const std::vector<std::string>& inputs_;
    std::size_t at_ = 0;
    bool failed_ = false;
};

}  // namespace

std::optional<std::uint64_t> truth_table(std::string_view expression,
                                         const std::vector<std::string>& inputs) {
    if (inputs.size() > max_truth_table_inputs) return std::nullopt;
    const std::optional<std::uint64_t> rows = Parser(expression, inputs).parse();
    if (!rows) return std::nullopt;
    const unsigned used_rows = 1U << inputs.size();
    return used_rows == 64 ? *rows : *rows & ((std::uint64_t{1} << used_rows) - 1);
}

}  // namespace ragrtl::flow
