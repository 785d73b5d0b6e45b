#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gen/spec/hier_system.hpp"
#include "golden/blocks/ahead.hpp"
#include "golden/blocks/hier_chunk_id_map.hpp"
#include "golden/blocks/hier_pe.hpp"
#include "golden/blocks/hier_pe_bitserial.hpp"
#include "golden/blocks/hier_reranker.hpp"
#include "golden/blocks/hier_similarity_calculator.hpp"
#include "golden/blocks/stream_buffer.hpp"
#include "golden/numerics/bits.hpp"
#include "golden/systems/queue.hpp"
#include "golden/systems/register_file.hpp"

namespace ragrtl::golden {

/// Cycle layer of systems/hier: the cycle models of its blocks, and what leads through a search. The function
/// is HierFunction (golden/systems/hier.hpp).
class HierSystem {
  public:
    struct In {
        explicit In(const spec::HierSystem& spec)
            : reg_write_addr(address_bits(spec)),
              reg_read_addr(address_bits(spec)),
              mem_rsp_data(spec.pes * spec.lanes) {}
        bool reg_write_valid = false;
        Bits reg_write_addr;
        Bits reg_write_data{32};
        bool reg_read_valid = false;
        Bits reg_read_addr;
        bool mem_req_ready = false;
        bool mem_rsp_valid = false;
        Bits mem_rsp_data;
        bool mem_rsp_last = false;
        bool norm_req_ready = false;
        bool norm_rsp_valid = false;
        Bits norm_rsp_data{32};
        bool norm_rsp_last = false;

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
            v("norm_req_ready", norm_req_ready);
            v("norm_rsp_valid", norm_rsp_valid);
            v("norm_rsp_data", norm_rsp_data);
            v("norm_rsp_last", norm_rsp_last);
        }

      private:
        static int address_bits(const spec::HierSystem& spec) { return registers(spec).address_width(); }
    };

    struct Out {
        explicit Out(const spec::HierSystem& spec)
            : mem_req_addr(spec.address_width),
              norm_req_addr(spec.address_width),
              care_mem_addr(spec.address_width),
              care_norm_addr(spec.address_width) {}
        Bits reg_read_data{32};
        bool mem_req_valid = false;
        Bits mem_req_addr;
        Bits mem_req_len{4};
        bool mem_rsp_ready = false;
        bool norm_req_valid = false;
        Bits norm_req_addr;
        Bits norm_req_len{5};
        bool norm_rsp_ready = false;
        bool busy = false;
        bool done = false;
        Bits care_read{32};
        Bits care_mem_addr;
        Bits care_mem_len{4};
        Bits care_norm_addr;
        Bits care_norm_len{5};

        template <class V>
        void visit(V&& v) const {
            v("reg_read_data", reg_read_data, care_read);
            v("mem_req_valid", mem_req_valid);
            v("mem_req_addr", mem_req_addr, care_mem_addr);
            v("mem_req_len", mem_req_len, care_mem_len);
            v("mem_rsp_ready", mem_rsp_ready);
            v("norm_req_valid", norm_req_valid);
            v("norm_req_addr", norm_req_addr, care_norm_addr);
            v("norm_req_len", norm_req_len, care_norm_len);
            v("norm_rsp_ready", norm_rsp_ready);
            v("busy", busy);
            v("done", done);
        }
    };

    explicit HierSystem(const spec::HierSystem& spec)
        : spec_(spec),
          registers_(registers(spec)),
          dots_from_pes_(SimilarityCalculator(calculator(spec)), SimilarityCalculator::In(calculator(spec))),
          reranker_(Reranker(ranker(spec)), Reranker::In(ranker(spec))),
          id_map_(ChunkIdMap(mapper(spec)), ChunkIdMap::In(mapper(spec))),
          nothing_(spec),
          out_(spec) {
        const spec::StreamBuffer buffer{spec.lanes, spec.stream_depth, spec.reset};
        const spec::HierPe nibble{spec.lanes, spec.lanes_per_cycle, spec.reset};
        const spec::HierPeBitserial serial{spec.lanes, spec.reset};
        for (int p = 0; p < spec.pes; ++p) {
            buffers_.emplace_back(StreamBuffer(buffer), StreamBuffer::In(spec.lanes));
            if (is_nibble()) {
                nibble_pes_.emplace_back(HierPe(nibble), HierPe::In(nibble));
            } else {
                serial_pes_.emplace_back(HierPeBitserial(serial), HierPeBitserial::In(serial));
            }
        }
    }

    void reset() {
        registers_.reset();
        phase_ = Phase::idle;
        go_ = error_start_ = error_config_ = done_ = is_query_ = false;
        cycles_ = rows_ = 0;
        result_ = Result{0, 0, 0};
        step_ = Step::idle;
        rows_due_ = norms_left_ = norms_due_ = 0;
        row_ = 0;
        scores_ = 0;
        tags_.reset();
        about_.reset();
        dots_.reset();
        norms_.reset();
        for (auto& one : buffers_) one.reset();
        for (auto& one : nibble_pes_) one.reset();
        for (auto& one : serial_pes_) one.reset();
        dots_from_pes_.reset();
        reranker_.reset();
        id_map_.reset();
    }

    /// What the outputs show in this cycle: they follow the state alone.
    const Out& outputs() {
        show(look(nothing_));
        return out_;
    }

    /// The same; then takes the clock edge.
    const Out& tick(const In& in) {
        const Signals s = look(in);
        show(s);
        edge(in, s);
        return out_;
    }

  private:
    enum class Phase { idle, scan, copy, rerank };
    enum class Step { idle, query, self, nibble, scan, high, candidates };
    struct Tag {
        bool query, self, eight;
        int rows() const { return eight ? 8 : 4; }
    };
    struct About {
        Bits id, norm;
    };
    struct Result {
        std::uint32_t id, dot, norm;
    };

    /// What combinational logic makes of the state and the inputs.
    struct Signals {
        bool accepted = false, starts = false, illegal = false, start = false;
        bool room = false, request = false, requested = false, candidate_taken = false;
        Tag tag{};
        std::uint64_t request_address = 0;
        bool buffers_ready = false, row_read = false;
        bool give = false, last_row = false;
        Tag given{};  // whose row it is
        bool score_valid = false, score_taken = false;
        bool norm_put = false;
        bool rank_idle = false, scan_end = false, loading = false, copy_end = false, rerank_end = false;
        bool end = false;
    };

    static constexpr std::uint64_t norms_per_request = 16;
    static constexpr int most_scores = 8;

    static spec::SimilarityCalculator calculator(const spec::HierSystem& spec) {
        return {spec.pes, spec.lanes,
                spec.pe_kind == spec::PeKind::nibble ? spec::Passes::nibble : spec::Passes::single,
                spec.reset};
    }
    static int dot_bits(const spec::HierSystem& spec) {
        return SimilarityCalculator::dot_width(calculator(spec));
    }
    static spec::Reranker ranker(const spec::HierSystem& spec) {
        return {spec.k,          dot_bits(spec), dot_bits(spec) - 1, spec.id_width,
                spec.comparator, spec.stages,    spec.fifo_depth,    spec.reset};
    }
    static spec::ChunkIdMap mapper(const spec::HierSystem& spec) {
        return {spec.k, spec.id_width, dot_bits(spec) - 1, spec.address_width, spec.reset};
    }
    bool is_nibble() const { return spec_.pe_kind == spec::PeKind::nibble; }
    std::uint64_t addresses() const { return std::uint64_t{1} << spec_.address_width; }
    std::uint32_t field(const std::string& name) const { return registers_.value(name); }

    bool is_illegal() const {
        const auto outside = [](std::uint64_t value, std::uint64_t most) {
            return value == 0 || value > most;
        };
        const std::uint64_t k = static_cast<std::uint64_t>(spec_.k);
        const std::uint64_t documents = field("documents");
        const std::uint32_t mode = field("mode");
        return mode == 3 ||
               outside(field("dimension"), static_cast<std::uint64_t>(spec_.pes * spec_.lanes)) ||
               outside(field("top_k"), k) ||
               (mode == 0 && (outside(field("candidates"), k) || field("top_k") > field("candidates"))) ||
               documents > std::uint64_t{1} << spec_.id_width ||
               field("document_base") + 8 * documents > addresses() ||
               (field("inner_product") == 0 && field("norm_base") + documents > addresses()) ||
               std::uint64_t{field("query_base")} + 12 > addresses();
    }

    bool pes_ready() const {
        return std::all_of(nibble_pes_.begin(), nibble_pes_.end(),
                           [](const auto& pe) { return pe.out().doc_ready; });
    }
    bool pes_busy() const {
        const auto busy = [](const auto& pe) { return pe.out().busy; };
        return std::any_of(nibble_pes_.begin(), nibble_pes_.end(), busy) ||
               std::any_of(serial_pes_.begin(), serial_pes_.end(), busy);
    }

    Signals look(const In& in) const {
        Signals s;
        s.start = field("start") != 0;
        s.illegal = s.start && is_illegal();
        s.accepted = s.start && phase_ == Phase::idle && !s.illegal;
        s.starts = s.accepted && field("documents") != 0;

        const ChunkIdMap::Out& candidate = id_map_.out();
        const bool on_candidates = step_ == Step::candidates;
        s.room = tags_.ready() && about_.ready();
        s.request = s.room && (on_candidates ? candidate.out_valid : step_ != Step::idle);
        s.requested = s.request && in.mem_req_ready;
        s.candidate_taken = on_candidates && s.requested;
        s.tag = {step_ == Step::query || step_ == Step::nibble || step_ == Step::high, step_ == Step::self,
                 !(step_ == Step::nibble || step_ == Step::high || (step_ == Step::scan && scan_int4_))};
        s.request_address = on_candidates           ? candidate.out_address.to_u64()
                            : step_ == Step::scan   ? document_address_
                            : step_ == Step::nibble ? (query_base_ + 8) % addresses()
                                                    : query_base_;

        s.buffers_ready =
            std::all_of(buffers_.begin(), buffers_.end(), [](const auto& one) { return one.out().in_ready; });
        s.row_read = in.mem_rsp_valid && rows_due_ != 0 && s.buffers_ready;

        const bool row_valid = std::all_of(buffers_.begin(), buffers_.end(),
                                           [](const auto& one) { return one.out().out_valid; });
        if (tags_.valid() && row_valid) {
            const Tag& tag = tags_.front();
            const bool place = tag.self || row_ != 0 || scores_ != most_scores;
            s.give = tag.query ? !pes_busy() : pes_ready() && place;
            s.last_row = row_ + 1 == tag.rows();
            s.given = tag;
        }

        const Reranker::Out& rank = reranker_.out();
        const bool in_scan = phase_ == Phase::scan && (inner_product_ || norms_.valid());
        s.score_valid = dots_.valid() && (in_scan || (phase_ == Phase::rerank && about_.valid()));
        s.score_taken = s.score_valid && rank.in_ready;
        s.norm_put = in.norm_rsp_valid && norms_due_ != 0 && norms_.ready();

        s.rank_idle = !rank.busy && !rank.pending;
        s.scan_end = phase_ == Phase::scan && scored_ == documents_ && s.rank_idle;
        s.loading = phase_ == Phase::copy && rank.read_rsp_valid;
        s.copy_end = s.loading && loaded_ + 1 == selected_;
        s.rerank_end = phase_ == Phase::rerank && scored_ == selected_ && s.rank_idle;
        s.end = (s.scan_end && !two_stages_) || s.rerank_end;
        return s;
    }

    void show(const Signals& s) {
        out_.reg_read_data = Bits(32, registers_.read_data().value_or(0));
        out_.care_read.fill(registers_.read_data().has_value());
        out_.mem_req_valid = s.request;
        out_.mem_req_addr = Bits(spec_.address_width, s.request_address % addresses());
        out_.mem_req_len = Bits(4, static_cast<std::uint64_t>(s.tag.rows()));
        out_.care_mem_addr.fill(s.request);
        out_.care_mem_len.fill(s.request);
        out_.mem_rsp_ready = s.buffers_ready || rows_due_ == 0;
        out_.norm_req_valid = norms_left_ != 0;
        out_.norm_req_addr = Bits(spec_.address_width, norm_address_ % addresses());
        out_.norm_req_len = Bits(5, std::min(norms_left_, norms_per_request));
        out_.care_norm_addr.fill(out_.norm_req_valid);
        out_.care_norm_len.fill(out_.norm_req_valid);
        out_.norm_rsp_ready = norms_.ready() || norms_due_ == 0;
        out_.busy = phase_ != Phase::idle;
        out_.done = done_;
    }

    /// What software reads of the hardware.
    std::optional<std::uint32_t> hardware(const std::string& name) const {
        if (name == "busy") return phase_ != Phase::idle;
        if (name == "done") return done_;
        if (name == "error_start") return error_start_;
        if (name == "error_config") return error_config_;
        if (name == "result_count") return static_cast<std::uint32_t>(reranker_.out().count.to_u64());
        if (name == "query_norm") return static_cast<std::uint32_t>(dots_from_pes_.out().query_norm.to_u64());
        if (name == "cycles") return static_cast<std::uint32_t>(cycles_);
        if (name == "rows") return static_cast<std::uint32_t>(rows_);
        if (!result_) return std::nullopt;
        return name == "result_id" ? result_->id : name == "result_dot" ? result_->dot : result_->norm;
    }

    void edge(const In& in, const Signals& s) {
        const std::uint32_t result_index = field("result_index");
        const bool clear_errors = field("clear_errors") != 0;
        const bool was_busy = phase_ != Phase::idle;

        drive_reranker(s, result_index);
        drive_id_map(s);
        drive_pes(in, s);

        std::optional<RegisterFile::Write> write;
        std::optional<std::uint32_t> read;
        if (in.reg_write_valid) {
            write = RegisterFile::Write{static_cast<std::uint32_t>(in.reg_write_addr.to_u64()),
                                        static_cast<std::uint32_t>(in.reg_write_data.to_u64())};
        }
        if (in.reg_read_valid) read = static_cast<std::uint32_t>(in.reg_read_addr.to_u64());
        std::optional<RegisterFile> at_start;
        if (s.accepted) at_start = registers_;
        registers_.edge(write, read, [&](const std::string& name) { return hardware(name); });
        keep_result(result_index);

        error_start_ = (error_start_ && !clear_errors) || (s.start && was_busy);
        error_config_ = (error_config_ && !clear_errors) || (s.start && !was_busy && s.illegal);
        if (s.accepted) {
            cycles_ = rows_ = 0;
        } else {
            cycles_ += was_busy ? 1 : 0;
            rows_ += s.row_read ? 1 : 0;
        }
        edge_of_queues(in, s);
        edge_of_fetch(s);
        edge_of_norms(in, s);
        edge_of_dispatch(s);
        edge_of_phases(s);
        if (at_start) configure(*at_start);

        for (auto& one : buffers_) one.edge();
        for (auto& one : nibble_pes_) one.edge();
        for (auto& one : serial_pes_) one.edge();
        dots_from_pes_.edge();
        reranker_.edge();
        id_map_.edge();
    }

    void drive_reranker(const Signals& s, std::uint32_t result_index) {
        Reranker::In& rank = reranker_.in();
        const bool second_list = phase_ == Phase::rerank || !two_stages_;
        rank.clear = s.accepted || s.copy_end;
        rank.hold = phase_ == Phase::idle || phase_ == Phase::copy;
        rank.limit = Bits(rank.limit.width(), second_list ? top_k_ : candidates_);
        rank.mips = inner_product_;
        rank.in_valid = s.score_valid;
        if (s.score_valid) {
            const bool again = phase_ == Phase::rerank;
            rank.in_dot = dots_.front();
            rank.in_id = again ? about_.front().id
                               : Bits(spec_.id_width, scored_ % (std::uint64_t{1} << spec_.id_width));
            rank.in_norm = again            ? about_.front().norm
                           : inner_product_ ? Bits(rank.in_norm.width())
                                            : norms_.front();
        }
        const std::uint64_t mask = (std::uint64_t{1} << rank.read_index.width()) - 1;
        rank.read_by_id = phase_ == Phase::copy;
        rank.read_valid = phase_ == Phase::idle || (phase_ == Phase::copy && to_read_ != selected_);
        rank.read_index = Bits(rank.read_index.width(), (rank.read_by_id ? to_read_ : result_index) & mask);
    }

    void drive_id_map(const Signals& s) {
        ChunkIdMap::In& map = id_map_.in();
        map.clear = go_;
        map.base = Bits(spec_.address_width, document_base_);
        map.load_valid = s.loading;
        map.load_id = reranker_.out().read.id;
        map.load_norm = reranker_.out().read.norm;
        map.load_done = s.copy_end;
        map.out_ready = step_ == Step::candidates && s.room && s.requested;
    }

    void drive_pes(const In& in, const Signals& s) {
        const bool query = s.give && tags_.front().query;
        const bool document = s.give && !tags_.front().query;
        const auto drive = [&](HierPeInputs& pe, int p, const Bits& row) {
            const std::int64_t first = std::int64_t{p} * spec_.lanes;
            const std::int64_t active =
                std::clamp<std::int64_t>(static_cast<std::int64_t>(dimension_) - first, 0, spec_.lanes);
            pe.query_valid = query;
            pe.query_plane = Bits(3, static_cast<std::uint64_t>(row_));
            pe.query_row = row;
            pe.active_lanes = Bits(pe.active_lanes.width(), static_cast<std::uint64_t>(active));
            pe.doc_valid = document;
            pe.doc_row = row;
            pe.doc_int8 = s.give && tags_.front().eight;
        };
        SimilarityCalculator::In& sums = dots_from_pes_.in();
        const int sum_bits = SimilarityCalculator::sum_width(calculator(spec_));
        sums.in_query = is_query_;
        for (int p = 0; p < spec_.pes; ++p) {
            const auto i = static_cast<std::size_t>(p);
            StreamBuffer::In& buffer = buffers_[i].in();
            buffer.in_valid = s.row_read;
            buffer.in_data = in.mem_rsp_data.slice(p * spec_.lanes, spec_.lanes);
            buffer.out_ready = s.give;
            const Bits& row = buffers_[i].out().out_data;
            if (is_nibble()) {
                drive(nibble_pes_[i].in(), p, row);
                const HierPe::Out& result = nibble_pes_[i].out();
                sums.in_valid = result.result_valid;
                sums.in_pass = result.result_pass;
                sums.in_last = result.result_last;
                sums.in_sums.set_slice(p * sum_bits, result.result_sum);
            } else {
                drive(serial_pes_[i].in(), p, row);
                sums.in_valid = serial_pes_[i].out().result_valid;
                sums.in_last = true;
                sums.in_sums.set_slice(p * sum_bits, serial_pes_[i].out().result_sum);
            }
        }
    }

    /// The registers that show a result follow the list while the system is idle.
    void keep_result(std::uint32_t result_index) {
        const Reranker::Out& rank = reranker_.out();
        if (result_index >= rank.count.to_u64()) {
            result_ = Result{~std::uint32_t{0}, 0, 0};
        } else if (rank.read_rsp_valid && phase_ == Phase::idle) {
            result_.reset();
            if (rank.care.id.bit(0)) {
                result_ = Result{static_cast<std::uint32_t>(rank.read.id.to_u64()),
                                 static_cast<std::uint32_t>(rank.read.dot.to_i64()),
                                 static_cast<std::uint32_t>(rank.read.norm.to_u64())};
            }
        }
    }

    void edge_of_queues(const In& in, const Signals& s) {
        const bool rescored = s.score_taken && phase_ == Phase::rerank;
        std::optional<About> about;
        if (s.candidate_taken) about = About{id_map_.out().out_id, id_map_.out().out_norm};
        about_.edge(about, rescored);
        dots_.edge(
            dots_from_pes_.out().out_valid ? std::optional<Bits>(dots_from_pes_.out().out_dot) : std::nullopt,
            s.score_taken);
        std::optional<Bits> norm;
        if (s.norm_put) norm = in.norm_rsp_data.slice(0, dot_bits(spec_) - 1);
        norms_.edge(norm, s.score_taken && !rescored && !inner_product_);
        tags_.edge(s.requested ? std::optional<Tag>(s.tag) : std::nullopt, s.give && s.last_row);
    }

    void edge_of_fetch(const Signals& s) {
        rows_due_ += (s.requested ? static_cast<std::uint64_t>(s.tag.rows()) : 0) - (s.row_read ? 1 : 0);
        if (go_) {
            step_ = Step::query;
            documents_left_ = documents_;
            document_address_ = document_base_;
            return;
        }
        if (!s.requested) return;
        switch (step_) {
            case Step::query: step_ = Step::self; break;
            case Step::self: step_ = is_nibble() && scan_int4_ ? Step::nibble : Step::scan; break;
            case Step::nibble: step_ = Step::scan; break;
            case Step::scan:
                if (documents_left_ == 1) {
                    step_ = !two_stages_ ? Step::idle : is_nibble() ? Step::high : Step::candidates;
                }
                --documents_left_;
                document_address_ = (document_address_ + 8) % addresses();
                break;
            case Step::high: step_ = Step::candidates; break;
            default:
                if (id_map_.out().out_last) step_ = Step::idle;
                break;
        }
    }

    void edge_of_norms(const In& in, const Signals& s) {
        const std::uint64_t length = std::min(norms_left_, norms_per_request);
        const bool taken = norms_left_ != 0 && in.norm_req_ready;
        norms_due_ += (taken ? length : 0) - (s.norm_put ? 1 : 0);
        if (go_) {
            norms_left_ = inner_product_ ? 0 : documents_;
            norm_address_ = norm_base_;
        } else if (taken) {
            norms_left_ -= length;
            norm_address_ = (norm_address_ + length) % addresses();
        }
    }

    void edge_of_dispatch(const Signals& s) {
        const bool last_pass = is_nibble() ? dots_from_pes_.in().in_last : true;
        if (go_) {
            is_query_ = true;
        } else if (dots_from_pes_.in().in_valid && last_pass) {
            is_query_ = false;
        }
        const bool begins = s.give && row_ == 0 && !s.given.query && !s.given.self;
        scores_ += (begins ? 1 : 0) - (s.score_taken ? 1 : 0);
        if (s.give) row_ = s.last_row ? 0 : row_ + 1;
    }

    void edge_of_phases(const Signals& s) {
        if (s.starts || s.copy_end) {
            scored_ = 0;
        } else if (s.score_taken) {
            ++scored_;
        }
        if (s.scan_end) {
            selected_ = reranker_.out().count.to_u64();
            to_read_ = loaded_ = 0;
        } else {
            if (phase_ == Phase::copy && to_read_ != selected_) ++to_read_;
            if (s.loading) ++loaded_;
        }
        if (s.accepted) {
            done_ = !s.starts;
        } else if (s.end) {
            done_ = true;
        }
        if (s.starts) {
            phase_ = Phase::scan;
        } else if (s.end) {
            phase_ = Phase::idle;
        } else if (s.scan_end) {
            phase_ = Phase::copy;
        } else if (s.copy_end) {
            phase_ = Phase::rerank;
        }
        go_ = s.starts;
    }

    /// What the search works with from here on.
    void configure(const RegisterFile& registers) {
        two_stages_ =
            registers.value("mode") == 0 && registers.value("candidates") < registers.value("documents");
        scan_int4_ = two_stages_ || registers.value("mode") == 2;
        inner_product_ = registers.value("inner_product") != 0;
        dimension_ = registers.value("dimension");
        documents_ = registers.value("documents");
        candidates_ = registers.value("candidates") & count_mask();
        top_k_ = registers.value("top_k");
        document_base_ = registers.value("document_base");
        norm_base_ = registers.value("norm_base");
        query_base_ = registers.value("query_base");
    }
    /// Candidates count only where they are legal; elsewhere the hardware keeps what fits.
    std::uint64_t count_mask() const {
        return (std::uint64_t{1} << index_width(std::int64_t{spec_.k} + 1)) - 1;
    }

    spec::HierSystem spec_;
    RegisterFile registers_;

    Phase phase_ = Phase::idle;
    bool go_ = false, error_start_ = false, error_config_ = false, done_ = false;
    bool two_stages_ = false, scan_int4_ = false, inner_product_ = false;
    std::uint64_t dimension_ = 0, documents_ = 0, candidates_ = 0, top_k_ = 0;
    std::uint64_t document_base_ = 0, norm_base_ = 0, query_base_ = 0;
    std::uint64_t scored_ = 0, loaded_ = 0, to_read_ = 0, selected_ = 0;
    std::uint64_t cycles_ = 0, rows_ = 0;
    std::optional<Result> result_ = Result{0, 0, 0};

    Step step_ = Step::idle;
    std::uint64_t documents_left_ = 0, document_address_ = 0, rows_due_ = 0;
    std::uint64_t norms_left_ = 0, norm_address_ = 0, norms_due_ = 0;
    int row_ = 0;
    int scores_ = 0;
    bool is_query_ = false;
    Queue<Tag> tags_{8};
    Queue<About> about_{16};
    Queue<Bits> dots_{most_scores};
    Queue<Bits> norms_{norms_per_request};

    std::vector<Ahead<StreamBuffer>> buffers_;
    std::vector<Ahead<HierPe>> nibble_pes_;
    std::vector<Ahead<HierPeBitserial>> serial_pes_;
    Ahead<SimilarityCalculator> dots_from_pes_;
    Ahead<Reranker> reranker_;
    Ahead<ChunkIdMap> id_map_;
    In nothing_;  // no request taken, no response
    Out out_;
};

}  // namespace ragrtl::golden
