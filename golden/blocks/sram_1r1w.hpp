#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "gen/spec/sram_1r1w.hpp"
#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// Cycle layer of common/sram_1r1w. What a word holds before its first write, and what is read from a word in
/// the cycle in which it is written, is unspecified. Addresses must exist.
class Sram1r1w {
  public:
    struct In {
        explicit In(const spec::Sram1r1w& spec)
            : write_addr(index_width(spec.words)),
              write_data(spec.width),
              read_addr(index_width(spec.words)) {}
        bool write_valid = false;
        Bits write_addr;
        Bits write_data;
        bool read_valid = false;
        Bits read_addr;

        template <class V>
        void visit(V&& v) {
            v("write_valid", write_valid);
            v("write_addr", write_addr);
            v("write_data", write_data);
            v("read_valid", read_valid);
            v("read_addr", read_addr);
        }
    };

    struct Out {
        explicit Out(const spec::Sram1r1w& spec) : read_data(spec.width), care_data(spec.width) {}
        Bits read_data;
        Bits care_data;

        template <class V>
        void visit(V&& v) const {
            v("read_data", read_data, care_data);
        }
    };

    explicit Sram1r1w(const spec::Sram1r1w& spec)
        : words_(static_cast<std::size_t>(spec.words)), out_(spec) {}

    /// There is none: the memory keeps what it holds.
    void reset() {}

    /// What the output shows in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        out_.care_data.fill(read_.has_value());
        if (read_) out_.read_data = *read_;
        const bool collision = in.write_valid && in.write_addr == in.read_addr;
        if (in.read_valid) read_ = collision ? std::nullopt : words_.at(in.read_addr.to_u64());
        if (in.write_valid) words_.at(in.write_addr.to_u64()) = in.write_data;
        return out_;
    }

  private:
    std::vector<std::optional<Bits>> words_;
    std::optional<Bits> read_;  // what the last read found
    Out out_;
};

}  // namespace ragrtl::golden
