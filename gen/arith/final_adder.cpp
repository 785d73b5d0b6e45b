#include "gen/arith/final_adder.hpp"

#include <utility>
#include <vector>

#include "gen/arith/adder_cells.hpp"
#include "gen/arith/net_bits.hpp"

namespace ragrtl::arith {
namespace {

using hdl::Const;
using hdl::Expr;
using hdl::Scope;

/// One level of a prefix network: node `at` joins its group with the group that ends at `with`.
struct Join {
    std::size_t at, with;
};
using Network = std::vector<std::vector<Join>>;

Network sklansky(std::size_t width) {
    Network network;
    for (std::size_t span = 1; span < width; span *= 2) {
        std::vector<Join> level;
        for (std::size_t i = 0; i < width; ++i) {
            if ((i & span) != 0) level.push_back({i, (i / span) * span - 1});
        }
        network.push_back(std::move(level));
    }
    return network;
}

Network kogge_stone(std::size_t width) {
    Network network;
    for (std::size_t span = 1; span < width; span *= 2) {
        std::vector<Join> level;
        for (std::size_t i = span; i < width; ++i) level.push_back({i, i - span});
        network.push_back(std::move(level));
    }
    return network;
}

Network brent_kung(std::size_t width) {
    Network network;
    std::size_t span = 1;
    for (; span < width; span *= 2) {
        std::vector<Join> level;
        for (std::size_t i = 2 * span - 1; i < width; i += 2 * span) level.push_back({i, i - span});
        if (!level.empty()) network.push_back(std::move(level));
    }
    for (span /= 2; span >= 1; span /= 2) {
        std::vector<Join> level;
        for (std::size_t i = 3 * span - 1; i < width; i += 2 * span) level.push_back({i, i - span});
        if (!level.empty()) network.push_back(std::move(level));
        if (span == 1) break;
    }
    return network;
}

/// Generate and propagate of the group of bits that ends at a position and starts at `first`.
struct Group {
    NetBit generate, propagate;
    std::size_t first;
};

Expr prefix_sum(Scope& scope, const std::string& name, const Expr& a, const Expr& b, Network network) {
    const auto width = static_cast<std::size_t>(a.width().value());
    const Expr half = scope.let(name + "_p", a ^ b, "propagate");
    // The top bit generates no carry that anyone needs.
    const std::size_t carries = width - 1;
    const Expr both = scope.let(name + "_g",
                                a.slice(0, Const(static_cast<std::int64_t>(carries))) &
                                    b.slice(0, Const(static_cast<std::int64_t>(carries))),
                                "generate");
    std::vector<Group> groups;
    for (std::size_t i = 0; i < carries; ++i) {
        const auto position = static_cast<std::int64_t>(i);
        groups.push_back({{both, position}, {half, position}, i});
    }
    for (std::size_t l = 0; l < network.size(); ++l) {
        std::vector<NetBit> g, p, with_g, open_p, with_p;
        std::vector<std::size_t> at, open_at;
        const std::vector<Group> before = groups;
        for (const Join& join : network[l]) {
            const Group& high = before[join.at];
            const Group& low = before[join.with];
            if (low.first == high.first) continue;
            g.push_back(high.generate);
            p.push_back(high.propagate);
            with_g.push_back(low.generate);
            at.push_back(join.at);
            if (low.first != 0) {
                open_p.push_back(high.propagate);
                with_p.push_back(low.propagate);
                open_at.push_back(join.at);
            }
            groups[join.at].first = low.first;
        }
        if (at.empty()) continue;
        const std::string level = name + "_k" + std::to_string(l + 1);
        const Expr made = scope.let(level + "_g", gather(g) | (gather(p) & gather(with_g)));
        for (std::size_t i = 0; i < at.size(); ++i)
            groups[at[i]].generate = {made, static_cast<std::int64_t>(i)};
        if (open_at.empty()) continue;
        const Expr passes = scope.let(level + "_p", gather(open_p) & gather(with_p));
        for (std::size_t i = 0; i < open_at.size(); ++i) {
            groups[open_at[i]].propagate = {passes, static_cast<std::int64_t>(i)};
        }
    }
    std::vector<NetBit> carry;
    carry.reserve(groups.size());
    for (const Group& group : groups) carry.push_back(group.generate);
    return scope.let(name, half ^ hdl::cat({gather(carry), hdl::lit(1, 0)}));
}

Expr ripple_sum(Scope& scope, const std::string& name, const Expr& a, const Expr& b) {
    const Const width = a.width();
    const Expr sum = scope.wire(name, width);
    const hdl::Module fa = full_adders();
    scope.loop(name + "_bit", "i", width, [&](Scope& bit, const Const& i) {
        const Expr carry = bit.wire("carry");
        const Expr carry_in = bit.wire("carry_in");
        bit.choice(
            hdl::equal(i, 0), "first", [&](Scope& s) { s.assign(carry_in, 0); }, "chained",
            [&](Scope& s) { s.assign(carry_in, s.peer(carry, i - 1)); });
        bit.instance(fa, "adder",
                     {{"a", a[i]}, {"b", b[i]}, {"cin", carry_in}, {"sum", sum[i]}, {"cout", carry}});
        bit.choice(
            hdl::equal(i, width - 1), "last",
            [&](Scope& s) { s.unused("unused_carry", carry, "the sum is taken modulo 2^width"); }, "",
            nullptr);
    });
    return sum;
}

}  // namespace

Expr add_rows(Scope& scope, const std::string& name, const Expr& a, const Expr& b, FinalAdder kind) {
    const Const& width = a.width();
    if (width.value() == 1) return scope.let(name, a ^ b);
    const auto carries = static_cast<std::size_t>(width.value() - 1);
    switch (kind) {
        case FinalAdder::ripple: return ripple_sum(scope, name, a, b);
        case FinalAdder::sklansky: return prefix_sum(scope, name, a, b, sklansky(carries));
        case FinalAdder::brent_kung: return prefix_sum(scope, name, a, b, brent_kung(carries));
        case FinalAdder::kogge_stone: return prefix_sum(scope, name, a, b, kogge_stone(carries));
        case FinalAdder::plus: break;
    }
    return scope.let(name, hdl::trunc(a + b, width));
}

}  // namespace ragrtl::arith
