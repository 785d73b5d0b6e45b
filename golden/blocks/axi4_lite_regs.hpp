#pragma once

#include <optional>

#include "gen/spec/axi4_lite_regs.hpp"
#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// Cycle layer of common/axi4_lite_regs. The function: a write of all four bytes reaches the registers once
/// and is answered with OKAY, any other is answered with SLVERR; a read gives what the register shows.
class Axi4LiteRegs {
  public:
    static constexpr std::uint64_t okay = 0;
    static constexpr std::uint64_t slverr = 2;

    struct In {
        explicit In(int address_width) : awaddr(address_width), araddr(address_width) {}
        bool awvalid = false;
        Bits awaddr;
        Bits awprot{3};
        bool wvalid = false;
        Bits wdata{32};
        Bits wstrb{4};
        bool bready = false;
        bool arvalid = false;
        Bits araddr;
        Bits arprot{3};
        bool rready = false;
        Bits read_data{32};

        template <class V>
        void visit(V&& v) {
            v("s_axi_awvalid", awvalid);
            v("s_axi_awaddr", awaddr);
            v("s_axi_awprot", awprot);
            v("s_axi_wvalid", wvalid);
            v("s_axi_wdata", wdata);
            v("s_axi_wstrb", wstrb);
            v("s_axi_bready", bready);
            v("s_axi_arvalid", arvalid);
            v("s_axi_araddr", araddr);
            v("s_axi_arprot", arprot);
            v("s_axi_rready", rready);
            v("read_data", read_data);
        }
    };

    /// Payload is unspecified without its valid: the care masks leave it out.
    struct Out {
        explicit Out(int address_width)
            : write_addr(address_width),
              read_addr(address_width),
              care_write_addr(address_width),
              care_read_addr(address_width) {}
        bool awready = false;
        bool wready = false;
        bool bvalid = false;
        Bits bresp{2};
        bool arready = false;
        bool rvalid = false;
        Bits rdata{32};
        Bits rresp{2};
        bool write_valid = false;
        Bits write_addr;
        Bits write_data{32};
        bool read_valid = false;
        Bits read_addr;
        Bits care_bresp{2};
        Bits care_rdata{32};
        Bits care_write_addr;
        Bits care_write_data{32};
        Bits care_read_addr;

        template <class V>
        void visit(V&& v) const {
            v("s_axi_awready", awready);
            v("s_axi_wready", wready);
            v("s_axi_bvalid", bvalid);
            v("s_axi_bresp", bresp, care_bresp);
            v("s_axi_arready", arready);
            v("s_axi_rvalid", rvalid);
            v("s_axi_rdata", rdata, care_rdata);
            v("s_axi_rresp", rresp);
            v("write_valid", write_valid);
            v("write_addr", write_addr, care_write_addr);
            v("write_data", write_data, care_write_data);
            v("read_valid", read_valid);
            v("read_addr", read_addr, care_read_addr);
        }
    };

    explicit Axi4LiteRegs(const spec::Axi4LiteRegs& spec) : out_(spec.address_width) {}

    void reset() {
        address_.reset();
        data_.reset();
        response_.reset();
        read_ = Read::none;
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        show();
        write_edge(in);
        read_edge(in);
        return out_;
    }

  private:
    enum class Read { none, asked, coming, offered };
    struct Word {
        Bits data;
        bool whole;
    };

    void show() {
        out_.awready = !address_ && !response_;
        out_.wready = !data_ && !response_;
        out_.bvalid = response_.has_value();
        out_.bresp = Bits(2, response_.value_or(okay));
        out_.care_bresp.fill(out_.bvalid);
        out_.write_valid = address_ && data_ && data_->whole;
        if (out_.write_valid) {
            out_.write_addr = *address_;
            out_.write_data = data_->data;
        }
        out_.care_write_addr.fill(out_.write_valid);
        out_.care_write_data.fill(out_.write_valid);
        out_.arready = read_ == Read::none;
        out_.read_valid = read_ == Read::asked;
        out_.read_addr = read_address_.value_or(out_.read_addr);
        out_.care_read_addr.fill(out_.read_valid);
        out_.rvalid = read_ == Read::offered;
        out_.care_rdata.fill(out_.rvalid);
    }

    void write_edge(const In& in) {
        if (out_.bvalid && in.bready) response_.reset();
        if (address_ && data_) {
            response_ = data_->whole ? okay : slverr;
            address_.reset();
            data_.reset();
        }
        if (out_.awready && in.awvalid) address_ = in.awaddr;
        if (out_.wready && in.wvalid) data_ = Word{in.wdata, in.wstrb == Bits::ones(4)};
    }

    void read_edge(const In& in) {
        switch (read_) {
            case Read::none:
                if (!in.arvalid) break;
                read_address_ = in.araddr;
                read_ = Read::asked;
                break;
            case Read::asked: read_ = Read::coming; break;
            case Read::coming:
                out_.rdata = in.read_data;
                read_ = Read::offered;
                break;
            case Read::offered:
                if (in.rready) read_ = Read::none;
                break;
        }
    }

    std::optional<Bits> address_;
    std::optional<Word> data_;
    std::optional<std::uint64_t> response_;
    Read read_ = Read::none;
    std::optional<Bits> read_address_;
    Out out_;
};

}  // namespace ragrtl::golden
