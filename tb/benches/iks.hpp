#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/systems/iks_cycle.hpp"
#include "tb/benches/iks_blocks.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/memory.hpp"
#include "tb/registers.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// How the memory behaves, and what is searched for.
struct IksScene {
    Elements elements;
    unsigned latency = 2;
    Gaps requests = Gaps::never();
    Gaps responses = Gaps::never();
    unsigned odd_percent = 0;       ///< of the searches: illegal, or beyond the end of the address space
    unsigned meddling_percent = 0;  ///< of the cycles of a search: writes to registers, starts
};

/// Software and memory around systems/iks: search after search in another corpus, results read.
class IksHost final : public Stimulus<golden::IksSystem> {
  public:
    using Model = golden::IksSystem;

    IksHost(const spec::IksSystem& spec, IksScene scene)
        : spec_(spec),
          scene_(std::move(scene)),
          table_(registers(spec)),
          memory_(scene_.latency, scene_.requests, scene_.responses) {}

    void drive(Model::In& in, const Cycle<Model>* previous, Rng& rng) override {
        if (previous != nullptr) follow(*previous);
        in.mem_req_ready = memory_.takes_request(rng);
        in.mem_rsp_valid = memory_.shows(rng);
        if (in.mem_rsp_valid) {
            in.mem_rsp_data = beat(memory_.address(), rng);
            in.mem_rsp_last = memory_.last();
        } else {
            rng.fill(in.mem_rsp_data);
        }
        in.reg_write_valid = in.reg_read_valid = false;
        rng.fill(in.reg_write_addr);
        rng.fill(in.reg_write_data);
        rng.fill(in.reg_read_addr);
        if (!commands_.empty()) {
            if (rng.percent(90)) issue(in);
        } else if (waiting_) {
            wait(in, previous, rng);
        } else if (memory_.quiet()) {
            plan_search(rng);
        }
    }

  private:
    struct Command {
        bool write;
        std::uint32_t address, data;
        unsigned pause = 0;  // idle cycles in front
    };

    void follow(const Cycle<Model>& cycle) {
        const auto& in = cycle.in;
        const auto& out = cycle.out;
        memory_.follow(in.mem_rsp_valid && out.mem_rsp_ready, out.mem_req_addr.to_u64(),
                       out.mem_req_valid && in.mem_req_ready ? out.mem_req_len.to_u64() : 0);
        if (cycle.reset) {
            commands_.clear();
            waiting_ = false;
        }
    }

    /// A beat keeps its content while it is in use.
    const golden::Bits& beat(std::uint64_t address, Rng& rng) {
        const int width = spec::element_width(spec_.format);
        auto [at, is_new] = beats_.try_emplace(address, golden::Bits(spec_.lanes * width));
        if (!is_new) return at->second;
        for (int lane = 0; lane < spec_.lanes; ++lane) {
            at->second.set(lane * width, width, scene_.elements(rng));
        }
        return at->second;
    }

    void issue(Model::In& in) {
        Command& next = commands_.front();
        if (next.pause > 0) {
            --next.pause;
            return;
        }
        (next.write ? in.reg_write_valid : in.reg_read_valid) = true;
        (next.write ? in.reg_write_addr : in.reg_read_addr) =
            golden::Bits(in.reg_write_addr.width(), next.address);
        if (next.write) in.reg_write_data = golden::Bits(32, next.data);
        commands_.pop_front();
    }

    void wait(Model::In& in, const Cycle<Model>* previous, Rng& rng) {
        if (previous != nullptr && !previous->out.busy && ++quiet_cycles_ > 4) {
            waiting_ = false;
            quiet_cycles_ = 0;
            read_results(rng);
        } else if (rng.percent(scene_.meddling_percent)) {
            in.reg_write_valid = true;
            in.reg_read_valid = rng.percent(50);
            if (rng.percent(20)) {
                in.reg_write_addr = golden::Bits(in.reg_write_addr.width(), 0);
                in.reg_write_data = golden::Bits(32, 1);
            }
        }
    }

    void write(const std::string& name, std::uint64_t value) {
        commands_.push_back(
            {true, spec::register_named(table_, name).offset, static_cast<std::uint32_t>(value)});
    }
    void read(const std::string& name, unsigned pause = 0) {
        commands_.push_back({false, spec::register_named(table_, name).offset, 0, pause});
    }

    void plan_search(Rng& rng) {
        const auto lanes = static_cast<std::uint64_t>(spec_.lanes);
        const auto longest = static_cast<std::uint64_t>(spec_.max_dimension);
        const auto engines = static_cast<std::uint64_t>(spec_.engines);
        const std::uint64_t addresses = std::uint64_t{1} << spec_.address_width;
        const std::uint64_t dimensions[] = {1, longest, std::min(lanes, longest), 1 + rng.below(longest)};
        std::uint64_t dimension = std::min(addresses, dimensions[rng.below(std::size(dimensions))]);
        const std::uint64_t most =
            std::min({std::uint64_t{1} << std::min(spec_.id_width, 20), addresses / dimension * lanes,
                      4 * lanes + 2 * static_cast<std::uint64_t>(spec_.k)});
        const std::uint64_t sizes[] = {
            0, 1, std::min(lanes, most), std::min(lanes + 1, most), most, rng.below(most + 1)};
        std::uint64_t vectors = sizes[rng.below(std::size(sizes))];
        std::uint64_t queries = rng.percent(40) ? engines : 1 + rng.below(engines);
        const std::uint64_t beats = (vectors + lanes - 1) / lanes * dimension;
        const std::uint64_t slack = addresses - beats;
        std::uint64_t base = rng.percent(30) ? slack : rng.below(std::min<std::uint64_t>(slack, 64) + 1);
        base = std::min(base, addresses - 1);

        beats_.clear();
        if (rng.percent(80)) {
            for (std::uint64_t query = 0; query < queries; ++query) {
                write("query_index", query);
                for (std::uint64_t i = 0; i < dimension; ++i) write_element(i, rng);
            }
        }
        if (rng.percent(10)) write_element(longest, rng);
        if (rng.percent(10)) {
            write("query_index", engines);
            write_element(0, rng);
        }
        if (rng.percent(scene_.odd_percent)) {
            switch (rng.below(4)) {
                case 0: dimension = rng.percent(50) ? 0 : longest + 1; break;
                case 1: queries = rng.percent(50) ? 0 : engines + 1; break;
                case 2: vectors = (std::uint64_t{1} << std::min(spec_.id_width, 31)) + 1; break;
                default:
                    base = addresses - 1 - rng.below(std::clamp<std::uint64_t>(beats, 1, addresses));
                    break;
            }
        }
        write("dimension", dimension);
        write("vectors", vectors);
        write("queries", queries);
        write("base", base);
        if (rng.percent(20)) write("control", 2);
        write("control", rng.percent(10) ? 3 : 1);
        queries_ = queries;
        waiting_ = true;
        quiet_cycles_ = 0;
    }

    void write_element(std::uint64_t dimension, Rng& rng) {
        write("query_element", scene_.elements(rng) | (dimension & 0xfffU) << 16 | std::uint64_t{1} << 31);
    }

    void read_results(Rng& rng) {
        for (const char* name : {"status", "searches", "cycles", "beats"}) read(name);
        for (std::uint64_t query = 0; query <= std::min<std::uint64_t>(queries_, 4); ++query) {
            write("result_query", query);
            read("result_count", 4);
            for (int i = 0; i <= std::min(spec_.k, 6); ++i) {
                const bool any = rng.percent(30);
                write("result_index", any ? rng.below(static_cast<std::uint64_t>(spec_.k) + 2)
                                          : static_cast<std::uint64_t>(i));
                read("result_id", 4);
                read("result_score");
            }
        }
    }

    spec::IksSystem spec_;
    IksScene scene_;
    spec::RegisterTable table_;
    OrderedMemory memory_;
    std::map<std::uint64_t, golden::Bits> beats_;
    std::deque<Command> commands_;
    std::uint64_t queries_ = 0;
    bool waiting_ = false;
    unsigned quiet_cycles_ = 0;
};

/// Bench of systems/iks. What crossed the ports (elements of queries, beats with their addresses) is all that
/// the results are checked against.
class IksSystemBench {
  public:
    using Model = golden::IksSystem;

    explicit IksSystemBench(const spec::IksSystem& spec)
        : spec_(spec),
          table_(registers(spec)),
          queries_(static_cast<std::size_t>(spec.engines)),
          written_(reset_values(table_)) {
        declare();
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 80'000; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        std::vector<Profile<Model>> list;
        const auto add = [&](const std::string& name, unsigned resets, const IksScene& scene) {
            list.push_back(
                {name, 1, resets, [spec = spec_, scene] { return std::make_unique<IksHost>(spec, scene); }});
        };
        for (const ElementStream& stream : element_streams(spec_.format)) {
            add(stream.name, 0, {stream.elements, 2, Gaps::never(), Gaps::never(), 0, 0});
        }
        const Elements any = element_streams(spec_.format).front().elements;
        add("late", 0, {any, 20, Gaps::random(50), Gaps::random(50), 10, 10});
        add("bursts", 0, {any, 5, Gaps::bursty(6, 12), Gaps::bursty(9, 9), 10, 10});
        add("resets", 200 + 4 * static_cast<unsigned>(spec_.max_dimension),
            {any, 40, Gaps::random(20), Gaps::random(60), 10, 5});
        add("odd", 0, {any, 1, Gaps::never(), Gaps::never(), 80, 5});
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        if (cycle.reset) {
            coverage.hit(reset_busy_, known_ && was_busy_);
            forget();
            return std::nullopt;
        }
        if (!known_) return std::nullopt;
        golden::Bits request(out.mem_req_addr.width() + out.mem_req_len.width());
        request.set_slice(0, out.mem_req_len);
        request.set_slice(out.mem_req_len.width(), out.mem_req_addr);
        if (auto wrong = requests_.observe(out.mem_req_valid, in.mem_req_ready, request, false)) {
            return Difference{"mem_req_addr", "held while stalled", *wrong, "requests do not change"};
        }
        if (expect_busy_ && *expect_busy_ != out.busy) {
            return Difference{"busy", *expect_busy_ ? "1" : "0", out.busy ? "1" : "0", "after a start"};
        }
        expect_busy_.reset();
        observe_memory(in, out);
        std::optional<Difference> wrong;
        if (was_busy_ && !out.busy) wrong = finish(out);
        if (!wrong) wrong = check_read(in, out);
        act_on_pulses(out);
        if (in.reg_write_valid) take_write(in);
        was_busy_ = out.busy;
        ++settled_;
        return wrong;
    }

  private:
    using Hits = std::vector<golden::IksHit>;

    void declare() {
        const bool floats = spec_.format != spec::ElementFormat::int8;
        const bool several = spec_.lanes > 1;
        none_ = coverage.add("no vector");
        few_ = coverage.add("fewer vectors than K", spec_.k > 1);
        full_ = coverage.add("a list of K results");
        tail_ = coverage.add("tail block", several);
        exact_block_ = coverage.add("last block is full");
        idle_engines_ = coverage.add("engines without a query", spec_.engines > 1);
        all_engines_ = coverage.add("every engine has a query");
        short_ = coverage.add("dimension below the lanes", several);
        last_address_ = coverage.add("vectors up to the end of the address space");
        overflow_ = coverage.add("vectors beyond the end of the address space");
        nan_ = coverage.add("NaN seen", floats);
        tie_ = coverage.add("results with equal scores", spec_.k > 1);
        error_start_ = coverage.add("start while busy");
        error_config_ = coverage.add("start with an illegal configuration");
        error_query_ = coverage.add("query element refused");
        beyond_ = coverage.add("result read beyond the count");
        other_query_ = coverage.add("result read of a query that was not searched for");
        read_hit_ = coverage.add("result read and checked");
        held_off_ = coverage.add("beat held off", several);
        late_ = coverage.add("late response dropped");
        reset_busy_ = coverage.add("reset while busy");
    }

    void forget() {
        known_ = true;
        was_busy_ = false;
        results_.reset();
        read_address_.reset();
        expect_busy_.reset();
        start_ = query_write_ = false;
        port_.forget();
        written_ = reset_values(table_);
        settled_ = 0;
        requests_ = StableWhileStalled();
    }

    void observe_memory(const Model::In& in, const Model::Out& out) {
        const auto address = port_.observe(out.mem_req_valid && in.mem_req_ready, out.mem_req_addr.to_u64(),
                                           out.mem_req_len.to_u64(), in.mem_rsp_valid && out.mem_rsp_ready);
        coverage.hit(late_, port_.stray);
        coverage.hit(held_off_, in.mem_rsp_valid && !out.mem_rsp_ready);
        if (!address) return;
        beats_.insert_or_assign(*address, in.mem_rsp_data);
        ++beats_read_;
    }

    std::uint64_t at(const std::string& field) const { return search_.at(field); }
    std::uint64_t beats_of_search() const {
        const auto lanes = static_cast<std::uint64_t>(spec_.lanes);
        return (at("vectors") + lanes - 1) / lanes * at("dimension");
    }
    bool goes_beyond() const {
        return at("base") + beats_of_search() > std::uint64_t{1} << spec_.address_width;
    }

    std::optional<Difference> finish(const Model::Out& out) {
        const bool given_up = goes_beyond();
        coverage.hit(overflow_, given_up);
        if (out.done == given_up) {
            return Difference{"done", given_up ? "0" : "1", out.done ? "1" : "0", "the search is over"};
        }
        if (given_up) return std::nullopt;
        if (beats_read_ != beats_of_search()) {
            return Difference{"mem_req_len", std::to_string(beats_of_search()), std::to_string(beats_read_),
                              "beats read by the search"};
        }
        return compute_results();
    }

    std::optional<Difference> compute_results() {
        const auto lanes = static_cast<std::uint64_t>(spec_.lanes);
        const std::uint64_t vectors = at("vectors");
        const int width = spec::element_width(spec_.format);
        results_.emplace();
        nan_expected_ = false;
        settled_ = 0;
        for (std::uint64_t query = 0; query < at("queries"); ++query) {
            std::vector<std::uint32_t> scores;
            for (std::uint64_t vector = 0; vector < vectors; ++vector) {
                golden::ElementSum sum(spec_.format, spec_.accumulator);
                for (std::uint64_t i = 0; i < at("dimension"); ++i) {
                    const auto beat = beats_.find(at("base") + vector / lanes * at("dimension") + i);
                    if (beat == beats_.end()) {
                        return Difference{"mem_req_addr", "all beats of the vectors", "some were not read",
                                          "results from the beats that were read"};
                    }
                    const auto lane = static_cast<int>(vector % lanes);
                    sum.add(queries_[query][i],
                            static_cast<std::uint32_t>(beat->second.get(lane * width, width)));
                }
                scores.push_back(sum.score());
                nan_expected_ = nan_expected_ || sum.is_nan_score();
            }
            results_->push_back(golden::iks_best(scores, spec_.format, spec_.k));
            const Hits& list = results_->back();
            coverage.hit(full_, list.size() == static_cast<std::size_t>(spec_.k));
            for (std::size_t i = 1; i < list.size(); ++i) {
                coverage.hit(tie_, list[i].score == list[i - 1].score);
            }
        }
        coverage.hit(none_, vectors == 0);
        coverage.hit(few_, vectors > 0 && vectors < static_cast<std::uint64_t>(spec_.k));
        coverage.hit(tail_, vectors % lanes != 0);
        coverage.hit(exact_block_, vectors > 0 && vectors % lanes == 0);
        coverage.hit(at("queries") < queries_.size() ? idle_engines_ : all_engines_);
        coverage.hit(short_, at("dimension") < lanes && vectors > lanes);
        coverage.hit(last_address_,
                     at("base") + beats_of_search() == std::uint64_t{1} << spec_.address_width);
        coverage.hit(nan_, nan_expected_);
        return std::nullopt;
    }

    bool is_legal() const {
        const auto inside = [this](const char* field, int most) {
            const std::uint64_t value = written_.at(field);
            return value >= 1 && value <= static_cast<std::uint64_t>(most);
        };
        return inside("dimension", spec_.max_dimension) && inside("queries", spec_.engines) &&
               written_.at("vectors") <= std::uint64_t{1} << spec_.id_width;
    }

    /// What the writes of the cycle before set off.
    void act_on_pulses(const Model::Out& out) {
        if (start_) {
            const bool begins = !out.busy && is_legal();
            expect_busy_ =
                out.busy ? std::nullopt : std::optional<bool>(begins && written_.at("vectors") != 0);
            if (begins) {
                search_ = written_;
                results_.reset();
                beats_.clear();
                beats_read_ = 0;
                if (at("vectors") == 0) static_cast<void>(compute_results());
            }
        }
        if (query_write_) {
            const std::uint32_t query = written_.at("query_index");
            const std::uint32_t dimension = written_.at("query_dimension");
            if (!out.busy && query < queries_.size() &&
                dimension < static_cast<std::uint32_t>(spec_.max_dimension)) {
                const auto ones = (std::uint32_t{1} << spec::element_width(spec_.format)) - 1;
                queries_[query][dimension] = static_cast<std::uint16_t>(written_.at("query_data") & ones);
            }
        }
        start_ = query_write_ = false;
    }

    void take_write(const Model::In& in) {
        const auto address = static_cast<std::uint32_t>(in.reg_write_addr.to_u64()) & ~3U;
        const auto data = static_cast<std::uint32_t>(in.reg_write_data.to_u64());
        const spec::Register* reg = spec::register_at(table_, address);
        if (reg == nullptr) return;
        write_register(written_, *reg, data);
        for (const spec::RegisterField& field : reg->fields) {
            if (field.name == "start") start_ = written_to(field, data) != 0;
            if (field.name == "query_write") query_write_ = written_to(field, data) != 0;
        }
        if (reg->name == "result_query" || reg->name == "result_index") settled_ = 0;
    }

    std::optional<Difference> check_read(const Model::In& in, const Model::Out& out) {
        std::optional<Difference> wrong;
        if (read_address_) wrong = check_register(static_cast<std::uint32_t>(out.reg_read_data.to_u64()));
        read_address_.reset();
        if (in.reg_read_valid) read_address_ = static_cast<std::uint32_t>(in.reg_read_addr.to_u64()) & ~3U;
        return wrong;
    }

    /// Registers whose content follows from the search, when nothing is under way.
    std::optional<Difference> check_register(std::uint32_t data) {
        const std::string name = register_name(table_, *read_address_);
        if (name == "status") {
            coverage.hit(error_start_, (data & 4) != 0);
            coverage.hit(error_config_, (data & 8) != 0);
            coverage.hit(error_query_, (data & 16) != 0);
        }
        if (was_busy_ || !results_ || settled_ <= 5) {
            return std::nullopt;
        }
        const std::uint64_t query = written_.at("result_query");
        const bool searched = query < results_->size() && at("vectors") != 0;
        const Hits none;
        const Hits& list = searched ? (*results_)[query] : none;
        const std::size_t index = written_.at("result_index");
        const bool exists = index < list.size();
        std::uint32_t expected = data;
        if (name == "result_count") {
            expected = static_cast<std::uint32_t>(list.size());
        } else if (name == "beats") {
            expected = static_cast<std::uint32_t>(beats_of_search());
        } else if (name == "status") {
            expected = (data & ~0x43U) | 2U | (nan_expected_ ? 0x40U : 0U);
        } else if (name == "result_id" || name == "result_score") {
            coverage.hit(exists ? read_hit_ : beyond_);
            coverage.hit(other_query_, !searched);
            const bool is_id = name == "result_id";
            expected = !exists ? (is_id ? ~std::uint32_t{0} : 0)
                       : is_id ? static_cast<std::uint32_t>(list[index].id)
                               : list[index].score;
        }
        if (expected == data) return std::nullopt;
        return Difference{name, golden::Bits(32, expected).hex(), golden::Bits(32, data).hex(),
                          "results from the beats that were read"};
    }

    spec::IksSystem spec_;
    spec::RegisterTable table_;
    std::vector<std::map<std::uint64_t, std::uint16_t>> queries_;
    StableWhileStalled requests_;
    FieldValues written_;  // by software up to the previous cycle
    FieldValues search_;   // configuration of the search
    ReadPortWatch port_;
    std::map<std::uint64_t, golden::Bits> beats_;  // read by the search
    std::uint64_t beats_read_ = 0;
    std::optional<std::vector<Hits>> results_;  // by query
    std::optional<std::uint32_t> read_address_;
    std::optional<bool> expect_busy_;
    std::uint64_t settled_ = 0;  // cycles since what is shown last changed
    bool nan_expected_ = false;
    bool start_ = false;
    bool query_write_ = false;
    bool known_ = false;
    bool was_busy_ = false;
    std::size_t none_{}, few_{}, full_{}, tail_{}, exact_block_{}, idle_engines_{}, all_engines_{}, short_{},
        last_address_{}, overflow_{}, nan_{}, tie_{}, error_start_{}, error_config_{}, error_query_{},
        beyond_{}, other_query_{}, read_hit_{}, held_off_{}, late_{}, reset_busy_{};
};

}  // namespace ragrtl::tb
