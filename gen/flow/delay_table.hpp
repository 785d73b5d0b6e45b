#pragma once

#include <string>
#include <vector>

#include "gen/arith/pipeline_plan.hpp"

namespace ragrtl::flow {

/// Calls visit(key, delay) for every delay of a table; the key is the one it has in files.
template <class Table, class Visit>
void for_each_delay(Table& t, const Visit& visit) {
    visit("full_adder_sum", t.adders.full_sum);
    visit("full_adder_carry", t.adders.full_carry);
    visit("half_adder_sum", t.adders.half_sum);
    visit("half_adder_carry", t.adders.half_carry);
    visit("plus", t.plus.fixed);
    visit("plus_per_doubling", t.plus.doubling);
    visit("sklansky", t.sklansky.fixed);
    visit("sklansky_per_doubling", t.sklansky.doubling);
    visit("brent_kung", t.brent_kung.fixed);
    visit("brent_kung_per_doubling", t.brent_kung.doubling);
    visit("kogge_stone", t.kogge_stone.fixed);
    visit("kogge_stone_per_doubling", t.kogge_stone.doubling);
    visit("gate", t.gate);
    visit("flop", t.flop);
}

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
