#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "golden/numerics/bits.hpp"
#include "golden/numerics/int_dot.hpp"

namespace ragrtl::golden {

/// Rows of a document and of an INT8 query: one per bit of a value, the sign bit first.
inline constexpr int kHierDocumentRows = 8;
/// Rows of a query: those of its INT8 values, then those of its nibbles for the INT4 scan.
inline constexpr int kHierNibbleRows = 4;
inline constexpr int kHierQueryRows = kHierDocumentRows + kHierNibbleRows;

/// A memory of rows of equal width, as `hier` reads it: one row per access. Bit i of a row is bit i % 8 of
/// its byte i / 8; a row takes ceil(row_bits / 8) bytes, and bits above row_bits are zero.
class RowMemory {
  public:
    explicit RowMemory(int row_bits, std::size_t rows = 0)
        : row_bits_(row_bits), row_bytes_(static_cast<std::size_t>((row_bits + 7) / 8)) {
        if (row_bits < 1) throw std::invalid_argument("a row must have at least 1 bit");
        bytes_.resize(rows * row_bytes_);
    }

    /// The reverse of bytes(). Throws std::invalid_argument when these are no whole rows, or bits above a
    /// row's width are set.
    static RowMemory from_bytes(int row_bits, std::vector<std::uint8_t> bytes) {
        RowMemory memory(row_bits);
        if (bytes.size() % memory.row_bytes_ != 0) {
            throw std::invalid_argument(std::to_string(bytes.size()) + " bytes are no whole rows of " +
                                        std::to_string(memory.row_bytes_));
        }
        const int used = row_bits % 8;
        for (std::size_t last = memory.row_bytes_; used != 0 && last <= bytes.size();
             last += memory.row_bytes_) {
            if ((bytes[last - 1] >> used) != 0) {
                throw std::invalid_argument("row " + std::to_string(last / memory.row_bytes_ - 1) +
                                            " has bits above its width of " + std::to_string(row_bits));
            }
        }
        memory.bytes_ = std::move(bytes);
        return memory;
    }

    int row_bits() const { return row_bits_; }
    std::size_t rows() const { return bytes_.size() / row_bytes_; }
    /// Row after row.
    const std::vector<std::uint8_t>& bytes() const { return bytes_; }

    bool bit(std::size_t row, std::size_t i) const {
        return ((bytes_.at(row * row_bytes_ + i / 8) >> (i % 8)) & 1U) != 0;
    }
    void set_bit(std::size_t row, std::size_t i) {
        auto& byte = bytes_.at(row * row_bytes_ + i / 8);
        byte = static_cast<std::uint8_t>(byte | (1U << (i % 8)));
    }

    /// One row as a bus.
    Bits row(std::size_t index) const {
        Bits bits(row_bits_);
        for (std::size_t i = 0; i < row_bytes_; ++i) {
            const int low = static_cast<int>(8 * i);
            bits.set(low, std::min(8, row_bits_ - low), bytes_.at(index * row_bytes_ + i));
        }
        return bits;
    }
    void set_row(std::size_t index, const Bits& bits) {
        if (bits.width() != row_bits_) throw std::invalid_argument("row of another width");
        for (std::size_t i = 0; i < row_bytes_; ++i) {
            const int low = static_cast<int>(8 * i);
            bytes_.at(index * row_bytes_ + i) =
                static_cast<std::uint8_t>(bits.get(low, std::min(8, row_bits_ - low)));
        }
    }
    void append(const Bits& bits) {
        bytes_.resize(bytes_.size() + row_bytes_);
        set_row(rows() - 1, bits);
    }

    friend bool operator==(const RowMemory& a, const RowMemory& b) {
        return a.row_bits_ == b.row_bits_ && a.bytes_ == b.bytes_;
    }

  private:
    int row_bits_;
    std::size_t row_bytes_;
    std::vector<std::uint8_t> bytes_;
};

/// For `$readmemh`: a hexadecimal number per row, all digits of its width.
inline std::string to_readmemh(const RowMemory& memory) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto row_digits = static_cast<std::size_t>((memory.row_bits() + 3) / 4);
    const std::size_t row_bytes = (row_digits + 1) / 2;
    std::string text;
    text.reserve(memory.rows() * (row_digits + 1));
    for (std::size_t row = 0; row < memory.rows(); ++row) {
        for (std::size_t d = row_digits; d-- > 0;) {
            text += digits[(memory.bytes()[row * row_bytes + d / 2] >> (4 * (d % 2))) & 15U];
        }
        text += '\n';
    }
    return text;
}

/// The reverse. Throws std::invalid_argument naming the line.
inline RowMemory from_readmemh(int row_bits, std::string_view text) {
    RowMemory memory(row_bits);
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        try {
            memory.append(Bits::from_hex(row_bits, text.substr(0, end)));
        } catch (const std::invalid_argument& error) {
            throw std::invalid_argument("line " + std::to_string(line) + ": " + error.what());
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return memory;
}

namespace detail {

/// Puts `bits` bit-planes of `dimension` codes into rows from `first_row` on, the top bit first.
inline void put_planes(RowMemory& memory, std::size_t first_row, const std::int8_t* codes,
                       std::size_t dimension, int bits) {
    for (int plane = 0; plane < bits; ++plane) {
        for (std::size_t i = 0; i < dimension; ++i) {
            const auto code = static_cast<std::uint8_t>(codes[i]);
            if (((code >> (bits - 1 - plane)) & 1U) != 0) {
                memory.set_bit(first_row + static_cast<std::size_t>(plane), i);
            }
        }
    }
}

/// The reverse, sign-extended.
inline void get_planes(const RowMemory& memory, std::size_t first_row, std::int8_t* codes,
                       std::size_t dimension, int bits) {
    for (std::size_t i = 0; i < dimension; ++i) {
        int code = memory.bit(first_row, i) ? -1 : 0;
        for (int plane = 1; plane < bits; ++plane) {
            code = 2 * code + (memory.bit(first_row + static_cast<std::size_t>(plane), i) ? 1 : 0);
        }
        codes[i] = static_cast<std::int8_t>(code);
    }
}

inline void check_row_bits(std::size_t dimension, int row_bits) {
    if (row_bits < 1 || dimension < 1 || dimension > static_cast<std::size_t>(row_bits)) {
        throw std::invalid_argument("hier layout: dimension " + std::to_string(dimension) +
                                    " does not fit rows of " + std::to_string(row_bits) + " bits");
    }
}

}  // namespace detail

/// The bit-planar image of a corpus: document `id` in rows 8*id .. 8*id+7, row 0 = sign bits ... row 7 =
/// least significant bits, bit i of a row = dimension i, zero above the dimension. `documents` has `count`
/// rows of `dimension` values. Throws std::invalid_argument unless 1 <= dimension <= row_bits.
inline RowMemory hier_document_rows(const std::int8_t* documents, std::size_t count, std::size_t dimension,
                                    int row_bits) {
    detail::check_row_bits(dimension, row_bits);
    RowMemory memory(row_bits, count * kHierDocumentRows);
    for (std::size_t id = 0; id < count; ++id) {
        detail::put_planes(memory, id * kHierDocumentRows, documents + id * dimension, dimension, 8);
    }
    return memory;
}

/// Reads a corpus back: rows of `dimension` values. Throws std::invalid_argument when the image is not one of
/// whole documents of this dimension.
inline std::vector<std::int8_t> hier_documents(const RowMemory& memory, std::size_t dimension) {
    detail::check_row_bits(dimension, memory.row_bits());
    if (memory.rows() % kHierDocumentRows != 0) {
        throw std::invalid_argument("hier layout: " + std::to_string(memory.rows()) +
                                    " rows, must be a multiple of 8");
    }
    const std::size_t count = memory.rows() / kHierDocumentRows;
    std::vector<std::int8_t> documents(count * dimension);
    for (std::size_t id = 0; id < count; ++id) {
        detail::get_planes(memory, id * kHierDocumentRows, documents.data() + id * dimension, dimension, 8);
    }
    return documents;
}

/// The region of squared norms: a row of 32 bits per document, by ascending id. Throws std::invalid_argument
/// for a norm that does not fit (dimension above 2^18).
inline RowMemory hier_norm_rows(const std::int8_t* documents, std::size_t count, std::size_t dimension) {
    RowMemory memory(32);
    for (std::size_t id = 0; id < count; ++id) {
        memory.append(
            Bits(32, static_cast<std::uint64_t>(squared_norm(documents + id * dimension, dimension))));
    }
    return memory;
}

/// The rows of a query: 8 of its INT8 values, then 4 of its nibbles. Throws std::invalid_argument unless
/// 1 <= dimension <= row_bits.
inline RowMemory hier_query_rows(const std::int8_t* query, std::size_t dimension, int row_bits,
                                 QueryNibble query_nibble) {
    detail::check_row_bits(dimension, row_bits);
    RowMemory memory(row_bits, kHierQueryRows);
    detail::put_planes(memory, 0, query, dimension, 8);
    std::vector<std::int8_t> nibbles(dimension);
    for (std::size_t i = 0; i < dimension; ++i) {
        nibbles[i] = static_cast<std::int8_t>(query_nibble == QueryNibble::rounded ? rounded_nibble(query[i])
                                                                                   : high_nibble(query[i]));
    }
    detail::put_planes(memory, kHierDocumentRows, nibbles.data(), dimension, kHierNibbleRows);
    return memory;
}

}  // namespace ragrtl::golden
