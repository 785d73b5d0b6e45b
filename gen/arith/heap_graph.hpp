#pragma once

#include <cstddef>
#include <vector>

namespace ragrtl::arith {

/// Delays of the adders, relative to a full adder's sum; arrival-driven compression orders bits by them.
struct AdderDelays {
    double full_sum = 1.0;
    double full_carry = 0.7;
    double half_sum = 0.5;
    double half_carry = 0.35;
};

/// A bit heap as a compression strategy sees it: columns of bits with arrival times, and the adders placed so
/// far. Columns beyond the last do not exist: a carry out of the last one is dropped (arithmetic modulo
/// 2^columns).
class HeapGraph {
  public:
    using BitId = std::size_t;

    enum class AdderKind {
        full,           ///< three bits
        full_plus_one,  ///< two bits and a constant one
        half,           ///< two bits
        plus_one,       ///< one bit and a constant one
    };

    struct Bit {
        double arrival = 0;
        int level = 0;     ///< adders before it
        bool one = false;  ///< the constant one
    };

    struct Adder {
        AdderKind kind;
        std::size_t column;
        int level;
        std::vector<BitId> inputs;  ///< without the constant
        BitId sum;
        BitId carry;  ///< meaningless in the last column
    };

    HeapGraph(std::size_t columns, const AdderDelays& delays) : columns_(columns), delays_(delays) {}

    BitId add_bit(std::size_t column, double arrival);
    void add_one(std::size_t column);

    /// Takes the bits out of the column and puts sum and carry in. One of three bits may be the constant.
    void add_full(std::size_t column, BitId a, BitId b, BitId c);
    /// Likewise; one of the two bits may be the constant.
    void add_half(std::size_t column, BitId a, BitId b);

    std::size_t width() const { return columns_.size(); }
    const std::vector<BitId>& column(std::size_t c) const { return columns_[c]; }
    const Bit& bit(BitId id) const { return bits_[id]; }
    /// Bits there ever were; ids are below.
    std::size_t bits() const { return bits_.size(); }
    const std::vector<Adder>& adders() const { return adders_; }
    const AdderDelays& delays() const { return delays_; }
    std::size_t tallest() const;
    double latest() const;

  private:
    void place(std::size_t column, AdderKind kind, std::vector<BitId> inputs, double sum_delay,
               double carry_delay);
    void take(std::size_t column, BitId id);

    std::vector<std::vector<BitId>> columns_;
    std::vector<Bit> bits_;
    std::vector<Adder> adders_;
    AdderDelays delays_;
};

}  // namespace ragrtl::arith
