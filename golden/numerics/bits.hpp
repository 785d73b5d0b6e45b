#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ragrtl::golden {

/// Bits needed to count 0 .. n-1, never less than one.
constexpr int index_width(std::int64_t n) {
    int width = 1;
    while ((std::int64_t{1} << width) < n) ++width;
    return width;
}

/// A vector of bits of fixed width (>= 1), as a Verilog bus: bit 0 is the least significant.
/// Kept in 32-bit words, low word first, unused high bits zero: the layout of Verilator's wide signals.
/// Positions outside the width throw std::out_of_range, values that do not fit std::invalid_argument.
class Bits {
  public:
    explicit Bits(int width = 1, std::uint64_t value = 0) : width_(width) {
        if (width < 1)
            throw std::invalid_argument("Bits: width " + std::to_string(width) + ", must be at least 1");
        words_.resize(static_cast<std::size_t>((width + 31) / 32));
        set(0, std::min(width, 64), value);
    }

    /// Two's complement of `value` in `width` bits.
    static Bits of_signed(int width, std::int64_t value) {
        if (width < 64 && (value >> (width - 1)) != 0 && (value >> (width - 1)) != -1) {
            throw std::invalid_argument("Bits: " + std::to_string(value) + " does not fit " +
                                        std::to_string(width) + " signed bits");
        }
        Bits bits(width);
        if (value < 0) bits.fill(true);
        const int low = std::min(width, 64);
        bits.set(0, low, static_cast<std::uint64_t>(value) & low_ones(low));
        return bits;
    }

    static Bits ones(int width) {
        Bits bits(width);
        bits.fill(true);
        return bits;
    }

    /// Reads what hex() writes; digits that do not fit the width are an error.
    static Bits from_hex(int width, std::string_view text) {
        Bits bits(width);
        if (text.empty()) throw std::invalid_argument("Bits: empty hex number");
        int position = 0;
        for (auto it = text.rbegin(); it != text.rend(); ++it, position += 4) {
            const unsigned digit = hex_digit(*it);
            for (int b = 0; b < 4; ++b) {
                if (((digit >> b) & 1U) == 0) continue;
                if (position + b >= width) {
                    throw std::invalid_argument("Bits: hex number '" + std::string(text) + "' does not fit " +
                                                std::to_string(width) + " bits");
                }
                bits.set_bit(position + b, true);
            }
        }
        return bits;
    }

    int width() const { return width_; }
    const std::vector<std::uint32_t>& words() const { return words_; }

    /// Raw access for whoever copies a signal in; bits above the width are dropped.
    template <class Copy>
    void load_words(Copy&& copy) {
        copy(words_.data());
        words_.back() &= top_mask();
    }

    bool bit(int i) const {
        check(i, 1);
        return ((words_[word_of(i)] >> (i & 31)) & 1U) != 0;
    }
    void set_bit(int i, bool value) {
        check(i, 1);
        const std::uint32_t mask = std::uint32_t{1} << (i & 31);
        if (value) {
            words_[word_of(i)] |= mask;
        } else {
            words_[word_of(i)] &= ~mask;
        }
    }

    /// Bits low .. low+width-1 as a number; width 1..64.
    std::uint64_t get(int low, int width) const {
        check(low, width);
        if (width > 64) throw std::invalid_argument("Bits: get of more than 64 bits");
        std::uint64_t value = 0;
        for (int done = 0; done < width;) {
            const int at = low + done;
            const int step = std::min(width - done, 32 - (at & 31));
            value |= ((words_[word_of(at)] >> (at & 31)) & low_ones(step)) << done;
            done += step;
        }
        return value;
    }
    void set(int low, int width, std::uint64_t value) {
        check(low, width);
        if (width > 64) throw std::invalid_argument("Bits: set of more than 64 bits");
        if ((value & ~low_ones(width)) != 0) {
            throw std::invalid_argument("Bits: " + std::to_string(value) + " does not fit " +
                                        std::to_string(width) + " bits");
        }
        for (int done = 0; done < width;) {
            const int at = low + done;
            const int step = std::min(width - done, 32 - (at & 31));
            const auto mask = static_cast<std::uint32_t>(low_ones(step) << (at & 31));
            const auto part = static_cast<std::uint32_t>(((value >> done) & low_ones(step)) << (at & 31));
            words_[word_of(at)] = (words_[word_of(at)] & ~mask) | part;
            done += step;
        }
    }

    /// Takes as many low bits of `value` as there are; width 1..64.
    void set_low(std::uint64_t value) { set(0, width_, value & low_ones(width_)); }

    Bits slice(int low, int width) const {
        check(low, width);
        Bits part(width);
        for (int done = 0; done < width; done += 32) {
            const int step = std::min(32, width - done);
            part.set(done, step, get(low + done, step));
        }
        return part;
    }
    void set_slice(int low, const Bits& part) {
        check(low, part.width());
        for (int done = 0; done < part.width(); done += 32) {
            const int step = std::min(32, part.width() - done);
            set(low + done, step, part.get(done, step));
        }
    }

    void fill(bool value) {
        std::fill(words_.begin(), words_.end(), value ? ~std::uint32_t{0} : 0);
        words_.back() &= top_mask();
    }

    bool any() const {
        return std::any_of(words_.begin(), words_.end(), [](std::uint32_t w) { return w != 0; });
    }

    /// The whole vector as a number; width at most 64.
    std::uint64_t to_u64() const { return get(0, width_); }
    std::int64_t to_i64() const {
        const std::uint64_t value = to_u64();
        if (width_ == 64 || !bit(width_ - 1)) return static_cast<std::int64_t>(value);
        return static_cast<std::int64_t>(value | ~low_ones(width_));
    }

    /// Every digit, no prefix: 12 bits give three digits.
    std::string hex() const {
        std::string text;
        for (int low = ((width_ - 1) / 4) * 4; low >= 0; low -= 4) {
            text += "0123456789abcdef"[get(low, std::min(4, width_ - low))];
        }
        return text;
    }

    friend bool operator==(const Bits& a, const Bits& b) {
        return a.width_ == b.width_ && a.words_ == b.words_;
    }
    friend bool operator!=(const Bits& a, const Bits& b) { return !(a == b); }

    /// Equal wherever `care` has a one.
    bool equal_under(const Bits& care, const Bits& other) const {
        for (std::size_t w = 0; w < words_.size(); ++w) {
            if (((words_[w] ^ other.words_[w]) & care.words_[w]) != 0) return false;
        }
        return true;
    }

  private:
    static constexpr std::uint64_t low_ones(int n) {
        return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
    }
    static std::size_t word_of(int i) { return static_cast<std::size_t>(i) / 32; }
    static unsigned hex_digit(char c) {
        if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
        if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10U;
        throw std::invalid_argument(std::string("Bits: '") + c + "' is not a hex digit");
    }
    std::uint32_t top_mask() const { return static_cast<std::uint32_t>(low_ones(((width_ - 1) & 31) + 1)); }
    void check(int low, int width) const {
        if (low < 0 || width < 1 || low + width > width_) {
            throw std::out_of_range("Bits: bits " + std::to_string(low) + " .. " +
                                    std::to_string(low + width - 1) + " of a vector of " +
                                    std::to_string(width_));
        }
    }

    int width_;
    std::vector<std::uint32_t> words_;
};

/// a < b as unsigned numbers; equal widths.
inline bool less_unsigned(const Bits& a, const Bits& b) {
    return std::lexicographical_compare(a.words().rbegin(), a.words().rend(), b.words().rbegin(),
                                        b.words().rend());
}

/// a < b as two's complement numbers; equal widths.
inline bool less_signed(const Bits& a, const Bits& b) {
    const bool a_negative = a.bit(a.width() - 1);
    const bool b_negative = b.bit(b.width() - 1);
    return a_negative == b_negative ? less_unsigned(a, b) : a_negative;
}

}  // namespace ragrtl::golden
