#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/hier_chunk_id_map.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Load after load, each begun with a clear (or a reset): so many candidates with gaps, the end announced
/// with the last one or later, and all of them taken. Some loads are broken off by the next clear.
class ChunkLoads final : public Stimulus<golden::ChunkIdMap> {
  public:
    ChunkLoads(const spec::ChunkIdMap& spec, Gaps loads, Gaps sink, unsigned break_off_percent)
        : spec_(spec),
          ids_(ramp(spec.id_width, Direction::up, 3)),
          bases_(mix({uniform(spec.address_width), one_of(corner_values(spec.address_width, false))}, 2)),
          loads_(loads),
          ready_(sink),
          break_off_percent_(break_off_percent) {}

    void drive(golden::ChunkIdMap::In& in, const Cycle<golden::ChunkIdMap>* previous, Rng& rng) override {
        if (previous == nullptr || previous->reset) {
            begin(rng);
        } else if (taken_all(*previous)) {
            left_ = std::min<std::uint64_t>(left_, rng.below(4));
        }
        in.clear = left_ == 0;
        in.base = base_;
        in.load_valid = to_load_ > 0 && loads_.open(rng);
        if (in.load_valid) --to_load_;
        in.load_done =
            to_load_ == 0 && !announced_ && (in.load_valid ? announce_with_last_ : rng.percent(30));
        announced_ = announced_ || in.load_done;
        if (in.clear && rng.percent(50)) in.load_valid = in.load_done = true;  // to be dropped
        in.load_id = in.load_valid ? ids_(rng) : rng.bits(spec_.id_width);
        rng.fill(in.load_norm);
        in.out_ready = ready_.open(rng);
        if (in.clear)
            begin(rng);
        else
            --left_;
    }

  private:
    static bool taken_all(const Cycle<golden::ChunkIdMap>& cycle) {
        return cycle.out.empty_done || (cycle.out.out_valid && cycle.out.out_last && cycle.in.out_ready);
    }

    void begin(Rng& rng) {
        const auto k = static_cast<std::uint64_t>(spec_.k);
        const std::uint64_t sizes[] = {0, 1, k, k, rng.below(k + 1)};
        to_load_ = sizes[rng.below(std::size(sizes))];
        announced_ = false;
        announce_with_last_ = rng.percent(50);
        base_ = bases_(rng);
        left_ = rng.percent(break_off_percent_) ? 1 + rng.below(2 * k + 6) : ~std::uint64_t{0};
    }

    spec::ChunkIdMap spec_;
    Numbers ids_;
    Numbers bases_;
    Gaps loads_;
    Gaps ready_;
    unsigned break_off_percent_;
    golden::Bits base_;
    std::uint64_t to_load_ = 0;
    std::uint64_t left_ = 0;  // cycles until the next clear
    bool announced_ = false;
    bool announce_with_last_ = false;
};

/// Bench of hier/chunk_id_map.
class ChunkIdMapBench {
  public:
    using Model = golden::ChunkIdMap;

    explicit ChunkIdMapBench(const spec::ChunkIdMap& spec) : spec_(spec) { declare(); }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 20'000 + 400 * static_cast<std::uint64_t>(spec_.k); }

    std::vector<Profile<Model>> profiles(const Profiling&) const {
        std::vector<Profile<Model>> list;
        list.push_back(profile("back_to_back", Gaps::never(), Gaps::never(), 0));
        list.push_back(profile("slow_loads", Gaps::random(75), Gaps::never(), 10));
        list.push_back(profile("slow_sink", Gaps::never(), Gaps::random(75), 10));
        list.push_back(profile("random", Gaps::random(40), Gaps::random(40), 20));
        list.push_back(profile("bursts", Gaps::bursty(6, 6), Gaps::bursty(6, 6), 20));
        list.push_back(profile("broken_off", Gaps::random(20), Gaps::random(50), 80));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        const std::size_t inside = loaded_.size() - taken_;
        coverage.hit(reset_inside_, cycle.reset && inside > 0);
        const bool withdrawn = cycle.reset || in.clear;
        golden::Bits offer(spec_.id_width + 1);
        offer.set_slice(0, out.out_id);
        offer.set_bit(spec_.id_width, out.out_last);
        const auto unstable = stable_.observe(out.out_valid, in.out_ready, offer, withdrawn);
        // An asynchronous reset has emptied the unit already.
        if (cycle.reset && spec_.reset == spec::Reset::async_low) return forget();
        if (unstable) return Difference{"out_id", "held while stalled", *unstable, "offers do not change"};
        if (out.out_valid && inside == 0)
            return Difference{"out_valid", "nothing is left", "a candidate", "what was loaded"};
        const bool takes = out.out_valid && in.out_ready && !withdrawn;
        if (takes) {
            if (auto wrong = check(in, out)) return wrong;
        }

        coverage.hit(clear_inside_, in.clear && inside > 0);
        coverage.hit(clear_offer_, in.clear && out.out_valid);
        coverage.hit(clear_load_, in.clear && in.load_valid && in.load_done);
        coverage.hit(empty_, out.empty_done);
        coverage.hit(early_, out.out_valid && !closed_);
        coverage.hit(stall_, out.out_valid && !in.out_ready);
        coverage.hit(withheld_, inside == 1 && !closed_ && !out.out_valid && in.out_ready && last_taken_);
        coverage.hit(in_a_row_, takes && last_taken_);
        if (withdrawn) return forget();

        coverage.hit(done_with_, in.load_done && in.load_valid);
        coverage.hit(done_later_, in.load_done && !in.load_valid && !loaded_.empty());
        if (takes) ++taken_;
        if (in.load_valid) loaded_.push_back({in.load_id, in.load_norm});
        closed_ = closed_ || in.load_done;
        last_taken_ = takes;
        return std::nullopt;
    }

  private:
    void declare() {
        const bool several = spec_.k > 1;
        empty_ = coverage.add("load of no candidate");
        one_ = coverage.add("load of one candidate");
        full_ = coverage.add("load of k candidates, all taken", several);
        done_with_ = coverage.add("end announced with the last candidate");
        done_later_ = coverage.add("end announced after the last candidate");
        early_ = coverage.add("candidate offered before the load is closed", several);
        withheld_ = coverage.add("candidate withheld: it may be the last", several);
        stall_ = coverage.add("offer stalled");
        in_a_row_ = coverage.add("candidates taken in consecutive cycles", several);
        wraps_ = coverage.add("address wraps around");
        clear_inside_ = coverage.add("clear with candidates inside");
        clear_offer_ = coverage.add("clear withdraws an offer");
        clear_load_ = coverage.add("load dropped by a clear");
        reset_inside_ = coverage.add("reset with candidates inside");
    }

    std::optional<Difference> forget() {
        loaded_.clear();
        taken_ = 0;
        closed_ = false;
        last_taken_ = false;
        return std::nullopt;
    }

    /// The candidate taken now against what was loaded.
    std::optional<Difference> check(const Model::In& in, const Model::Out& out) {
        const golden::ChunkCandidate& candidate = loaded_[taken_];
        const bool last = closed_ && taken_ + 1 == loaded_.size();
        if (out.out_id != candidate.id)
            return Difference{"out_id", candidate.id.hex(), out.out_id.hex(), "loaded against taken"};
        if (out.out_norm != candidate.norm)
            return Difference{"out_norm", candidate.norm.hex(), out.out_norm.hex(), "loaded against taken"};
        const golden::Bits address = golden::root_address(in.base, candidate.id);
        if (out.out_address != address)
            return Difference{"out_address", address.hex(), out.out_address.hex(), "base + 8*id"};
        if (out.out_last != last)
            return Difference{"out_last", last ? "1" : "0", last ? "0" : "1", "position in the load"};
        coverage.hit(one_, last && taken_ == 0);
        coverage.hit(full_, last && taken_ > 0 && loaded_.size() == static_cast<std::size_t>(spec_.k));
        coverage.hit(wraps_, golden::less_unsigned(address, in.base));
        return std::nullopt;
    }

    Profile<Model> profile(const std::string& name, Gaps loads, Gaps sink, unsigned break_off_percent) const {
        const auto reset_period = 200 + 8 * static_cast<unsigned>(spec_.k);
        return {name, 1, reset_period,
                [=] { return std::make_unique<ChunkLoads>(spec_, loads, sink, break_off_percent); }};
    }

    spec::ChunkIdMap spec_;
    std::vector<golden::ChunkCandidate> loaded_;  // since the last clear
    std::size_t taken_ = 0;
    bool closed_ = false;
    bool last_taken_ = false;
    StableWhileStalled stable_;
    std::size_t empty_{}, one_{}, full_{}, done_with_{}, done_later_{}, early_{}, withheld_{}, stall_{},
        in_a_row_{}, wraps_{}, clear_inside_{}, clear_offer_{}, clear_load_{}, reset_inside_{};
};

}  // namespace ragrtl::tb
