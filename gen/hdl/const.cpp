#include "gen/hdl/const.hpp"

#include <algorithm>
#include <utility>

#include "gen/hdl/error.hpp"

namespace ragrtl::hdl {

struct ConstNode {
    enum class Kind { literal, parameter, localparam, index, binary, clog2, larger };

    Kind kind = Kind::literal;
    std::int64_t value = 0;  // literal, parameter
    std::int64_t least = 0;  // parameter
    std::string name;        // parameter, localparam, index
    char op = 0;             // binary
    ConstRef left, right;    // operands; definition of a localparam, count of an index in left
};

namespace {

using Kind = ConstNode::Kind;

constexpr int precedence_add = 1;
constexpr int precedence_mul = 2;
constexpr int precedence_atom = 3;

std::int64_t ceil_log2(std::int64_t n) {
    if (n < 1) throw DesignError("clog2 of " + std::to_string(n) + ": the argument must be at least 1");
    int bits = 0;
    while ((std::int64_t{1} << bits) < n) ++bits;
    return bits;
}

std::int64_t apply(char op, std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    bool overflow = false;
    switch (op) {
        case '+': overflow = __builtin_add_overflow(a, b, &result); break;
        case '-': overflow = __builtin_sub_overflow(a, b, &result); break;
        case '*': overflow = __builtin_mul_overflow(a, b, &result); break;
        default:
            if (b == 0) throw DesignError("a constant is divided by zero");
            result = a / b;
    }
    if (overflow) throw DesignError("a constant does not fit 64 bits");
    return result;
}

std::int64_t eval_node(const ConstNode& n, const IndexValues* indices) {
    switch (n.kind) {
        case Kind::literal:
        case Kind::parameter: return n.value;
        case Kind::localparam: return eval_node(*n.left, indices);
        case Kind::index: {
            if (indices != nullptr) {
                if (const auto found = indices->find(&n); found != indices->end()) return found->second;
            }
            throw DesignError("generate index '" + n.name + "' is used where one fixed value is needed");
        }
        case Kind::binary: return apply(n.op, eval_node(*n.left, indices), eval_node(*n.right, indices));
        case Kind::clog2: return ceil_log2(eval_node(*n.left, indices));
        case Kind::larger: return std::max(eval_node(*n.left, indices), eval_node(*n.right, indices));
    }
    return 0;
}

bool uses_index(const ConstNode& n) {
    if (n.kind == Kind::index) return true;
    return (n.left && uses_index(*n.left)) || (n.right && uses_index(*n.right));
}

std::int64_t least_of(const ConstNode& n) {
    switch (n.kind) {
        case Kind::literal: return n.value;
        case Kind::parameter: return n.least;
        case Kind::localparam: return least_of(*n.left);
        case Kind::index: return 0;
        case Kind::clog2: return ceil_log2(std::max<std::int64_t>(1, least_of(*n.left)));
        case Kind::larger: return std::max(least_of(*n.left), least_of(*n.right));
        case Kind::binary: break;
    }
    const bool right_literal = n.right->kind == Kind::literal;
    if (n.op == '-') return right_literal ? least_of(*n.left) - n.right->value : INT64_MIN / 4;
    if (n.op == '/') return right_literal ? least_of(*n.left) / n.right->value : 0;
    return apply(n.op, least_of(*n.left), least_of(*n.right));
}

int precedence(const ConstNode& n) {
    if (n.kind == Kind::literal && n.value < 0) return 0;
    if (n.kind != Kind::binary) return precedence_atom;
    return n.op == '+' || n.op == '-' ? precedence_add : precedence_mul;
}

std::string text_of(const ConstNode& n);

std::string operand(const ConstNode& n, int needed) {
    return precedence(n) < needed ? "(" + text_of(n) + ")" : text_of(n);
}

std::string text_of(const ConstNode& n) {
    switch (n.kind) {
        case Kind::literal: return std::to_string(n.value);
        case Kind::parameter:
        case Kind::localparam:
        case Kind::index: return n.name;
        case Kind::clog2: return "$clog2(" + text_of(*n.left) + ")";
        case Kind::larger: {
            const std::string a = text_of(*n.left);
            const std::string b = text_of(*n.right);
            return "(" + a + " > " + b + " ? " + a + " : " + b + ")";
        }
        case Kind::binary: break;
    }
    const int own = precedence(n);
    const bool divides = n.right->kind == Kind::binary && n.right->op == '/';  // a*(b/c) is not a*b/c
    const bool tighter = n.op == '-' || n.op == '/' || divides;
    return operand(*n.left, own) + n.op + operand(*n.right, own + (tighter ? 1 : 0));
}

ConstRef literal(std::int64_t value) {
    auto n = std::make_shared<ConstNode>();
    n->value = value;
    return n;
}

bool is_literal_node(const ConstRef& n, std::int64_t value) {
    return n->kind == Kind::literal && n->value == value;
}

}  // namespace

Const::Const(int value) : node_(literal(value)) {}
Const::Const(std::int64_t value) : node_(literal(value)) {}

Const Const::parameter(const std::string& name, std::int64_t value, std::int64_t least) {
    auto n = std::make_shared<ConstNode>();
    n->kind = Kind::parameter;
    n->name = name;
    n->value = value;
    n->least = least;
    return Const(n);
}

Const Const::localparam(const std::string& name, const Const& definition) {
    auto n = std::make_shared<ConstNode>();
    n->kind = Kind::localparam;
    n->name = name;
    n->left = definition.node_;
    return Const(n);
}

Const Const::index(const std::string& name, const Const& count) {
    auto n = std::make_shared<ConstNode>();
    n->kind = Kind::index;
    n->name = name;
    n->left = count.node_;
    return Const(n);
}

std::int64_t Const::value() const { return eval_node(*node_, nullptr); }
std::int64_t Const::eval(const IndexValues& indices) const { return eval_node(*node_, &indices); }
bool Const::has_index() const { return uses_index(*node_); }
bool Const::is_literal() const { return node_->kind == Kind::literal; }
bool Const::is_name() const {
    return !is_literal() && precedence(*node_) == precedence_atom && !node_->name.empty();
}
std::int64_t Const::least() const { return least_of(*node_); }
std::string Const::text() const { return text_of(*node_); }

Const Const::in_header() const {
    const ConstNode& n = *node_;
    switch (n.kind) {
        case Kind::localparam: return Const(n.left).in_header();
        case Kind::binary: return binary(n.op, Const(n.left).in_header(), Const(n.right).in_header());
        case Kind::clog2: return hdl::clog2(Const(n.left).in_header());
        case Kind::larger: return larger(Const(n.left).in_header(), Const(n.right).in_header());
        default: return *this;
    }
}

Const Const::substituted(const std::map<std::string, Const>& parameters) const {
    const ConstNode& n = *node_;
    switch (n.kind) {
        case Kind::parameter: {
            const auto found = parameters.find(n.name);
            return found == parameters.end() ? Const(n.value) : found->second;
        }
        case Kind::localparam: return Const(n.left).substituted(parameters);
        case Kind::binary:
            return binary(n.op, Const(n.left).substituted(parameters),
                          Const(n.right).substituted(parameters));
        case Kind::clog2: return hdl::clog2(Const(n.left).substituted(parameters));
        case Kind::larger:
            return larger(Const(n.left).substituted(parameters), Const(n.right).substituted(parameters));
        default: return *this;
    }
}

Const Const::binary(char op, const Const& a, const Const& b) {
    const ConstRef& x = a.node_;
    const ConstRef& y = b.node_;
    if (x->kind == Kind::literal && y->kind == Kind::literal) return Const(apply(op, x->value, y->value));
    if ((op == '+' || op == '-') && is_literal_node(y, 0)) return a;
    if (op == '+' && is_literal_node(x, 0)) return b;
    if ((op == '*' || op == '/') && is_literal_node(y, 1)) return a;
    if (op == '*' && is_literal_node(x, 1)) return b;
    if (op == '-' && same(a, b)) return Const(0);
    // (x + 3) - 1 reads better as x + 2.
    const bool additive = op == '+' || op == '-';
    if (additive && y->kind == Kind::literal && x->kind == Kind::binary && (x->op == '+' || x->op == '-') &&
        x->right->kind == Kind::literal) {
        const std::int64_t inner = x->op == '+' ? x->right->value : -x->right->value;
        const std::int64_t sum = op == '+' ? inner + y->value : inner - y->value;
        if (sum < 0) return binary('-', Const(x->left), Const(-sum));
        return binary('+', Const(x->left), Const(sum));
    }
    // 1 + (x - 1) is x, and (1 + x) - 1 too.
    const auto ends_in_literal = [](const ConstNode& n) {
        return n.kind == Kind::binary && (n.op == '+' || n.op == '-') && n.right->kind == Kind::literal;
    };
    if (op == '+' && x->kind == Kind::literal && ends_in_literal(*y)) return binary('+', b, a);
    if (additive && y->kind == Kind::literal && x->kind == Kind::binary && x->op == '+' &&
        x->left->kind == Kind::literal) {
        return binary('+', binary(op, Const(x->left), b), Const(x->right));
    }
    // (x + 3) - x is 3, and 2*x - x is x.
    if (op == '-' && x->kind == Kind::binary && x->op == '+' && same(Const(x->left), b))
        return Const(x->right);
    if (op == '-' && x->kind == Kind::binary && x->op == '*' && x->left->kind == Kind::literal &&
        same(Const(x->right), b)) {
        return binary('*', binary('-', Const(x->left), Const(1)), b);
    }
    if (op == '+' && y->kind == Kind::literal && y->value < 0) return binary('-', a, Const(-y->value));
    auto n = std::make_shared<ConstNode>();
    n->kind = Kind::binary;
    n->op = op;
    n->left = x;
    n->right = y;
    return Const(n);
}

Const operator+(const Const& a, const Const& b) { return Const::binary('+', a, b); }
Const operator-(const Const& a, const Const& b) { return Const::binary('-', a, b); }
Const operator*(const Const& a, const Const& b) { return Const::binary('*', a, b); }
Const operator/(const Const& a, const Const& b) { return Const::binary('/', a, b); }

Const clog2(const Const& a) {
    if (a.is_literal()) return Const(ceil_log2(a.value()));
    auto n = std::make_shared<ConstNode>();
    n->kind = Kind::clog2;
    n->left = a.node();
    return Const(n);
}

Const larger(const Const& a, const Const& b) {
    if (same(a, b)) return a;
    if (a.is_literal() && b.is_literal()) return Const(std::max(a.value(), b.value()));
    if (b.is_literal() && a.least() >= b.value()) return a;
    if (a.is_literal() && b.least() >= a.value()) return b;
    auto n = std::make_shared<ConstNode>();
    n->kind = Kind::larger;
    n->left = a.node();
    n->right = b.node();
    return Const(n);
}

Const index_width(const Const& n) { return n.least() >= 2 ? clog2(n) : larger(clog2(n), Const(1)); }

Const ceil_div(const Const& a, const Const& b) { return (a + b - 1) / b; }

bool same(const Const& a, const Const& b) { return a.node() == b.node() || a.text() == b.text(); }

bool ConstCondition::eval(const IndexValues& indices) const {
    const std::int64_t a = left.eval(indices);
    const std::int64_t b = right.eval(indices);
    return op == Op::equal ? a == b : a < b;
}

std::string ConstCondition::text() const {
    return left.text() + (op == Op::equal ? " == " : " < ") + right.text();
}

ConstCondition equal(const Const& a, const Const& b) { return {a, ConstCondition::Op::equal, b}; }
ConstCondition less(const Const& a, const Const& b) { return {a, ConstCondition::Op::less, b}; }

int bits_for_unsigned(std::uint64_t v) {
    int bits = 1;
    while (bits < 64 && (v >> bits) != 0) ++bits;
    return bits;
}

int bits_for_range(std::int64_t low, std::int64_t high) {
    const std::uint64_t reach = std::max(static_cast<std::uint64_t>(high < 0 ? ~high : high),
                                         static_cast<std::uint64_t>(low < 0 ? ~low : low));
    return reach == 0 ? 1 : bits_for_unsigned(reach) + 1;
}

}  // namespace ragrtl::hdl
