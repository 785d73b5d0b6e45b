#include "gen/hdl/expr.hpp"

#include <set>
#include <string>
#include <utility>

#include "gen/hdl/error.hpp"
#include "gen/hdl/net.hpp"

namespace ragrtl::hdl {
namespace {

using Kind = ExprNode::Kind;

std::string width_text(const Const& width) {
    const std::string number = std::to_string(width.value());
    return width.is_literal() ? number : number + " (" + width.text() + ")";
}

std::string typed(const Expr& a) {
    return describe(a) + " is " + (a.is_signed() ? "signed " : "") + width_text(a.width()) + " bits wide";
}

Expr make(ExprNode node) {
    if (node.kind != Kind::untyped && node.width.value() < 1) {
        throw DesignError("a value of " + std::to_string(node.width.value()) +
                          " bits cannot be built: the smallest width is 1");
    }
    return Expr(std::make_shared<const ExprNode>(std::move(node)));
}

bool is_untyped(const Expr& a) { return a.node().kind == Kind::untyped; }

bool is_nameable(const Expr& a) { return a.node().kind == Kind::net || a.node().kind == Kind::peer; }

bool fits(std::int64_t value, std::int64_t width, bool is_signed) {
    if (width > 62) return is_signed || value >= 0;
    if (!is_signed) return value >= 0 && value < (std::int64_t{1} << width);
    return value >= -(std::int64_t{1} << (width - 1)) && value < (std::int64_t{1} << (width - 1));
}

Expr literal(const Const& width, std::int64_t value, bool is_signed) {
    if (!fits(value, width.value(), is_signed)) {
        throw DesignError("literal " + std::to_string(value) + " does not fit " +
                          (is_signed ? "signed " : "") + width_text(width) + " bits");
    }
    // An override must not leave the literal without room. least() is below 1 where it is not known.
    if (!width.is_literal() && width.least() >= 1 && !fits(value, width.least(), is_signed)) {
        throw DesignError("literal " + std::to_string(value) + " does not fit '" + width.text() +
                          "' bits when that is overridden down to " + std::to_string(width.least()));
    }
    ExprNode node;
    node.kind = Kind::literal;
    node.width = width;
    node.is_signed = is_signed;
    node.value = value;
    return make(node);
}

/// Gives an int the type of its neighbour.
Expr like(const Expr& a, const Expr& neighbour) {
    if (!is_untyped(a)) return a;
    if (is_untyped(neighbour))
        throw DesignError("an operator needs at least one operand that is not a plain int");
    return literal(neighbour.width(), a.node().value, neighbour.is_signed());
}

void need_typed(const Expr& a, const std::string& where) {
    if (is_untyped(a)) throw DesignError(where + " needs a sized value: write lit(width, value)");
}

void need_same_sign(const Expr& a, const Expr& b, const std::string& op) {
    if (a.is_signed() != b.is_signed()) {
        throw DesignError("'" + op + "' mixes signed and unsigned: " + typed(a) + ", " + typed(b) +
                          "; convert one with as_signed() or as_unsigned()");
    }
}

void need_same_width(const Expr& a, const Expr& b, const std::string& op) {
    if (a.width().value() != b.width().value()) {
        throw DesignError("'" + op + "' needs equal widths: " + typed(a) + ", " + typed(b) +
                          "; convert with zext(), sext() or trunc()");
    }
}

void need_nameable(const Expr& a, const std::string& what) {
    need_typed(a, what);
    if (!is_nameable(a)) {
        throw DesignError(what + " of " + describe(a) +
                          ": Verilog can only select bits of a net; assign it to one");
    }
}

void need_bit(const Expr& a, const std::string& op) {
    need_typed(a, "'" + op + "'");
    need_settled(a, op);
    if (a.width().value() != 1) throw DesignError("'" + op + "' needs a 1-bit condition: " + typed(a));
}

void check_inside(const Expr& base, const Const& low, const Const& width) {
    if (low.has_index()) return;  // checked for every iteration when the module is finished
    const std::int64_t first = low.value();
    const std::int64_t last = first + width.value() - 1;
    if (first < 0 || last >= base.width().value()) {
        throw DesignError("bits " + std::to_string(last) + ":" + std::to_string(first) + " are outside " +
                          describe(base) + ", which is " + width_text(base.width()) + " bits wide");
    }
}

Expr binary(const std::string& op, const Expr& a, const Expr& b, const Const& width, bool is_signed,
            bool grows) {
    ExprNode node;
    node.kind = Kind::binary;
    node.op = op;
    node.width = width;
    node.is_signed = is_signed;
    node.grows = grows;
    node.operands = {a, b};
    return make(node);
}

Expr unary(const std::string& op, const Expr& a, const Const& width, bool is_signed) {
    ExprNode node;
    node.kind = Kind::unary;
    node.op = op;
    node.width = width;
    node.is_signed = is_signed;
    node.operands = {a};
    return make(node);
}

Expr extend_to(const Expr& a, const Const& width) {
    if (a.width().value() == width.value()) return a;
    return a.is_signed() ? sext(a, width) : zext(a, width);
}

Expr additive(const std::string& op, const Expr& x, const Expr& y) {
    // `count + 1` reads as Verilog writes it: a 1-bit one beside the wider operand.
    const bool by_one = is_untyped(y) && y.node().value == 1 && !is_untyped(x) && !x.is_signed();
    const Expr a = like(x, y);
    const Expr b = by_one ? lit(1, 1) : like(y, x);
    need_same_sign(a, b, op);
    need_settled(a, op);
    need_settled(b, op);
    const Const wide = larger(a.width(), b.width());
    return binary(op, extend_to(a, wide), by_one ? b : extend_to(b, wide), wide + 1, a.is_signed(), true);
}

Expr bitwise(const std::string& op, const Expr& x, const Expr& y) {
    const Expr a = like(x, y);
    const Expr b = like(y, x);
    need_same_sign(a, b, op);
    need_same_width(a, b, op);
    need_settled(a, op);
    need_settled(b, op);
    return binary(op, a, b, a.width(), a.is_signed(), false);
}

Expr logical(const std::string& op, const Expr& a, const Expr& b) {
    need_bit(a, op);
    need_bit(b, op);
    return binary(op, a, b, 1, false, false);
}

Expr comparison(const std::string& op, const Expr& x, const Expr& y) {
    const Expr a = like(x, y);
    const Expr b = like(y, x);
    need_same_sign(a, b, op);
    need_same_width(a, b, op);
    need_settled(a, op);
    need_settled(b, op);
    return binary(op, a, b, 1, false, false);
}

Expr shift(const std::string& op, const Expr& a, const Expr& amount) {
    need_typed(a, "'" + op + "'");
    need_typed(amount, "'" + op + "'");
    need_settled(a, op);
    need_settled(amount, op);
    if (amount.is_signed()) throw DesignError("'" + op + "' by a signed amount: " + typed(amount));
    return binary(op, a, amount, a.width(), a.is_signed(), false);
}

/// A position that varies: unsigned, and as wide as `count` places need.
void need_position(const Expr& base, const Expr& position, const Const& count) {
    need_typed(position, "a position");
    need_settled(position, "[]");
    if (position.is_signed())
        throw DesignError("a position in " + describe(base) + " is signed: " + typed(position));
    const std::int64_t needed = index_width(Const(count.value())).value();
    if (count.value() < 2 || position.width().value() != needed) {
        throw DesignError(count.value() < 2
                              ? describe(base) + " has one place only: it needs no position"
                              : describe(base) + " has " + width_text(count) + " places, so a position has " +
                                    std::to_string(needed) + " bits: " + typed(position));
    }
}

Expr fill(const Const& width, int bit) {
    ExprNode node;
    node.kind = Kind::fill;
    node.width = width;
    node.value = bit;
    return make(node);
}

Expr convert(Kind kind, const Expr& a, const Const& width, bool is_signed) {
    ExprNode node;
    node.kind = kind;
    node.width = width;
    node.is_signed = is_signed;
    node.operands = {a};
    return make(node);
}

}  // namespace

Expr::Expr(int value) {
    ExprNode node;
    node.kind = Kind::untyped;
    node.value = value;
    node_ = std::make_shared<const ExprNode>(std::move(node));
}

const Const& Expr::width() const {
    if (is_untyped(*this)) throw DesignError("a plain int has no width of its own: write lit(width, value)");
    return node_->width;
}

bool Expr::is_signed() const { return node_->is_signed; }

Expr Expr::operator[](const Const& position) const { return slice(position, 1); }

Expr Expr::slice(const Const& low, const Const& width) const {
    if (node_->kind == Kind::slice) {
        check_inside(*this, low, width);
        return node_->operands[0].slice(node_->low + low, width);
    }
    if (node_->kind == Kind::as_signed || node_->kind == Kind::as_unsigned) {
        return node_->operands[0].slice(low, width);
    }
    need_nameable(*this, "a slice");
    if (width.value() < 1) throw DesignError("a slice of " + describe(*this) + " has no bits");
    check_inside(*this, low, width);
    const bool whole = !low.has_index() && low.value() == 0 && same(width, this->width());
    if (whole) return is_signed() ? as_unsigned(*this) : *this;
    ExprNode node;
    node.kind = Kind::slice;
    node.width = width;
    node.low = low;
    node.operands = {*this};
    return make(node);
}

Expr Expr::bit_at(const Expr& position) const {
    need_nameable(*this, "a bit");
    need_position(*this, position, width());
    ExprNode node;
    node.kind = Kind::bit_at;
    node.operands = {*this, position};
    return make(node);
}

Expr Expr::element_at(const Expr& position, const Const& width) const {
    need_nameable(*this, "an element");
    if (width.value() < 1 || this->width().value() % width.value() != 0) {
        throw DesignError(describe(*this) + " of " + width_text(this->width()) +
                          " bits does not divide into elements of " + width_text(width) + " bits");
    }
    need_position(*this, position, this->width() / width);
    ExprNode node;
    node.kind = Kind::element_at;
    node.width = width;
    node.operands = {*this, position};
    return make(node);
}

Expr Expr::msb() const { return (*this)[width() - 1]; }

Expr lit(const Const& width, std::int64_t value) { return literal(width, value, false); }
Expr slit(const Const& width, std::int64_t value) { return literal(width, value, true); }

Expr hex(const Const& width, std::uint64_t value) {
    if (!width.is_literal())
        throw DesignError("hex() needs a width that is a plain number, not '" + width.text() + "'");
    if (width.value() < 64 && (value >> width.value()) != 0) {
        throw DesignError("a hexadecimal literal does not fit " + width_text(width) + " bits");
    }
    ExprNode node;
    node.kind = Kind::hex;
    node.width = width;
    node.value = static_cast<std::int64_t>(value);
    return make(node);
}

Expr constant(const Const& width, const Const& value) {
    if (value.is_literal()) return lit(width, value.value());
    if (!value.is_name()) {
        throw DesignError("constant() of '" + value.text() +
                          "': Verilog can only cut a name, so give it one with localparam()");
    }
    if (width.value() > 32)
        throw DesignError("constant() of '" + value.text() + "' has at most 32 bits: extend it with zext()");
    if (!value.has_index() && !fits(value.value(), width.value(), false)) {
        throw DesignError("constant '" + value.text() + "' is " + std::to_string(value.value()) +
                          ", which does not fit " + width_text(width) + " bits");
    }
    ExprNode node;
    node.kind = Kind::constant;
    node.width = width;
    node.low = value;
    return make(node);
}

Expr zeros(const Const& width) { return fill(width, 0); }
Expr ones(const Const& width) { return fill(width, 1); }

Expr zext(const Expr& a, const Const& width) {
    need_typed(a, "zext()");
    need_settled(a, "zext");
    if (a.is_signed()) throw DesignError("zext() of a signed value: " + typed(a) + "; use sext()");
    if (width.value() < a.width().value()) {
        throw DesignError("zext() to " + width_text(width) + " bits cannot shorten: " + typed(a));
    }
    if (width.value() == a.width().value()) return a;
    return convert(Kind::zext, a, width, false);
}

Expr sext(const Expr& a, const Const& width) {
    need_typed(a, "sext()");
    if (!a.is_signed()) throw DesignError("sext() of an unsigned value: " + typed(a) + "; use zext()");
    if (width.value() < a.width().value()) {
        throw DesignError("sext() to " + width_text(width) + " bits cannot shorten: " + typed(a));
    }
    if (width.value() == a.width().value()) return a;
    if (a.node().kind == Kind::literal) return slit(width, a.node().value);
    const Expr& named = a.node().kind == Kind::as_signed ? a.node().operands[0] : a;
    if (named.node().kind != Kind::slice) need_nameable(named, "sext()");
    return convert(Kind::sext, a, width, true);
}

Expr trunc(const Expr& a, const Const& width) {
    need_typed(a, "trunc()");
    if (width.value() > a.width().value()) {
        throw DesignError("trunc() to " + width_text(width) + " bits cannot lengthen: " + typed(a));
    }
    if (width.value() == a.width().value()) return a;
    const ExprNode& n = a.node();
    if (!n.grows) {
        if (n.kind == Kind::mux) {
            return mux(n.operands[0], trunc(n.operands[1], width), trunc(n.operands[2], width));
        }
        Expr low = a.slice(0, width);
        return a.is_signed() ? as_signed(low) : low;
    }
    // Modulo arithmetic: the operands already have the wanted width, so Verilog's own rule gives the result.
    for (const Expr& operand : n.operands) {
        const bool one = operand.node().kind == Kind::literal && operand.width().value() == 1;
        if (!one && operand.width().value() != width.value()) {
            throw DesignError("trunc() of " + describe(a) + " to " + width_text(width) +
                              " bits: cut or extend the operands to that width first (" + typed(operand) +
                              ")");
        }
    }
    ExprNode node = n;
    node.width = width;
    node.grows = false;
    return make(node);
}

Expr as_signed(const Expr& a) {
    need_typed(a, "as_signed()");
    need_settled(a, "as_signed");
    return a.is_signed() ? a : convert(Kind::as_signed, a, a.width(), true);
}

Expr as_unsigned(const Expr& a) {
    need_typed(a, "as_unsigned()");
    need_settled(a, "as_unsigned");
    return a.is_signed() ? convert(Kind::as_unsigned, a, a.width(), false) : a;
}

Expr cat(const std::vector<Expr>& parts) {
    if (parts.empty()) throw DesignError("a concatenation needs at least one part");
    if (parts.size() == 1) return as_unsigned(parts[0]);
    ExprNode node;
    node.kind = Kind::cat;
    node.width = 0;
    for (const Expr& part : parts) {
        need_typed(part, "a concatenation");
        need_settled(part, "{}");
        node.width = node.width + part.width();
    }
    node.operands = parts;
    return make(node);
}

Expr repeat(const Const& count, const Expr& a) {
    need_typed(a, "repeat()");
    need_settled(a, "{n{}}");
    if (count.value() < 1) throw DesignError("repeat() of " + describe(a) + ": the count must be at least 1");
    ExprNode node;
    node.kind = Kind::repeat;
    node.low = count;
    node.width = count * a.width();
    node.operands = {a};
    return make(node);
}

Expr mux(const Expr& select, const Expr& when_one, const Expr& when_zero) {
    need_bit(select, "?:");
    const Expr a = like(when_one, when_zero);
    const Expr b = like(when_zero, when_one);
    need_same_sign(a, b, "?:");
    need_same_width(a, b, "?:");
    ExprNode node;
    node.kind = Kind::mux;
    node.width = a.width();
    node.is_signed = a.is_signed();
    node.grows = a.node().grows || b.node().grows;
    node.operands = {select, a, b};
    return make(node);
}

namespace {

Expr reduction(const std::string& op, const Expr& a) {
    need_typed(a, "'" + op + "'");
    need_settled(a, op);
    if (a.width().is_literal() && a.width().value() == 1) return as_unsigned(a);
    return unary(op, a, 1, false);
}

}  // namespace

Expr any(const Expr& a) { return reduction("|", a); }
Expr all(const Expr& a) { return reduction("&", a); }
Expr parity(const Expr& a) { return reduction("^", a); }

Expr shift_left(const Expr& a, const Expr& amount) { return shift("<<", a, amount); }
Expr shift_right(const Expr& a, const Expr& amount) { return shift(a.is_signed() ? ">>>" : ">>", a, amount); }

Expr operator+(const Expr& a, const Expr& b) { return additive("+", a, b); }
Expr operator-(const Expr& a, const Expr& b) { return additive("-", a, b); }

Expr operator*(const Expr& a, const Expr& b) {
    const Expr left = like(a, b);
    const Expr right = like(b, a);
    need_same_sign(left, right, "*");
    need_settled(left, "*");
    need_settled(right, "*");
    return binary("*", left, right, left.width() + right.width(), left.is_signed(), true);
}

Expr operator~(const Expr& a) {
    need_typed(a, "'~'");
    need_settled(a, "~");
    return unary("~", a, a.width(), a.is_signed());
}

Expr operator&(const Expr& a, const Expr& b) { return bitwise("&", a, b); }
Expr operator|(const Expr& a, const Expr& b) { return bitwise("|", a, b); }
Expr operator^(const Expr& a, const Expr& b) { return bitwise("^", a, b); }

Expr operator!(const Expr& a) {
    need_bit(a, "!");
    return unary("!", a, 1, false);
}

Expr operator&&(const Expr& a, const Expr& b) { return logical("&&", a, b); }
Expr operator||(const Expr& a, const Expr& b) { return logical("||", a, b); }
Expr operator==(const Expr& a, const Expr& b) { return comparison("==", a, b); }
Expr operator!=(const Expr& a, const Expr& b) { return comparison("!=", a, b); }
Expr operator<(const Expr& a, const Expr& b) { return comparison("<", a, b); }
Expr operator<=(const Expr& a, const Expr& b) { return comparison("<=", a, b); }
Expr operator>(const Expr& a, const Expr& b) { return comparison(">", a, b); }
Expr operator>=(const Expr& a, const Expr& b) { return comparison(">=", a, b); }

namespace {

/// Whether Verilog computes `a` with the width of its surroundings: then a complement, a left shift or cut
/// arithmetic would change inside a wider expression, and lint tools warn about the others.
bool takes_width_from_around(const Expr& a) {
    const ExprNode& n = a.node();
    if (n.kind == Kind::mux) return true;
    if (n.kind == Kind::unary) return n.op == "~";
    if (n.kind != Kind::binary) return false;
    static const std::set<std::string> self_determined = {"&&", "||", "==", "!=", "<", "<=", ">", ">="};
    return self_determined.count(n.op) == 0;
}

}  // namespace

void need_settled(const Expr& a, const std::string& where) {
    if (a.node().grows) {
        throw DesignError(
            "the result of " + describe(a) + " needs " + width_text(a.width()) + " bits, but '" + where +
            "' would drop its top bit in Verilog: assign it to a net first, or cut it with trunc()");
    }
}

void need_assignable(const Expr& a) {
    const ExprNode& n = a.node();
    if (!n.grows) return;
    if (n.kind == Kind::mux) {
        need_assignable(n.operands[1]);
        need_assignable(n.operands[2]);
        return;
    }
    for (const Expr& operand : n.operands) {
        if (!takes_width_from_around(operand)) continue;
        throw DesignError("the result of " + describe(operand) + " has " + width_text(operand.width()) +
                          " bits, but '" + n.op + "' would compute it with " + width_text(n.width) +
                          " bits in Verilog: assign it to a net first, or cut the outer result with trunc()");
    }
}

std::string describe(const Expr& a) {
    const ExprNode& n = a.node();
    switch (n.kind) {
        case Kind::net:
        case Kind::peer:
        case Kind::memory: return "'" + n.net->name + "'";
        case Kind::slice:
        case Kind::bit_at:
        case Kind::element_at: return "a part of " + describe(n.operands[0]);
        case Kind::literal:
        case Kind::untyped: return "literal " + std::to_string(n.value);
        case Kind::hex: return "a hexadecimal literal";
        case Kind::constant: return "constant '" + n.low.text() + "'";
        case Kind::fill: return "a constant fill";
        case Kind::cat: return "a concatenation";
        case Kind::repeat: return "a repetition of " + describe(n.operands[0]);
        case Kind::unary: return "'" + n.op + "' of " + describe(n.operands[0]);
        case Kind::binary:
            return "'" + n.op + "' of " + describe(n.operands[0]) + " and " + describe(n.operands[1]);
        case Kind::mux: return "a selection of " + describe(n.operands[1]) + " or " + describe(n.operands[2]);
        default: return describe(n.operands[0]);
    }
}

}  // namespace ragrtl::hdl
