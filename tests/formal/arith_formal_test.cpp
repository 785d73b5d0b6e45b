// The emitted netlists against plain `*` and `+`, by SAT: whatever goes in with in_valid, the result
// registers of both hold the same afterwards.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <ostream>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "gen/flow/process.hpp"
#include "gen/spec/winograd_dot_product.hpp"
#include "gen/units.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl::test {
namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

struct Proof {
    std::string unit;
    spec::Config config;
    std::string name() const { return unit + " " + config.summary(); }
    int number(const char* key) const { return std::stoi(config.get(key)); }
    bool flag(const char* key) const { return config.get(key) == "true"; }
};

Proof configured(const std::string& unit, const Settings& settings) {
    Proof proof{unit, find_unit(unit)->defaults};
    for (const auto& [key, value] : settings) proof.config.set(key, value);
    EXPECT_TRUE(proof.config.violations().empty()) << proof.name();
    return proof;
}

/// Number `index` of a port as a signed expression.
std::string operand(const std::string& port, int index, int width, bool is_signed) {
    const std::string bits = fmt::format("{}[{}:{}]", port, (index + 1) * width - 1, index * width);
    return is_signed ? "$signed(" + bits + ")" : "$signed({1'b0, " + bits + "})";
}

/// The same function as one would write it.
std::string plain_form(const Proof& p) {
    std::string sum;
    const auto add = [&](const std::string& term) { sum += (sum.empty() ? "" : " + ") + term; };
    if (p.unit == "multiplier") {
        add(operand("a", 0, p.number("a_width"), p.flag("a_signed")) + " * " +
            operand("b", 0, p.number("b_width"), p.flag("b_signed")));
    }
    for (int t = 0; p.unit == "dot_product" && t < p.number("terms"); ++t) {
        add(operand("a", t, p.number("a_width"), p.flag("a_signed")) + " * " +
            operand("b", t, p.number("b_width"), p.flag("b_signed")));
    }
    for (int n = 0; p.unit == "multi_adder" && n < p.number("operands"); ++n) {
        add(operand("operands", n, p.number("width"), p.flag("is_signed")));
    }
    for (int i = 0; p.unit == "popcount" && i < p.number("width"); ++i) add(operand("bits", i, 1, false));
    for (int t = 0; p.unit == "squarer" && t < p.number("terms"); ++t) {
        const std::string x = operand("x", t, p.number("width"), p.flag("is_signed"));
        add(x + " * " + x);
    }
    const auto winograd = [&](const char* port, int index) {
        return operand(port, index, p.number("width"), p.flag("is_signed"));
    };
    for (int k = 0; p.unit == "winograd_dot_product" && k < p.number("pairs"); ++k) {
        const std::string a = winograd("a", 2 * k), next_a = winograd("a", 2 * k + 1);
        const std::string b = winograd("b", 2 * k), next_b = winograd("b", 2 * k + 1);
        add(a + " * " + b + " + " + next_a + " * " + next_b);
        add(a + " * " + next_a + " + " + b + " * " + next_b);
    }
    if (p.unit == "winograd_dot_product") {
        const int width = spec::correction_width(p.config.as<spec::WinogradDotProduct>());
        for (const char* port : {"a_correction", "b_correction"})
            sum += " - " + operand(port, 0, width, p.flag("is_signed"));
    }
    if (p.unit == "product_comparator") {
        const auto product = [&](const char* x, const char* y) {
            return "(64'sd0 + " + operand(x, 0, p.number("x_width"), p.flag("x_signed")) + " * " +
                   operand(y, 0, p.number("y_width"), p.flag("y_signed")) + ")";
        };
        sum = product("a", "b") + " > " + product("c", "d");
    }
    return sum;
}

/// A module `gold` with the ports of `module`.
std::string gold(const Proof& proof, const hdl::Module& module) {
    std::string ports;
    std::string result;
    for (const hdl::Port& port : module.ports()) {
        const bool is_input = port.direction == hdl::Direction::input;
        ports += fmt::format("{}{} [{}:0] {}", ports.empty() ? "" : ", ",
                             is_input ? "input wire" : "output reg", port.width.value() - 1, port.name);
        if (!is_input && port.name != "out_valid") result = port.name;
    }
    return fmt::format(
        "module gold ({});\n"
        "    always @(posedge clk) begin\n"
        "        out_valid <= rst ? 1'b0 : in_valid;\n"
        "        if (in_valid) {} <= {};\n"
        "    end\n"
        "endmodule\n",
        ports, result, plain_form(proof));
}

/// Larger products are proven in 16 parts, one for each value of the top four bits of b: SAT alone takes far
/// longer.
std::vector<std::string> parts_of(const Proof& proof) {
    constexpr int whole_bits = 12;
    if (proof.unit != "multiplier" || proof.number("a_width") + proof.number("b_width") <= whole_bits)
        return {""};
    const int top = proof.number("b_width") - 1;
    std::vector<std::string> parts;
    for (int value = 0; value < 16; ++value)
        parts.push_back(fmt::format("-set-at 1 in_b[{}:{}] {}", top, top - 3, value));
    return parts;
}

enum class Verdict { equal, different, neither };

Verdict prove(const Proof& proof, const std::function<std::string(std::string)>& edit = nullptr) {
    const hdl::Module module = find_unit(proof.unit)->build(proof.config);
    std::string netlist;
    for (const hdl::Module& part : module.hierarchy()) netlist += hdl::print(part, "");
    if (edit) netlist = edit(netlist);
    const TemporaryFolder folder;
    std::ofstream(folder.path() / "gate.v") << netlist;
    std::ofstream(folder.path() / "gold.v") << gold(proof, module);
    std::string script =
        "read_verilog gold.v\nproc\ndesign -stash gold\n"
        "read_verilog gate.v\nhierarchy -top " +
        module.name() +
        "\nproc\nflatten\ndesign -stash gate\n"
        "design -copy-from gold -as gold gold\ndesign -copy-from gate -as gate " +
        module.name() +
        "\n"
        "miter -equiv -flatten gold gate miter\nhierarchy -top miter\nasync2sync\nopt -full\ntechmap\nopt\n"
        "abc -fast -g AND,XOR,OR\nopt_clean\n";
    const std::vector<std::string> parts = parts_of(proof);
    for (const std::string& part : parts) {
        script +=
            "sat -verify -seq 2 -prove-skip 1 -prove trigger 0 -set-at 1 in_in_valid 1 -set-at 1 in_rst 0 "
            "-set-at 2 in_rst 0 " +
            part + " miter\n";
    }
    std::ofstream(folder.path() / "prove.ys") << script;
    flow::RunOptions options;
    options.cwd = folder.path();
    const flow::RunResult run = flow::run({"yosys", "prove.ys"}, options);
    const auto times = [&](const std::string& text) {
        std::size_t count = 0;
        for (std::size_t at = run.output.find(text); at != std::string::npos;
             at = run.output.find(text, at + 1))
            ++count;
        return count;
    };
    if (run.ok() && times("no model found: SUCCESS!") == parts.size()) return Verdict::equal;
    if (times("ERROR: Called with -verify and proof did fail!") == 1) return Verdict::different;
    ADD_FAILURE() << run.output;
    return Verdict::neither;
}

const std::vector<std::string> compressions{"dadda", "arrival", "four_two"};
const std::vector<std::string> adders{"plus", "ripple", "sklansky", "brent_kung", "kogge_stone"};

struct Style {
    std::string product, compression;
};

Proof multiplier(int a_width, int b_width, const Style& style, bool a_signed, bool b_signed,
                 const std::string& adder) {
    return configured("multiplier", {{"a_width", std::to_string(a_width)},
                                     {"b_width", std::to_string(b_width)},
                                     {"product", style.product},
                                     {"a_signed", a_signed ? "true" : "false"},
                                     {"b_signed", b_signed ? "true" : "false"},
                                     {"final_adder", adder},
                                     {"compression", style.compression}});
}

/// All signs and final adders.
std::vector<Proof> multipliers(int a_width, int b_width, const Style& style) {
    std::vector<Proof> proofs;
    for (const bool a_signed : {false, true}) {
        for (const bool b_signed : {false, true}) {
            for (const std::string& adder : adders)
                proofs.push_back(multiplier(a_width, b_width, style, a_signed, b_signed, adder));
        }
    }
    return proofs;
}

void expect_equal(const std::vector<Proof>& proofs) {
    for (const Proof& proof : proofs) EXPECT_EQ(prove(proof), Verdict::equal) << proof.name();
}

TEST(ArithFormal, SixteenBitAdders) {
    for (const std::string& adder : adders) {
        for (const char* is_signed : {"false", "true"}) {
            expect_equal({configured(
                "multi_adder",
                {{"operands", "2"}, {"width", "16"}, {"is_signed", is_signed}, {"final_adder", adder}})});
        }
    }
}

TEST(ArithFormal, LopsidedMultipliers) {
    for (const char* product : {"and_array", "booth"}) {
        for (const auto& [a_width, b_width] : {std::pair{1, 8}, {8, 1}, {3, 7}, {7, 3}})
            expect_equal({multiplier(a_width, b_width, {product, "arrival"}, false, true, "plus")});
    }
}

/// Every product and compression; `turn` differs for each.
struct StyleInTurn {
    Style style;
    unsigned turn;
};

void PrintTo(const StyleInTurn& tested, std::ostream* out) {
    *out << tested.style.product << " " << tested.style.compression;
}

std::vector<StyleInTurn> styles() {
    std::vector<StyleInTurn> all;
    for (const char* product : {"and_array", "booth"}) {
        for (const std::string& compression : compressions)
            all.push_back({{product, compression}, static_cast<unsigned>(all.size())});
    }
    return all;
}

class Multipliers : public testing::TestWithParam<StyleInTurn> {};

TEST_P(Multipliers, OfFourBits) { expect_equal(multipliers(4, 4, GetParam().style)); }

TEST_P(Multipliers, OfOneToEightBits) {
    const unsigned turn = GetParam().turn;
    for (int width = 1; width <= 8; ++width) {
        const unsigned choice = turn + static_cast<unsigned>(width);
        expect_equal({multiplier(width, width, GetParam().style, choice % 2 != 0, choice / 2 % 2 != 0,
                                 adders[choice % adders.size()])});
    }
}

TEST_P(Multipliers, OfEightBitsWithEverySignAndAdder) {
    if (std::getenv("RAGRTL_LONG") == nullptr) GTEST_SKIP() << "takes minutes; set RAGRTL_LONG=1 to run it";
    expect_equal(multipliers(8, 8, GetParam().style));
}

INSTANTIATE_TEST_SUITE_P(ArithFormal, Multipliers, testing::ValuesIn(styles()), [](const auto& tested) {
    return tested.param.style.product + "_" + tested.param.style.compression;
});

TEST(ArithFormal, SumsProductsAndSquares) {
    for (const std::string& compression : compressions) {
        const std::pair<std::string, std::string> placed{"compression", compression};
        expect_equal({
            configured("dot_product", {{"terms", "2"}, {"a_width", "3"}, {"b_width", "2"}, placed}),
            configured("dot_product", {{"terms", "2"},
                                       {"a_width", "3"},
                                       {"b_width", "3"},
                                       {"b_signed", "false"},
                                       {"product", "booth"},
                                       {"sum_width", "12"},
                                       placed}),
            configured("multi_adder", {{"operands", "5"}, {"width", "3"}, placed}),
            configured("popcount", {{"width", "15"}, placed}),
            configured("squarer", {{"terms", "1"}, {"width", "6"}, placed}),
            configured("squarer", {{"terms", "2"}, {"width", "3"}, {"is_signed", "false"}, placed}),
            configured("winograd_dot_product", {{"pairs", "1"}, {"width", "2"}, placed}),
            configured("winograd_dot_product",
                       {{"pairs", "2"}, {"width", "1"}, {"is_signed", "false"}, placed}),
            configured("product_comparator", {{"x_width", "4"}, {"y_width", "3"}, placed}),
            configured("product_comparator",
                       {{"x_width", "3"}, {"y_width", "3"}, {"product", "booth"}, placed}),
        });
    }
}

/// `text` with the first match of `pattern` replaced; there must be one.
std::string planted(const std::string& text, const std::string& pattern, const std::string& replacement) {
    EXPECT_TRUE(std::regex_search(text, std::regex(pattern))) << pattern << " not in\n" << text;
    return std::regex_replace(text, std::regex(pattern), replacement,
                              std::regex_constants::format_first_only);
}

// A proof that cannot fail proves nothing.
TEST(ArithFormal, FindsPlantedFaults) {
    const auto fault = [](const char* pattern, const char* replacement) {
        return [=](const std::string& text) { return planted(text, pattern, replacement); };
    };
    const auto small = [](const char* product) {
        return multiplier(4, 4, {product, "arrival"}, true, true, "kogge_stone");
    };
    const auto no_carry = fault("cout = \\(a & b\\) \\|", "cout =");
    EXPECT_EQ(prove(small("and_array"), no_carry), Verdict::different);
    EXPECT_EQ(prove(small("booth"), no_carry), Verdict::different);
    EXPECT_EQ(prove(small("booth"), fault("row_d1_neg = b_bit3", "row_d1_neg = ~b_bit3")),
              Verdict::different);
    EXPECT_EQ(
        prove(configured("multi_adder", {{"operands", "2"}, {"width", "16"}, {"final_adder", "sklansky"}}),
              fault("_k4_g\\s*=\\s*([^;]*);", "_k4_g = ($1) & 0;")),
        Verdict::different);
}

// The parts that large products are split into cover every value: a fault that shows for one value of b alone
// is found.
TEST(ArithFormal, FindsAFaultOfOneValue) {
    const Proof proof =
        configured("multiplier", {{"a_width", "8"}, {"b_width", "8"}, {"product", "and_array"}});
    const auto wrong_once = [](const std::string& text) {
        return planted(text, "sum_q <= total", "sum_q <= total ^ (b == 8'hf3 && a == 8'h01)");
    };
    EXPECT_EQ(prove(proof, wrong_once), Verdict::different);
}

}  // namespace
}  // namespace ragrtl::test
