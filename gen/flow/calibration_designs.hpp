#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "gen/arith/pipeline_plan.hpp"
#include "gen/hdl/module.hpp"

namespace ragrtl::flow {

/// How often each delay of a table lies on a design's slowest path.
struct DelayCounts {
    double full_sum = 0, full_carry = 0, half_sum = 0, half_carry = 0;
    double prefix_fixed = 0, prefix_level = 0;
    double plus_fixed = 0, plus_level = 0;
    double gate = 0;
    double flop = 1;

    static constexpr std::size_t size = 10;
    std::array<double, size> values() const {
        return {full_sum,     full_carry, half_sum,   half_carry, prefix_fixed,
                prefix_level, plus_fixed, plus_level, gate,       flop};
    }
};

/// The same order for the delays themselves.
std::array<double, DelayCounts::size> values_of(const arith::DelayTable& table);
arith::DelayTable table_of_values(const std::array<double, DelayCounts::size>& values);

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
