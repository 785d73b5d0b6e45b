#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/sram_1r1w.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Writes and reads, each at the addresses of a stream; what goes with no access is noise.
class SramAccesses final : public Stimulus<golden::Sram1r1w> {
  public:
    using Addresses = std::function<std::uint64_t(Rng&)>;

    SramAccesses(Numbers data, Addresses write, Addresses read, Gaps writes, Gaps reads)
        : data_(std::move(data)),
          write_(std::move(write)),
          read_(std::move(read)),
          writes_(writes),
          reads_(reads) {}

    void drive(golden::Sram1r1w::In& in, const Cycle<golden::Sram1r1w>*, Rng& rng) override {
        in.write_valid = writes_.open(rng);
        in.read_valid = reads_.open(rng);
        in.write_data = data_(rng);
        access(in.write_valid, in.write_addr, write_, rng);
        access(in.read_valid, in.read_addr, read_, rng);
    }

  private:
    static void access(bool valid, golden::Bits& address, const Addresses& addresses, Rng& rng) {
        if (valid) {
            address.set(0, address.width(), addresses(rng));
        } else {
            rng.fill(address);
        }
    }

    Numbers data_;
    Addresses write_;
    Addresses read_;
    Gaps writes_;
    Gaps reads_;
};

/// Bench of common/sram_1r1w.
class Sram1r1wBench {
  public:
    using Model = golden::Sram1r1w;

    explicit Sram1r1wBench(const spec::Sram1r1w& spec) : spec_(spec) {
        every_word_ = coverage.add("every word written and read");
        right_after_ = coverage.add("word read in the cycle after its write");
        both_ = coverage.add("one word written and another read in one cycle", spec.words > 1);
        collision_ = coverage.add("word read in the cycle in which it is written");
        overwritten_ = coverage.add("word overwritten, and read again");
        held_ = coverage.add("read data held while its word is overwritten");
        zeros_ = coverage.add("all bits zero");
        ones_ = coverage.add("all bits one");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 20'000 + 20 * static_cast<std::uint64_t>(spec_.words); }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        const auto any = [n = words()](Rng& rng) { return rng.below(n); };
        const auto few = [n = words()](Rng& rng) { return rng.below(n < 3 ? n : 3); };
        std::vector<Profile<Model>> list;
        list.push_back(
            profile("sweep", 6, uniform(spec_.width), sweep(), sweep(), Gaps::never(), Gaps::random(1)));
        list.push_back(
            profile("random", 4, uniform(spec_.width), any, any, Gaps::random(50), Gaps::random(50)));
        list.push_back(
            profile("few_words", 2, uniform(spec_.width), few, few, Gaps::random(50), Gaps::random(50)));
        list.push_back(profile("corners", 2, one_of(corner_values(spec_.width, false)), few, few,
                               Gaps::bursty(4, 4), Gaps::bursty(4, 4)));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const golden::Bits& data = cycle.out.read_data;
        const bool known = cycle.out.care_data.any();
        if (last_ && last_->read_valid && known) {
            const std::uint64_t address = last_->read_addr.to_u64();
            read_.insert(address);
            coverage.hit(every_word_, read_.size() == words());
            coverage.hit(overwritten_, overwrites_.count(address) != 0);
            coverage.hit(right_after_, before_last_ && before_last_->write_valid &&
                                           before_last_->write_addr == last_->read_addr);
            coverage.hit(zeros_, !data.any());
            coverage.hit(ones_, data == golden::Bits::ones(spec_.width));
            shown_ = address;
        } else if (last_ && last_->read_valid) {
            shown_.reset();
        }
        coverage.hit(both_, in.write_valid && in.read_valid && in.write_addr != in.read_addr);
        coverage.hit(collision_, in.write_valid && in.read_valid && in.write_addr == in.read_addr);
        coverage.hit(held_, shown_ && last_->write_valid && !last_->read_valid &&
                                last_->write_addr.to_u64() == *shown_);
        if (in.write_valid && !written_.insert(in.write_addr.to_u64()).second)
            overwrites_.insert(in.write_addr.to_u64());
        before_last_ = std::exchange(last_, in);
        return std::nullopt;
    }

  private:
    std::uint64_t words() const { return static_cast<std::uint64_t>(spec_.words); }

    /// All addresses in turn, over and over.
    SramAccesses::Addresses sweep() const {
        return [n = words(), next = std::uint64_t{0}](Rng&) mutable {
            const std::uint64_t now = next;
            next = now + 1 == n ? 0 : now + 1;
            return now;
        };
    }

    static Profile<Model> profile(const std::string& name, unsigned weight, const Numbers& data,
                                  const SramAccesses::Addresses& write, const SramAccesses::Addresses& read,
                                  Gaps writes, Gaps reads) {
        return {name, weight, 0,
                [=] { return std::make_unique<SramAccesses>(data, write, read, writes, reads); }};
    }

    spec::Sram1r1w spec_;
    std::optional<Model::In> last_, before_last_;
    std::optional<std::uint64_t> shown_;  // address of the word that the output holds
    std::set<std::uint64_t> written_, overwrites_, read_;
    std::size_t every_word_{}, right_after_{}, both_{}, collision_{}, overwritten_{}, held_{}, zeros_{},
        ones_{};
};

}  // namespace ragrtl::tb
