#pragma once

#include "golden/systems/hier_cycle.hpp"
#include "tb/benches/hier_software.hpp"
#include "tb/memory.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// Software and memories around systems/hier: search after search in another corpus, results read.
class HierHost final : public Stimulus<golden::HierSystem> {
  public:
    HierHost(const spec::HierSystem& spec, HierScene scene)
        : software_(spec, scene),
          meddling_percent_(scene.meddling_percent),
          rows_(scene.latency, scene.requests, scene.responses),
          norms_(scene.latency, scene.requests, scene.norms) {}

    void drive(golden::HierSystem::In& in, const Cycle<golden::HierSystem>* previous, Rng& rng) override {
        if (previous != nullptr) follow(*previous);
        drive_memories(in, rng);
        in.reg_write_valid = in.reg_read_valid = false;
        rng.fill(in.reg_write_addr);
        rng.fill(in.reg_write_data);
        rng.fill(in.reg_read_addr);
        if (!software_.commands.empty()) {
            if (rng.percent(80)) issue(in);
        } else if (waiting_) {
            wait(in, previous, rng);
        } else if (rows_.quiet() && norms_.quiet()) {
            software_.plan_search(rng);
            waiting_ = true;
            quiet_cycles_ = 0;
        }
    }

  private:
    void follow(const Cycle<golden::HierSystem>& cycle) {
        const auto& in = cycle.in;
        const auto& out = cycle.out;
        // What a unit under an asynchronous reset asks for is nothing; a synchronous one may still ask.
        rows_.follow(in.mem_rsp_valid && out.mem_rsp_ready, out.mem_req_addr.to_u64(),
                     out.mem_req_valid && in.mem_req_ready ? out.mem_req_len.to_u64() : 0);
        norms_.follow(in.norm_rsp_valid && out.norm_rsp_ready, out.norm_req_addr.to_u64(),
                      out.norm_req_valid && in.norm_req_ready ? out.norm_req_len.to_u64() : 0);
        if (cycle.reset) {
            software_.commands.clear();
            waiting_ = false;
        }
    }

    void drive_memories(golden::HierSystem::In& in, Rng& rng) {
        in.mem_req_ready = rows_.takes_request(rng);
        in.mem_rsp_valid = rows_.shows(rng);
        if (in.mem_rsp_valid) {
            in.mem_rsp_data = software_.row(rows_.address(), rng);
            in.mem_rsp_last = rows_.last();
        } else {
            rng.fill(in.mem_rsp_data);
        }
        in.norm_req_ready = norms_.takes_request(rng);
        in.norm_rsp_valid = norms_.shows(rng);
        if (in.norm_rsp_valid) {
            in.norm_rsp_data = golden::Bits(32, software_.norm(norms_.address()));
            in.norm_rsp_last = norms_.last();
        } else {
            rng.fill(in.norm_rsp_data);
        }
    }

    void issue(golden::HierSystem::In& in) {
        HierSoftware::Command& next = software_.commands.front();
        if (next.pause > 0) {
            --next.pause;
            return;
        }
        (next.write ? in.reg_write_valid : in.reg_read_valid) = true;
        (next.write ? in.reg_write_addr : in.reg_read_addr) =
            golden::Bits(in.reg_write_addr.width(), next.address);
        if (next.write) in.reg_write_data = golden::Bits(32, next.data);
        software_.commands.pop_front();
    }

    void wait(golden::HierSystem::In& in, const Cycle<golden::HierSystem>* previous, Rng& rng) {
        if (previous != nullptr && !previous->out.busy && ++quiet_cycles_ > 4) {
            waiting_ = false;
            quiet_cycles_ = 0;
            software_.read_results(rng);
        } else if (rng.percent(meddling_percent_)) {
            in.reg_write_valid = true;
            in.reg_read_valid = rng.percent(50);
            if (rng.percent(20)) {
                in.reg_write_addr = golden::Bits(in.reg_write_addr.width(), 0);
                in.reg_write_data = golden::Bits(32, 1);
            }
        }
    }

    HierSoftware software_;
    unsigned meddling_percent_;
    OrderedMemory rows_, norms_;
    bool waiting_ = false;
    unsigned quiet_cycles_ = 0;
};

}  // namespace ragrtl::tb
