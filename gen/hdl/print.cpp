#include <algorithm>
#include <cctype>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "gen/hdl/module_data.hpp"
#include "gen/hdl/wrap.hpp"

namespace ragrtl::hdl {
namespace {

using Kind = ExprNode::Kind;

// ---- expressions

// Verilog's operator precedence, loosest first (IEEE 1364-2005 table 5-4).
int precedence(const std::string& op) {
    static const std::vector<std::vector<std::string>> levels = {{"?:"},
                                                                 {"||"},
                                                                 {"&&"},
                                                                 {"|"},
                                                                 {"^"},
                                                                 {"&"},
                                                                 {"==", "!="},
                                                                 {"<", "<=", ">", ">="},
                                                                 {"<<", ">>", ">>>"},
                                                                 {"+", "-"},
                                                                 {"*"}};
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (std::find(levels[i].begin(), levels[i].end(), op) != levels[i].end()) return static_cast<int>(i);
    }
    return static_cast<int>(levels.size());
}

constexpr int loosest = 0;
constexpr int unary_precedence = 11;
constexpr int above_unary = 12;
constexpr int atom_precedence = 12;

std::string grouped_hex(std::uint64_t value, std::int64_t width) {
    const auto digits = static_cast<std::size_t>((width + 3) / 4);
    std::string text;
    for (std::size_t i = 0; i < digits; ++i) {
        if (i != 0 && i % 4 == 0) text += '_';
        text += "0123456789abcdef"[i < 16 ? (value >> (4 * i)) & 15U : 0U];
    }
    std::reverse(text.begin(), text.end());
    return text;
}

std::string sized(const Const& width, const std::string& radix_and_value) {
    return std::to_string(width.value()) + "'" + radix_and_value;
}

/// A count in braces: `{K{...}}`, `{(K-1){...}}`.
std::string count(const Const& n) { return n.is_literal() || n.is_name() ? n.text() : "(" + n.text() + ")"; }

std::string range_text(const Const& width) { return "[" + (width - 1).text() + ":0]"; }

/// A 1-bit net of fixed width is declared without a range.
bool is_scalar(const Const& width) { return width.is_literal() && width.value() == 1; }

class ExprPrinter {
  public:
    /// `sign_matters`: the operator around reads the operand's Verilog signedness.
    std::string print(const Expr& e, int needed, bool sign_matters, int depth) const {
        const ExprNode& n = e.node();
        if (sign_matters && n.is_signed && !signed_in_verilog(e)) {
            return "$signed(" + print(e, loosest, false, depth + 1) + ")";
        }
        const auto [text, own] = plain(e, depth);
        return own < needed ? "(" + text + ")" : text;
    }

    /// A place of fixed width where Verilog does not look at the sign: a right-hand side, a part of a
    /// concatenation.
    std::string whole(const Expr& e, int depth) const {
        const Expr* bare = &e;
        while (bare->node().kind == Kind::as_signed || bare->node().kind == Kind::as_unsigned) {
            bare = bare->node().operands.data();
        }
        return print(*bare, loosest, false, depth);
    }

  private:
    static bool signed_in_verilog(const Expr& e) {
        const ExprNode& n = e.node();
        switch (n.kind) {
            case Kind::net:
            case Kind::peer:
            case Kind::binary:
            case Kind::mux:
            case Kind::as_signed: return n.is_signed;
            case Kind::literal: return n.is_signed && n.width.is_literal();
            case Kind::unary: return n.is_signed && signed_in_verilog(n.operands[0]);
            default: return false;
        }
    }

    std::pair<std::string, int> plain(const Expr& e, int depth) const {
        const ExprNode& n = e.node();
        switch (n.kind) {
            case Kind::net: return {n.net->name, atom_precedence};
            case Kind::peer: return {n.op + "[" + n.low.text() + "]." + n.net->name, atom_precedence};
            case Kind::slice: return {slice(n), atom_precedence};
            case Kind::bit_at:
                return {print(n.operands[0], loosest, false, depth) + "[" +
                            print(n.operands[1], loosest, false, depth + 1) + "]",
                        atom_precedence};
            case Kind::element_at: {
                const std::string position = print(n.operands[1], precedence("*"), false, depth + 1);
                const std::string first = is_scalar(n.width) ? position : position + "*" + n.width.text();
                return {
                    print(n.operands[0], loosest, false, depth) + "[" + first + " +: " + n.width.text() + "]",
                    atom_precedence};
            }
            case Kind::memory:
                return {n.net->name + "[" + print(n.operands[0], loosest, false, depth + 1) + "]",
                        atom_precedence};
            case Kind::literal: return literal(n);
            case Kind::hex:
                return {
                    sized(n.width, "h" + grouped_hex(static_cast<std::uint64_t>(n.value), n.width.value())),
                    atom_precedence};
            case Kind::constant:
                return {n.low.text() + (is_scalar(n.width) ? "[0]" : range_text(n.width)), atom_precedence};
            case Kind::fill: {
                const std::string bit = n.value == 0 ? "1'b0" : "1'b1";
                return {is_scalar(n.width) ? bit : "{" + count(n.width) + "{" + bit + "}}", atom_precedence};
            }
            case Kind::untyped: return {std::to_string(n.value), atom_precedence};
            case Kind::cat: {
                std::string text = "{";
                for (std::size_t i = 0; i < n.operands.size(); ++i) {
                    if (i != 0) text += "," + breakable(depth);
                    text += whole(n.operands[i], depth + 1);
                }
                return {text + "}", atom_precedence};
            }
            case Kind::repeat:
                return {"{" + count(n.low) + "{" + whole(n.operands[0], depth + 1) + "}}", atom_precedence};
            case Kind::unary:
                // `^~a` would be another operator than `^(~a)`.
                return {n.op + print(n.operands[0], is_unary(n.operands[0]) ? above_unary : unary_precedence,
                                     false, depth + 1),
                        unary_precedence};
            case Kind::binary: return binary(n, depth);
            case Kind::mux: {
                const std::string select = print(n.operands[0], loosest + 1, false, depth + 1);
                const std::string one = print(n.operands[1], loosest + 1, n.is_signed, depth + 1);
                const std::string zero = print(n.operands[2], loosest, n.is_signed, depth);
                return {select + breakable(depth + 1) + "? " + one + breakable(depth) + ": " + zero, loosest};
            }
            case Kind::zext: {
                const Const missing = n.width - n.operands[0].width();
                const std::string fill = missing.is_literal()
                                             ? sized(missing, missing.value() == 1 ? "b0" : "d0")
                                             : "{" + count(missing) + "{1'b0}}";
                return {"{" + fill + "," + breakable(depth) + whole(n.operands[0], depth + 1) + "}",
                        atom_precedence};
            }
            case Kind::sext: {
                const Expr& inner = n.operands[0];
                const Const missing = n.width - inner.width();
                const Expr named = inner.node().kind == Kind::as_signed ? inner.node().operands[0] : inner;
                const std::string body = whole(named, depth + 1);
                const std::string top = whole(named.msb(), depth + 1);
                const bool by_one = missing.is_literal() && missing.value() == 1;
                const std::string copies = by_one ? top : "{" + count(missing) + "{" + top + "}}";
                return {"{" + copies + "," + breakable(depth) + body + "}", atom_precedence};
            }
            case Kind::as_signed:
                return {"$signed(" + print(n.operands[0], loosest, false, depth + 1) + ")", atom_precedence};
            case Kind::as_unsigned:
                return {"$unsigned(" + print(n.operands[0], loosest, false, depth + 1) + ")",
                        atom_precedence};
            case Kind::trunc: break;
        }
        return {"", atom_precedence};
    }

    static bool is_unary(const Expr& e) {
        const ExprNode& n = e.node();
        return n.kind == Kind::unary || (n.kind == Kind::literal && n.value < 0 && n.width.is_literal());
    }

    std::string slice(const ExprNode& n) const {
        const Expr& base = n.operands[0];
        const std::string name = print(base, loosest, false, 0);
        if (is_scalar(base.width())) return name;
        if (is_scalar(n.width)) return name + "[" + n.low.text() + "]";
        const Const high = n.low + n.width - 1;
        if (n.low.is_literal() || same(n.low, Const(0)))
            return name + "[" + high.text() + ":" + n.low.text() + "]";
        return name + "[" + n.low.text() + " +: " + n.width.text() + "]";
    }

    static bool is_negative(const Expr& e) {
        const ExprNode& n = e.node();
        return n.kind == Kind::literal && n.value < 0 && n.width.is_literal() && n.width.value() <= 64;
    }

    /// A signed literal as its bits: `4'sh8` for -8.
    static std::string pattern(const ExprNode& n) {
        const std::int64_t width = n.width.value();
        const std::uint64_t mask = ~std::uint64_t{0} >> (64 - width);
        return sized(n.width, "sh" + grouped_hex(static_cast<std::uint64_t>(n.value) & mask, width));
    }

    static std::pair<std::string, int> literal(const ExprNode& n) {
        const auto low_bits = static_cast<std::uint64_t>(n.value);
        if (!n.width.is_literal()) {
            const std::string fill = n.value < 0 ? "1'b1" : "1'b0";
            if (n.value == 0 || n.value == -1)
                return {"{" + count(n.width) + "{" + fill + "}}", atom_precedence};
            const int bits = bits_for_unsigned(n.value < 0 ? ~low_bits : low_bits);
            const std::uint64_t mask = ~std::uint64_t{0} >> (64 - bits);
            const std::string value =
                std::to_string(bits) + "'" + (bits == 1 ? "b" : "d") + std::to_string(low_bits & mask);
            return {"{{" + count(n.width - bits) + "{" + fill + "}}, " + value + "}", atom_precedence};
        }
        if (!n.is_signed)
            return {sized(n.width, (is_scalar(n.width) ? "b" : "d") + std::to_string(n.value)),
                    atom_precedence};
        const std::int64_t width = n.width.value();
        // The negation of the smallest value is itself in its own width, but not in a wider one.
        if (width <= 64 && low_bits == ~std::uint64_t{0} << (width - 1)) return {pattern(n), atom_precedence};
        const std::string text = sized(n.width, "sd" + std::to_string(n.value < 0 ? 0 - low_bits : low_bits));
        return {n.value < 0 ? "-" + text : text, n.value < 0 ? unary_precedence : atom_precedence};
    }

    std::pair<std::string, int> binary(const ExprNode& n, int depth) const {
        const int own = precedence(n.op);
        const bool shift = n.op == "<<" || n.op == ">>" || n.op == ">>>";
        const bool compares = n.op == "<" || n.op == "<=" || n.op == ">" || n.op == ">=";
        const bool sign_matters = n.is_signed || (compares && n.operands[0].is_signed());
        // Mixed operators of the bitwise family, and shifts, are easier to read with parentheses than by
        // table.
        const auto operand = [&](const Expr& e, bool right) {
            const ExprNode& inner = e.node();
            // A product is wider than the negation of a literal, which lint tools would report.
            if (n.op == "*" && is_negative(e)) return pattern(inner);
            int needed = right ? own + 1 : own;
            if (inner.kind == Kind::binary) {
                if (inner.op == n.op && is_associative(n.op)) {
                    needed = own;
                } else if (needs_help(n.op, inner.op)) {
                    needed = atom_precedence;
                }
            }
            // All operators of a chain are equally good places to break the line.
            const bool chains =
                !right && inner.kind == Kind::binary && inner.op == n.op && is_associative(n.op);
            return print(e, needed, sign_matters && !(right && shift), chains ? depth : depth + 1);
        };
        const std::string left = operand(n.operands[0], false);
        const std::string right = operand(n.operands[1], true);
        return {left + " " + n.op + breakable(depth) + right, own};
    }

    static bool is_associative(const std::string& op) {
        return op == "+" || op == "*" || op == "&" || op == "|" || op == "^" || op == "&&" || op == "||";
    }

    /// Whether a reader would have to look the precedence of `inner` inside `outer` up.
    static bool needs_help(const std::string& outer, const std::string& inner) {
        const auto family = [](const std::string& op) {
            if (op == "&&" || op == "||") return 0;
            if (op == "&" || op == "|" || op == "^") return 1;
            if (op == "+" || op == "-") return 2;
            if (op == "*") return 3;
            if (op == "<<" || op == ">>" || op == ">>>") return 4;
            return 5;
        };
        const int a = family(outer);
        const int b = family(inner);
        if (a == 2 && b == 2) return false;
        if (a == 2 && b == 3) return false;
        return true;
    }
};

std::string text_of(const Expr& e) { return ExprPrinter().whole(e, 0); }

// ---- module text

class ModulePrinter {
  public:
    explicit ModulePrinter(const Module& module) : module_(module) {}

    std::string print(const std::string& provenance) {
        header(provenance);
        line("`default_nettype none");
        line("");
        interface();
        level_ = 1;
        block(module_.body());
        level_ = 0;
        blank();
        line("endmodule");
        line("");
        line("`default_nettype wire");
        return std::move(out_);
    }

  private:
    static constexpr std::size_t indent_width = 4;

    void line(const std::string& text) {
        if (text.empty()) {
            out_ += '\n';
            return;
        }
        out_ += std::string(level_ * indent_width, ' ') + text + '\n';
    }

    /// A line that may be broken where breakable() marked it.
    void code(const std::string& text) { out_ += wrapped(text, level_ * indent_width); }

    void blank() {
        const bool fresh = out_.size() >= 2 && out_[out_.size() - 1] == '\n' && out_[out_.size() - 2] == '\n';
        if (!fresh) out_ += '\n';
    }

    void comment_lines(const std::string& text) { out_ += filled(text, "// ", level_ * indent_width); }

    void header(const std::string& provenance) {
        out_ += filled(module_.name() + ": " + module_.summary(), "// ", 0);
        if (!module_.facts().empty()) {
            line("//");
            std::size_t widest = 0;
            for (const Fact& f : module_.facts()) widest = std::max(widest, f.key.size());
            for (const Fact& f : module_.facts()) {
                out_ += filled(f.text, "//   " + f.key + std::string(widest - f.key.size() + 3, ' '), 0,
                               "//   " + std::string(widest + 3, ' '));
            }
        }
        const bool has_fixed = std::any_of(module_.parameters().begin(), module_.parameters().end(),
                                           [](const Parameter& p) { return !p.overridable; });
        const bool has_free = std::any_of(module_.parameters().begin(), module_.parameters().end(),
                                          [](const Parameter& p) { return p.overridable; });
        if (has_fixed || has_free) {
            line("//");
            if (has_free) line("// A parameter may be overridden by the module that instantiates this one.");
            if (has_fixed) {
                out_ +=
                    filled("The structure is generated for its localparams: generate again to change one.",
                           "// ", 0);
            }
        }
        if (!provenance.empty()) {
            line("//");
            out_ += filled(provenance, "// ", 0, "//   ");
        }
    }

    static std::string trailing(const std::string& comment) {
        return comment.empty() ? "" : "  // " + comment;
    }

    void interface() {
        std::vector<const Parameter*> free;
        for (const Parameter& p : module_.parameters()) {
            if (p.overridable) free.push_back(&p);
        }
        if (free.empty()) {
            line("module " + module_.name() + " (");
        } else {
            line("module " + module_.name() + " #(");
            std::size_t widest = 0;
            for (const Parameter* p : free) widest = std::max(widest, p->name.size());
            std::vector<Line> lines;
            for (const Parameter* p : free) {
                lines.push_back({"parameter " + padded(p->name, widest) + " = " + p->value.text() +
                                     (p == free.back() ? "" : ","),
                                 p->doc});
            }
            indented([&] { commented(lines); });
            line(") (");
        }
        std::size_t widest = 0;
        for (const Port& p : module_.ports()) widest = std::max(widest, port_range(p).size());
        std::vector<Line> lines;
        for (const Port& p : module_.ports()) {
            const std::string range = widest == 0 ? "" : padded(port_range(p), widest) + ' ';
            const bool last = &p == &module_.ports().back();
            lines.push_back({(p.direction == Direction::input ? "input  wire " : "output wire ") + range +
                                 p.name + (last ? "" : ","),
                             p.doc});
        }
        indented([&] { commented(lines); });
        line(");");
    }

    static std::string typed_range(const Const& width, bool is_signed) {
        const std::string sign = is_signed ? "signed" : "";
        if (is_scalar(width)) return sign;
        return sign + (is_signed ? " " : "") + range_text(width);
    }

    static std::string port_range(const Port& p) { return typed_range(p.width, p.is_signed); }

    // ---- items

    /// Items of one kind stand together; a blank line parts the kinds, and everything that has a body.
    enum class Group { none, declaration, localparam, assign, standalone, comment };

    static Group group_of(const Item& item) {
        switch (item.kind) {
            case Item::Kind::declaration: return Group::declaration;
            case Item::Kind::unused: return Group::declaration;
            case Item::Kind::localparam: return Group::localparam;
            case Item::Kind::assign: return Group::assign;
            case Item::Kind::comment: return Group::comment;
            default: return Group::standalone;
        }
    }

    void block(const Block& b) {
        const std::size_t genvars_outside = genvars_.size();
        Group last = Group::none;
        for (std::size_t i = 0; i < b.items.size();) {
            const Item& item = b.items[i];
            const Group group = group_of(item);
            const bool follows_comment = last == Group::comment;
            const bool apart = group != last || group == Group::standalone || group == Group::comment;
            const bool tight = b.items[i].kind == Item::Kind::instance && i > 0 &&
                               b.items[i - 1].kind == Item::Kind::instance && is_short(item) &&
                               is_short(b.items[i - 1]);
            const bool opens = !follows_comment || item.kind == Item::Kind::banner;
            if (opens && apart && !tight && (last != Group::none || level_ == 1)) blank();
            if (group == Group::declaration || group == Group::localparam || group == Group::assign) {
                std::size_t end = i;
                while (end < b.items.size() && group_of(b.items[end]) == group) ++end;
                if (group == Group::declaration) declarations(b, i, end);
                if (group == Group::localparam) localparams(b, i, end);
                if (group == Group::assign) assigns(b, i, end);
                i = end;
            } else {
                standalone(item);
                ++i;
            }
            last = group;
        }
        genvars_.resize(genvars_outside);
    }

    static std::string declared_range(const Item& item) {
        return item.kind == Item::Kind::unused ? "" : typed_range(item.net->width, item.net->is_signed);
    }

    static std::string declared_kind(const Item& item) {
        const Net& net = *item.net;
        const bool is_reg = net.kind == Net::Kind::reg || net.kind == Net::Kind::memory || net.procedural;
        return is_reg ? "reg " : "wire";
    }

    void declarations(const Block& b, std::size_t from, std::size_t to) {
        std::size_t widest = 0;
        bool any_wire = false;
        for (std::size_t i = from; i < to; ++i) {
            widest = std::max(widest, declared_range(b.items[i]).size());
            any_wire = any_wire || declared_kind(b.items[i]) == "wire";
        }
        std::vector<Line> lines;
        for (std::size_t i = from; i < to; ++i) {
            const Item& item = b.items[i];
            const Net& net = *item.net;
            const std::string range = declared_range(item);
            std::string kind = declared_kind(item);
            if (!any_wire) kind = "reg";
            std::string text = kind + " " + range +
                               std::string(widest - range.size() + (widest == 0 ? 0 : 1), ' ') + net.name;
            if (net.kind == Net::Kind::memory) text += " [0:" + (net.depth - 1).text() + "]";
            std::string comment = net.comment;
            if (item.kind == Item::Kind::unused) {
                const std::string value = text_of(*item.value);
                const bool one_bit = is_scalar(item.value->width());
                text += " = " + (one_bit ? value
                                 : item.value->node().kind == Kind::net ||
                                         item.value->node().kind == Kind::slice ||
                                         item.value->node().kind == Kind::cat
                                     ? "&" + value
                                     : "&(" + value + ")");
            } else if (item.value) {
                text += " =" + breakable(0) + text_of(*item.value);
            }
            if (net.kind == Net::Kind::reg && !net.reset.resets) {
                comment += (comment.empty() ? "" : "; ") + std::string("no reset: ") + net.reset.reason;
            }
            lines.push_back({text + ";", comment});
        }
        commented(lines);
    }

    struct Line {
        std::string text, comment;
    };

    static std::string padded(std::string text, std::size_t width) {
        text.resize(std::max(width, text.size()), ' ');
        return text;
    }

    /// Lines with their comments behind them in one column; a comment stands before its line where that is
    /// too long.
    void commented(const std::vector<Line>& lines) {
        const std::size_t room = text_columns - level_ * indent_width;
        std::size_t column = 0;
        for (const Line& l : lines) {
            if (!l.comment.empty() && l.text.size() + trailing(l.comment).size() <= room)
                column = std::max(column, l.text.size());
        }
        for (const Line& l : lines) {
            const std::string behind = trailing(l.comment);
            if (l.comment.empty()) {
                code(l.text);
            } else if (std::max(column, l.text.size()) + behind.size() <= room) {
                code(padded(l.text, column) + behind);
            } else if (l.text.size() + behind.size() <= room) {
                code(l.text + behind);
            } else {
                comment_lines(l.comment);
                code(l.text);
            }
        }
    }

    void localparams(const Block& b, std::size_t from, std::size_t to) {
        std::size_t widest = 0;
        for (std::size_t i = from; i < to; ++i) widest = std::max(widest, b.items[i].text.size());
        std::vector<Line> lines;
        for (std::size_t i = from; i < to; ++i) {
            const Item& item = b.items[i];
            lines.push_back(
                {"localparam " + padded(item.text, widest) + " = " + item.constant->text() + ";", item.doc});
        }
        commented(lines);
    }

    void assigns(const Block& b, std::size_t from, std::size_t to) {
        std::vector<Drive> drives;
        for (std::size_t i = from; i < to; ++i) {
            drives.push_back({"assign " + text_of(*b.items[i].target), text_of(*b.items[i].value)});
        }
        drive(drives, " = ");
    }

    struct Drive {
        std::string target, value;
    };

    /// Lines `target = value;` that stand together, with the operators in one column where the targets are
    /// about as long.
    void drive(const std::vector<Drive>& drives, const std::string& arrow) {
        constexpr std::size_t most_padding = 12;
        std::size_t widest = 0;
        std::size_t narrowest = std::string::npos;
        for (const Drive& d : drives) {
            widest = std::max(widest, d.target.size());
            narrowest = std::min(narrowest, d.target.size());
        }
        const std::size_t column = widest - narrowest <= most_padding ? widest : 0;
        const std::string mark = arrow.substr(0, arrow.size() - 1) + breakable(0);
        for (const Drive& d : drives) code(padded(d.target, column) + mark + d.value + ";");
    }

    void standalone(const Item& item) {
        switch (item.kind) {
            case Item::Kind::comment: comment_lines(item.text); break;
            case Item::Kind::banner: line("// ---- " + item.text); break;
            case Item::Kind::clocked: clocked(item); break;
            case Item::Kind::comb:
                line("always @* begin");
                indented([&] { statements(item.body, " = "); });
                line("end");
                break;
            case Item::Kind::instance: instance(item); break;
            case Item::Kind::loop: loop(item); break;
            case Item::Kind::choice: choice(item, "if"); break;
            default: break;
        }
    }

    template <class Body>
    void indented(const Body& body) {
        ++level_;
        body();
        --level_;
    }

    static std::string one_line(const Item& item) {
        std::string text = item.module->name() + " ";
        if (!item.parameters.empty()) {
            text += "#(";
            for (const auto& p : item.parameters) {
                text +=
                    (&p == &item.parameters.front() ? "." : ", .") + p.first + "(" + p.second.text() + ")";
            }
            text += ") ";
        }
        return text + item.text + " (";
    }

    static std::string connections_text(const Item& item) {
        std::string text;
        for (const Connection& c : item.connections) {
            text += (text.empty() ? "." : ", .") + c.port + "(" + unmarked(text_of(c.value)) + ")";
        }
        return text;
    }

    bool is_short(const Item& item) const {
        return level_ * indent_width + one_line(item).size() + connections_text(item).size() + 2 <=
               text_columns;
    }

    void instance(const Item& item) {
        if (is_short(item)) {
            line(one_line(item) + connections_text(item) + ");");
            return;
        }
        line(one_line(item));
        indented([&] {
            std::size_t widest = 0;
            for (const Connection& c : item.connections) widest = std::max(widest, c.port.size());
            for (const Connection& c : item.connections) {
                const bool last = &c == &item.connections.back();
                code("." + c.port + std::string(widest - c.port.size(), ' ') + "(" + text_of(c.value) + ")" +
                     (last ? "" : ","));
            }
        });
        line(");");
    }

    void loop(const Item& item) {
        const bool outermost = generate_depth_ == 0;
        if (std::find(genvars_.begin(), genvars_.end(), item.text) == genvars_.end()) {
            line("genvar " + item.text + ";");
            genvars_.push_back(item.text);
        }
        if (outermost) line("generate");
        level_ += outermost ? 1 : 0;
        ++generate_depth_;
        line("for (" + item.text + " = 0; " + item.text + " < " + item.constant->text() + "; " + item.text +
             " = " + item.text + " + 1) begin : " + item.block->label);
        indented([&] { block(*item.block); });
        line("end");
        --generate_depth_;
        level_ -= outermost ? 1 : 0;
        if (outermost) line("endgenerate");
    }

    void choice(const Item& item, const std::string& keyword) {
        const bool outermost = generate_depth_ == 0;
        if (outermost) line("generate");
        level_ += outermost ? 1 : 0;
        ++generate_depth_;
        line(keyword + " (" + item.condition->text() + ") begin : " + item.block->label);
        indented([&] { block(*item.block); });
        if (item.else_block) {
            line("end else begin : " + item.else_block->label);
            indented([&] { block(*item.else_block); });
        }
        line("end");
        --generate_depth_;
        level_ -= outermost ? 1 : 0;
        if (outermost) line("endgenerate");
    }

    // ---- processes

    static void reset_targets(const Statements& all, std::vector<std::shared_ptr<const Net>>& found) {
        for (const Statement& s : all) {
            if (s.kind == Statement::Kind::assign) {
                const ExprNode* node = &s.target->node();
                while (node->kind != Kind::net) node = &node->operands[0].node();
                if (node->net->reset.resets &&
                    std::find(found.begin(), found.end(), node->net) == found.end()) {
                    found.push_back(node->net);
                }
            }
            reset_targets(s.then_body, found);
            for (const CaseArm& arm : s.arms) reset_targets(arm.body, found);
            reset_targets(s.else_body, found);
        }
    }

    static std::string reset_value(const Net& net) {
        return text_of(net.is_signed ? slit(net.width, net.reset.value) : lit(net.width, net.reset.value));
    }

    void clocked(const Item& item) {
        std::vector<std::shared_ptr<const Net>> resets;
        reset_targets(item.body, resets);
        const bool async = module_.reset_style() == ResetStyle::async_low;
        line(!resets.empty() && async ? "always @(posedge clk or negedge rst_n) begin"
                                      : "always @(posedge clk) begin");
        indented([&] {
            if (resets.empty()) {
                statements(item.body, " <= ");
                return;
            }
            line(module_.reset_style() == ResetStyle::sync_high ? "if (rst) begin" : "if (!rst_n) begin");
            indented([&] {
                std::vector<Drive> drives;
                for (const auto& net : resets) drives.push_back({net->name, reset_value(*net)});
                drive(drives, " <= ");
            });
            else_part(item.body, " <= ");
        });
        line("end");
    }

    void statements(const Statements& all, const std::string& arrow) {
        std::vector<Drive> drives;  // that stand together
        for (const Statement& s : all) {
            if (is_drive(s)) {
                drives.push_back({driven(s), text_of(*s.value)});
                continue;
            }
            drive(drives, arrow);
            drives.clear();
            statement(s, arrow);
        }
        drive(drives, arrow);
    }

    static bool is_drive(const Statement& s) {
        return s.kind == Statement::Kind::assign || s.kind == Statement::Kind::memory_write;
    }

    static std::string driven(const Statement& s) {
        const std::string place = text_of(*s.target);
        return s.kind == Statement::Kind::memory_write ? s.memory->name + "[" + place + "]" : place;
    }

    void statement(const Statement& s, const std::string& arrow) {
        switch (s.kind) {
            case Statement::Kind::comment: comment_lines(s.text); break;
            case Statement::Kind::if_else: if_else(s, arrow, ""); break;
            case Statement::Kind::case_of: case_of(s, arrow); break;
            default: break;
        }
    }

    void if_else(const Statement& s, const std::string& arrow, const std::string& before) {
        code(before + "if (" + text_of(*s.target) + ") begin");
        indented([&] { statements(s.then_body, arrow); });
        if (s.else_body.empty()) {
            line("end");
            return;
        }
        else_part(s.else_body, arrow);
    }

    void else_part(const Statements& body, const std::string& arrow) {
        if (body.size() == 1 && body.front().kind == Statement::Kind::if_else) {
            if_else(body.front(), arrow, "end else ");
            return;
        }
        line("end else begin");
        indented([&] { statements(body, arrow); });
        line("end");
    }

    void case_of(const Statement& s, const std::string& arrow) {
        code("case (" + text_of(*s.target) + ")");
        indented([&] {
            for (const CaseArm& arm : s.arms) {
                std::string labels;
                for (const Expr& label : arm.labels)
                    labels += (labels.empty() ? "" : ", ") + unmarked(text_of(label));
                arm_body(labels, arm.body, arrow);
            }
            arm_body("default", s.else_body, arrow);
        });
        line("endcase");
    }

    void arm_body(const std::string& label, const Statements& body, const std::string& arrow) {
        if (body.size() == 1 && is_drive(body.front())) {
            drive({{label + ": " + driven(body.front()), text_of(*body.front().value)}}, arrow);
            return;
        }
        if (body.empty()) {
            line(label + ": ;");
            return;
        }
        line(label + ": begin");
        indented([&] { statements(body, arrow); });
        line("end");
    }

    const Module& module_;
    std::string out_;
    std::size_t level_ = 0;
    int generate_depth_ = 0;
    std::vector<std::string> genvars_;  // declared so far, here and around here
};

}  // namespace

std::string print(const Module& module, const std::string& provenance) {
    return ModulePrinter(module).print(provenance);
}

}  // namespace ragrtl::hdl
