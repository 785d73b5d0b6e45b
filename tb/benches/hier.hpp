#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tb/benches/hier_host.hpp"
#include "tb/benches/hier_rules.hpp"
#include "tb/benches/hier_watch.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"

namespace ragrtl::tb {

/// Bench of systems/hier.
class HierSystemBench {
  public:
    using Model = golden::HierSystem;

    explicit HierSystemBench(const spec::HierSystem& spec)
        : spec_(spec), table_(registers(spec)), search_(spec) {
        software_resets();
        declare();
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 160'000; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        using Values = HierScene::Values;
        const Gaps never = Gaps::never();
        return {
            profile("steady", 1, 0, {2, never, never, never}),
            profile("corners", 1, 0, {1, never, Gaps::random(10), Gaps::random(10), Values::corners}),
            profile("ties", 1, 0, {3, Gaps::random(20), never, Gaps::random(60), Values::few}),
            profile("equal", 1, 0, {2, never, never, never, Values::equal}),
            profile("climbing", 1, 0, {2, never, never, never, Values::climbing}),
            profile("stalls", 2, 0,
                    {20, Gaps::random(50), Gaps::random(50), Gaps::random(50), Values::uniform, 10, 20}),
            profile(
                "bursts", 2, 0,
                {5, Gaps::bursty(6, 12), Gaps::bursty(9, 9), Gaps::bursty(3, 30), Values::uniform, 10, 20}),
            profile("slow norms", 1, 0, {2, never, never, Gaps::random(98)}),
            profile("far memory", 1, 900, {120, never, never, never, Values::few}),
            profile("resets", 4, 250,
                    {9, Gaps::random(20), Gaps::random(20), Gaps::random(20), Values::uniform, 10, 5}),
            profile("illegal", 2, 0, {1, never, never, never, Values::few, 80}),
        };
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        if (cycle.reset) {
            if (known_ && was_busy_) coverage.hit(reset_in_[stage()]);
            forget();
            return std::nullopt;
        }
        if (!known_) return std::nullopt;
        auto wrong = stable(in, out);
        if (!wrong) wrong = check_start(out);
        observe_memories(in, out);
        if (!wrong && out.busy) wrong = check_alive(in, out);
        if (!wrong && was_busy_ && !out.busy) wrong = finish(out);
        if (!wrong) wrong = observe_registers(in, out);
        was_busy_ = out.busy;
        return wrong;
    }

  private:
    using Points = std::array<std::size_t, hier_stages>;

    void declare() {
        const bool several = spec_.k > 1;
        const auto k = static_cast<std::uint64_t>(spec_.k);
        const std::uint64_t most = most_documents(spec_);
        const std::uint64_t numbers = std::uint64_t{1} << spec_.id_width;
        const std::uint64_t addresses = std::uint64_t{1} << spec_.address_width;
        two_stages_ = coverage.add("two stages");
        skipped_ = coverage.add("first stage skipped: as many candidates as documents");
        one_less_ = coverage.add("one candidate fewer than documents");
        int8_ = coverage.add("INT8 scan");
        int4_ = coverage.add("INT4 scan");
        cosine_ = coverage.add("cosine");
        inner_product_ = coverage.add("inner product");
        none_ = coverage.add("no document");
        single_ = coverage.add("one document");
        few_ = coverage.add("fewer documents than results asked for", several);
        full_ = coverage.add("a list of k results", most >= k);
        narrow_ = coverage.add("last PE without a dimension", spec_.pes > 1);
        masked_ = coverage.add("lanes beyond the dimension", spec_.pes * spec_.lanes > 1);
        tie_ = coverage.add("results with equal dots", several);
        zero_norm_ = coverage.add("document of norm 0 among the results");
        negative_ = coverage.add("negative dot among the results");
        smallest_ = coverage.add("query of -128 in every dimension");
        zero_query_ = coverage.add("query of 0 in every dimension");

        for (const HierRule& rule : hier_rules(spec_, written_)) {
            const std::string name = rule.name;
            const bool reachable = name == "fewer candidates than results" ? several
                                   : name == "more documents than numbers" ? 8 * (numbers + 1) <= addresses
                                                                           : true;
            illegal_.push_back(coverage.add("illegal alone: " + name, reachable));
        }
        documents_at_end_ = coverage.add("documents up to the last address");
        norms_at_end_ = coverage.add("norms up to the last address");
        query_at_end_ = coverage.add("query up to the last address");
        all_numbers_ = coverage.add("as many documents as numbers", most == numbers);
        most_candidates_ = coverage.add("k candidates");
        all_wanted_ = coverage.add("as many results wanted as candidates");
        idle_candidates_ = coverage.add("candidates out of range without a second stage");
        idle_norms_ = coverage.add("norms beyond the last address with inner product");

        static constexpr std::array<const char*, hier_stages> stages{
            "while the query is read", "in the scan", "between the stages", "in the second stage",
            "after the last row"};
        for (std::size_t i = 0; i < hier_stages; ++i) {
            start_in_[i] = coverage.add(std::string("start ") + stages[i]);
            reset_in_[i] = coverage.add(std::string("reset ") + stages[i]);
        }
        error_start_ = coverage.add("error seen: start while busy");
        error_config_ = coverage.add("error seen: illegal configuration");
        beyond_ = coverage.add("result read beyond the count");
        read_id_ = coverage.add("result read and checked");
        late_ = coverage.add("late response dropped");
        // With slow norms eight documents wait with their scores, and the rows of the others are in the
        // buffers or on their way, eight requests at most.
        const std::uint64_t waiting = 8 * std::min<std::uint64_t>(8, most - std::min<std::uint64_t>(most, 8));
        rows_can_wait_ = waiting > static_cast<std::uint64_t>(spec_.stream_depth) + 4;
        held_off_ = coverage.add("row held off", rows_can_wait_);
    }

    Profile<Model> profile(const std::string& name, unsigned weight, unsigned reset_period,
                           HierScene scene) const {
        return {name, weight, reset_period, [=] { return std::make_unique<HierHost>(spec_, scene); }};
    }

    std::size_t stage() const { return static_cast<std::size_t>(search_.stage()); }

    void software_resets() {
        for (const auto& reg : table_.registers) {
            for (const auto& field : reg.fields) written_[field.name] = field.reset;
        }
    }

    void forget() {
        known_ = true;
        was_busy_ = pulse_ = false;
        begins_.reset();
        results_.reset();
        pending_.reset();
        software_resets();
        row_port_.forget();
        norm_port_.forget();
        row_requests_ = norm_requests_ = {};
        settled_ = 0;
    }

    std::optional<Difference> stable(const Model::In& in, const Model::Out& out) {
        const auto check = [](StableWhileStalled& watch, const std::string& signal, bool valid, bool ready,
                              const golden::Bits& address,
                              const golden::Bits& length) -> std::optional<Difference> {
            golden::Bits request(address.width() + length.width());
            request.set_slice(0, length);
            request.set_slice(length.width(), address);
            const auto problem = watch.observe(valid, ready, request, false);
            if (!problem) return std::nullopt;
            return Difference{signal, "held while stalled", *problem, "requests do not change"};
        };
        auto wrong = check(row_requests_, "mem_req_valid", out.mem_req_valid, in.mem_req_ready,
                           out.mem_req_addr, out.mem_req_len);
        auto other = check(norm_requests_, "norm_req_valid", out.norm_req_valid, in.norm_req_ready,
                           out.norm_req_addr, out.norm_req_len);
        return wrong ? wrong : other;
    }

    /// The cycle after a start was written: is it taken? And the one after that: is it under way?
    std::optional<Difference> check_start(const Model::Out& out) {
        std::optional<Difference> wrong;
        if (begins_ && *begins_ != out.busy) {
            wrong = Difference{"busy", *begins_ ? "1" : "0", out.busy ? "1" : "0",
                               "a legal search begins, another one does not"};
        }
        begins_.reset();
        if (!pulse_) return wrong;
        pulse_ = false;
        if (out.busy) {
            coverage.hit(start_in_[stage()]);
            return wrong;
        }
        const std::vector<HierRule> rules = hier_rules(spec_, written_);
        const auto broken =
            std::count_if(rules.begin(), rules.end(), [](const HierRule& r) { return !r.holds; });
        for (std::size_t i = 0; i < rules.size(); ++i) {
            coverage.hit(illegal_[i], broken == 1 && !rules[i].holds);
        }
        begins_ = broken == 0 && written_.at("documents") != 0;
        if (broken == 0) begin();
        return wrong;
    }

    void begin() {
        search_ = HierWatch(spec_, written_);
        settled_ = quiet_ = 0;
        results_.reset();
        const auto at = [&](const char* name) { return std::uint64_t{search_.at(name)}; };
        const std::uint64_t documents = at("documents");
        coverage.hit(none_, documents == 0);
        if (documents == 0) {
            results_.emplace();
            return;
        }
        const auto k = static_cast<std::uint64_t>(spec_.k);
        const std::uint64_t addresses = std::uint64_t{1} << spec_.address_width;
        const bool hierarchical = at("mode") == 0;
        const bool norms_end = at("norm_base") + documents >= addresses;
        coverage.hit(documents_at_end_, at("document_base") + 8 * documents == addresses);
        coverage.hit(norms_at_end_, search_.cosine() && norms_end);
        coverage.hit(idle_norms_, !search_.cosine() && at("norm_base") + documents > addresses);
        coverage.hit(query_at_end_, at("query_base") + 12 == addresses);
        coverage.hit(all_numbers_, documents == std::uint64_t{1} << spec_.id_width);
        coverage.hit(most_candidates_, hierarchical && at("candidates") == k);
        coverage.hit(all_wanted_, search_.two_stages() && at("candidates") == at("top_k"));
        coverage.hit(idle_candidates_, !hierarchical && (at("candidates") == 0 || at("candidates") > k));
    }

    void observe_memories(const Model::In& in, const Model::Out& out) {
        const auto row = row_port_.observe(out.mem_req_valid && in.mem_req_ready, out.mem_req_addr.to_u64(),
                                           out.mem_req_len.to_u64(), in.mem_rsp_valid && out.mem_rsp_ready);
        const auto norm =
            norm_port_.observe(out.norm_req_valid && in.norm_req_ready, out.norm_req_addr.to_u64(),
                               out.norm_req_len.to_u64(), in.norm_rsp_valid && out.norm_rsp_ready);
        coverage.hit(late_, row_port_.stray || norm_port_.stray);
        coverage.hit(held_off_, rows_can_wait_ && in.mem_rsp_valid && !out.mem_rsp_ready);
        if (row) {
            search_.rows.insert_or_assign(*row, in.mem_rsp_data);
            ++search_.rows_read;
        }
        if (norm) search_.norms[*norm] = static_cast<std::uint32_t>(in.norm_rsp_data.to_u64());
        search_.busy_cycles += out.busy ? 1 : 0;
    }

    /// A search that hangs is a difference, also where the model hangs with it.
    std::optional<Difference> check_alive(const Model::In& in, const Model::Out& out) {
        const bool moves = in.mem_rsp_valid || in.norm_rsp_valid || (out.mem_req_valid && in.mem_req_ready) ||
                           (out.norm_req_valid && in.norm_req_ready);
        quiet_ = moves ? 0 : quiet_ + 1;
        const std::uint64_t most = 2000 + 100 * std::uint64_t{search_.at("documents")};
        if (quiet_ <= most) return std::nullopt;
        return Difference{"busy", "0", "1", "nothing moves any more"};
    }

    std::optional<Difference> finish(const Model::Out& out) {
        settled_ = 0;
        if (!out.done) return Difference{"done", "1", "0", "the search is over"};
        try {
            results_ = search_.results();
        } catch (const std::out_of_range&) {
            return Difference{"mem_req_addr", "every row the results depend on", "some were not read",
                              "results from the rows that were read"};
        }
        if (search_.rows_read != search_.expected_rows()) {
            return Difference{"mem_req_len", std::to_string(search_.expected_rows()),
                              std::to_string(search_.rows_read), "rows read by the search"};
        }
        const std::size_t norms = search_.cosine() ? search_.at("documents") : 0;
        if (search_.norms.size() != norms) {
            return Difference{"norm_req_len", std::to_string(norms), std::to_string(search_.norms.size()),
                              "norms read by the search"};
        }
        const auto& list = *results_;
        const std::uint32_t documents = search_.at("documents");
        const std::uint32_t candidates = search_.at("candidates");
        const bool hierarchical = search_.at("mode") == 0;
        const auto dimension = static_cast<int>(search_.at("dimension"));
        coverage.hit(two_stages_, search_.two_stages());
        coverage.hit(skipped_, hierarchical && documents == candidates);
        coverage.hit(one_less_, hierarchical && documents == candidates + 1);
        coverage.hit(int8_, search_.at("mode") == 1);
        coverage.hit(int4_, search_.at("mode") == 2);
        coverage.hit(search_.cosine() ? cosine_ : inner_product_);
        coverage.hit(single_, documents == 1);
        coverage.hit(few_, documents < search_.at("top_k"));
        coverage.hit(full_, list.size() == static_cast<std::size_t>(spec_.k));
        coverage.hit(narrow_, dimension <= (spec_.pes - 1) * spec_.lanes);
        coverage.hit(masked_, dimension < spec_.pes * spec_.lanes);
        coverage.hit(smallest_, search_.query_norm() == std::int64_t{128} * 128 * dimension);
        coverage.hit(zero_query_, search_.query_norm() == 0);
        for (std::size_t i = 0; i < list.size(); ++i) {
            coverage.hit(tie_, i > 0 && list[i].dot == list[i - 1].dot);
            coverage.hit(zero_norm_, search_.cosine() && list[i].norm == 0);
            coverage.hit(negative_, list[i].dot < 0);
        }
        return std::nullopt;
    }

    std::optional<Difference> observe_registers(const Model::In& in, const Model::Out& out) {
        std::optional<Difference> wrong;
        if (pending_) wrong = check_read(*pending_, static_cast<std::uint32_t>(out.reg_read_data.to_u64()));
        pending_.reset();
        if (in.reg_read_valid) pending_ = static_cast<std::uint32_t>(in.reg_read_addr.to_u64()) & ~3U;
        ++settled_;
        if (in.reg_write_valid) take_write(in);
        return wrong;
    }

    void take_write(const Model::In& in) {
        const auto address = static_cast<std::uint32_t>(in.reg_write_addr.to_u64()) & ~3U;
        const auto data = static_cast<std::uint32_t>(in.reg_write_data.to_u64());
        pulse_ = address == 0 && (data & 1) != 0;
        for (const auto& reg : table_.registers) {
            if (reg.offset != address) continue;
            for (const auto& field : reg.fields) {
                if (field.access != spec::Access::read_write) continue;
                const std::uint64_t ones = (std::uint64_t{1} << field.width) - 1;
                written_[field.name] = static_cast<std::uint32_t>((data >> field.low) & ones);
                if (field.name == "result_index") settled_ = 0;
            }
        }
    }

    /// Registers whose content follows from the search, when nothing is under way and the result shown has
    /// had time to follow.
    std::optional<Difference> check_read(std::uint32_t address, std::uint32_t data) {
        std::string name;
        for (const auto& reg : table_.registers) {
            if (reg.offset == address) name = reg.name;
        }
        if (name == "status") {
            coverage.hit(error_start_, (data & 4) != 0);
            coverage.hit(error_config_, (data & 8) != 0);
        }
        if (was_busy_ || !results_ || settled_ <= 5) return std::nullopt;
        const auto& list = *results_;
        std::int64_t expected = data;
        if (name == "result_count") {
            expected = static_cast<std::int64_t>(list.size());
        } else if (name == "query_norm" && search_.rows_read != 0) {
            expected = search_.query_norm();
        } else if (name == "rows") {
            expected = static_cast<std::int64_t>(search_.expected_rows());
        } else if (name == "cycles") {
            expected = static_cast<std::int64_t>(search_.busy_cycles);
        } else if (name == "result_id" || name == "result_dot" || name == "result_norm") {
            const std::size_t index = written_.at("result_index");
            const bool exists = index < list.size();
            coverage.hit(exists ? read_id_ : beyond_);
            expected = !exists                ? (name == "result_id" ? -1 : 0)
                       : name == "result_id"  ? list[index].id
                       : name == "result_dot" ? list[index].dot
                                              : list[index].norm;
        }
        if (static_cast<std::uint32_t>(expected) == data) return std::nullopt;
        return Difference{name, std::to_string(expected), std::to_string(data),
                          "results from the rows that were read"};
    }

    spec::HierSystem spec_;
    spec::RegisterTable table_;
    HierWatch search_;
    HierPortWatch row_port_, norm_port_;
    StableWhileStalled row_requests_, norm_requests_;
    std::optional<std::vector<HierWatch::Hit>> results_;
    HierConfig written_;                    // by software up to the previous cycle
    std::optional<std::uint32_t> pending_;  // address read in the previous cycle
    std::optional<bool> begins_;            // what the start of the previous cycle leads to
    std::uint64_t settled_ = 0;             // cycles since the result shown may have changed
    std::uint64_t quiet_ = 0;               // cycles of the search since something moved
    bool known_ = false;
    bool was_busy_ = false;
    bool pulse_ = false;  // a start was written in the previous cycle
    bool rows_can_wait_ = false;
    Points start_in_{}, reset_in_{};
    std::vector<std::size_t> illegal_;  // by rule
    std::size_t two_stages_{}, skipped_{}, one_less_{}, int8_{}, int4_{}, cosine_{}, inner_product_{},
        none_{}, single_{}, few_{}, full_{}, narrow_{}, masked_{}, tie_{}, zero_norm_{}, negative_{},
        smallest_{}, zero_query_{}, documents_at_end_{}, norms_at_end_{}, query_at_end_{}, all_numbers_{},
        most_candidates_{}, all_wanted_{}, idle_candidates_{}, idle_norms_{}, error_start_{}, error_config_{},
        beyond_{}, read_id_{}, late_{}, held_off_{};
};

}  // namespace ragrtl::tb
