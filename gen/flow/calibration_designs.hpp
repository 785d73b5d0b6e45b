#pragma once

#include <functional>
#include <string>
#include <vector>

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"

namespace ragrtl::flow {

/// How often each delay of a table lies on a path, in the shape of such a table.
using DelayCounts = arith::DelayTable;

/// A small design between registers, of whose slowest path the model has an opinion.
struct CalibrationDesign {
    std::string name;  ///< "tree of 16 rows, arrival"
    hdl::Module module;
    std::function<DelayCounts(const arith::DelayTable&)> counts;
};

/// Registers alone, product gates, compressor trees of 3 .. 64 rows, layers and chains of half adders, chains
/// of full adders, carry-propagate adders of 8 .. 64 bits.
std::vector<CalibrationDesign> calibration_designs();

}  // namespace ragrtl::flow
