#pragma once

#include <memory>

#include "gen/data/int8_dataset.hpp"
#include "gen/retrieval/engine.hpp"
#include "gen/spec/hier_system.hpp"
#include "golden/systems/hier.hpp"

namespace ragrtl::retrieval {

/// The functional model of `hier` on all queries of `dataset`, which must outlive the engine; cycles, bits
/// and energy by the cost model (golden/cost/hier.hpp), with rows as wide as the dimension. Throws BadInput
/// when the dimension is too large for the model.
std::unique_ptr<Engine> golden_hier(const data::Int8Dataset& dataset, const golden::HierSearch& options,
                                    const Progress& progress);

/// The emitted Verilog of `hier`, simulated by Verilator: PEs of 128 lanes, as many as the dimension needs,
/// and a memory that gives a row per cycle. Cycles and rows are counted by the hardware; energy is modelled
/// from them. The first search() builds the simulation (about half a minute) and answers all queries.
/// Throws BadInput where the data or the setting does not fit the hardware; search() throws MissingTool and
/// CheckFailed.
std::unique_ptr<Engine> rtl_hier(const data::Int8Dataset& dataset, const golden::HierSearch& options,
                                 const Progress& progress);

/// The system that rtl_hier() builds for some data. Throws BadInput when there is none.
spec::HierSystem hier_system_for(const data::Int8Dataset& dataset, const golden::HierSearch& options);

/// The same engine on a system of the caller's. Throws BadInput when the data or the setting does not fit it.
std::unique_ptr<Engine> rtl_hier_of(const spec::HierSystem& system, const data::Int8Dataset& dataset,
                                    const golden::HierSearch& options, const Progress& progress);

}  // namespace ragrtl::retrieval
