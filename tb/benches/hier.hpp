#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tb/benches/hier_host.hpp"
#include "tb/benches/hier_watch.hpp"
#include "tb/coverage.hpp"
#include "tb/registers.hpp"

namespace ragrtl::tb {

/// Bench of systems/hier.
class HierSystemBench {
  public:
    using Model = golden::HierSystem;

    explicit HierSystemBench(const spec::HierSystem& spec)
        : spec_(spec), table_(registers(spec)), search_(spec) {
        written_ = reset_values(table_);
        configured_ = written_;
        declare();
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 60'000; }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        using Values = HierScene::Values;
        const unsigned resets = 900;
        std::vector<Profile<Model>> list;
        list.push_back(profile("steady", 0, {2, Gaps::never(), Gaps::never(), Gaps::never()}));
        list.push_back(profile(
            "corners", 0, {1, Gaps::never(), Gaps::random(10), Gaps::random(10), Values::corners, 0, 0}));
        list.push_back(
            profile("ties", 0, {3, Gaps::random(20), Gaps::never(), Gaps::random(60), Values::few, 0, 0}));
        list.push_back(
            profile("equal", 0, {2, Gaps::never(), Gaps::never(), Gaps::never(), Values::equal, 0, 0}));
        list.push_back(
            profile("climbing", 0, {2, Gaps::never(), Gaps::never(), Gaps::never(), Values::climbing, 0, 0}));
        list.push_back(
            profile("stalls", 0,
                    {20, Gaps::random(50), Gaps::random(50), Gaps::random(50), Values::uniform, 10, 10}));
        list.push_back(profile(
            "bursts", 0,
            {5, Gaps::bursty(6, 12), Gaps::bursty(9, 9), Gaps::bursty(3, 30), Values::uniform, 10, 10}));
        list.push_back(
            profile("resets", resets,
                    {9, Gaps::random(20), Gaps::random(20), Gaps::random(20), Values::uniform, 10, 5}));
        list.push_back(
            profile("illegal", 0, {1, Gaps::never(), Gaps::never(), Gaps::never(), Values::few, 70, 0}));
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
        auto wrong = stable(in, out);
        if (out.busy && !was_busy_) begin();
        if (!wrong) wrong = observe_memories(in, out);
        if (!wrong && was_busy_ && !out.busy) wrong = finish(out);
        if (!wrong) wrong = observe_registers(in, out);
        was_busy_ = out.busy;
        return wrong;
    }

  private:
    void declare() {
        const bool several = spec_.k > 1;
        two_stages_ = coverage.add("two stages");
        skipped_ = coverage.add("first stage skipped: no more documents than candidates");
        int8_ = coverage.add("INT8 scan");
        int4_ = coverage.add("INT4 scan");
        cosine_ = coverage.add("cosine");
        inner_product_ = coverage.add("inner product");
        none_ = coverage.add("no document");
        few_ = coverage.add("fewer documents than results asked for", several);
        full_ = coverage.add("a list of k results");
        narrow_ = coverage.add("last PE without a dimension", spec_.pes > 1);
        masked_ = coverage.add("lanes beyond the dimension", spec_.pes * spec_.lanes > 1);
        tie_ = coverage.add("results with equal dots", several);
        zero_norm_ = coverage.add("document of norm 0 among the results");
        negative_ = coverage.add("negative dot among the results");
        error_start_ = coverage.add("start while busy");
        error_config_ = coverage.add("start with an illegal configuration");
        beyond_ = coverage.add("result read beyond the count");
        read_id_ = coverage.add("result read and checked");
        // Deeper buffers hold all rows that come while the PEs finish.
        held_off_ = coverage.add("row held off", spec_.stream_depth < 8);
        late_ = coverage.add("late response dropped");
        reset_busy_ = coverage.add("reset while busy");
    }

    Profile<Model> profile(const std::string& name, unsigned reset_period, HierScene scene) const {
        // Enough documents for a first stage that rejects some.
        scene.most_documents = static_cast<std::uint64_t>(spec_.k) + 18;
        return {name, 1, reset_period, [=] { return std::make_unique<HierHost>(spec_, scene); }};
    }

    void forget() {
        known_ = true;
        was_busy_ = false;
        results_.reset();
        pending_.reset();
        started_with_none_ = false;
        written_ = reset_values(table_);
        configured_ = written_;
        row_port_.forget();
        norm_port_.forget();
        settled_ = 0;
    }

    std::optional<Difference> stable(const Model::In& in, const Model::Out& out) {
        golden::Bits request(out.mem_req_addr.width() + 4);
        request.set_slice(0, out.mem_req_len);
        request.set_slice(4, out.mem_req_addr);
        if (auto wrong = row_requests_.observe(out.mem_req_valid, in.mem_req_ready, request, false)) {
            return Difference{"mem_req_addr", "held while stalled", *wrong, "requests do not change"};
        }
        return std::nullopt;
    }

    void begin() {
        search_ = HierWatch(spec_);
        search_.config = configured_;
        results_.reset();
    }

    std::optional<Difference> observe_memories(const Model::In& in, const Model::Out& out) {
        const auto row = row_port_.observe(out.mem_req_valid && in.mem_req_ready, out.mem_req_addr.to_u64(),
                                           out.mem_req_len.to_u64(), in.mem_rsp_valid && out.mem_rsp_ready);
        const auto norm =
            norm_port_.observe(out.norm_req_valid && in.norm_req_ready, out.norm_req_addr.to_u64(),
                               out.norm_req_len.to_u64(), in.norm_rsp_valid && out.norm_rsp_ready);
        coverage.hit(late_, row_port_.stray || norm_port_.stray);
        coverage.hit(held_off_, in.mem_rsp_valid && !out.mem_rsp_ready);
        if (row) {
            search_.rows.insert_or_assign(*row, in.mem_rsp_data);
            ++rows_read_;
        }
        if (norm) search_.norms[*norm] = static_cast<std::uint32_t>(in.norm_rsp_data.to_u64());
        if (out.busy && !was_busy_) rows_read_ = row ? 1 : 0;
        return std::nullopt;
    }

    std::optional<Difference> finish(const Model::Out& out) {
        if (!out.done) return Difference{"done", "1", "0", "the search is over"};
        try {
            results_ = search_.results();
        } catch (const std::out_of_range&) {
            return Difference{"mem_req_addr", "all rows of the best candidates", "some were not read",
                              "results from the rows that were read"};
        }
        if (rows_read_ != search_.expected_rows()) {
            return Difference{"mem_req_len", std::to_string(search_.expected_rows()),
                              std::to_string(rows_read_), "rows read by the search"};
        }
        settled_ = 0;  // what result_index shows follows a few cycles behind
        const auto& list = *results_;
        const std::uint32_t documents = search_.at("documents");
        const auto dimension = static_cast<int>(search_.at("dimension"));
        coverage.hit(two_stages_, search_.two_stages());
        coverage.hit(skipped_, search_.at("mode") == 0 && !search_.two_stages());
        coverage.hit(int8_, search_.at("mode") == 1);
        coverage.hit(int4_, search_.at("mode") == 2);
        coverage.hit(search_.cosine() ? cosine_ : inner_product_);
        coverage.hit(few_, documents < search_.at("top_k"));
        coverage.hit(full_, list.size() == static_cast<std::size_t>(spec_.k));
        coverage.hit(narrow_, dimension <= (spec_.pes - 1) * spec_.lanes);
        coverage.hit(masked_, dimension < spec_.pes * spec_.lanes);
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
        configured_ = written_;
        if (in.reg_write_valid) take_write(in);
        return wrong;
    }

    void take_write(const Model::In& in) {
        const auto address = static_cast<std::uint32_t>(in.reg_write_addr.to_u64()) & ~3U;
        const auto data = static_cast<std::uint32_t>(in.reg_write_data.to_u64());
        if (address == 0 && (data & 1) != 0 && !was_busy_) {
            results_.reset();
            started_with_none_ = written_.at("documents") == 0;
        }
        const spec::Register* reg = spec::register_at(table_, address);
        if (reg == nullptr) return;
        write_register(written_, *reg, data);
        if (reg->name == "result_index") settled_ = 0;
    }

    /// Registers whose content follows from the search, when nothing is under way.
    std::optional<Difference> check_read(std::uint32_t address, std::uint32_t data) {
        const std::string name = register_name(table_, address);
        if (name == "status") {
            coverage.hit(error_start_, (data & 4) != 0);
            coverage.hit(error_config_, (data & 8) != 0);
            if (started_with_none_ && !was_busy_ && (data & 14) == 2) {  // done, and no error since
                coverage.hit(none_);
                search_ = HierWatch(spec_);
                results_.emplace();
            }
        }
        if (was_busy_ || !results_) return std::nullopt;
        const auto& list = *results_;
        std::int64_t expected = data;
        if (name == "result_count") {
            expected = static_cast<std::int64_t>(list.size());
        } else if (name == "query_norm" && !search_.rows.empty()) {
            expected = search_.query_norm();
        } else if (name == "rows" && !search_.rows.empty()) {
            expected = static_cast<std::int64_t>(search_.expected_rows());
        } else if (settled_ > 5 && (name == "result_id" || name == "result_dot" || name == "result_norm")) {
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
    ReadPortWatch row_port_, norm_port_;
    StableWhileStalled row_requests_;
    std::optional<std::vector<HierWatch::Hit>> results_;
    FieldValues written_;                   // by software up to the previous cycle
    FieldValues configured_;                // and as it was a cycle before
    std::optional<std::uint32_t> pending_;  // address read in the previous cycle
    std::uint64_t rows_read_ = 0;
    std::uint64_t settled_ = 0;  // cycles since result_index was written or a search ended
    bool known_ = false;
    bool was_busy_ = false;
    bool started_with_none_ = false;
    std::size_t two_stages_{}, skipped_{}, int8_{}, int4_{}, cosine_{}, inner_product_{}, none_{}, few_{},
        full_{}, narrow_{}, masked_{}, tie_{}, zero_norm_{}, negative_{}, error_start_{}, error_config_{},
        beyond_{}, read_id_{}, held_off_{}, late_{}, reset_busy_{};
};

}  // namespace ragrtl::tb
