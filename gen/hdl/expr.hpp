#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "gen/hdl/const.hpp"

namespace ragrtl::hdl {

enum class Sign { is_unsigned, is_signed };

struct Net;
struct ExprNode;

/// A value in a module: it has a width and a signedness, and every operator checks both.
///
/// `+`, `-` grow by one bit over the wider operand, `*` adds widths; comparisons, bitwise operators and mux()
/// need equal widths; mixing signed and unsigned is an error. Only zext(), sext(), trunc(), as_signed() and
/// as_unsigned() convert. A grown result may only be assigned, selected by mux() on the way to an assignment,
/// or cut back by trunc(): inside other operators Verilog would drop its top bit, so name it first.
class Expr {
  public:
    /// A sized literal of the width and sign of the other operand; only meaningful next to one.
    Expr(
        int value);  // NOLINT(google-explicit-constructor): lets `count + 1` and `row == 3` read as hardware does

    explicit Expr(std::shared_ptr<const ExprNode> node) : node_(std::move(node)) {}

    const Const& width() const;
    bool is_signed() const;
    const ExprNode& node() const { return *node_; }

    /// One bit at a constant position. The value must be a net.
    Expr operator[](const Const& position) const;
    Expr operator[](int position) const { return (*this)[Const(position)]; }
    Expr operator[](std::int64_t position) const { return (*this)[Const(position)]; }
    /// One bit at a position given by another value (a multiplexer); the position has exactly
    /// index_width(width) bits.
    Expr bit_at(const Expr& position) const;
    /// Bits low .. low+width-1 of a net.
    Expr slice(const Const& low, const Const& width) const;
    /// Element `position` of a net seen as n elements of `width` bits (a multiplexer); the position has
    /// exactly index_width(n) bits.
    Expr element_at(const Expr& position, const Const& width) const;
    /// The most significant bit.
    Expr msb() const;

  private:
    std::shared_ptr<const ExprNode> node_;
};

/// Sized literals. The value must fit.
Expr lit(const Const& width, std::int64_t value);
Expr slit(const Const& width, std::int64_t value);
/// A literal printed in hexadecimal, for masks and patterns; its width is a plain number.
Expr hex(const Const& width, std::uint64_t value);
/// A parameter, localparam or generate index as a value of the given width, at most 32 bits.
Expr constant(const Const& width, const Const& value);
Expr zeros(const Const& width);
Expr ones(const Const& width);

Expr zext(const Expr& a, const Const& width);
/// Sign extension; the value must be a net or a part of one (its top bit is repeated by name).
Expr sext(const Expr& a, const Const& width);
/// The low `width` bits; of a sum this is arithmetic modulo 2^width.
Expr trunc(const Expr& a, const Const& width);
Expr as_signed(const Expr& a);
Expr as_unsigned(const Expr& a);

/// Concatenation, most significant part first.
Expr cat(const std::vector<Expr>& parts);
Expr repeat(const Const& count, const Expr& a);
Expr mux(const Expr& select, const Expr& when_one, const Expr& when_zero);
Expr any(const Expr& a);                              ///< |a
Expr all(const Expr& a);                              ///< &a
Expr parity(const Expr& a);                           ///< ^a
Expr shift_left(const Expr& a, const Expr& amount);   ///< same width, zeros from the right
Expr shift_right(const Expr& a, const Expr& amount);  ///< same width; the sign comes in when signed

Expr operator+(const Expr& a, const Expr& b);
Expr operator-(const Expr& a, const Expr& b);
Expr operator*(const Expr& a, const Expr& b);
Expr operator~(const Expr& a);
Expr operator&(const Expr& a, const Expr& b);
Expr operator|(const Expr& a, const Expr& b);
Expr operator^(const Expr& a, const Expr& b);
Expr operator!(const Expr& a);
Expr operator&&(const Expr& a, const Expr& b);
Expr operator||(const Expr& a, const Expr& b);
Expr operator==(const Expr& a, const Expr& b);
Expr operator!=(const Expr& a, const Expr& b);
Expr operator<(const Expr& a, const Expr& b);
Expr operator<=(const Expr& a, const Expr& b);
Expr operator>(const Expr& a, const Expr& b);
Expr operator>=(const Expr& a, const Expr& b);

/// Syntax tree of an expression; built by the functions above, read by checks and printer.
struct ExprNode {
    enum class Kind {
        net,         // the whole of `net`
        peer,        // `net` in iteration `low` of the generate block labelled `op`
        slice,       // operands[0] (net or peer) from `low`, width
        bit_at,      // operands[0] (net or peer), position operands[1]
        element_at,  // operands[0] (net or peer), element operands[1]
        memory,      // word operands[0] of the memory `net`
        literal,     // value
        hex,         // bits
        constant,    // low
        fill,        // value repeated
        untyped,     // an int that takes its type from its neighbour
        cat,
        repeat,  // operands[0], low times
        unary,   // op
        binary,  // op
        mux,
        zext,
        sext,
        trunc,  // low bits of a growing operator
        as_signed,
        as_unsigned,
    };

    Kind kind = Kind::untyped;
    Const width = Const(1);
    bool is_signed = false;
    /// Verilog would drop the top bit of this operator inside a wider expression.
    bool grows = false;
    std::string op;
    std::shared_ptr<const Net> net;
    Const low = Const(0);
    std::int64_t value = 0;
    std::vector<Expr> operands;
};

/// What a person would call the expression in a message: the net's name, or the operator.
std::string describe(const Expr& a);

/// Throws when the expression is a grown result: `where` would drop its top bit in Verilog.
void need_settled(const Expr& a, const std::string& where);

/// Throws when Verilog would compute an operand of a grown result with more bits than it has: a complement, a
/// shift, a selection or cut arithmetic must be named before it is added or multiplied.
void need_assignable(const Expr& a);

}  // namespace ragrtl::hdl
