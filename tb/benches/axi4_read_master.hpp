#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "golden/blocks/axi4_read_master.hpp"
#include "tb/axi4.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// How the memory behaves, and what is asked of it.
struct Axi4ReadScene {
    unsigned latency = 1;
    Gaps requests = Gaps::never();
    Gaps words = Gaps::never();
    Gaps addresses = Gaps::never();
    Gaps data = Gaps::never();
    std::uint64_t most_words = 16;
    unsigned error_percent = 0;  ///< of the beats
};

/// The beat that the memory has at a word address.
inline golden::Bits axi4_beat(int width, std::uint64_t address) { return Rng(address).bits(width); }

/// A unit with requests on one side, an AXI4 memory on the other. After a reset no request is made until the
/// memory has sent what the old ones asked for.
class Axi4ReadHost final : public Stimulus<golden::Axi4ReadMaster> {
  public:
    Axi4ReadHost(const spec::Axi4ReadMaster& spec, const Axi4ReadScene& scene)
        : spec_(spec),
          scene_(scene),
          request_(scene.requests),
          words_(scene.words),
          memory_(scene.latency, scene.addresses, scene.data, scene.error_percent) {}

    void drive(golden::Axi4ReadMaster::In& in, const Cycle<golden::Axi4ReadMaster>* previous,
               Rng& rng) override {
        if (previous != nullptr) follow(*previous);
        drive_request(in, rng);
        in.rsp_ready = words_.open(rng);
        in.clear_error = rng.percent(2);
        memory_.drive(in, rng, [&](std::uint64_t address) { return axi4_beat(in.rdata.width(), address); });
    }

  private:
    void follow(const Cycle<golden::Axi4ReadMaster>& cycle) {
        memory_.follow(cycle.in, cycle.out);
        if (cycle.reset) draining_ = true;
        if (memory_.quiet()) draining_ = false;
        if (cycle.reset || (cycle.in.req_valid && cycle.out.req_ready)) {
            request_.release();
            offered_.reset();
        }
    }

    void drive_request(golden::Axi4ReadMaster::In& in, Rng& rng) {
        if (!offered_) {
            rng.fill(in.req_addr);
            rng.fill(in.req_len);
        }
        in.req_valid = !draining_ && request_.next(rng);
        if (!in.req_valid) return;
        if (!offered_) offered_ = draw(in, rng);
        in.req_addr = offered_->address;
        in.req_len = offered_->length;
    }

    struct Request {
        golden::Bits address, length;
    };

    /// Every other request begins just in front of a boundary or at one.
    Request draw(const golden::Axi4ReadMaster::In& in, Rng& rng) const {
        const int address_width = in.req_addr.width();
        const int length_width = in.req_len.width();
        const std::uint64_t longest = (std::uint64_t{1} << length_width) - 1;
        const std::uint64_t length =
            rng.percent(5) ? rng.below(2) : 1 + rng.below(std::min(longest, scene_.most_words));
        golden::Bits address = rng.bits(address_width);
        if (rng.percent(50)) {
            const std::uint64_t page = std::uint64_t{4096} >> golden::Axi4ReadMaster::size_bits(spec_);
            const int low = std::min(address_width, 32);
            const std::uint64_t there = address.get(0, low) / page * page;
            const std::uint64_t ones = (std::uint64_t{1} << low) - 1;
            address.set(0, low, (there - rng.below(length + 1)) & ones);
        }
        return {address, golden::Bits(length_width, length)};
    }

    spec::Axi4ReadMaster spec_;
    Axi4ReadScene scene_;
    HeldValid request_;
    Gaps words_;
    Axi4ReadMemory memory_;
    std::optional<Request> offered_;
    bool draining_ = false;
};

/// Bench of common/axi4_read_master: checks the rules of AXI4, and that the bursts of a request read its
/// words and no others, which come in order.
class Axi4ReadMasterBench {
  public:
    using Model = golden::Axi4ReadMaster;

    explicit Axi4ReadMasterBench(const spec::Axi4ReadMaster& spec) : spec_(spec) {
        const std::uint64_t longest = (std::uint64_t{1} << spec.length_width) - 1;
        split_ = coverage.add("request split at a boundary", longest > 1);
        page_ = coverage.add("request split at a 4 KB boundary", longest > 1);
        longest_ = coverage.add("burst of as many beats as fit", longest >= longest_burst());
        single_ = coverage.add("burst of one beat");
        nothing_ = coverage.add("request of no words");
        full_ = coverage.add("as many bursts outstanding as there may be");
        held_off_ = coverage.add("word held off");
        stalled_ = coverage.add("burst held off");
        error_ = coverage.add("read that failed");
        cleared_ = coverage.add("error cleared");
        late_ = coverage.add("late beat dropped");
        reset_due_ = coverage.add("reset with bursts outstanding");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 40'000; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        const Gaps open = Gaps::never();
        const Gaps some = Gaps::random(40);
        std::vector<Profile<Model>> list;
        list.push_back(profile("steady", 0, {1, open, open, open, open, 16, 0}));
        list.push_back(profile("far", 0, {60, open, open, open, open, 8, 0}));
        list.push_back(profile("single", 0, {30, open, open, open, open, 1, 0}));
        list.push_back(profile("long", 0, {8, open, Gaps::random(5), open, open, 700, 0}));
        list.push_back(profile("stalls", 300, {5, some, some, some, some, 40, 2}));
        list.push_back(profile("slow_words", 300, {3, open, Gaps::random(80), open, open, 20, 2}));
        list.push_back(profile(
            "bursts", 200,
            {12, Gaps::bursty(6, 9), Gaps::bursty(20, 20), Gaps::bursty(3, 12), Gaps::bursty(9, 9), 24, 5}));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const auto& in = cycle.in;
        const auto& out = cycle.out;
        if (cycle.reset) {
            coverage.hit(reset_due_, bursts_due_ != 0);
            wanted_.clear();
            due_.clear();
            bursts_due_ = 0;
            failed_ = false;
            address_.observe(false, false, golden::Bits(), true);
            return std::nullopt;
        }
        if (out.error != failed_)
            return Difference{"error", failed_ ? "1" : "0", out.error ? "1" : "0", "reads that failed"};
        coverage.hit(cleared_, failed_ && in.clear_error);
        if (in.clear_error) failed_ = false;
        if (auto wrong = observe_words(in, out)) return wrong;
        if (auto wrong = observe_burst(in, out)) return wrong;
        if (in.req_valid && out.req_ready) {
            const std::uint64_t length = in.req_len.to_u64();
            coverage.hit(nothing_, length == 0);
            for (std::uint64_t i = 0; i < length; ++i) {
                wanted_.push_back({(in.req_addr.to_u64() + i) & last_address(), i + 1 == length, false});
            }
        }
        coverage.hit(full_, bursts_due_ == static_cast<std::uint64_t>(spec_.outstanding));
        return std::nullopt;
    }

  private:
    struct Word {
        std::uint64_t address;
        bool last;  // of its request
        bool ends_burst;
    };

    Profile<Model> profile(const std::string& name, unsigned reset_period, const Axi4ReadScene& scene) const {
        return {name, 1, reset_period, [=] { return std::make_unique<Axi4ReadHost>(spec_, scene); }};
    }

    std::uint64_t bytes() const { return std::uint64_t{1} << Model::size_bits(spec_); }
    std::uint64_t longest_burst() const { return std::min<std::uint64_t>(256, 4096 / bytes()); }
    std::uint64_t last_address() const {
        return ~std::uint64_t{0} >> (64 - Model::word_address_width(spec_));
    }

    std::optional<Difference> observe_burst(const Model::In& in, const Model::Out& out) {
        golden::Bits payload(out.araddr.width() + 8);
        payload.set_slice(0, out.arlen);
        payload.set_slice(8, out.araddr);
        if (auto wrong = address_.observe(out.arvalid, in.arready, payload, false))
            return Difference{"m_axi_araddr", "held while stalled", *wrong, "offers do not change"};
        coverage.hit(stalled_, out.arvalid && !in.arready);
        if (!out.arvalid || !in.arready) return std::nullopt;

        const std::uint64_t first = out.araddr.to_u64();
        const std::uint64_t beats = out.arlen.to_u64() + 1;
        if (std::uint64_t{1} << out.arsize.to_u64() != bytes() || out.arburst.to_u64() != 1)
            return Difference{"m_axi_arsize", std::to_string(bytes()) + " bytes, incrementing",
                              out.arsize.hex() + ", " + out.arburst.hex(), "whole beats"};
        if (first / 4096 != (first + beats * bytes() - 1) / 4096)
            return Difference{"m_axi_araddr", "within 4 KB",
                              out.araddr.hex() + ", " + std::to_string(beats) + " beats",
                              "no burst crosses a 4 KB boundary"};
        if (first % bytes() != 0 || beats > wanted_.size())
            return Difference{"m_axi_arlen", "up to " + std::to_string(wanted_.size()), std::to_string(beats),
                              "words of the request"};
        for (std::uint64_t i = 0; i < beats; ++i) {
            Word word = wanted_.front();
            wanted_.pop_front();
            if (word.address != first / bytes() + i)
                return Difference{"m_axi_araddr", std::to_string(word.address * bytes()), out.araddr.hex(),
                                  "words of the request"};
            word.ends_burst = i + 1 == beats;
            due_.push_back(word);
        }
        const std::uint64_t after = first / bytes() + beats;
        const bool at_boundary = after % longest_burst() == 0;
        if (!due_.back().last && !at_boundary)
            return Difference{"m_axi_arlen", "up to a boundary or the end", std::to_string(beats),
                              "bursts are as long as they may be"};
        coverage.hit(split_, !due_.back().last);
        coverage.hit(page_, !due_.back().last && after * bytes() % 4096 == 0);
        coverage.hit(longest_, beats == longest_burst());
        coverage.hit(single_, beats == 1);
        ++bursts_due_;
        return std::nullopt;
    }

    std::optional<Difference> observe_words(const Model::In& in, const Model::Out& out) {
        if (out.rsp_valid != (in.rvalid && !due_.empty()))
            return Difference{"rsp_valid", "words that were asked for", out.rsp_valid ? "1" : "0",
                              "beats that no burst waits for are dropped"};
        coverage.hit(held_off_, out.rsp_valid && !in.rsp_ready);
        if (!in.rvalid) return std::nullopt;
        if (due_.empty()) {
            coverage.hit(late_);
            if (!out.rready) return Difference{"m_axi_rready", "1", "0", "late beats are taken"};
            return std::nullopt;
        }
        if (out.rready != in.rsp_ready)
            return Difference{"m_axi_rready", in.rsp_ready ? "1" : "0", out.rready ? "1" : "0",
                              "a beat is taken with its word"};
        const Word& word = due_.front();
        golden::Bits expected(spec_.width);
        const golden::Bits beat = axi4_beat(in.rdata.width(), word.address);
        for (int i = 0; i < spec_.width; ++i) expected.set_bit(i, beat.bit(i));
        if (out.rsp_data != expected)
            return Difference{"rsp_data", expected.hex(), out.rsp_data.hex(), "the word at its address"};
        if (out.rsp_last.any() != word.last)
            return Difference{"rsp_last", word.last ? "1" : "0", out.rsp_last.hex(), "the end of a request"};
        if (!in.rsp_ready) return std::nullopt;
        const bool fails = in.rresp.to_u64() >= 2;
        coverage.hit(error_, fails);
        failed_ = failed_ || fails;
        if (word.ends_burst) --bursts_due_;
        due_.pop_front();
        return std::nullopt;
    }

    spec::Axi4ReadMaster spec_;
    std::deque<Word> wanted_;  // asked for, in no burst yet
    std::deque<Word> due_;     // in a burst, not yet there
    std::uint64_t bursts_due_ = 0;
    bool failed_ = false;
    StableWhileStalled address_;
    std::size_t split_{}, page_{}, longest_{}, single_{}, nothing_{}, full_{}, held_off_{}, stalled_{},
        error_{}, cleared_{}, late_{}, reset_due_{};
};

}  // namespace ragrtl::tb
