#include "gen/arith/bit_heap.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "gen/arith/adder_cells.hpp"

namespace ragrtl::arith {
namespace {

using hdl::Const;
using hdl::Expr;

constexpr int widest = 128;

std::string padded(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

}  // namespace

BitHeap::BitHeap(hdl::Scope& scope, const std::string& name, int width, Polarity polarity,
                 const AdderDelays& delays)
    : scope_(&scope), name_(name), polarity_(polarity), delays_(delays) {
    if (polarity == Polarity::complemented) constant_ = ~constant_;  // -0 - 1
    if (width < 1 || width > widest) {
        throw std::out_of_range("bit heap '" + name + "' of " + std::to_string(width) +
                                " bits: must be 1 .. " + std::to_string(widest));
    }
    columns_.resize(static_cast<std::size_t>(width));
}

void BitHeap::add(const Expr& bits, int weight, Count count, double arrival) {
    if (weight < 0 || weight >= width()) {
        throw std::out_of_range("bit heap '" + name_ + "': weight " + std::to_string(weight) +
                                " is outside 0 .. " + std::to_string(width() - 1));
    }
    const std::int64_t n = bits.width().value();
    // What goes in is +-bits or +-(1 - bits): the net itself counts +1 or -1, which is the same at the
    // highest weight.
    const bool top = weight + 1 == width();
    const bool negative = count.negative != (polarity_ == Polarity::complemented);
    const bool net_counts_down = !top && negative != count.complemented;
    Expr net = bits;
    if (net_counts_down) {
        net = scope_->let(name_ + "_n" + std::to_string(this->bits()), ~bits, "-b = ~b - 1");
    }
    // A bit that counts negative, however it is made, is a bit minus one.
    if (top ? count.complemented : negative) constant_ -= static_cast<unsigned __int128>(n) << weight;
    for (std::int64_t i = 0; i < n; ++i)
        columns_[static_cast<std::size_t>(weight)].push_back({{net, i}, arrival});
}

void BitHeap::add_number(const Expr& value, int shift, bool negative, double arrival) {
    const std::int64_t n = value.width().value();
    for (std::int64_t i = 0; i < n && shift + i < width(); ++i) {
        const bool sign_bit = value.is_signed() && i == n - 1;
        add(value[i], shift + static_cast<int>(i), {negative != sign_bit, false}, arrival);
    }
}

void BitHeap::add_constant(__int128 value) {
    const auto unsigned_value = static_cast<unsigned __int128>(value);
    constant_ += polarity_ == Polarity::complemented ? -unsigned_value : unsigned_value;
}

std::size_t BitHeap::tallest() const {
    std::size_t most = 0;
    for (const auto& column : columns_) most = std::max(most, column.size());
    return most;
}

std::size_t BitHeap::bits() const {
    std::size_t all = 0;
    for (const auto& column : columns_) all += column.size();
    return all;
}

std::vector<std::size_t> BitHeap::column_heights() const {
    std::vector<std::size_t> heights;
    heights.reserve(columns_.size());
    for (const auto& column : columns_) heights.push_back(column.size());
    return heights;
}

double BitHeap::latest() const {
    double last = 0;
    for (const auto& column : columns_) {
        for (const Entry& e : column) last = std::max(last, e.arrival);
    }
    return last;
}

std::string BitHeap::heights() const {
    constexpr std::size_t per_line = 16;
    constexpr std::size_t cell = 5;
    std::string text;
    for (std::size_t high = columns_.size(); high > 0;) {
        const std::size_t low = high > per_line ? high - per_line : 0;
        std::string weights = "  weight";
        std::string counts = "  bits  ";
        for (std::size_t w = high; w-- > low;) {
            weights += padded(std::to_string(w), cell);
            counts += padded(std::to_string(columns_[w].size()), cell);
        }
        text += (text.empty() ? "" : "\n") + weights + "\n" + counts;
        high = low;
    }
    return text;
}

void BitHeap::compress(Compression strategy, int rows) {
    if (rows < 2)
        throw std::out_of_range("a bit heap is compressed to 2 rows or more, not " + std::to_string(rows));
    HeapGraph graph(columns_.size(), delays_);
    std::vector<NetBit> sources;
    std::vector<HeapGraph::BitId> ids;
    for (std::size_t w = 0; w < columns_.size(); ++w) {
        for (const Entry& e : columns_[w]) {
            ids.push_back(graph.add_bit(w, e.arrival));
            sources.push_back(e.bit);
        }
    }
    if (rows == 2) {
        for (std::size_t w = 0; w < columns_.size(); ++w) {
            if (((constant_ >> w) & 1U) == 0) continue;
            graph.add_one(w);
            sources.push_back({hdl::lit(1, 1), 0});
        }
        constant_ = 0;
    }
    make_compression(strategy)->compress(graph, static_cast<std::size_t>(rows));
    place_adders(graph, std::move(sources));
}

void BitHeap::place_adders(const HeapGraph& graph, std::vector<NetBit> sources) {
    using Kind = HeapGraph::AdderKind;
    // Adders of one level, column and kind stand side by side in one instance.
    std::map<std::tuple<int, std::size_t, Kind>, std::vector<const HeapGraph::Adder*>> groups;
    std::size_t last_id = sources.size();
    for (const HeapGraph::Adder& adder : graph.adders()) {
        groups[{adder.level, adder.column, adder.kind}].push_back(&adder);
        last_id = std::max({last_id, adder.sum + 1, adder.carry + 1});
    }
    sources.resize(last_id, {hdl::lit(1, 0), 0});
    for (auto group = groups.begin(); group != groups.end();) {
        const int level = std::get<0>(group->first);
        auto end = group;
        while (end != groups.end() && std::get<0>(end->first) == level) ++end;
        scope_->comment("Adders of " + name_ + ", level " + std::to_string(level) + ".");
        // Declarations of the level first, so that its adders stand together.
        std::vector<std::function<void()>> instances;
        for (; group != end; ++group) {
            const auto& [at_level, column, kind] = group->first;
            instances.push_back(place_group(kind, column, level, group->second, sources));
        }
        for (const auto& instance : instances) {
            if (instance) instance();
        }
    }
    for (std::size_t w = 0; w < columns_.size(); ++w) {
        columns_[w].clear();
        for (const HeapGraph::BitId id : graph.column(w))
            columns_[w].push_back({sources[id], graph.bit(id).arrival});
    }
}

std::function<void()> BitHeap::place_group(HeapGraph::AdderKind kind, std::size_t column, int level,
                                           const std::vector<const HeapGraph::Adder*>& adders,
                                           std::vector<NetBit>& sources) {
    using Kind = HeapGraph::AdderKind;
    std::vector<Expr> inputs;
    for (std::size_t i = 0; i < adders.front()->inputs.size(); ++i) {
        std::vector<NetBit> bits;
        bits.reserve(adders.size());
        for (const HeapGraph::Adder* adder : adders) bits.push_back(sources[adder->inputs[i]]);
        inputs.push_back(gather(bits));
    }
    const Const count = static_cast<std::int64_t>(adders.size());
    const bool top = column + 1 == columns_.size();
    const std::string stem = name_ + "_l" + std::to_string(level) +
                             (kind == Kind::full   ? "w"
                              : kind == Kind::half ? "h"
                                                   : "k") +
                             std::to_string(column);
    std::function<void()> instance;
    std::optional<Expr> sum;
    std::optional<Expr> carry;
    if ((kind == Kind::full || kind == Kind::half) && !top) {
        static const hdl::Module fa = full_adders();
        static const hdl::Module ha = half_adders();
        sum = scope_->wire(stem + "s", count);
        carry = scope_->wire(stem + "c", count);
        std::vector<hdl::Connection> pins{{"a", inputs[0]}, {"b", inputs[1]}};
        if (kind == Kind::full) pins.push_back({"cin", inputs[2]});
        pins.push_back({"sum", *sum});
        pins.push_back({"cout", *carry});
        std::vector<std::pair<std::string, Const>> parameters;
        if (adders.size() > 1) parameters.emplace_back("N", count);
        instance = [this, kind, stem, pins, parameters] {
            scope_->instance(kind == Kind::full ? fa : ha, stem, pins, parameters);
        };
    } else {
        const bool plus_one = kind == Kind::full_plus_one || kind == Kind::plus_one;
        // a ^ ~b, not ~(a ^ b): Verilator 5.006 loses that inversion in some trees (verilator#4059).
        Expr parity = plus_one ? ~inputs.back() : inputs.back();
        for (std::size_t i = inputs.size() - 1; i-- > 0;) parity = inputs[i] ^ parity;
        sum = scope_->let(stem + "s", parity, plus_one ? "with a constant one" : "");
        if (!top) {
            carry = scope_->let(stem + "c", kind == Kind::full_plus_one ? inputs[0] | inputs[1] : inputs[0]);
        }
    }
    for (std::size_t i = 0; i < adders.size(); ++i) {
        const auto position = static_cast<std::int64_t>(i);
        sources[adders[i]->sum] = {*sum, position};
        if (carry) sources[adders[i]->carry] = {*carry, position};
    }
    return instance;
}

BitHeap BitHeap::registered(const std::string& next_name, const std::string& reason) const {
    BitHeap next(*scope_, next_name, width(), polarity_, delays_);
    next.constant_ = constant_;
    std::vector<std::pair<Expr, Expr>> moves;
    for (std::size_t w = 0; w < columns_.size(); ++w) {
        if (columns_[w].empty()) continue;
        std::vector<NetBit> bits;
        for (const Entry& e : columns_[w]) bits.push_back(e.bit);
        const Expr q = scope_->reg(name_ + "_w" + std::to_string(w) + "_q",
                                   static_cast<std::int64_t>(bits.size()), hdl::no_reset(reason));
        moves.emplace_back(q, gather(bits));
        for (std::size_t i = 0; i < bits.size(); ++i) {
            next.columns_[w].push_back({{q, static_cast<std::int64_t>(i)}, 0});
        }
    }
    scope_->clocked([&](hdl::Process& p) {
        for (const auto& [q, d] : moves) p.set(q, d);
    });
    return next;
}

NetBit BitHeap::row_bit(std::size_t row, std::size_t weight) const {
    const auto& column = columns_[weight];
    return row < column.size() ? column[row].bit : NetBit{hdl::lit(1, 0), 0};
}

std::pair<Expr, Expr> BitHeap::rows(int low) {
    std::vector<Expr> made;
    for (std::size_t row = 0; row < 2; ++row) {
        std::vector<NetBit> bits;
        for (auto w = static_cast<std::size_t>(low); w < columns_.size(); ++w)
            bits.push_back(row_bit(row, w));
        made.push_back(scope_->let(name_ + "_row" + std::to_string(row), gather(bits)));
    }
    return {made[0], made[1]};
}

Expr BitHeap::sum(const std::string& sum_name, Compression strategy, FinalAdder adder) {
    // A one at the highest weight is an inversion of the sum's highest bit.
    const unsigned __int128 top_weight = static_cast<unsigned __int128>(1) << (width() - 1);
    const bool flips_top = (constant_ & top_weight) != 0;
    if (flips_top) constant_ ^= top_weight;
    compress(strategy, 2);
    // Columns with a single bit, up to the first with two, are already part of the result.
    std::vector<NetBit> settled;
    while (settled.size() < columns_.size() && columns_[settled.size()].size() < 2) {
        settled.push_back(row_bit(0, settled.size()));
    }
    const bool complemented = polarity_ == Polarity::complemented;
    const std::string name = complemented || flips_top ? sum_name + "_n" : sum_name;
    Expr sum = hdl::lit(1, 0);
    if (settled.size() == columns_.size()) {
        sum = scope_->let(name, gather(settled));
    } else {
        const auto [a, b] = rows(static_cast<int>(settled.size()));
        sum = add_rows(*scope_, settled.empty() ? name : name + "_high", a, b, adder);
        if (!settled.empty()) sum = scope_->let(name, hdl::cat({sum, gather(settled)}));
    }
    if (!flips_top) return complemented ? scope_->let(sum_name, ~sum, "the heap held complements") : sum;
    const Expr top = complemented ? sum.msb() : ~sum.msb();
    if (width() == 1) return scope_->let(sum_name, top);
    const Expr low = sum.slice(0, width() - 1);
    return scope_->let(
        sum_name, hdl::cat({top, complemented ? ~low : low}),
        complemented ? "the heap held complements, but for a one at the top" : "but for a one at the top");
}

}  // namespace ragrtl::arith
