#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "golden/systems/hier_cycle.hpp"
#include "tb/memory.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// How the memories behave, and what is searched for.
struct HierScene {
    unsigned latency = 2;
    Gaps requests = Gaps::never();
    Gaps responses = Gaps::never();
    Gaps norms = Gaps::never();
    enum class Values { uniform, corners, few, equal, climbing } values = Values::uniform;
    unsigned illegal_percent = 0;   ///< of the starts
    unsigned meddling_percent = 0;  ///< of the cycles of a search: writes to registers, starts
};

/// Documents of the largest corpus: enough for a first stage that rejects some.
inline std::uint64_t most_documents(const spec::HierSystem& spec) {
    return std::min({static_cast<std::uint64_t>(spec.k) + 18, std::uint64_t{1} << spec.id_width,
                     (std::uint64_t{1} << spec.address_width) / 8});
}

/// Software and memories around systems/hier: search after search in another corpus, results read.
class HierHost final : public Stimulus<golden::HierSystem> {
  public:
    HierHost(const spec::HierSystem& spec, HierScene scene)
        : spec_(spec),
          scene_(scene),
          table_(registers(spec)),
          rows_(scene.latency, scene.requests, scene.responses),
          norms_(scene.latency, scene.requests, scene.norms) {}

    void drive(golden::HierSystem::In& in, const Cycle<golden::HierSystem>* previous, Rng& rng) override {
        if (previous != nullptr) follow(*previous);
        drive_memories(in, rng);
        in.reg_write_valid = in.reg_read_valid = false;
        rng.fill(in.reg_write_addr);
        rng.fill(in.reg_write_data);
        rng.fill(in.reg_read_addr);
        if (!commands_.empty()) {
            if (rng.percent(80)) issue(in);
        } else if (waiting_) {
            wait(in, previous, rng);
        } else if (rows_.quiet() && norms_.quiet()) {
            plan_search(rng);
        }
    }

  private:
    struct Command {
        bool write;
        std::uint32_t address, data;
        unsigned pause = 0;  // idle cycles in front
    };

    void follow(const Cycle<golden::HierSystem>& cycle) {
        const auto& in = cycle.in;
        const auto& out = cycle.out;
        // What a unit under an asynchronous reset asks for is nothing; a synchronous one may still ask.
        rows_.follow(in.mem_rsp_valid && out.mem_rsp_ready, out.mem_req_addr.to_u64(),
                     out.mem_req_valid && in.mem_req_ready ? out.mem_req_len.to_u64() : 0);
        norms_.follow(in.norm_rsp_valid && out.norm_rsp_ready, out.norm_req_addr.to_u64(),
                      out.norm_req_valid && in.norm_req_ready ? out.norm_req_len.to_u64() : 0);
        if (cycle.reset) {
            commands_.clear();
            waiting_ = false;
        }
    }

    void drive_memories(golden::HierSystem::In& in, Rng& rng) {
        in.mem_req_ready = rows_.takes_request(rng);
        in.mem_rsp_valid = rows_.shows(rng);
        if (in.mem_rsp_valid) {
            in.mem_rsp_data = row(rows_.address(), rng);
            in.mem_rsp_last = rows_.last();
        } else {
            rng.fill(in.mem_rsp_data);
        }
        in.norm_req_ready = norms_.takes_request(rng);
        in.norm_rsp_valid = norms_.shows(rng);
        if (in.norm_rsp_valid) {
            in.norm_rsp_data = golden::Bits(32, norm_words_[norms_.address()]);
            in.norm_rsp_last = norms_.last();
        } else {
            rng.fill(in.norm_rsp_data);
        }
    }

    /// A row keeps its content while it is in use; lanes above the dimension hold noise.
    const golden::Bits& row(std::uint64_t address, Rng& rng) {
        auto [at, is_new] = row_words_.try_emplace(address, golden::Bits(spec_.pes * spec_.lanes));
        if (is_new) rng.fill(at->second);
        return at->second;
    }

    void issue(golden::HierSystem::In& in) {
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

    void wait(golden::HierSystem::In& in, const Cycle<golden::HierSystem>* previous, Rng& rng) {
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

    std::uint32_t offset(const std::string& name) const {
        for (const auto& reg : table_.registers) {
            if (reg.name == name) return reg.offset;
        }
        throw std::logic_error("no register " + name);
    }
    void write(const std::string& name, std::uint64_t value) {
        commands_.push_back({true, offset(name), static_cast<std::uint32_t>(value)});
    }
    void read(const std::string& name, unsigned pause = 0) {
        commands_.push_back({false, offset(name), 0, pause});
    }

    std::int64_t value(Rng& rng, std::uint64_t document) const {
        static constexpr std::int64_t corners[] = {-128, -1, 127, 0, 15, -16};
        switch (scene_.values) {
            case HierScene::Values::corners: return corners[rng.below(std::size(corners))];
            case HierScene::Values::few: return rng.between(-1, 1);
            case HierScene::Values::equal: return equal_;
            case HierScene::Values::climbing:
                return std::min<std::int64_t>(127, static_cast<std::int64_t>(5 * document));
            case HierScene::Values::uniform: break;
        }
        return rng.between(-128, 127);
    }

    void put(std::uint64_t address, const std::vector<std::int64_t>& values, int planes, Rng& rng) {
        for (int plane = 0; plane < planes; ++plane) {
            golden::Bits bits(spec_.pes * spec_.lanes);
            rng.fill(bits);
            for (std::size_t i = 0; i < values.size(); ++i) {
                bits.set_bit(static_cast<int>(i), ((values[i] >> (planes - 1 - plane)) & 1) != 0);
            }
            row_words_.insert_or_assign(address + static_cast<std::uint64_t>(plane), bits);
        }
    }

    std::uint64_t row_bits() const { return static_cast<std::uint64_t>(spec_.pes * spec_.lanes); }
    std::uint64_t addresses() const { return std::uint64_t{1} << spec_.address_width; }

    /// A base from which `size` addresses are legal: often the last one.
    std::uint64_t base_for(std::uint64_t size, Rng& rng) const {
        const std::uint64_t last = addresses() - size;
        return rng.percent(30) ? last : rng.below(last + 1);
    }

    struct Plan {
        std::uint64_t mode, inner_product, dimension, documents, candidates, top_k;
        std::uint64_t document_base, norm_base, query_base;
    };

    Plan legal_plan(Rng& rng) const {
        const auto k = static_cast<std::uint64_t>(spec_.k);
        const std::uint64_t most = most_documents(spec_);
        const std::uint64_t sizes[] = {
            0, 1, std::min(k, most), std::min(k + 1, most), 1 + rng.below(most), most, most, most};
        const std::uint64_t dimensions[] = {1, row_bits(), row_bits(), 1 + rng.below(row_bits())};
        Plan plan{};
        plan.mode = rng.percent(50) ? 0 : 1 + rng.below(2);
        plan.inner_product = rng.below(2);
        plan.dimension = dimensions[rng.below(std::size(dimensions))];
        plan.documents = sizes[rng.below(std::size(sizes))];
        plan.candidates = rng.percent(30) ? k : 1 + rng.below(k);
        plan.top_k = rng.percent(30) ? plan.candidates : 1 + rng.below(plan.mode == 0 ? plan.candidates : k);
        plan.document_base = base_for(8 * plan.documents, rng);
        plan.norm_base = base_for(plan.documents, rng);
        plan.query_base = base_for(12, rng);
        // What a search does not use need not be legal.
        if (plan.mode != 0 && rng.percent(20)) plan.candidates = rng.percent(50) ? 0 : k + 1;
        if (plan.inner_product != 0 && rng.percent(20)) plan.norm_base = addresses() - 1;
        return plan;
    }

    /// Breaks one rule of a legal plan.
    void break_plan(Plan& plan, Rng& rng) const {
        const auto k = static_cast<std::uint64_t>(spec_.k);
        switch (rng.below(11)) {
            case 0: plan.mode = 3; break;
            case 1: plan.dimension = 0; break;
            case 2: plan.dimension = row_bits() + 1; break;
            case 3: plan.top_k = 0; break;
            case 4:
                plan.mode = 1 + rng.below(2);
                plan.top_k = k + 1;
                break;
            case 5:
                plan.mode = 0;
                plan.candidates = k + 1;
                break;
            case 6:
                plan.mode = 0;
                plan.candidates = std::max<std::uint64_t>(1, k - 1);
                plan.top_k = plan.candidates + 1;
                break;
            case 7:
                plan.documents = (std::uint64_t{1} << spec_.id_width) + 1;
                plan.document_base = plan.norm_base = 0;
                break;
            case 8:
                plan.documents = std::max<std::uint64_t>(plan.documents, 1);
                plan.document_base = addresses() - 8 * plan.documents + 1;
                plan.norm_base = 0;
                break;
            case 9:
                plan.documents = std::max<std::uint64_t>(plan.documents, 2);
                plan.inner_product = 0;
                plan.document_base = 0;
                plan.norm_base = addresses() - plan.documents + 1;
                break;
            default: plan.query_base = addresses() - 11; break;
        }
    }

    void fill_memory(const Plan& plan, Rng& rng) {
        row_words_.clear();
        norm_words_.clear();
        equal_ = rng.percent(30) ? -128 : rng.between(-128, 127);
        std::vector<std::int64_t> values(plan.dimension);
        const auto draw = [&](std::uint64_t document) {
            for (auto& one : values) one = value(rng, document);
            if (rng.percent(5)) std::fill(values.begin(), values.end(), 0);
        };
        for (std::uint64_t document = 0; document < plan.documents; ++document) {
            draw(document);
            put(plan.document_base + 8 * document, values, 8, rng);
            std::uint64_t norm = 0;
            for (const std::int64_t one : values) norm += static_cast<std::uint64_t>(one * one);
            norm_words_[plan.norm_base + document] = static_cast<std::uint32_t>(norm);
        }
        if (scene_.values == HierScene::Values::climbing) {
            std::fill(values.begin(), values.end(), 1 + static_cast<std::int64_t>(rng.below(127)));
        } else {
            draw(0);
        }
        // Where there is little room the query takes the place of a document.
        put(plan.query_base, values, 8, rng);
        for (auto& one : values) one = std::min<std::int64_t>(7, (one + 8) >> 4);
        put(plan.query_base + 8, values, 4, rng);
    }

    void plan_search(Rng& rng) {
        Plan plan = legal_plan(rng);
        fill_memory(plan, rng);
        illegal_ = rng.percent(scene_.illegal_percent);
        if (illegal_) break_plan(plan, rng);
        write("mode", plan.mode | plan.inner_product << 4);
        write("dimension", plan.dimension);
        write("documents", plan.documents);
        write("candidates", plan.candidates);
        write("top_k", plan.top_k);
        write("document_base", plan.document_base);
        write("norm_base", plan.norm_base);
        write("query_base", plan.query_base);
        if (rng.percent(20)) write("control", 2);
        write("control", rng.percent(10) ? 3 : 1);
        waiting_ = true;
        quiet_cycles_ = 0;
    }

    void read_results(Rng& rng) {
        for (const char* name : {"status", "result_count", "query_norm", "cycles", "rows"}) read(name);
        if (rng.percent(10)) read("built_dimension");
        if (rng.percent(10)) read("built_k");
        if (illegal_ && rng.percent(80)) return;  // nothing new
        const auto k = static_cast<std::uint64_t>(spec_.k);
        for (std::uint64_t i = 0; i < std::min<std::uint64_t>(k + 1, 12); ++i) {
            write("result_index", rng.percent(10) ? rng.below(k + 2) : i);
            // At once, too: then it may still be the one before.
            read("result_id", static_cast<unsigned>(rng.below(8)));
            read("result_dot");
            read("result_norm");
        }
    }

    spec::HierSystem spec_;
    HierScene scene_;
    spec::RegisterTable table_;
    OrderedMemory rows_, norms_;
    std::map<std::uint64_t, golden::Bits> row_words_;
    std::map<std::uint64_t, std::uint32_t> norm_words_;
    std::deque<Command> commands_;
    bool waiting_ = false;
    unsigned quiet_cycles_ = 0;
    bool illegal_ = false;
    std::int64_t equal_ = 0;
};

}  // namespace ragrtl::tb
