#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/axi4_lite_regs.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// When the five channels are willing, and what is written.
struct Axi4LiteScene {
    Gaps address = Gaps::never();
    Gaps data = Gaps::never();
    Gaps response = Gaps::never();
    Gaps reads = Gaps::never();
    Gaps answers = Gaps::never();
    unsigned partial_percent = 10;  ///< of the writes: less than four bytes
};

/// Writes and reads by an AXI4-Lite master; address and data of a write are offered apart. Offers stand until
/// they are taken or wiped by a reset; the payload of no offer is noise.
class Axi4LiteMaster final : public Stimulus<golden::Axi4LiteRegs> {
  public:
    explicit Axi4LiteMaster(const Axi4LiteScene& scene)
        : partial_percent_(scene.partial_percent),
          aw_(scene.address),
          w_(scene.data),
          ar_(scene.reads),
          b_(scene.response),
          r_(scene.answers) {}

    void drive(golden::Axi4LiteRegs::In& in, const Cycle<golden::Axi4LiteRegs>* previous, Rng& rng) override {
        const bool aw_new =
            release(previous, aw_, [](const auto& c) { return c.in.awvalid && c.out.awready; });
        const bool w_new = release(previous, w_, [](const auto& c) { return c.in.wvalid && c.out.wready; });
        const bool ar_new =
            release(previous, ar_, [](const auto& c) { return c.in.arvalid && c.out.arready; });
        const bool aw_was = !aw_new && previous->in.awvalid;
        const bool w_was = !w_new && previous->in.wvalid;
        const bool ar_was = !ar_new && previous->in.arvalid;
        in.awvalid = aw_.next(rng);
        in.wvalid = w_.next(rng);
        in.arvalid = ar_.next(rng);
        if (aw_was) {
            in.awaddr = previous->in.awaddr;
            in.awprot = previous->in.awprot;
        } else {
            rng.fill(in.awaddr);
            rng.fill(in.awprot);
        }
        if (w_was) {
            in.wdata = previous->in.wdata;
            in.wstrb = previous->in.wstrb;
        } else {
            rng.fill(in.wdata);
            rng.fill(in.wstrb);
            if (in.wvalid && !rng.percent(partial_percent_)) in.wstrb.fill(true);
        }
        if (ar_was) {
            in.araddr = previous->in.araddr;
            in.arprot = previous->in.arprot;
        } else {
            rng.fill(in.araddr);
            rng.fill(in.arprot);
        }
        in.bready = b_.open(rng);
        in.rready = r_.open(rng);
        rng.fill(in.read_data);
    }

  private:
    /// Whether a new offer may be made: the one before was taken, or wiped, or there was none.
    template <class Taken>
    static bool release(const Cycle<golden::Axi4LiteRegs>* previous, HeldValid& offer, Taken&& taken) {
        if (previous != nullptr && !previous->reset && !taken(*previous)) return false;
        offer.release();
        return true;
    }

    unsigned partial_percent_;
    HeldValid aw_, w_, ar_;
    Gaps b_, r_;
};

/// Bench of common/axi4_lite_regs: checks the rules of AXI4-Lite and that every write and read arrives once.
class Axi4LiteRegsBench {
  public:
    using Model = golden::Axi4LiteRegs;

    explicit Axi4LiteRegsBench(const spec::Axi4LiteRegs& spec) : spec_(spec) {
        address_first_ = coverage.add("address of a write before its data");
        data_first_ = coverage.add("data of a write before its address");
        together_ = coverage.add("address and data of a write together");
        partial_ = coverage.add("write of less than four bytes");
        none_ = coverage.add("write of no byte");
        b_stalled_ = coverage.add("write response held");
        r_stalled_ = coverage.add("read data held");
        both_ways_ = coverage.add("write and read under way together");
        reset_half_ = coverage.add("reset with half of a write there");
        reset_answer_ = coverage.add("reset with a response on offer");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_.address_width); }
    std::uint64_t default_cycles() const { return 20'000; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        const Gaps open = Gaps::never();
        const Gaps some = Gaps::random(40);
        const Gaps rare = Gaps::random(85);
        std::vector<Profile<Model>> list;
        list.push_back(profile("back_to_back", {open, open, open, open, open}));
        list.push_back(profile("random", {some, some, some, some, some}));
        list.push_back(profile("late_data", {open, rare, open, some, open}));
        list.push_back(profile("late_address", {rare, open, open, some, open}));
        list.push_back(profile("slow_answers", {open, open, rare, open, rare}));
        list.push_back(profile("partial", {some, some, some, some, some, 70}));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const auto& in = cycle.in;
        const auto& out = cycle.out;
        coverage.hit(reset_half_, cycle.reset && addresses_.size() != words_.size());
        coverage.hit(reset_answer_, cycle.reset && (responses_due_ != 0 || data_due_));
        if (cycle.reset) {
            addresses_.clear();
            words_.clear();
            b_.observe(false, false, golden::Bits(), true);
            r_.observe(false, false, golden::Bits(), true);
            responses_due_ = 0;
            read_ = data_due_ = std::nullopt;
            coming_ = false;
            return std::nullopt;
        }
        if (auto wrong = b_.observe(out.bvalid, in.bready, out.bresp, false))
            return Difference{"s_axi_bresp", "held while stalled", *wrong, "offers do not change"};
        if (auto wrong = r_.observe(out.rvalid, in.rready, out.rdata, false))
            return Difference{"s_axi_rdata", "held while stalled", *wrong, "offers do not change"};
        coverage.hit(b_stalled_, out.bvalid && !in.bready);
        coverage.hit(r_stalled_, out.rvalid && !in.rready);
        coverage.hit(both_ways_, !addresses_.empty() && read_);
        if (auto wrong = observe_write(in, out)) return wrong;
        return observe_read(in, out);
    }

  private:
    struct Word {
        golden::Bits data, strobes;
        bool whole() const { return strobes == golden::Bits::ones(4); }
    };

    static Profile<Model> profile(const std::string& name, const Axi4LiteScene& scene) {
        return {name, 1, 60, [=] { return std::make_unique<Axi4LiteMaster>(scene); }};
    }

    std::optional<Difference> observe_write(const Model::In& in, const Model::Out& out) {
        const bool there = !addresses_.empty() && !words_.empty();
        if (out.write_valid) {
            if (!there || !words_.front().whole() || responses_due_ != 0)
                return Difference{"write_valid", "0", "1", "one write per address with four bytes of data"};
            if (out.write_addr != addresses_.front())
                return Difference{"write_addr", addresses_.front().hex(), out.write_addr.hex(),
                                  "what the master sent"};
            if (out.write_data != words_.front().data)
                return Difference{"write_data", words_.front().data.hex(), out.write_data.hex(),
                                  "what the master sent"};
        } else if (there && words_.front().whole()) {
            return Difference{"write_valid", "1", "0", "address and data are there"};
        }
        if (out.bvalid != (responses_due_ != 0))
            return Difference{"s_axi_bvalid", std::to_string(responses_due_), out.bvalid ? "1" : "0",
                              "one response per write"};
        if (out.bvalid && out.bresp.to_u64() != expected_)
            return Difference{"s_axi_bresp", std::to_string(expected_), out.bresp.hex(),
                              "SLVERR for less than four bytes"};
        if (out.bvalid && in.bready) --responses_due_;
        if (there) {
            coverage.hit(partial_, !words_.front().whole());
            coverage.hit(none_, !words_.front().strobes.any());
            expected_ = words_.front().whole() ? Model::okay : Model::slverr;
            ++responses_due_;
            addresses_.pop_front();
            words_.pop_front();
        }
        const bool address = in.awvalid && out.awready;
        const bool data = in.wvalid && out.wready;
        coverage.hit(together_, address && data);
        coverage.hit(address_first_, address && !data && words_.empty());
        coverage.hit(data_first_, data && !address && addresses_.empty());
        if (address) addresses_.push_back(in.awaddr);
        if (data) words_.push_back({in.wdata, in.wstrb});
        if (addresses_.size() > 1 || words_.size() > 1 || (responses_due_ != 0 && !addresses_.empty()))
            return Difference{"s_axi_awready", "0", "1", "one write at a time"};
        if (!out.awready && addresses_.empty() && !there && !out.bvalid)
            return Difference{"s_axi_awready", "1", "0", "nothing is under way"};
        return std::nullopt;
    }

    std::optional<Difference> observe_read(const Model::In& in, const Model::Out& out) {
        if (out.rvalid != data_due_.has_value())
            return Difference{"s_axi_rvalid", data_due_ ? "1" : "0", out.rvalid ? "1" : "0",
                              "one answer per read"};
        if (out.rvalid && out.rdata != *data_due_)
            return Difference{"s_axi_rdata", data_due_->hex(), out.rdata.hex(), "what the register showed"};
        if (out.rvalid && in.rready) data_due_.reset();
        if (coming_) data_due_ = in.read_data;
        coming_ = out.read_valid;
        if (out.read_valid != read_.has_value())
            return Difference{"read_valid", read_ ? "1" : "0", out.read_valid ? "1" : "0",
                              "one look at a register per read"};
        if (out.read_valid && out.read_addr != *read_)
            return Difference{"read_addr", read_->hex(), out.read_addr.hex(), "what the master sent"};
        read_.reset();
        if (in.arvalid && out.arready) {
            if (coming_ || out.rvalid || data_due_)
                return Difference{"s_axi_arready", "0", "1", "one read at a time"};
            read_ = in.araddr;
        }
        return std::nullopt;
    }

    spec::Axi4LiteRegs spec_;
    std::deque<golden::Bits> addresses_;  // taken, without a response yet
    std::deque<Word> words_;
    std::uint64_t responses_due_ = 0;
    std::uint64_t expected_ = Model::okay;
    std::optional<golden::Bits> read_;  // address to be looked at in the next cycle
    bool coming_ = false;
    std::optional<golden::Bits> data_due_;
    StableWhileStalled b_, r_;
    std::size_t address_first_{}, data_first_{}, together_{}, partial_{}, none_{}, b_stalled_{}, r_stalled_{},
        both_ways_{}, reset_half_{}, reset_answer_{};
};

}  // namespace ragrtl::tb
