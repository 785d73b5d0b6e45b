#pragma once

#include <string>
#include <vector>

#include "gen/flow/calibration_designs.hpp"
#include "gen/flow/delay_table.hpp"
#include "gen/flow/exploration.hpp"
#include "gen/flow/library.hpp"

namespace ragrtl::flow {

/// What a user should know of a library without a full adder; "" where it has one.
std::string adder_notice(const Library& library);

/// Synthesizes the designs (calibration_designs(), all or some) as fast as it gets and fits the delays to the
/// periods: least squares of the relative errors, repeated until the slowest paths stay the same. Adders are
/// the library's where it has them, gates otherwise. `jobs` designs at a time (0: one per processor). Throws
/// what synthesize() throws.
Calibration calibrate(const Library& library, const std::vector<CalibrationDesign>& designs, int jobs,
                      const Progress& progress = {});

/// The delays that fit best, given what was measured of each design.
arith::DelayTable fit_delays(const std::vector<CalibrationDesign>& designs,
                             const std::vector<double>& periods_ns);

/// Period of a design under given delays.
double fitted_period(const CalibrationDesign& design, const arith::DelayTable& delays);

}  // namespace ragrtl::flow
