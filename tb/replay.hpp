#pragma once

#include <cstdint>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "golden/numerics/bits.hpp"

namespace ragrtl::tb {

namespace detail {

inline std::string field_text(bool value) { return value ? "1" : "0"; }
inline std::string field_text(const golden::Bits& value) { return value.hex(); }
inline void set_field(bool& value, const std::string& text) {
    value = golden::Bits::from_hex(1, text).bit(0);
}
inline void set_field(golden::Bits& value, const std::string& text) {
    value = golden::Bits::from_hex(value.width(), text);
}

}  // namespace detail

/// Writes a run as text: a heading, then one line per cycle with the reset and every input in hex.
class ReplayWriter {
  public:
    template <class In>
    ReplayWriter(const std::string& file, const std::string& top, std::uint32_t seed, In& in) : out_(file) {
        if (!out_) throw std::runtime_error("cannot write '" + file + "'");
        out_ << "ragrtl-replay 1\ntop " << top << "\nseed " << seed << "\ninputs reset";
        in.visit([&](const char* name, const auto&) { out_ << ' ' << name; });
        out_ << '\n';
    }

    template <class In>
    void write(In& in, bool reset) {
        out_ << (reset ? '1' : '0');
        in.visit([&](const char*, const auto& value) { out_ << ' ' << detail::field_text(value); });
        out_ << '\n';
    }

  private:
    std::ofstream out_;
};

/// Reads it back. Errors are std::runtime_error with file and line.
class ReplayReader {
  public:
    template <class In>
    ReplayReader(const std::string& file, const std::string& top, In& in) : file_(file), in_(file) {
        if (!in_) throw std::runtime_error("cannot read '" + file + "'");
        expect("ragrtl-replay 1");
        expect("top " + top);
        std::string line = next_line();
        std::istringstream seed_line(line);
        std::string key;
        if (!(seed_line >> key >> seed_) || key != "seed") fail("'seed N' expected");
        std::string inputs = "inputs reset";
        in.visit([&](const char* name, const auto&) { inputs += std::string(" ") + name; });
        expect(inputs);
    }

    std::uint32_t seed() const { return seed_; }

    /// False at the end of the file.
    template <class In>
    bool read(In& in, bool& reset) {
        std::string line;
        if (!std::getline(in_, line)) return false;
        ++line_;
        std::istringstream fields(line);
        take(fields, reset);
        in.visit([&](const char*, auto& value) { take(fields, value); });
        std::string more;
        if (fields >> more) fail("more values than inputs");
        return true;
    }

  private:
    template <class T>
    void take(std::istringstream& fields, T& value) {
        std::string text;
        if (!(fields >> text)) fail("a value is missing");
        try {
            detail::set_field(value, text);
        } catch (const std::invalid_argument& error) {
            fail(error.what());
        }
    }
    std::string next_line() {
        std::string line;
        std::getline(in_, line);
        ++line_;
        return line;
    }
    void expect(const std::string& wanted) {
        const std::string line = next_line();
        if (line != wanted) fail("'" + wanted + "' expected, '" + line + "' found");
    }
    [[noreturn]] void fail(const std::string& what) const {
        throw std::runtime_error(file_ + ":" + std::to_string(line_) + ": " + what);
    }

    std::string file_;
    std::ifstream in_;
    std::uint64_t line_ = 0;
    std::uint32_t seed_ = 0;
};

}  // namespace ragrtl::tb
