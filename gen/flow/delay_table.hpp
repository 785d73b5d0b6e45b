#pragma once

#include <string>
#include <vector>

#include "gen/arith/pipeline_plan.hpp"

namespace ragrtl::flow {

/// A design that was synthesized for a calibration, and what the delays fitted to all of them make of it.
struct CalibrationPoint {
    std::string design;
    double measured_ns = 0;
    double fitted_ns = 0;

    double error() const { return fitted_ns / measured_ns - 1; }
};

/// Delays of a technology with what they were measured with: the contents of
/// constraints/tech/<technology>.delays.json.
struct Calibration {
    std::string technology;
    std::string library;                 ///< name in the Liberty file
    std::string full_adder, half_adder;  ///< cells; "" where gates take their place
    std::string yosys, opensta;          ///< versions
    arith::DelayTable delays_ns;
    std::vector<CalibrationPoint> points;

    /// Largest |error| of a point.
    double worst_error() const;
};

/// Text of the file.
std::string to_json(const Calibration& calibration);
/// Reads it back; BadInput naming `shown` when the text is no such file.
Calibration parse_calibration(const std::string& text, const std::string& shown);

/// Where the delays of a technology are kept, from the root of a project:
/// "constraints/tech/osu018.delays.json".
std::string delay_file(const std::string& technology);

/// Delays of a technology: those below the current folder, or those that come with the program. Throws
/// BadInput when there are none.
Calibration delays_of(const std::string& technology);

}  // namespace ragrtl::flow
