#include "gen/arith/net_bits.hpp"

#include <algorithm>

namespace ragrtl::arith {
namespace {

bool is_constant(const NetBit& bit) { return bit.net.node().kind == hdl::ExprNode::Kind::literal; }
std::int64_t value_of(const NetBit& bit) { return bit.net.node().value; }

}  // namespace

hdl::Expr gather(const std::vector<NetBit>& bits) {
    std::vector<hdl::Expr> parts;
    for (std::size_t from = 0; from < bits.size();) {
        std::size_t to = from + 1;
        if (is_constant(bits[from])) {
            while (to < bits.size() && is_constant(bits[to]) && value_of(bits[to]) == value_of(bits[from]))
                ++to;
            const auto run = static_cast<std::int64_t>(to - from);
            parts.push_back(value_of(bits[from]) == 0 ? hdl::lit(run, 0) : hdl::ones(run));
            from = to;
            continue;
        }
        while (to < bits.size() && &bits[to].net.node() == &bits[from].net.node() &&
               bits[to].position == bits[to - 1].position + 1) {
            ++to;
        }
        parts.push_back(bits[from].net.slice(bits[from].position, static_cast<std::int64_t>(to - from)));
        from = to;
    }
    std::reverse(parts.begin(), parts.end());
    return hdl::cat(parts);
}

}  // namespace ragrtl::arith
