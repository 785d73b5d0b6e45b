#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace ragrtl::hdl {

struct ConstNode;
using ConstRef = std::shared_ptr<const ConstNode>;

/// Values of generate indices while a design is walked, by index node.
using IndexValues = std::map<const ConstNode*, std::int64_t>;

/// An elaboration-time integer: a value to check with and a spelling to print (`32`, `K`, `K*SCORE_W-1`).
///
/// Literals fold; parameters keep their names, so that printed Verilog stays parameterized. An expression
/// over a generate index has no single value: value() throws, eval() takes the index values.
class Const {
  public:
    Const(int value);           // NOLINT(google-explicit-constructor): integers read as constants everywhere
    Const(std::int64_t value);  // NOLINT(google-explicit-constructor)

    /// A `parameter` (overridable) or `localparam`. `least` is the smallest legal value of an override.
    static Const parameter(const std::string& name, std::int64_t value, std::int64_t least);
    static Const localparam(const std::string& name, const Const& definition);
    /// The index of a generate loop that counts 0 .. count-1.
    static Const index(const std::string& name, const Const& count);

    std::int64_t value() const;
    std::int64_t eval(const IndexValues& indices) const;
    bool has_index() const;
    bool is_literal() const;
    /// A parameter, localparam or index, standing alone.
    bool is_name() const;
    /// Smallest value under any legal override.
    std::int64_t least() const;

    /// Verilog spelling, without blanks.
    std::string text() const;
    /// Spelling for a place before the body (port ranges): localparams are replaced by what they stand for.
    Const in_header() const;
    /// The constant with parameters replaced by name, as seen from an instantiating module.
    Const substituted(const std::map<std::string, Const>& parameters) const;

    const ConstRef& node() const { return node_; }

  private:
    explicit Const(ConstRef node) : node_(std::move(node)) {}
    static Const binary(char op, const Const& a, const Const& b);

    friend Const operator+(const Const& a, const Const& b);
    friend Const operator-(const Const& a, const Const& b);
    friend Const operator*(const Const& a, const Const& b);
    friend Const operator/(const Const& a, const Const& b);
    friend Const clog2(const Const& a);
    friend Const larger(const Const& a, const Const& b);

    ConstRef node_;
};

Const operator+(const Const& a, const Const& b);
Const operator-(const Const& a, const Const& b);
Const operator*(const Const& a, const Const& b);
/// Truncating division; the divisor must not be zero.
Const operator/(const Const& a, const Const& b);
/// ceil(log2 a), 0 for a = 1.
Const clog2(const Const& a);
/// Bits to count 0 .. n-1: max(1, ceil(log2 n)).
Const index_width(const Const& n);
Const ceil_div(const Const& a, const Const& b);
Const larger(const Const& a, const Const& b);

/// Same value and same spelling.
bool same(const Const& a, const Const& b);

/// A condition on constants for `generate if`.
struct ConstCondition {
    enum class Op { equal, less };
    Const left;
    Op op;
    Const right;

    bool eval(const IndexValues& indices) const;
    std::string text() const;
};

ConstCondition equal(const Const& a, const Const& b);
ConstCondition less(const Const& a, const Const& b);

/// Bits to hold the unsigned value v: at least 1.
int bits_for_unsigned(std::uint64_t v);
/// Bits of a two's complement number that holds every value of [low, high].
int bits_for_range(std::int64_t low, std::int64_t high);

}  // namespace ragrtl::hdl
