#include "gen/flow/liberty.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>

#include "gen/error.hpp"
#include "gen/flow/boolean.hpp"

namespace ragrtl::flow {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\\'; }
bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.'; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (is_space(text.front()) || text.front() == '"')) text.remove_prefix(1);
    while (!text.empty() && (is_space(text.back()) || text.back() == '"')) text.remove_suffix(1);
    return text;
}

std::optional<double> number(std::string_view text) {
    text = trimmed(text);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// One statement of a group: `name : value ;`, `name (args) ;` or the opening of `name (args) { ... }`.
struct Statement {
    std::string_view name, value;
    std::size_t begin = 0;
    bool is_group = false;
};

// Walks through the text one statement at a time. The caller enters a group by going on reading after its
// opening statement, and passes over it with skip_group().
class Reader {
  public:
    Reader(std::string_view text, std::string shown) : text_(text), shown_(std::move(shown)) {}

    std::size_t position() const { return at_; }

    // The next statement of the current group; no value at the group's end, whose brace is consumed.
    std::optional<Statement> next() {
        skip_semicolons();
        if (at_end()) truncated();
        if (text_[at_] == '}') {
            ++at_;
            open_.pop_back();
            return std::nullopt;
        }
        Statement statement;
        statement.begin = at_;
        statement.name = word();
        if (statement.name.empty()) malformed();
        skip_blank();
        if (at_end()) truncated();
        if (text_[at_] == ':') {
            ++at_;
            statement.value = trimmed(simple_value());
        } else if (text_[at_] == '(') {
            statement.value = trimmed(arguments());
            skip_blank();
            if (!at_end() && text_[at_] == '{') {
                ++at_;
                statement.is_group = true;
                open_.push_back(statement);
            }
        } else {
            malformed();
        }
        if (!statement.is_group) skip_semicolons();
        return statement;
    }

    // Passes over the rest of the group just opened, whatever it holds.
    void skip_group() {
        for (int depth = 1; depth > 0; ++at_) {
            if (at_end()) truncated();
            switch (text_[at_]) {
                case '{': ++depth; break;
                case '}': --depth; break;
                case '"': at_ = closing_quote(); break;
                case '/':
                    if (text_.substr(at_, 2) == "/*") at_ = closing_comment() - 1;
                    break;
                default: break;
            }
        }
        open_.pop_back();
    }

    [[noreturn]] void truncated() const {
        std::string where;
        if (!open_.empty()) {
            const Statement& inside = open_.size() > 1 ? open_[1] : open_[0];
            where = " inside " + std::string(inside.name) + " (" + std::string(inside.value) + ") of line " +
                    std::to_string(line_of(inside.begin));
        }
        throw BadInput(shown_ + " is truncated: it ends" + where);
    }

    [[noreturn]] void malformed() const {
        throw BadInput(shown_ + ":" + std::to_string(line_of(at_)) +
                       ": not Liberty: expected 'name : value ;' or 'name (...)'");
    }

    void skip_blank() {
        while (!at_end()) {
            if (is_space(text_[at_])) {
                ++at_;
            } else if (text_.substr(at_, 2) == "/*") {
                at_ = closing_comment();
            } else {
                return;
            }
        }
    }

    std::string_view word() {
        const std::size_t begin = at_;
        while (!at_end() && is_word(text_[at_])) ++at_;
        return text_.substr(begin, at_ - begin);
    }

    bool at_end() const { return at_ >= text_.size(); }

  private:
    std::string_view simple_value() {
        const std::size_t begin = at_;
        while (!at_end() && text_[at_] != ';' && text_[at_] != '}') {
            if (text_[at_] == '\n' && (at_ == 0 || text_[at_ - 1] != '\\'))
                break;  // the semicolon is often missing
            if (text_[at_] == '"') at_ = closing_quote();
            ++at_;
        }
        return text_.substr(begin, at_ - begin);
    }

    std::string_view arguments() {
        const std::size_t begin = ++at_;
        while (!at_end() && text_[at_] != ')') {
            if (text_[at_] == '"') at_ = closing_quote();
            ++at_;
        }
        if (at_end()) truncated();
        return text_.substr(begin, at_++ - begin);
    }

    void skip_semicolons() {
        skip_blank();
        while (!at_end() && text_[at_] == ';') {
            ++at_;
            skip_blank();
        }
    }

    std::size_t closing_quote() const {
        const std::size_t end = text_.find('"', at_ + 1);
        if (end == std::string_view::npos) truncated();
        return end;
    }

    std::size_t closing_comment() const {
        const std::size_t end = text_.find("*/", at_ + 2);
        if (end == std::string_view::npos) truncated();
        return end + 2;
    }

    std::size_t line_of(std::size_t offset) const {
        const auto begin = text_.begin();
        return 1 + static_cast<std::size_t>(std::count(
                       begin, begin + static_cast<std::ptrdiff_t>(std::min(offset, text_.size())), '\n'));
    }

    std::string_view text_;
    std::string shown_;
    std::size_t at_ = 0;
    std::vector<Statement> open_;
};

LibertyPin::ClockGate clock_gate_part(std::string_view attribute) {
    using Part = LibertyPin::ClockGate;
    static const std::map<std::string_view, Part> parts = {{"clock_gate_clock_pin", Part::clock},
                                                           {"clock_gate_enable_pin", Part::enable},
                                                           {"clock_gate_test_pin", Part::test},
                                                           {"clock_gate_out_pin", Part::gated}};
    const auto found = parts.find(attribute);
    return found == parts.end() ? Part::none : found->second;
}

LibertyPin read_pin(Reader& reader, std::string_view name, double capacitance_unit_ff) {
    LibertyPin pin;
    pin.name = std::string(name);
    while (const auto statement = reader.next()) {
        if (statement->is_group) {
            reader.skip_group();
        } else if (statement->name == "direction") {
            pin.direction = statement->value == "input"    ? LibertyPin::Direction::input
                            : statement->value == "output" ? LibertyPin::Direction::output
                                                           : LibertyPin::Direction::other;
        } else if (statement->name == "function") {
            pin.function = std::string(statement->value);
        } else if (statement->name == "capacitance") {
            pin.capacitance_ff = number(statement->value).value_or(0) * capacitance_unit_ff;
        } else if (statement->value == "true" &&
                   clock_gate_part(statement->name) != LibertyPin::ClockGate::none) {
            pin.clock_gate = clock_gate_part(statement->name);
        }
    }
    return pin;
}

void read_flop(Reader& reader, LibertyCell& cell) {
    while (const auto statement = reader.next()) {
        if (statement->is_group) reader.skip_group();
        if (statement->name == "next_state") cell.next_state = std::string(statement->value);
    }
}

LibertyCell read_cell(Reader& reader, const Statement& opening, const Liberty& library,
                      const std::string& shown) {
    LibertyCell cell;
    cell.name = std::string(opening.value);
    cell.body_offset = reader.position();
    while (const auto statement = reader.next()) {
        if (statement->name == "area") {
            const std::optional<double> area = number(statement->value);
            if (!area || *area < 0) {
                throw BadInput(shown + ": cell " + cell.name + " has the area '" +
                               std::string(statement->value) + "', not a number");
            }
            cell.area = *area;
        } else if (statement->name == "dont_use") {
            cell.dont_use = statement->value == "true";
        } else if (statement->name == "clock_gating_integrated_cell") {
            cell.clock_gating = std::string(statement->value);
        } else if (statement->name == "pin" && statement->is_group) {
            cell.pins.push_back(read_pin(reader, statement->value, library.capacitance_unit_ff));
        } else if (statement->name == "ff" && statement->is_group) {
            cell.kind = LibertyCell::Kind::flop;
            read_flop(reader, cell);
        } else if (statement->is_group) {
            if (statement->name == "latch") {
                cell.kind = LibertyCell::Kind::latch;
            } else if (statement->name == "statetable" || statement->name == "ff_bank" ||
                       statement->name == "latch_bank") {
                cell.kind = LibertyCell::Kind::other;
            }
            reader.skip_group();
        }
    }
    if (!cell.clock_gating.empty()) cell.kind = LibertyCell::Kind::clock_gate;
    return cell;
}

double parse_time_unit(std::string_view value, const std::string& shown) {
    static const std::map<std::string_view, double> units = {
        {"fs", 1e-3}, {"ps", 1}, {"ns", 1e3}, {"us", 1e6}};
    const std::size_t digits = std::min(value.find_first_not_of("0123456789."), value.size());
    const auto unit = units.find(trimmed(value.substr(digits)));
    const std::optional<double> factor = number(value.substr(0, digits));
    if (unit == units.end() || !factor || *factor <= 0) {
        throw BadInput(shown + ": time_unit '" + std::string(value) +
                       "' is not known; should be like \"1ns\" or \"1ps\"");
    }
    return *factor * unit->second;
}

double parse_capacitance_unit(std::string_view value, const std::string& shown) {
    const std::size_t comma = std::min(value.find(','), value.size());
    const std::optional<double> factor = number(value.substr(0, comma));
    std::string unit(trimmed(value.substr(std::min(comma + 1, value.size()))));
    std::transform(unit.begin(), unit.end(), unit.begin(), [](unsigned char c) { return std::tolower(c); });
    if ((unit != "ff" && unit != "pf") || !factor || *factor <= 0) {
        throw BadInput(shown + ": capacitive_load_unit (" + std::string(value) +
                       ") is not known; should be like (1,pf) or (1,ff)");
    }
    return *factor * (unit == "pf" ? 1e3 : 1);
}

}  // namespace

std::vector<std::string> LibertyCell::inputs() const {
    std::vector<std::string> result;
    for (const LibertyPin& pin : pins) {
        if (pin.direction == LibertyPin::Direction::input) result.push_back(pin.name);
    }
    return result;
}

std::vector<const LibertyPin*> LibertyCell::outputs() const {
    std::vector<const LibertyPin*> result;
    for (const LibertyPin& pin : pins) {
        if (pin.direction == LibertyPin::Direction::output) result.push_back(&pin);
    }
    return result;
}

const LibertyPin* LibertyCell::pin(std::string_view pin_name) const {
    const auto found =
        std::find_if(pins.begin(), pins.end(), [&](const auto& pin) { return pin.name == pin_name; });
    return found == pins.end() ? nullptr : &*found;
}

std::optional<std::uint64_t> LibertyCell::only_function() const {
    const auto driven = outputs();
    if (kind != Kind::combinational || driven.size() != 1) return std::nullopt;
    return truth_table(driven.front()->function, inputs());
}

const LibertyCell* Liberty::cell(std::string_view cell_name) const {
    const auto found =
        std::find_if(cells.begin(), cells.end(), [&](const auto& cell) { return cell.name == cell_name; });
    return found == cells.end() ? nullptr : &*found;
}

Liberty Liberty::parse(std::string_view text, const std::string& shown) {
    {
        Reader start(text, shown);
        start.skip_blank();
        if (start.at_end() || start.word() != "library") {
            throw BadInput(shown + " is not a Liberty file: it does not begin with library (NAME) {");
        }
    }
    Reader reader(text, shown);
    Liberty library;
    const auto opening = reader.next();
    if (!opening->is_group) reader.malformed();
    library.name = std::string(opening->value);
    library.time_unit_ps = 1e3;  // what the format says where the attribute is left out
    while (const auto statement = reader.next()) {
        if (statement->name == "cell" && statement->is_group) {
            if (library.capacitance_unit_ff <= 0) {
                throw BadInput(shown +
                               ": no capacitive_load_unit before its first cell; should be like (1,pf)");
            }
            library.cells.push_back(read_cell(reader, *statement, library, shown));
        } else if (statement->is_group) {
            reader.skip_group();
        } else if (statement->name == "time_unit") {
            library.time_unit_ps = parse_time_unit(statement->value, shown);
        } else if (statement->name == "capacitive_load_unit") {
            library.capacitance_unit_ff = parse_capacitance_unit(statement->value, shown);
        } else if (statement->name.rfind("default_wire_load", 0) == 0) {
            library.default_wire_load.push_back({statement->begin, reader.position()});
        }
    }
    if (library.cells.empty()) throw BadInput(shown + ": library " + library.name + " has no cells");
    return library;
}

}  // namespace ragrtl::flow
