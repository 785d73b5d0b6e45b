#pragma once

#include <cstdint>

#include "golden/blocks/axi4_lite_regs.hpp"
#include "golden/blocks/axi4_read_master.hpp"
#include "tb/memory.hpp"
#include "tb/rng.hpp"
#include "tb/stall.hpp"

/// The other ends of the buses of AXI4.
namespace ragrtl::tb {

/// A memory on the read channels of AXI4: bursts in order, beats on offer until they are taken. It knows
/// nothing of the reader's resets: what was asked for comes.
class Axi4ReadMemory {
  public:
    /// `error_percent` of the beats fail, with SLVERR or DECERR.
    Axi4ReadMemory(unsigned latency, Gaps addresses, Gaps data, unsigned error_percent)
        : memory_(latency, addresses, data), error_percent_(error_percent) {}

    /// What happened in the cycle before.
    void follow(const golden::Axi4ReadMaster::In& in, const golden::Axi4ReadMaster::Out& out) {
        const bool beat = in.rvalid && out.rready;
        const bool burst = out.arvalid && in.arready;
        memory_.follow(beat, out.araddr.to_u64() >> out.arsize.to_u64(), burst ? out.arlen.to_u64() + 1 : 0);
        is_on_offer_ = in.rvalid && !beat;
    }

    /// Once per cycle. `beat(n)` is what memory holds behind n beats, as wide as the bus.
    template <class Beat>
    void drive(golden::Axi4ReadMaster::In& in, Rng& rng, Beat&& beat) {
        in.arready = memory_.takes_request(rng);
        in.rvalid = memory_.shows(rng);
        in.rid = false;
        if (in.rvalid) {
            in.rdata = beat(memory_.address());
            in.rlast = memory_.last();
            if (!is_on_offer_) response_ = rng.percent(error_percent_) ? 2 + rng.below(2) : 0;
            in.rresp = golden::Bits(2, response_);
        } else {
            rng.fill(in.rdata);
            rng.fill(in.rresp);
            in.rlast = rng.percent(50);
        }
    }

    bool quiet() const { return memory_.quiet(); }

  private:
    OrderedMemory memory_;
    unsigned error_percent_;
    bool is_on_offer_ = false;    // and was not taken
    std::uint64_t response_ = 0;  // of that beat
};

/// Software's end of AXI4-Lite: one access at a time, address and data of a write offered apart.
class Axi4LiteHost {
  public:
    explicit Axi4LiteHost(Gaps gaps) : aw_(gaps), w_(gaps), ar_(gaps), b_(gaps), r_(gaps) {}

    /// Whether the last access is over.
    bool idle() const { return !aw_due_ && !w_due_ && !b_due_ && !ar_due_ && !r_due_; }
    /// What the last read gave.
    std::uint32_t data() const { return data_; }

    void write(std::uint32_t address, std::uint32_t data, std::uint64_t strobes = 0xf) {
        address_ = address;
        data_ = data;
        strobes_ = strobes;
        aw_due_ = w_due_ = b_due_ = true;
    }
    void read(std::uint32_t address) {
        address_ = address;
        ar_due_ = r_due_ = true;
    }
    /// A reset: nothing is under way any more.
    void forget() {
        aw_due_ = w_due_ = b_due_ = ar_due_ = r_due_ = false;
        for (HeldValid* offer : {&aw_, &w_, &ar_}) offer->release();
    }

    /// What happened in the cycle before.
    void follow(const golden::Axi4LiteRegs::In& in, const golden::Axi4LiteRegs::Out& out) {
        const auto taken = [](bool& due, HeldValid& offer) {
            due = false;
            offer.release();
        };
        if (in.awvalid && out.awready) taken(aw_due_, aw_);
        if (in.wvalid && out.wready) taken(w_due_, w_);
        if (in.arvalid && out.arready) taken(ar_due_, ar_);
        if (out.bvalid && in.bready) b_due_ = false;
        if (out.rvalid && in.rready) {
            r_due_ = false;
            data_ = static_cast<std::uint32_t>(out.rdata.to_u64());
        }
    }

    /// Once per cycle; the payload of no offer is noise.
    void drive(golden::Axi4LiteRegs::In& in, Rng& rng) {
        in.awvalid = aw_due_ && aw_.next(rng);
        in.wvalid = w_due_ && w_.next(rng);
        in.arvalid = ar_due_ && ar_.next(rng);
        in.bready = b_.open(rng);
        in.rready = r_.open(rng);
        for (golden::Bits* noise : {&in.awaddr, &in.wdata, &in.wstrb, &in.araddr}) rng.fill(*noise);
        if (in.awvalid) in.awaddr = golden::Bits(in.awaddr.width(), address_);
        if (in.arvalid) in.araddr = golden::Bits(in.araddr.width(), address_);
        if (in.wvalid) {
            in.wdata = golden::Bits(32, data_);
            in.wstrb = golden::Bits(4, strobes_);
        }
    }

  private:
    HeldValid aw_, w_, ar_;
    Gaps b_, r_;
    std::uint32_t address_ = 0, data_ = 0;
    std::uint64_t strobes_ = 0;
    bool aw_due_ = false, w_due_ = false, b_due_ = false, ar_due_ = false, r_due_ = false;
};

}  // namespace ragrtl::tb
