#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "golden/systems/axi4_system.hpp"
#include "golden/systems/hier_cycle.hpp"
#include "tb/axi4.hpp"
#include "tb/benches/hier_software.hpp"
#include "tb/benches/hier_watch.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/memory.hpp"
#include "tb/registers.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

using HierAxi4Model = golden::Axi4System<golden::HierSystem, spec::HierSystem>;

/// Software and memories around systems/hier on AXI4. Software waits for a search by reading status. After a
/// reset nothing is started until the memories have sent what was asked for before.
class HierAxi4Host final : public Stimulus<HierAxi4Model> {
  public:
    HierAxi4Host(const spec::HierSystem& spec, const HierScene& scene, Gaps registers, unsigned error_percent)
        : software_(spec, scene),
          meddling_percent_(scene.meddling_percent),
          bus_(registers),
          rows_(scene.latency, scene.requests, scene.responses, error_percent),
          norms_(scene.latency, scene.requests, scene.norms, error_percent) {}

    void drive(HierAxi4Model::In& in, const Cycle<HierAxi4Model>* previous, Rng& rng) override {
        if (previous != nullptr) follow(*previous);
        if (bus_.idle()) next_access(rng);
        bus_.drive(in.lite, rng);
        rng.fill(in.lite.awprot);
        rng.fill(in.lite.arprot);
        rows_.drive(in.reads[0], rng, [&](std::uint64_t address) {
            golden::Bits beat = rng.bits(in.reads[0].rdata.width());  // above the row there is noise
            beat.set_slice(0, software_.row(address, rng));
            return beat;
        });
        norms_.drive(in.reads[1], rng,
                     [&](std::uint64_t address) { return golden::Bits(32, software_.norm(address)); });
    }

  private:
    void follow(const Cycle<HierAxi4Model>& cycle) {
        rows_.follow(cycle.in.reads[0], cycle.out.reads[0]);
        norms_.follow(cycle.in.reads[1], cycle.out.reads[1]);
        bus_.follow(cycle.in.lite, cycle.out.lite);
        if (cycle.reset) {
            bus_.forget();
            software_.commands.clear();
            waiting_ = polled_ = false;
        }
    }

    void next_access(Rng& rng) {
        if (!software_.commands.empty()) {
            issue(rng);
        } else if (waiting_) {
            wait(rng);
        } else if (rows_.quiet() && norms_.quiet()) {
            software_.plan_search(rng);
            waiting_ = true;
        }
    }

    void issue(Rng& rng) {
        HierSoftware::Command& next = software_.commands.front();
        if (next.pause > 0) {
            --next.pause;
            return;
        }
        if (next.write && rng.percent(4)) {  // refused, and then done as it should be
            bus_.write(next.address, static_cast<std::uint32_t>(rng.next()), rng.below(0xf));
            return;
        }
        if (next.write) {
            bus_.write(next.address, next.data);
        } else {
            bus_.read(next.address);
        }
        software_.commands.pop_front();
    }

    void wait(Rng& rng) {
        if (polled_ && (bus_.data() & 1) == 0) {
            waiting_ = polled_ = false;
            software_.read_results(rng);
            return;
        }
        polled_ = !rng.percent(meddling_percent_);
        if (polled_) {
            bus_.read(status_address);
        } else if (rng.percent(20)) {
            bus_.write(control_address, 1);
        } else {
            bus_.write(4 * static_cast<std::uint32_t>(rng.below(20)), static_cast<std::uint32_t>(rng.next()));
        }
    }

    static constexpr std::uint32_t control_address = 0x00, status_address = 0x04;

    HierSoftware software_;
    unsigned meddling_percent_;
    Axi4LiteHost bus_;
    Axi4ReadMemory rows_, norms_;
    bool waiting_ = false;
    bool polled_ = false;  // the last access was a read of status
};

/// Bench of systems/hier on AXI4: results from what memory sent over the bus, ranked without any of the
/// models, against what software reads over the other.
class HierSystemAxi4Bench {
  public:
    using Model = HierAxi4Model;

    explicit HierSystemAxi4Bench(const spec::HierSystem& spec)
        : spec_(spec), table_(registers(spec)), search_(spec) {
        forget();
        known_ = false;
        const bool several = spec.k > 1;
        two_stages_ = coverage.add("two stages");
        int8_ = coverage.add("INT8 scan");
        int4_ = coverage.add("INT4 scan");
        cosine_ = coverage.add("cosine");
        inner_product_ = coverage.add("inner product");
        few_ = coverage.add("fewer documents than results asked for", several);
        full_ = coverage.add("a list of k results");
        read_id_ = coverage.add("result read and checked");
        refused_ = coverage.add("write of less than four bytes refused");
        error_start_ = coverage.add("start while busy");
        error_config_ = coverage.add("start with an illegal configuration");
        row_failed_ = coverage.add("read of a row failed");
        norm_failed_ = coverage.add("read of a norm failed");
        error_memory_ = coverage.add("failed read seen in status");
        no_error_ = coverage.add("status without a failed read");
        cleared_ = coverage.add("error of a read cleared");
        // Deeper buffers hold all rows that come while the PEs finish.
        held_off_ = coverage.add("beat held off", spec.stream_depth < 8);
        burst_held_ = coverage.add("burst held off");
        late_ = coverage.add("late beat dropped");
        reset_busy_ = coverage.add("reset while busy");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 90'000; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        using Values = HierScene::Values;
        const Gaps open = Gaps::never();
        const Gaps some = Gaps::random(40);
        std::vector<Profile<Model>> list;
        list.push_back(profile("steady", 0, {2, open, open, open}, open, 0));
        list.push_back(profile("far", 0, {50, open, open, open}, open, 0));
        list.push_back(profile("corners", 0, {9, open, some, some, Values::corners, 0, 0}, open, 0));
        list.push_back(profile("ties", 0, {3, some, open, some, Values::few, 0, 0}, some, 0));
        list.push_back(profile("stalls", 0, {20, some, some, some, Values::uniform, 10, 30}, some, 0));
        list.push_back(profile(
            "bursts", 0,
            {5, Gaps::bursty(6, 12), Gaps::bursty(9, 9), Gaps::bursty(3, 30), Values::uniform, 10, 30},
            Gaps::bursty(4, 4), 0));
        list.push_back(profile("errors", 0, {6, open, some, some, Values::uniform, 0, 5}, open, 2));
        list.push_back(profile("few_errors", 0, {6, some, open, open, Values::few, 0, 5}, open, 1));
        list.push_back(profile("resets", 700, {25, some, some, some, Values::uniform, 10, 5}, some, 1));
        list.push_back(profile("illegal", 0, {1, open, open, open, Values::few, 70, 0}, open, 0));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        const bool busy = out.system.busy;
        if (cycle.reset) {
            coverage.hit(reset_busy_, known_ && was_busy_);
            forget();
            return std::nullopt;
        }
        if (!known_) return std::nullopt;
        if (busy && !was_busy_) begin();
        auto wrong = observe_reads(in, out);
        if (!wrong && was_busy_ && !busy) wrong = finish(out);
        was_busy_ = busy;
        if (!wrong) wrong = observe_registers(in.lite, out.lite);
        return wrong;
    }

  private:
    Profile<Model> profile(const std::string& name, unsigned reset_period, HierScene scene, Gaps registers,
                           unsigned error_percent) const {
        // Enough documents for a first stage that rejects some.
        scene.most_documents = static_cast<std::uint64_t>(spec_.k) + 18;
        return {name, 1, reset_period,
                [=] { return std::make_unique<HierAxi4Host>(spec_, scene, registers, error_percent); }};
    }

    void forget() {
        known_ = true;
        was_busy_ = failed_ = false;
        results_.reset();
        address_.reset();
        word_.reset();
        asked_.reset();
        expected_.reset();
        written_ = reset_values(table_);
        for (ReadPortWatch& port : ports_) port.forget();
        for (StableWhileStalled& offer : offers_) offer.observe(false, false, golden::Bits(), true);
    }

    void begin() {
        search_ = HierWatch(spec_);
        search_.config = written_;
        results_.reset();
        rows_read_ = 0;
    }

    std::optional<Difference> observe_reads(const Model::In& in, const Model::Out& out) {
        for (std::size_t i = 0; i < ports_.size(); ++i) {
            const auto& bus_in = in.reads[i];
            const auto& bus = out.reads[i];
            const std::uint64_t bytes = i == 0 ? beat_bytes(spec_.pes * spec_.lanes) : 4;
            const std::uint64_t first = bus.araddr.to_u64(), beats = bus.arlen.to_u64() + 1;
            if (bus.arvalid) {
                if (std::uint64_t{1} << bus.arsize.to_u64() != bytes || first % bytes != 0)
                    return Difference{"m_axi_arsize", std::to_string(bytes), bus.arsize.hex(), "whole words"};
                if (first / 4096 != (first + beats * bytes - 1) / 4096)
                    return Difference{"m_axi_araddr", "within 4 KB", bus.araddr.hex(),
                                      "bursts stay in a page"};
            }
            golden::Bits offer(bus.araddr.width() + 8);
            offer.set_slice(0, bus.arlen);
            offer.set_slice(8, bus.araddr);
            if (auto wrong = offers_[i].observe(bus.arvalid, bus_in.arready, offer, false))
                return Difference{"m_axi_araddr", "held while stalled", *wrong, "offers do not change"};
            coverage.hit(burst_held_, bus.arvalid && !bus_in.arready);
            coverage.hit(held_off_, i == 0 && bus_in.rvalid && !bus.rready);
            const auto word = ports_[i].observe(bus.arvalid && bus_in.arready, first / bytes, beats,
                                                bus_in.rvalid && bus.rready);
            coverage.hit(late_, ports_[i].stray);
            if (!word) continue;
            if (i == 0) {
                search_.rows.insert_or_assign(*word, bus_in.rdata.slice(0, spec_.pes * spec_.lanes));
                ++rows_read_;
            } else {
                search_.norms[*word] = static_cast<std::uint32_t>(bus_in.rdata.to_u64());
            }
            const bool fails = bus_in.rresp.to_u64() >= 2;
            coverage.hit(i == 0 ? row_failed_ : norm_failed_, fails);
            failed_ = failed_ || fails;
        }
        return std::nullopt;
    }

    static std::uint64_t beat_bytes(int bits) {
        std::uint64_t bytes = 1;
        while (8 * bytes < static_cast<std::uint64_t>(bits)) bytes *= 2;
        return bytes;
    }

    std::optional<Difference> finish(const Model::Out& out) {
        if (!out.system.done) return Difference{"done", "1", "0", "the search is over"};
        try {
            results_ = search_.results();
        } catch (const std::out_of_range&) {
            return Difference{"m_axi_mem_araddr", "all rows of the best candidates", "some were not read",
                              "results from the rows that were read"};
        }
        if (rows_read_ != search_.expected_rows()) {
            return Difference{"m_axi_mem_arlen", std::to_string(search_.expected_rows()),
                              std::to_string(rows_read_), "rows read by the search"};
        }
        coverage.hit(two_stages_, search_.two_stages());
        coverage.hit(int8_, search_.at("mode") == 1);
        coverage.hit(int4_, search_.at("mode") == 2);
        coverage.hit(search_.cosine() ? cosine_ : inner_product_);
        coverage.hit(few_, search_.at("documents") < search_.at("top_k"));
        coverage.hit(full_, results_->size() == static_cast<std::size_t>(spec_.k));
        return std::nullopt;
    }

    std::optional<Difference> observe_registers(const golden::Axi4LiteRegs::In& in,
                                                const golden::Axi4LiteRegs::Out& out) {
        ++settled_;
        if (asked_) expected_ = expectation(*asked_);  // the register is looked at in this cycle
        asked_.reset();
        if (in.arvalid && out.arready) asked_ = static_cast<std::uint32_t>(in.araddr.to_u64()) & ~3U;
        if (out.rvalid && in.rready && expected_) {
            const auto data = static_cast<std::uint32_t>(out.rdata.to_u64());
            note_status(*expected_, data);
            if ((data & expected_->mask) != expected_->value)
                return Difference{expected_->name, std::to_string(expected_->value),
                                  std::to_string(data & expected_->mask), "what came over the bus"};
        }
        if (out.bvalid && in.bready && out.bresp.to_u64() != response_)
            return Difference{"s_axi_bresp", std::to_string(response_), out.bresp.hex(), "whole words only"};
        if (in.awvalid && out.awready) address_ = static_cast<std::uint32_t>(in.awaddr.to_u64()) & ~3U;
        if (in.wvalid && out.wready) word_ = Word{in.wdata, in.wstrb == golden::Bits::ones(4)};
        if (address_ && word_) {
            response_ = word_->whole ? 0 : 2;
            coverage.hit(refused_, !word_->whole);
            if (word_->whole) take_write(*address_, static_cast<std::uint32_t>(word_->data.to_u64()));
            address_.reset();
            word_.reset();
        }
        return std::nullopt;
    }

    void take_write(std::uint32_t address, std::uint32_t data) {
        if (address == 0 && (data & 2) != 0) {
            coverage.hit(cleared_, failed_);
            failed_ = false;
        }
        if (address == 0 && (data & 1) != 0 && !was_busy_) results_.reset();
        const spec::Register* reg = spec::register_at(table_, address);
        if (reg == nullptr) return;
        write_register(written_, *reg, data);
        if (reg->name == "result_index") settled_ = 0;
    }

    struct Expected {
        std::string name;
        std::uint32_t value;
        std::uint32_t mask;
    };

    /// What a read that is done in this cycle must give, where that follows from what was seen.
    Expected expectation(std::uint32_t address) {
        static constexpr std::uint32_t all = ~std::uint32_t{0}, error_memory = 16;
        const std::string name = register_name(table_, address);
        if (name == "status") return {name, failed_ ? error_memory : 0, error_memory};
        if (was_busy_ || !results_) return {name, 0, 0};
        const auto whole = [&](std::int64_t value) {
            return Expected{name, static_cast<std::uint32_t>(value), all};
        };
        const auto& list = *results_;
        if (name == "result_count") return whole(static_cast<std::int64_t>(list.size()));
        if (name == "query_norm") return whole(search_.query_norm());
        if (name == "rows") return whole(static_cast<std::int64_t>(search_.expected_rows()));
        const bool is_result = name == "result_id" || name == "result_dot" || name == "result_norm";
        if (!is_result || settled_ < 7) return {name, 0, 0};
        const std::size_t index = written_.at("result_index");
        if (index >= list.size()) return whole(name == "result_id" ? -1 : 0);
        coverage.hit(read_id_);
        return whole(name == "result_id"    ? list[index].id
                     : name == "result_dot" ? list[index].dot
                                            : list[index].norm);
    }

    void note_status(const Expected& expected, std::uint32_t data) {
        if (expected.name != "status") return;
        coverage.hit(error_start_, (data & 4) != 0);
        coverage.hit(error_config_, (data & 8) != 0);
        coverage.hit((data & 16) != 0 ? error_memory_ : no_error_);
    }

    struct Word {
        golden::Bits data;
        bool whole;
    };

    spec::HierSystem spec_;
    spec::RegisterTable table_;
    HierWatch search_;
    std::vector<ReadPortWatch> ports_{2};        // rows, norms
    std::vector<StableWhileStalled> offers_{2};  // of bursts
    std::optional<std::vector<HierWatch::Hit>> results_;
    FieldValues written_;                   // by software
    std::optional<std::uint32_t> address_;  // of a write, before its data
    std::optional<Word> word_;              // of a write, before its address
    std::uint64_t response_ = 0;            // to the last write
    std::optional<std::uint32_t> asked_;    // read in the cycle before
    std::optional<Expected> expected_;      // of the last read
    std::uint64_t rows_read_ = 0;
    std::uint64_t settled_ = 0;  // cycles since result_index was written
    bool known_ = false;
    bool was_busy_ = false;
    bool failed_ = false;  // a read, since the last clear_errors
    std::size_t two_stages_{}, int8_{}, int4_{}, cosine_{}, inner_product_{}, few_{}, full_{}, read_id_{},
        refused_{}, error_start_{}, error_config_{}, row_failed_{}, norm_failed_{}, error_memory_{},
        no_error_{}, cleared_{}, held_off_{}, burst_held_{}, late_{}, reset_busy_{};
};

}  // namespace ragrtl::tb
