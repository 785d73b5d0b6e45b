#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "gen/spec/config.hpp"
#include "gen/units.hpp"
#include "tests/lockstep/verify_run.hpp"

namespace ragrtl::test {

/// One configuration of a unit under gen/blocks with a DelayedFunctionBench.
struct ArithCase {
    const Unit* unit;
    spec::Config config;
    /// "multiplier a_width=3 b_width=3 ..."
    std::string name() const { return unit->module + " " + config.summary(); }
};

/// Gives the Verilog of a case: all modules below `module`, which has names of its own in the batch.
using MakeVerilog = std::function<std::string(const hdl::Module& module)>;

/// What is emitted.
std::string printed_verilog(const hdl::Module& module);

/// All cases in one Verilated module, each run against its golden model with its own stimulus: exhaustively
/// where its inputs have 20 bits or fewer, and `random_cycles` cycles of corners and random numbers.
flow::RunResult run_batch(const std::vector<ArithCase>& cases, std::uint64_t random_cycles,
                          const MakeVerilog& make_verilog = printed_verilog);

}  // namespace ragrtl::test
