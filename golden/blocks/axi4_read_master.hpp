#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>

#include "gen/spec/axi4_read_master.hpp"
#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// Function and cycle layer of common/axi4_read_master.
class Axi4ReadMaster {
  public:
    /// Consecutive words; `ends`: nothing of the request is left after them.
    struct Burst {
        std::uint64_t address;  // of its first word
        std::uint64_t beats;
        bool ends;
    };

    /// Sizes that follow from the spec.
    static int bus_width(const spec::Axi4ReadMaster& spec) {
        int width = 8;
        while (width < spec.width) width *= 2;
        return width;
    }
    static int size_bits(const spec::Axi4ReadMaster& spec) {
        return index_width(bus_width(spec) / 8) - (bus_width(spec) == 8 ? 1 : 0);
    }
    static int word_address_width(const spec::Axi4ReadMaster& spec) {
        return spec.address_width - size_bits(spec);
    }

    /// The function: the bursts of a request. A new one begins at the first word, at every 4096 bytes and at
    /// every 256 words.
    static std::deque<Burst> bursts(const spec::Axi4ReadMaster& spec, std::uint64_t address,
                                    std::uint64_t words) {
        const auto bytes = static_cast<std::uint64_t>(bus_width(spec) / 8);
        const std::uint64_t last_address = ~std::uint64_t{0} >> (64 - word_address_width(spec));
        std::deque<Burst> list;
        for (std::uint64_t i = 0; i < words; ++i) {
            const std::uint64_t word = (address + i) & last_address;
            if (i == 0 || word * bytes % 4096 == 0 || word % 256 == 0) list.push_back({word, 0, false});
            ++list.back().beats;
        }
        if (!list.empty()) list.back().ends = true;
        return list;
    }

    struct In {
        explicit In(const spec::Axi4ReadMaster& spec)
            : req_addr(word_address_width(spec)), req_len(spec.length_width), rdata(bus_width(spec)) {}
        bool req_valid = false;
        Bits req_addr;
        Bits req_len;
        bool rsp_ready = false;
        bool clear_error = false;
        bool arready = false;
        bool rvalid = false;
        bool rid = false;
        Bits rdata;
        Bits rresp{2};
        bool rlast = false;

        template <class V>
        void visit(V&& v) {
            v("req_valid", req_valid);
            v("req_addr", req_addr);
            v("req_len", req_len);
            v("rsp_ready", rsp_ready);
            v("clear_error", clear_error);
            v("m_axi_arready", arready);
            v("m_axi_rvalid", rvalid);
            v("m_axi_rid", rid);
            v("m_axi_rdata", rdata);
            v("m_axi_rresp", rresp);
            v("m_axi_rlast", rlast);
        }
    };

    /// Payload is unspecified without its valid: the care masks leave it out.
    struct Out {
        explicit Out(const spec::Axi4ReadMaster& spec)
            : rsp_data(spec.width),
              araddr(spec.address_width),
              arsize(3, static_cast<std::uint64_t>(size_bits(spec))),
              care_data(spec.width),
              care_addr(spec.address_width) {}
        bool req_ready = false;
        bool rsp_valid = false;
        Bits rsp_data;
        Bits rsp_last{1};
        bool error = false;
        bool arvalid = false;
        bool arid = false;
        Bits araddr;
        Bits arlen{8};
        Bits arsize;
        Bits arburst{2, 1};
        Bits arcache{4, 3};
        Bits arprot{3, 0};
        bool rready = false;
        Bits care_data;
        Bits care_last{1};
        Bits care_addr;
        Bits care_len{8};

        template <class V>
        void visit(V&& v) const {
            v("req_ready", req_ready);
            v("rsp_valid", rsp_valid);
            v("rsp_data", rsp_data, care_data);
            v("rsp_last", rsp_last, care_last);
            v("error", error);
            v("m_axi_arvalid", arvalid);
            v("m_axi_arid", arid);
            v("m_axi_araddr", araddr, care_addr);
            v("m_axi_arlen", arlen, care_len);
            v("m_axi_arsize", arsize);
            v("m_axi_arburst", arburst);
            v("m_axi_arcache", arcache);
            v("m_axi_arprot", arprot);
            v("m_axi_rready", rready);
        }
    };

    explicit Axi4ReadMaster(const spec::Axi4ReadMaster& spec) : spec_(spec), out_(spec) {}

    void reset() {
        to_send_.clear();
        due_.clear();
        error_ = false;
    }

    /// Whether a read has failed since the last clear_error, as `error` shows it.
    bool failed() const { return error_; }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        show(in);
        edge(in);
        return out_;
    }

  private:
    void show(const In& in) {
        out_.req_ready = to_send_.empty();
        out_.arvalid = !to_send_.empty() && due_.size() < static_cast<std::size_t>(spec_.outstanding);
        out_.care_addr.fill(out_.arvalid);
        out_.care_len.fill(out_.arvalid);
        if (out_.arvalid) {
            out_.araddr = Bits(spec_.address_width, to_send_.front().address << size_bits(spec_));
            out_.arlen = Bits(8, to_send_.front().beats - 1);
        }
        out_.rsp_valid = in.rvalid && !due_.empty();
        out_.care_data.fill(out_.rsp_valid);
        out_.care_last.fill(out_.rsp_valid);
        if (out_.rsp_valid) {
            for (int i = 0; i < spec_.width; ++i) out_.rsp_data.set_bit(i, in.rdata.bit(i));
            out_.rsp_last = Bits(1, in.rlast && due_.front().ends ? 1 : 0);
        }
        out_.rready = in.rsp_ready || due_.empty();
        out_.error = error_;
    }

    void edge(const In& in) {
        if (in.clear_error) error_ = false;
        if (out_.rsp_valid && in.rsp_ready) {
            error_ = error_ || in.rresp.bit(1);
            if (in.rlast) due_.pop_front();
        }
        if (out_.arvalid && in.arready) {
            due_.push_back(to_send_.front());
            to_send_.pop_front();
        }
        if (out_.req_ready && in.req_valid)
            to_send_ = bursts(spec_, in.req_addr.to_u64(), in.req_len.to_u64());
    }

    spec::Axi4ReadMaster spec_;
    std::deque<Burst> to_send_;  // of the request taken last
    std::deque<Burst> due_;      // sent, data not all there
    bool error_ = false;
    Out out_;
};

}  // namespace ragrtl::golden
