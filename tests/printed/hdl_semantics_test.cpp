#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "gen/flow/process.hpp"
#include "gen/hdl/builder.hpp"
#include "tests/support/temporary_folder.hpp"

/// Random expressions, built through the API and evaluated twice: by the simulator that reads the printed
/// Verilog, and by plain integer arithmetic that knows only what the API promises (widths grow, signs do not
/// mix).
namespace ragrtl::hdl::test {
namespace {

constexpr std::size_t expressions = 600;
constexpr int vectors = 64;
constexpr int deepest = 5;
constexpr int widest = 24;

using Inputs = std::vector<std::int64_t>;

/// An expression and what it is worth: an integer in the range of its width and sign.
struct Term {
    Expr expr;
    std::function<std::int64_t(const Inputs&)> value;

    int width() const { return static_cast<int>(expr.width().value()); }
    bool is_signed() const { return expr.is_signed(); }
};

std::int64_t wrap(std::int64_t value, int width, bool is_signed) {
    const std::int64_t range = std::int64_t{1} << width;
    const std::int64_t low = ((value % range) + range) % range;
    return is_signed && low >= range / 2 ? low - range : low;
}

/// Grows random terms over the inputs of one module.
class Grower {
  public:
    explicit Grower(std::uint32_t seed) : random_(seed) {
        for (const auto& [name, width, is_signed] : ports) {
            const auto index = inputs_.size();
            const Expr port = is_signed ? module_.signed_input(name, width) : module_.input(name, width);
            inputs_.push_back({port, [index](const Inputs& in) { return in[index]; }});
        }
    }

    struct PortShape {
        const char* name;
        int width;
        bool is_signed;
    };
    static inline const std::vector<PortShape> ports = {{"a", 4, false}, {"b", 4, false}, {"c", 3, false},
                                                        {"d", 1, false}, {"e", 2, false}, {"p", 4, true},
                                                        {"q", 4, true},  {"r", 3, true},  {"s", 1, true}};

    /// Adds one output; false when the API refuses the expression drawn.
    bool add_output() {
        try {
            const Term term = grow(deepest);
            if (term.width() > widest) return false;
            need_assignable(term.expr);
            show(term);
            return true;
        } catch (const DesignError&) {
            return false;
        }
    }

    Module finish() {
        std::vector<Expr> all;
        for (const Term& input : inputs_) all.push_back(input.expr);
        module_.unused("unused_values", cat(all), "not every input has to be drawn");
        return module_.finish();
    }

    const std::vector<Term>& outputs() const { return outputs_; }

  private:
    int below(int n) { return static_cast<int>(random_() % static_cast<std::uint32_t>(n)); }

    void show(const Term& term) {
        const std::string name = "y" + std::to_string(outputs_.size());
        const Const width = term.width();
        module_.assign(term.is_signed() ? module_.signed_output(name, width) : module_.output(name, width),
                       term.expr);
        outputs_.push_back(term);
    }

    Term input() { return inputs_[static_cast<std::size_t>(below(static_cast<int>(inputs_.size())))]; }

    Term literal(int width, bool is_signed) {
        const std::int64_t range = std::int64_t{1} << width;
        // The ends of the range are where mistakes are.
        const std::int64_t ends[] = {0, 1, range - 1, range / 2, range / 2 - 1};
        const std::int64_t drawn =
            below(2) == 0 ? ends[below(5)] : static_cast<std::int64_t>(random_()) % range;
        const std::int64_t value = wrap(drawn, width, is_signed);
        return {is_signed ? slit(width, value) : lit(width, value), [value](const Inputs&) { return value; }};
    }

    /// The term with this width and sign, so that operators accept it beside another.
    Term fitted(const Term& t, int width, bool is_signed) {
        // Signs and widths are changed on nets; a grown result has to become one first.
        const ExprNode::Kind kind = t.expr.node().kind;
        const bool is_net = kind == ExprNode::Kind::net || kind == ExprNode::Kind::literal;
        Term u = is_net || (t.width() == width && t.is_signed() == is_signed && !t.expr.node().grows)
                     ? t
                     : named(t);
        if (u.is_signed() != is_signed) {
            u.expr = is_signed ? as_signed(t.expr) : as_unsigned(t.expr);
            u.value = [v = t.value, w = t.width(), is_signed](const Inputs& in) {
                return wrap(v(in), w, is_signed);
            };
        }
        if (u.width() < width) {
            u.expr = is_signed ? sext(u.expr, width) : zext(u.expr, width);
        } else if (u.width() > width) {
            u.value = [v = u.value, width, is_signed](const Inputs& in) {
                return wrap(v(in), width, is_signed);
            };
            u.expr = trunc(u.expr, width);
        }
        return u;
    }

    /// Two terms of one width and sign: the wider's, or the first one's. Comparisons look at the sign of what
    /// they compare, also through a selection.
    std::pair<Term, Term> matched(int depth) {
        const Term x = depth > 0 && below(3) == 0 ? chosen(depth) : grow(depth);
        const Term y = below(4) == 0 ? literal(x.width(), x.is_signed()) : grow(depth);
        const int width = below(3) == 0 ? x.width() : std::max(x.width(), y.width());
        return {fitted(x, width, x.is_signed()), fitted(y, width, x.is_signed())};
    }

    Term condition(int depth) {
        const Term t = grow(depth);
        const bool negate = below(3) == 0;
        return {negate ? !any(t.expr) : any(t.expr), [v = t.value, negate](const Inputs& in) {
                    return static_cast<std::int64_t>((v(in) != 0) != negate);
                }};
    }

    /// Gives a term a name, which turns it into a net, and shows it.
    Term named(const Term& t) {
        const Expr net = module_.let("n" + std::to_string(nets_), t.expr);
        ++nets_;
        show({net, t.value});
        return {net, t.value};
    }

    /// An operand of a result that grows is a net, a part, a literal or a comparison.
    Term grown_operand(int depth) {
        const Term t = grow(depth);
        const ExprNode::Kind kind = t.expr.node().kind;
        const bool composed =
            kind == ExprNode::Kind::binary || kind == ExprNode::Kind::unary || kind == ExprNode::Kind::mux;
        return composed && below(4) != 0 ? named(t) : t;
    }

    Term arithmetic(int depth, int op) {
        const Term x = grown_operand(depth - 1);
        Term y = below(4) == 0 ? literal(x.width(), x.is_signed()) : grown_operand(depth - 1);
        y = fitted(y, below(2) == 0 ? x.width() : y.width(), x.is_signed());
        if (below(6) == 0) y = {1, [](const Inputs&) { return std::int64_t{1}; }};
        const Expr e = op == 0 ? x.expr + y.expr : op == 1 ? x.expr - y.expr : x.expr * y.expr;
        Term t{e, nullptr};
        t.value = [v = x.value, u = y.value, op, w = t.width(), s = t.is_signed()](const Inputs& in) {
            const std::int64_t i = v(in);
            const std::int64_t j = u(in);
            return wrap(op == 0 ? i + j : op == 1 ? i - j : i * j, w, s);
        };
        return below(2) == 0 ? t : cut(t, x.width());
    }

    static Term cut(const Term& t, int width) {
        return {trunc(t.expr, width),
                [v = t.value, width, s = t.is_signed()](const Inputs& in) { return wrap(v(in), width, s); }};
    }

    /// A chain of sums, differences and products modulo 2^width: here parentheses decide.
    Term modular(int depth, int width, bool is_signed) {
        const auto operand = [&] {
            if (depth > 0 && below(2) == 0) return modular(depth - 1, width, is_signed);
            return fitted(input(), width, is_signed);
        };
        const Term x = operand();
        const Term y = operand();
        const int op = below(5);
        const Expr e = op < 2 ? x.expr + y.expr : op < 4 ? x.expr - y.expr : x.expr * y.expr;
        return {trunc(e, width), [v = x.value, u = y.value, op, width, is_signed](const Inputs& in) {
                    const std::int64_t i = v(in);
                    const std::int64_t j = u(in);
                    return wrap(op < 2 ? i + j : op < 4 ? i - j : i * j, width, is_signed);
                }};
    }

    Term bitwise(int depth) {
        const auto [x, y] = matched(depth - 1);
        const int op = below(3);
        return {op == 0   ? x.expr & y.expr
                : op == 1 ? x.expr | y.expr
                          : x.expr ^ y.expr,
                [v = x.value, u = y.value, op](const Inputs& in) {
                    const std::int64_t i = v(in);
                    const std::int64_t j = u(in);
                    return op == 0 ? i & j : op == 1 ? i | j : i ^ j;
                }};
    }

    Term comparison(int depth) {
        const auto [x, y] = matched(depth - 1);
        const int op = below(6);
        const Expr& i = x.expr;
        const Expr& j = y.expr;
        const Expr e = op == 0   ? i == j
                       : op == 1 ? i != j
                       : op == 2 ? i < j
                       : op == 3 ? i <= j
                       : op == 4 ? i > j
                                 : i >= j;
        return {e, [v = x.value, u = y.value, op](const Inputs& in) -> std::int64_t {
                    const std::int64_t k = v(in);
                    const std::int64_t l = u(in);
                    switch (op) {
                        case 0: return k == l;
                        case 1: return k != l;
                        case 2: return k < l;
                        case 3: return k <= l;
                        case 4: return k > l;
                        default: return k >= l;
                    }
                }};
    }

    Term logical(int depth) {
        const Term x = condition(depth - 1);
        const Term y = condition(depth - 1);
        const bool both = below(2) == 0;
        return {both ? x.expr && y.expr : x.expr || y.expr,
                [v = x.value, u = y.value, both](const Inputs& in) {
                    return both ? v(in) & u(in) : v(in) | u(in);
                }};
    }

    Term shifted(int depth) {
        const Term x = depth > 1 && below(3) == 0 ? chosen(depth - 1) : grow(depth - 1);
        const Term n = fitted(grow(depth - 1), 1 + below(3), false);
        const bool left = below(2) == 0;
        return {left ? shift_left(x.expr, n.expr) : shift_right(x.expr, n.expr),
                [v = x.value, u = n.value, left, w = x.width(), s = x.is_signed()](const Inputs& in) {
                    return wrap(left ? v(in) << u(in) : v(in) >> u(in), w, s);
                }};
    }

    Term chosen(int depth) {
        const Term select = condition(depth - 1);
        const auto [x, y] = matched(depth - 1);
        return {mux(select.expr, x.expr, y.expr),
                [c = select.value, v = x.value, u = y.value](const Inputs& in) {
                    return c(in) != 0 ? v(in) : u(in);
                }};
    }

    Term unary(int depth) {
        const Term x = grow(depth - 1);
        const int w = x.width();
        switch (below(5)) {
            case 0:
                return {~x.expr,
                        [v = x.value, w, s = x.is_signed()](const Inputs& in) { return wrap(~v(in), w, s); }};
            case 1:
                return {any(x.expr), [v = x.value](const Inputs& in) { return std::int64_t{v(in) != 0}; }};
            case 2:
                return {all(x.expr), [v = x.value, w](const Inputs& in) {
                            return std::int64_t{wrap(~v(in), w, false) == 0};
                        }};
            case 3:
                return {parity(x.expr), [v = x.value, w](const Inputs& in) {
                            return std::int64_t{
                                __builtin_parityll(static_cast<unsigned long long>(wrap(v(in), w, false)))};
                        }};
            default:
                return {x.is_signed() ? as_unsigned(x.expr) : as_signed(x.expr),
                        [v = x.value, w, s = !x.is_signed()](const Inputs& in) { return wrap(v(in), w, s); }};
        }
    }

    Term joined(int depth) {
        const Term x = grow(depth - 1);
        if (below(3) == 0) {
            return {repeat(2, x.expr), [v = x.value, w = x.width()](const Inputs& in) {
                        const std::int64_t part = wrap(v(in), w, false);
                        return part << w | part;
                    }};
        }
        const Term y = grow(depth - 1);
        return {cat({x.expr, y.expr}),
                [v = x.value, u = y.value, w = x.width(), k = y.width()](const Inputs& in) {
                    return wrap(v(in), w, false) << k | wrap(u(in), k, false);
                }};
    }

    Term part(int depth) {
        const Term x = below(2) == 0 ? named(grow(depth - 1)) : input();
        if (x.width() == 4 && below(3) == 0) {
            const Term position = fitted(named(grow(depth - 1)), 2, false);
            return {x.expr.bit_at(position.expr),
                    [v = x.value, u = position.value](const Inputs& in) { return v(in) >> u(in) & 1; }};
        }
        if (x.width() % 2 == 0 && below(3) == 0) {
            const int half = x.width() / 2;
            const Term position = fitted(named(grow(depth - 1)), 1, false);
            return {x.expr.element_at(position.expr, half),
                    [v = x.value, u = position.value, half](const Inputs& in) {
                        return wrap(v(in) >> (u(in) * half), half, false);
                    }};
        }
        const int low = below(x.width());
        const int width = 1 + below(x.width() - low);
        return {x.expr.slice(low, width),
                [v = x.value, low, width](const Inputs& in) { return wrap(v(in) >> low, width, false); }};
    }

    Term grow(int depth) {
        if (depth <= 0 || below(8) == 0) {
            return below(5) == 0 ? literal(1 + below(6), below(2) == 0) : input();
        }
        Term t = drawn(depth);
        if (t.width() > widest) throw DesignError("too wide for this test");
        return below(6) == 0 ? named(t) : t;
    }

    Term drawn(int depth) {
        switch (below(13)) {
            case 0:
            case 1: return arithmetic(depth, 0);
            case 2:
            case 3: return arithmetic(depth, 1);
            case 4: return arithmetic(depth, 2);
            case 5: return bitwise(depth);
            case 6: return comparison(depth);
            case 7: return shifted(depth);
            case 8: return chosen(depth);
            case 9: return unary(depth);
            case 11: return modular(depth - 1, 4, below(2) == 0);
            case 10: return below(2) == 0 ? joined(depth) : logical(depth);
            default: return part(depth);
        }
    }

    std::mt19937 random_;
    Builder module_{"random_expressions", "what the seed gave."};
    std::vector<Term> inputs_;
    int nets_ = 0;
    std::vector<Term> outputs_;
};

std::string bits(std::int64_t value, int width) {
    std::string text;
    for (int i = width - 1; i >= 0; --i) text += (value >> i & 1) != 0 ? '1' : '0';
    return text;
}

/// A testbench that applies the vectors of inputs.mem and prints all outputs of each, bit by bit.
std::string testbench(const std::vector<Term>& outputs, int input_bits) {
    std::ostringstream text;
    text << "module bench;\n    reg [" << input_bits - 1 << ":0] vectors [0:" << vectors - 1 << "];\n"
         << "    reg [" << input_bits - 1 << ":0] v;\n    integer i;\n";
    for (std::size_t i = 0; i < outputs.size(); ++i)
        text << "    wire [" << outputs[i].width() - 1 << ":0] y" << i << ";\n";
    text << "    random_expressions dut (";
    int high = input_bits;
    for (const auto& port : Grower::ports) {
        text << "." << port.name << "(v[" << high - 1 << ":" << high - port.width << "]), ";
        high -= port.width;
    }
    for (std::size_t i = 0; i < outputs.size(); ++i)
        text << (i == 0 ? "" : ", ") << ".y" << i << "(y" << i << ")";
    text << ");\n    initial begin\n        $readmemb(\"inputs.mem\", vectors);\n"
         << "        for (i = 0; i < " << vectors << "; i = i + 1) begin\n            v = vectors[i]; #1;\n";
    text << "            $display(\"%b\", {";
    for (std::size_t i = 0; i < outputs.size(); ++i) text << (i == 0 ? "y" : ", y") << i;
    text << "});\n        end\n        $finish;\n    end\nendmodule\n";
    return text.str();
}

class HdlSemantics : public ::testing::TestWithParam<std::uint32_t> {
  protected:
    HdlSemantics() {
        Grower grower(GetParam());
        while (grower.outputs().size() < expressions) grower.add_output();
        const Module module = grower.finish();
        outputs = grower.outputs();
        verilog = print(module, "");
        write("random_expressions.v", verilog);

        std::mt19937 random(GetParam());
        int input_bits = 0;
        for (const auto& port : Grower::ports) input_bits += port.width;
        std::string memory;
        for (int i = 0; i < vectors; ++i) {
            Inputs in;
            for (const auto& port : Grower::ports) {
                in.push_back(wrap(static_cast<std::int64_t>(random() >> 8), port.width, port.is_signed));
                memory += bits(in.back(), port.width);
            }
            memory += '\n';
            std::string line;
            for (const Term& output : outputs) line += bits(output.value(in), output.width());
            expected.push_back(line);
        }
        write("inputs.mem", memory);
        write("bench.v", testbench(outputs, input_bits));
    }

    void write(const std::string& name, const std::string& text) const {
        std::ofstream(folder.path() / name) << text;
    }

    flow::RunResult run(const std::vector<std::string>& argv) const {
        flow::RunOptions options;
        options.cwd = folder.path();
        return flow::run(argv, options);
    }

    /// The line of the printed text that assigns output `i`.
    std::string assignment(std::size_t i) const {
        const std::string start = "assign y" + std::to_string(i) + " ";
        const std::size_t at = verilog.find(start);
        return verilog.substr(at, verilog.find(';', at) - at);
    }

    void compare(const std::string& printed) const {
        std::istringstream lines(printed);
        for (std::size_t v = 0; v < expected.size(); ++v) {
            std::string line;
            ASSERT_TRUE(std::getline(lines, line)) << printed;
            ASSERT_EQ(line.size(), expected[v].size()) << line;
            std::size_t at = 0;
            for (std::size_t i = 0; i < outputs.size(); ++i) {
                const auto width = static_cast<std::size_t>(outputs[i].width());
                EXPECT_EQ(line.substr(at, width), expected[v].substr(at, width))
                    << "vector " << v << ": " << assignment(i);
                at += width;
            }
            if (HasFailure()) return;
        }
    }

    ::ragrtl::test::TemporaryFolder folder;
    std::string verilog;
    std::vector<Term> outputs;
    std::vector<std::string> expected;
};

class HdlSemanticsVerilated : public HdlSemantics {};  // a build takes a while: one seed

TEST_P(HdlSemantics, IcarusComputesWhatTheApiSays) {
    const flow::RunResult built =
        run({"iverilog", "-g2005", "-o", "bench", "bench.v", "random_expressions.v"});
    ASSERT_TRUE(built.ok()) << built.output;
    compare(run({"vvp", "-n", "bench"}).output);
}

TEST_P(HdlSemanticsVerilated, VerilatorComputesWhatTheApiSays) {
    const flow::RunResult built = run({"verilator", "--binary", "-O0", "--top-module", "bench", "-Wno-fatal",
                                       "-Wno-lint", "bench.v", "random_expressions.v"});
    ASSERT_TRUE(built.ok()) << built.output;
    compare(run({"./obj_dir/Vbench"}).output);
}

TEST_P(HdlSemantics, VerilatorFindsNoWidthThatDoesNotFit) {
    // Random expressions compare with constants out of reach; that is not the printer's doing.
    EXPECT_EQ(
        run({"verilator", "--lint-only", "-Wall", "-Wno-UNSIGNED", "-Wno-CMPCONST", "random_expressions.v"})
            .output,
        "");
}

INSTANTIATE_TEST_SUITE_P(Seeds, HdlSemanticsVerilated, ::testing::Values(1U),
                         ::testing::PrintToStringParamName());
INSTANTIATE_TEST_SUITE_P(Seeds, HdlSemantics, ::testing::Range(1U, 5U), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace ragrtl::hdl::test
