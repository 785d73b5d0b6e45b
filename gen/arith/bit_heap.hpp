#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "gen/arith/compression.hpp"
#include "gen/arith/final_adder.hpp"
#include "gen/arith/net_bits.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::arith {

/// Weighted bits that add up to a number modulo 2^width (width 1 .. 128).
///
/// Terms go in bit by bit, bit-sliced: all bits of a vector have one weight. Negative weights and complements
/// cost no sign extension: -b = ~b - 1, and all the constants are folded into one; at the highest weight the
/// sign of a bit is no matter. compress() places rows of full and half adders, registered() cuts the heap by
/// a register level, sum() adds the last two rows.
class BitHeap {
  public:
    /// How the bits of a term count: value = (negative ? -1 : 1) * (complemented ? ~bits : bits) * 2^weight.
    struct Count {
        bool negative;
        bool complemented;
    };

    /// What the adders work on: the bits themselves, or their complements. Full adders are self-dual, so with
    /// complements an AND array becomes a NAND array, one constant and an inverted sum: smaller in CMOS.
    enum class Polarity { plain, complemented };

    BitHeap(hdl::Scope& scope, const std::string& name, int width, Polarity polarity = Polarity::plain,
            const AdderDelays& delays = {});

    /// Whether bits that count `negative` cost nothing when the caller makes them complemented.
    bool takes_complement(bool negative) const { return negative != (polarity_ == Polarity::complemented); }

    /// Every bit of `bits` (a net) counts 2^weight. Weights >= width are a std::out_of_range.
    void add(const hdl::Expr& bits, int weight, Count count = {false, false}, double arrival = 0);
    /// A number (a net, signed or unsigned by its type) times 2^shift, added or subtracted.
    void add_number(const hdl::Expr& value, int shift = 0, bool negative = false, double arrival = 0);
    void add_constant(__int128 value);

    /// Adders until no column has more than `rows` bits (>= 2). Constants go in only when `rows` is 2.
    void compress(Compression strategy, int rows = 2);
    /// A register level: <name>_w<weight>_q, without reset; `reason` says why that is safe. The heap behind
    /// it is called `next_name`.
    BitHeap registered(const std::string& next_name, const std::string& reason) const;
    /// The two rows that are left after compress() of a plain heap, from weight `low` up, as nets <name>_row0
    /// and <name>_row1.
    std::pair<hdl::Expr, hdl::Expr> rows(int low = 0);
    /// compress() and the carry-propagate adder: the number, as net `sum_name`.
    hdl::Expr sum(const std::string& sum_name, Compression strategy, FinalAdder adder);

    int width() const { return static_cast<int>(columns_.size()); }
    std::size_t tallest() const;
    std::size_t bits() const;
    std::vector<std::size_t> column_heights() const;
    /// Arrival time of the last bit, in full-adder sums.
    double latest() const;
    /// "weight ... / bits ..." as a drawing for a comment.
    std::string heights() const;

  private:
    struct Entry {
        NetBit bit;
        double arrival;
    };

    NetBit row_bit(std::size_t row, std::size_t weight) const;
    /// Declares the outputs of adders that stand side by side; the instance, where there is one, is placed by
    /// what is returned.
    std::function<void()> place_group(HeapGraph::AdderKind kind, std::size_t column, int level,
                                      const std::vector<const HeapGraph::Adder*>& adders,
                                      std::vector<NetBit>& sources);
    void place_adders(const HeapGraph& graph, std::vector<NetBit> sources);

    hdl::Scope* scope_;
    std::string name_;
    Polarity polarity_;
    AdderDelays delays_;
    std::vector<std::vector<Entry>> columns_;
    // Modulo 2^128, of which 2^width is a divisor. A complemented heap holds -value - 1, the bitwise
    // complement.
    unsigned __int128 constant_ = 0;
};

}  // namespace ragrtl::arith
