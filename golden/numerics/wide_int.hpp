#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ragrtl::golden {

__extension__ using Uint128 = unsigned __int128;

/// Signed two's-complement integer of 64 * kLimbs bits, exact as long as the result fits (it wraps
/// otherwise, like a register of that width). Small on purpose: what exact sums and comparisons need.
template <int kLimbs>
class WideInt {
    static_assert(kLimbs >= 1, "a WideInt has at least one limb");

  public:
    static constexpr int kBits = 64 * kLimbs;

    constexpr WideInt() = default;

    // NOLINTNEXTLINE(google-explicit-constructor): an integer is a WideInt, sign-extended
    constexpr WideInt(std::int64_t value) {
        for (std::uint64_t& part : limbs_) {
            part = value < 0 ? ~std::uint64_t{0} : 0;
        }
        limbs_[0] = static_cast<std::uint64_t>(value);
    }

    /// The low `width` bits (1..kBits) of little-endian 32-bit words, read as a signed number of that width.
    /// Word layout as in Verilator's VlWide.
    static constexpr WideInt from_words(const std::uint32_t* words, int width) {
        WideInt value;
        for (int i = 0; i * 32 < width; ++i) {
            value.limbs_[index(i / 2)] |= std::uint64_t{words[i]} << (32 * (i % 2));
        }
        value <<= kBits - width;
        value >>= kBits - width;
        return value;
    }

    /// Bits 32*i .. 32*i+31; beyond the width, the sign.
    constexpr std::uint32_t word(int i) const {
        return static_cast<std::uint32_t>(limb(i / 2) >> (32 * (i % 2)));
    }

    /// Bit i; beyond the width, the sign.
    constexpr bool bit(int i) const { return ((limb(i / 64) >> (i % 64)) & 1U) != 0; }

    constexpr bool is_negative() const { return (limbs_[index(kLimbs - 1)] >> 63) != 0; }

    constexpr bool is_zero() const {
        for (const std::uint64_t part : limbs_) {
            if (part != 0) {
                return false;
            }
        }
        return true;
    }

    /// Bits of the two's-complement pattern read as unsigned, up to its highest one; 0 for zero.
    /// For a magnitude that is floor(log2) + 1.
    constexpr int bit_length() const {
        for (int i = kLimbs - 1; i >= 0; --i) {
            if (limbs_[index(i)] != 0) {
                return 64 * i + 64 - __builtin_clzll(limbs_[index(i)]);
            }
        }
        return 0;
    }

    /// Least width of a signed number that holds the value; 1 for 0 and -1.
    constexpr int signed_width() const { return 1 + (is_negative() ? ~*this : *this).bit_length(); }

    /// |value|; the most negative value stays as it is, which is right when read as unsigned.
    constexpr WideInt magnitude() const { return is_negative() ? -*this : *this; }

    constexpr WideInt operator~() const {
        WideInt result;
        for (std::size_t i = 0; i < limbs_.size(); ++i) {
            result.limbs_[i] = ~limbs_[i];
        }
        return result;
    }

    constexpr WideInt operator-() const { return ~*this + WideInt{1}; }

    constexpr WideInt& operator+=(const WideInt& other) {
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < limbs_.size(); ++i) {
            const Uint128 sum = Uint128{limbs_[i]} + other.limbs_[i] + carry;
            limbs_[i] = static_cast<std::uint64_t>(sum);
            carry = static_cast<std::uint64_t>(sum >> 64);
        }
        return *this;
    }

    constexpr WideInt& operator-=(const WideInt& other) { return *this += -other; }

    /// Adds (or subtracts) term * 2^shift; 0 <= shift < kBits. The inner step of exact accumulation.
    constexpr WideInt& add_shifted(std::uint64_t term, int shift, bool subtract) {
        // -x = ~x + 1: flipping the sum before and after the addition subtracts.
        const std::uint64_t flip = subtract ? ~std::uint64_t{0} : 0;
        const Uint128 shifted = Uint128{term} << (shift % 64);
        Uint128 carry = static_cast<std::uint64_t>(shifted);
        auto above = static_cast<std::uint64_t>(shifted >> 64);
        for (int i = shift / 64; i < kLimbs && (carry != 0 || above != 0); ++i) {
            carry += limbs_[index(i)] ^ flip;
            limbs_[index(i)] = static_cast<std::uint64_t>(carry) ^ flip;
            carry = (carry >> 64) + above;
            above = 0;
        }
        return *this;
    }

    constexpr WideInt& operator*=(std::uint64_t factor) {
        std::uint64_t carry = 0;
        for (std::uint64_t& part : limbs_) {
            const Uint128 product = Uint128{part} * factor + carry;
            part = static_cast<std::uint64_t>(product);
            carry = static_cast<std::uint64_t>(product >> 64);
        }
        return *this;
    }

    /// Shift left; amount >= 0, kBits or more gives 0.
    constexpr WideInt& operator<<=(int amount) {
        const int whole = amount / 64;
        const int part = amount % 64;
        for (int i = kLimbs - 1; i >= 0; --i) {
            const std::uint64_t high = i >= whole ? limbs_[index(i - whole)] : 0;
            const std::uint64_t low = i > whole ? limbs_[index(i - whole - 1)] : 0;
            limbs_[index(i)] = part == 0 ? high : (high << part) | (low >> (64 - part));
        }
        return *this;
    }

    /// Arithmetic shift right (rounds to minus infinity); amount >= 0.
    constexpr WideInt& operator>>=(int amount) {
        const int whole = amount / 64;
        const int part = amount % 64;
        const std::uint64_t sign = limb(kLimbs);
        for (int i = 0; i < kLimbs; ++i) {
            const std::uint64_t low = i + whole < kLimbs ? limbs_[index(i + whole)] : sign;
            const std::uint64_t high = i + whole + 1 < kLimbs ? limbs_[index(i + whole + 1)] : sign;
            limbs_[index(i)] = part == 0 ? low : (low >> part) | (high << (64 - part));
        }
        return *this;
    }

    friend constexpr WideInt operator+(WideInt a, const WideInt& b) { return a += b; }
    friend constexpr WideInt operator-(WideInt a, const WideInt& b) { return a -= b; }
    friend constexpr WideInt operator*(WideInt a, std::uint64_t b) { return a *= b; }
    friend constexpr WideInt operator<<(WideInt a, int amount) { return a <<= amount; }
    friend constexpr WideInt operator>>(WideInt a, int amount) { return a >>= amount; }

    friend constexpr bool operator==(const WideInt& a, const WideInt& b) {
        for (std::size_t i = 0; i < a.limbs_.size(); ++i) {
            if (a.limbs_[i] != b.limbs_[i]) {
                return false;
            }
        }
        return true;
    }
    friend constexpr bool operator!=(const WideInt& a, const WideInt& b) { return !(a == b); }

    friend constexpr bool operator<(const WideInt& a, const WideInt& b) {
        if (a.is_negative() != b.is_negative()) {
            return a.is_negative();
        }
        for (int i = kLimbs - 1; i >= 0; --i) {
            if (a.limbs_[index(i)] != b.limbs_[index(i)]) {
                return a.limbs_[index(i)] < b.limbs_[index(i)];
            }
        }
        return false;
    }
    friend constexpr bool operator>(const WideInt& a, const WideInt& b) { return b < a; }
    friend constexpr bool operator<=(const WideInt& a, const WideInt& b) { return !(b < a); }
    friend constexpr bool operator>=(const WideInt& a, const WideInt& b) { return !(a < b); }

  private:
    static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

    constexpr std::uint64_t limb(int i) const {
        return i < kLimbs ? limbs_[index(i)] : (is_negative() ? ~std::uint64_t{0} : 0);
    }

    std::array<std::uint64_t, static_cast<std::size_t>(kLimbs)> limbs_{};  // least significant first
};

}  // namespace ragrtl::golden
