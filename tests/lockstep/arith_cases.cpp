#include "tests/lockstep/arith_cases.hpp"

#include <algorithm>
#include <map>

#include "tb/rng.hpp"

namespace ragrtl::test {
namespace {

/// Values tried of an option; empty for a key that is a size.
std::vector<std::string> values_of(const spec::Field& field) {
    std::vector<std::string> values;
    for (const spec::Choice& choice : field.choices) values.push_back(choice.text);
    if (field.kind == spec::Kind::boolean) values = {"false", "true"};
    if (field.key == "cuts") values = {"0", "1", "2"};
    if (field.key == "reset") values.clear();
    return values;
}

}  // namespace

std::vector<ArithCase> all_options(const ArithSize& size) {
    const Unit* unit = find_unit(size.unit);
    spec::Config start = unit->defaults;
    for (const auto& [key, value] : size.settings) start.set(key, value);
    std::vector<spec::Config> configs{start};
    for (const spec::Field& field : start.table().fields()) {
        const std::vector<std::string> values = values_of(field);
        if (values.empty()) continue;
        std::vector<spec::Config> more;
        for (const spec::Config& config : configs) {
            for (const std::string& value : values) {
                more.push_back(config);
                more.back().set(field.key, value);
            }
        }
        configs = std::move(more);
    }
    std::vector<ArithCase> cases;
    for (const spec::Config& config : configs) {
        if (config.violations().empty()) cases.push_back({unit, config});  // fewer cuts fit a small tree
    }
    return cases;
}

std::vector<ArithCase> every_tree(const ArithSize& size) {
    std::map<std::vector<std::string>, std::vector<ArithCase>> by_tree;
    for (const ArithCase& one : all_options(size)) {
        by_tree[{one.config.get("compression"), one.config.get("final_adder"), one.config.get("cuts")}]
            .push_back(one);
    }
    tb::Rng rng(2);
    std::vector<ArithCase> chosen;
    for (const auto& [tree, cases] : by_tree) chosen.push_back(cases[rng.below(cases.size())]);
    return chosen;
}

std::vector<ArithCase> some_options(const std::vector<ArithSize>& sizes, std::size_t count) {
    tb::Rng rng(1);
    std::vector<ArithCase> chosen;
    for (const ArithSize& size : sizes) {
        std::vector<ArithCase> cases = all_options(size);
        for (std::size_t i = 0; i < std::min(count, cases.size()); ++i) {
            std::swap(cases[i], cases[i + rng.below(cases.size() - i)]);
            chosen.push_back(cases[i]);
        }
    }
    return chosen;
}

ArithSize multiplier(int a_width, int b_width) {
    return {"multiplier", {{"a_width", std::to_string(a_width)}, {"b_width", std::to_string(b_width)}}};
}
ArithSize dot_product(int terms, int a_width, int b_width) {
    return {"dot_product",
            {{"terms", std::to_string(terms)},
             {"a_width", std::to_string(a_width)},
             {"b_width", std::to_string(b_width)}}};
}
ArithSize multi_adder(int operands, int width) {
    return {"multi_adder", {{"operands", std::to_string(operands)}, {"width", std::to_string(width)}}};
}
ArithSize popcount(int width) { return {"popcount", {{"width", std::to_string(width)}}}; }
ArithSize squarer(int terms, int width) {
    return {"squarer", {{"terms", std::to_string(terms)}, {"width", std::to_string(width)}}};
}
ArithSize winograd(int pairs, int width) {
    return {"winograd_dot_product", {{"pairs", std::to_string(pairs)}, {"width", std::to_string(width)}}};
}
ArithSize comparator(int x_width, int y_width) {
    return {"product_comparator",
            {{"x_width", std::to_string(x_width)}, {"y_width", std::to_string(y_width)}}};
}

const std::vector<ArithSize>& tiny_sizes() {
    static const std::vector<ArithSize> sizes{
        multiplier(1, 1),     multiplier(1, 2),     multiplier(2, 1),     multiplier(2, 2),
        multiplier(3, 3),     multiplier(1, 7),     multiplier(7, 1),     multiplier(5, 3),
        multiplier(4, 4),     multiplier(6, 6),     dot_product(1, 1, 1), dot_product(1, 3, 2),
        dot_product(2, 1, 1), dot_product(2, 3, 3), dot_product(3, 2, 2), dot_product(3, 1, 2),
        dot_product(5, 1, 1), multi_adder(1, 1),    multi_adder(1, 5),    multi_adder(2, 1),
        multi_adder(2, 6),    multi_adder(3, 4),    multi_adder(5, 2),    multi_adder(12, 1),
        popcount(1),          popcount(2),          popcount(3),          popcount(5),
        popcount(12),         squarer(1, 1),        squarer(1, 2),        squarer(1, 5),
        squarer(1, 8),        squarer(2, 4),        squarer(3, 3),        squarer(5, 1),
        winograd(1, 1),       comparator(1, 1),     comparator(1, 2),     comparator(2, 1),
        comparator(2, 3),     comparator(3, 3),
    };
    return sizes;
}

const std::vector<ArithSize>& small_sizes() {
    static const std::vector<ArithSize> sizes{
        multiplier(8, 8),     multiplier(2, 14), multiplier(14, 2),  multiplier(10, 10), dot_product(2, 4, 4),
        dot_product(5, 2, 2), multi_adder(5, 4), multi_adder(2, 10), popcount(20),       squarer(1, 16),
        squarer(5, 3),        winograd(1, 2),    winograd(2, 1),     winograd(3, 1),     comparator(5, 5),
        comparator(2, 8),     comparator(8, 2),
    };
    return sizes;
}

const std::vector<ArithSize>& medium_sizes() {
    static const std::vector<ArithSize> sizes{
        multiplier(2, 31),     multiplier(31, 2),     multiplier(16, 16),    multiplier(13, 24),
        dot_product(3, 8, 8),  dot_product(5, 2, 9),  dot_product(63, 2, 3), dot_product(64, 4, 4),
        dot_product(65, 1, 1), dot_product(68, 3, 2), multi_adder(3, 40),    multi_adder(65, 8),
        multi_adder(2, 64),    multi_adder(3, 112),   popcount(63),          popcount(64),
        popcount(65),          popcount(128),         squarer(1, 24),        squarer(5, 12),
        winograd(1, 24),       winograd(2, 8),        winograd(5, 3),        winograd(32, 4),
        comparator(24, 16),    comparator(13, 31),
    };
    return sizes;
}

const std::vector<ArithSize>& large_products() {
    static const std::vector<ArithSize> sizes{multiplier(64, 64), dot_product(128, 4, 4),
                                              dot_product(512, 2, 2)};
    return sizes;
}

const std::vector<ArithSize>& large_sums() {
    static const std::vector<ArithSize> sizes{multi_adder(512, 4), popcount(512), squarer(68, 6)};
    return sizes;
}

const std::vector<ArithSize>& huge_sizes() {
    static const std::vector<ArithSize> sizes{multiplier(33, 64), dot_product(64, 8, 8), multi_adder(128, 24),
                                              squarer(1, 56),     winograd(32, 8),       comparator(60, 60)};
    return sizes;
}

}  // namespace ragrtl::test
