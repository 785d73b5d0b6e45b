#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gen/spec/iks_system.hpp"
#include "golden/blocks/ahead.hpp"
#include "golden/blocks/iks_processing_engine.hpp"
#include "golden/blocks/skid_buffer.hpp"
#include "golden/numerics/bits.hpp"
#include "golden/systems/register_file.hpp"

namespace ragrtl::golden {

/// Cycle layer of systems/iks: the cycle models of its engines, and what leads through a search. The function
/// is iks_best (golden/blocks/iks_processing_engine.hpp) of the scores of every query.
class IksSystem {
  public:
    struct In {
        explicit In(const spec::IksSystem& spec)
            : reg_write_addr(registers(spec).address_width()),
              reg_read_addr(registers(spec).address_width()),
              mem_rsp_data(beat_width(spec)) {}
        bool reg_write_valid = false;
        Bits reg_write_addr;
        Bits reg_write_data{32};
        bool reg_read_valid = false;
        Bits reg_read_addr;
        bool mem_req_ready = false;
        bool mem_rsp_valid = false;
        Bits mem_rsp_data;
        bool mem_rsp_last = false;

        template <class V>
        void visit(V&& v) {
            v("reg_write_valid", reg_write_valid);
            v("reg_write_addr", reg_write_addr);
            v("reg_write_data", reg_write_data);
            v("reg_read_valid", reg_read_valid);
            v("reg_read_addr", reg_read_addr);
            v("mem_req_ready", mem_req_ready);
            v("mem_rsp_valid", mem_rsp_valid);
            v("mem_rsp_data", mem_rsp_data);
            v("mem_rsp_last", mem_rsp_last);
        }
    };

    struct Out {
        explicit Out(const spec::IksSystem& spec)
            : mem_req_addr(spec.address_width),
              mem_req_len(index_width(std::int64_t{spec.burst} + 1)),
              care_addr(spec.address_width),
              care_len(mem_req_len.width()) {}
        Bits reg_read_data{32};
        bool mem_req_valid = false;
        Bits mem_req_addr;
        Bits mem_req_len;
        bool mem_rsp_ready = false;
        bool busy = false;
        bool done = false;
        Bits care_read{32};
        Bits care_addr;
        Bits care_len;

        template <class V>
        void visit(V&& v) const {
            v("reg_read_data", reg_read_data, care_read);
            v("mem_req_valid", mem_req_valid);
            v("mem_req_addr", mem_req_addr, care_addr);
            v("mem_req_len", mem_req_len, care_len);
            v("mem_rsp_ready", mem_rsp_ready);
            v("busy", busy);
            v("done", done);
        }
    };

    explicit IksSystem(const spec::IksSystem& spec)
        : spec_(spec),
          registers_(registers(spec)),
          broadcast_(SkidBuffer(spec::SkidBuffer{beat_width(spec), spec.reset}), StreamIn(beat_width(spec))),
          engines_(static_cast<std::size_t>(spec.engines), ProcessingEngine(processing_engine_of(spec))),
          engine_in_(processing_engine_of(spec)),
          out_(spec) {}

    void reset() {
        registers_.reset();
        broadcast_.reset();
        for (auto& engine : engines_) engine.reset();
        phase_ = Phase::idle;
        go_ = finish_ = done_ = false;
        error_start_ = error_config_ = error_query_ = error_address_ = false;
        searches_ = cycles_ = beats_ = 0;
        blocks_left_ = due_ = 0;
        beat_number_ = 0;
        vectors_left_ = 0;
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        const Request request = next_request();
        show(request);
        edge(in, request);
        return out_;
    }

  private:
    enum class Phase { idle, scan, lists, give_up };

    struct Request {
        bool wanted = false;    // there is something to request
        bool overflow = false;  // but it is behind the end of the address space
        bool valid = false;
        std::uint64_t length = 0;
    };

    static int beat_width(const spec::IksSystem& spec) {
        return spec.lanes * spec::element_width(spec.format);
    }
    std::uint64_t lanes() const { return static_cast<std::uint64_t>(spec_.lanes); }
    std::uint32_t field(const std::string& name) const { return registers_.value(name); }

    bool is_illegal() const {
        const auto outside = [](std::uint64_t value, int most) {
            return value == 0 || value > static_cast<std::uint64_t>(most);
        };
        return outside(field("dimension"), spec_.max_dimension) || outside(field("queries"), spec_.engines) ||
               field("vectors") > std::uint64_t{1} << spec_.id_width;
    }

    Request next_request() const {
        Request request;
        request.wanted = blocks_left_ != 0;
        if (!request.wanted) return request;
        request.length = std::min(block_left_, static_cast<std::uint64_t>(spec_.burst));
        request.overflow = address_ + request.length > std::uint64_t{1} << spec_.address_width;
        const auto most = static_cast<std::uint64_t>(spec_.outstanding - spec_.burst);
        request.valid = !request.overflow && due_ <= most;
        return request;
    }

    void show(const Request& request) {
        out_.reg_read_data = Bits(32, registers_.read_data().value_or(0));
        out_.care_read.fill(registers_.read_data().has_value());
        out_.mem_req_valid = request.valid;
        out_.care_addr.fill(request.valid);
        out_.care_len.fill(request.valid);
        if (request.valid) {
            out_.mem_req_addr = Bits(spec_.address_width, address_);
            out_.mem_req_len = Bits(out_.mem_req_len.width(), request.length);
        }
        out_.mem_rsp_ready = broadcast_.out().in_ready || due_ == 0;
        out_.busy = phase_ != Phase::idle;
        out_.done = done_;
    }

    /// What software reads of the hardware.
    std::optional<std::uint32_t> hardware(const std::string& name) {
        if (name == "busy") return phase_ != Phase::idle;
        if (name == "done") return done_;
        if (name == "error_start") return error_start_;
        if (name == "error_config") return error_config_;
        if (name == "error_query") return error_query_;
        if (name == "error_address") return error_address_;
        if (name == "nan_seen") return nan_seen();
        if (name == "searches") return static_cast<std::uint32_t>(searches_);
        if (name == "cycles") return static_cast<std::uint32_t>(cycles_);
        if (name == "beats") return static_cast<std::uint32_t>(beats_);
        const std::uint32_t query = field("result_query");
        const bool there = done_ && query < queries_;
        const std::uint64_t count = there ? engines_[query].outputs().result_count.to_u64() : 0;
        if (name == "result_count") return static_cast<std::uint32_t>(count);
        const bool is_id = name == "result_id";
        if (field("result_index") >= count) return is_id ? ~std::uint32_t{0} : 0;
        const ProcessingEngine::Out& engine = engines_[query].outputs();
        if (!engine.care_id.bit(0)) return std::nullopt;
        return static_cast<std::uint32_t>(is_id ? engine.result_id.to_u64()
                                                : static_cast<std::uint64_t>(engine.result_score.to_i64()));
    }

    std::uint32_t nan_seen() {
        // Before the first search no engine is active for certain.
        for (std::size_t e = 0; e < queries_; ++e) {
            if (engines_[e].outputs().nan_seen) return 1;
        }
        return 0;
    }

    void edge(const In& in, const Request& request) {
        const bool busy = phase_ != Phase::idle;
        const bool start = field("start") != 0;
        const bool clear_errors = field("clear_errors") != 0;
        const bool illegal = start && is_illegal();
        const bool accepted = start && !busy && !illegal;
        const bool aborts = phase_ == Phase::scan && request.overflow;
        const bool discard = phase_ == Phase::give_up;
        const bool query_write = field("query_write") != 0;
        const bool takes_query = query_write && !busy &&
                                 field("query_index") < static_cast<std::uint32_t>(spec_.engines) &&
                                 field("query_dimension") < static_cast<std::uint32_t>(spec_.max_dimension);
        const Software software{takes_query,         field("query_index"),  field("query_dimension"),
                                field("query_data"), field("result_query"), field("result_index")};
        std::optional<RegisterFile> at_start;
        if (accepted) at_start = registers_;
        edge_of_registers(in);  // which see the state before the edge

        const StreamOut& beat = broadcast_.out();
        const bool stream_empty = due_ == 0 && !beat.out_valid;
        const bool last = beat_number_ == dimension_;
        const std::uint64_t count = std::min(vectors_left_, lanes());
        const bool engine_valid = beat.out_valid && !discard;
        bool ready = false;
        bool copying = false;
        for (std::size_t e = 0; e < engines_.size(); ++e) {
            drive_engine(e, software, engine_valid, last, count);
            const ProcessingEngine::Out& out = engines_[e].tick(engine_in_);
            if (e == 0) {
                ready = out.in_ready;
                copying = out.busy;
            }
        }
        const bool taken = engine_valid && ready;
        const bool all_taken = taken && last && vectors_left_ <= lanes();

        const bool put = in.mem_rsp_valid && due_ != 0;
        const bool came = put && beat.in_ready;
        broadcast_.in().in_valid = put;
        broadcast_.in().in_data = in.mem_rsp_data;
        broadcast_.in().out_ready = ready || discard;
        broadcast_.edge();
        edge_of_fetch(in, request, came);
        edge_of_sequencer(taken, last, count);

        error_start_ = (error_start_ && !clear_errors) || (start && busy);
        error_config_ = (error_config_ && !clear_errors) || (start && !busy && illegal);
        error_query_ = (error_query_ && !clear_errors) || (query_write && !takes_query);
        error_address_ = (error_address_ && !clear_errors) || aborts;
        if (accepted) {
            cycles_ = beats_ = 0;
        } else {
            cycles_ += busy ? 1 : 0;
            beats_ += came ? 1 : 0;
        }
        edge_of_phases(at_start ? &*at_start : nullptr, aborts, all_taken, !finish_ && !copying,
                       stream_empty);
    }

    /// What software has an engine do.
    struct Software {
        bool takes_query;
        std::uint32_t query_index, query_dimension, query_data, result_query, result_index;
    };

    void edge_of_registers(const In& in) {
        std::optional<RegisterFile::Write> write;
        std::optional<std::uint32_t> read;
        if (in.reg_write_valid) {
            write = RegisterFile::Write{static_cast<std::uint32_t>(in.reg_write_addr.to_u64()),
                                        static_cast<std::uint32_t>(in.reg_write_data.to_u64())};
        }
        if (in.reg_read_valid) read = static_cast<std::uint32_t>(in.reg_read_addr.to_u64());
        registers_.edge(write, read, [&](const std::string& name) { return hardware(name); });
    }

    void drive_engine(std::size_t e, const Software& software, bool engine_valid, bool last,
                      std::uint64_t count) {
        const bool active = e < queries_;
        engine_in_.query_write_valid = software.takes_query && software.query_index == e;
        engine_in_.query_write_addr.set_low(software.query_dimension);
        engine_in_.query_write_data.set_low(software.query_data);
        engine_in_.clear = go_ && active;
        engine_in_.in_valid = engine_valid && active;
        engine_in_.in_last = last;
        engine_in_.in_count.set_low(count);
        if (engine_valid) engine_in_.in_data = broadcast_.out().out_data;
        engine_in_.finish = finish_ && active;
        engine_in_.result_read_valid = done_ && software.result_query == e;
        engine_in_.result_read_addr.set_low(software.result_index);
    }

    void edge_of_fetch(const In& in, const Request& request, bool came) {
        const bool taken = request.valid && in.mem_req_ready;
        due_ += taken ? request.length : 0;
        due_ -= came ? 1 : 0;
        if (go_) {
            blocks_left_ = (vectors_ + lanes() - 1) / lanes();
            block_left_ = dimension_;
            address_ = base_;
        } else if (phase_ == Phase::give_up) {
            blocks_left_ = 0;
        } else if (taken) {
            address_ += request.length;
            block_left_ -= request.length;
            if (block_left_ == 0) {
                block_left_ = dimension_;
                --blocks_left_;
            }
        }
    }

    void edge_of_sequencer(bool taken, bool last, std::uint64_t count) {
        if (go_) {
            beat_number_ = 1;
            vectors_left_ = vectors_;
        } else if (taken) {
            beat_number_ = last ? 1 : beat_number_ + 1;
            vectors_left_ -= last ? count : 0;
        }
    }

    void edge_of_phases(const RegisterFile* start, bool aborts, bool all_taken, bool lists_there,
                        bool stream_empty) {
        const bool complete = phase_ == Phase::lists && lists_there;
        const bool nothing = start != nullptr && start->value("vectors") == 0;
        if (start != nullptr) {
            dimension_ = start->value("dimension");
            vectors_ = start->value("vectors");
            base_ = start->value("base");
            queries_ = nothing ? 0 : start->value("queries");
        }
        if (complete || nothing) {
            done_ = true;
            ++searches_;
        } else if (start != nullptr) {
            done_ = false;
        }
        if (start != nullptr && !nothing) {
            phase_ = Phase::scan;
        } else if (aborts) {
            phase_ = Phase::give_up;
        } else if (all_taken) {
            phase_ = Phase::lists;
        } else if (complete || (phase_ == Phase::give_up && lists_there && stream_empty)) {
            phase_ = Phase::idle;
        }
        go_ = start != nullptr && !nothing;
        finish_ = all_taken || aborts;
    }

    spec::IksSystem spec_;
    RegisterFile registers_;
    Ahead<SkidBuffer> broadcast_;
    std::vector<ProcessingEngine> engines_;
    ProcessingEngine::In engine_in_;
    Phase phase_ = Phase::idle;
    bool go_ = false, finish_ = false, done_ = false;
    bool error_start_ = false, error_config_ = false, error_query_ = false, error_address_ = false;
    std::uint64_t searches_ = 0, cycles_ = 0, beats_ = 0;
    // Of the search.
    std::uint64_t dimension_ = 0, vectors_ = 0, base_ = 0;
    std::size_t queries_ = 0;
    // Requests: blocks not wholly requested, what is left of the first of them, where it is.
    std::uint64_t blocks_left_ = 0, block_left_ = 0, address_ = 0, due_ = 0;
    // The coming beat: its dimension from 1, vectors in its block and behind it.
    std::uint64_t beat_number_ = 0, vectors_left_ = 0;
    Out out_;
};

}  // namespace ragrtl::golden
