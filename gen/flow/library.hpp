#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "gen/flow/liberty.hpp"
#include "gen/flow/technology.hpp"

namespace ragrtl::flow {

/// A cell and the pin that carries a constant.
struct TieCell {
    std::string cell, pin;
};

/// A library cell that adds two or three bits, with the pins found from its Boolean functions.
struct AdderCell {
    std::string cell;
    std::vector<std::string> inputs;  ///< two or three
    std::string sum, carry;           ///< output pins
    bool sum_inverted = false, carry_inverted = false;
};

/// A library cell that passes the clock on in the cycles in which it is enabled, for flops of the rising
/// edge.
struct ClockGateCell {
    std::string cell;
    std::string clock, enable;      ///< input pins
    std::string gated;              ///< output pin
    std::vector<std::string> test;  ///< input pins to be held low
};

/// A Liberty file made ready for the tools: read, completed by its technology's description, checked.
struct Library {
    std::filesystem::path source;  ///< the file given
    Liberty liberty;
    Technology technology;
    std::string text;       ///< working copy for the tools: dont_use marked, wire loads dropped unless kept
    double nand2_area = 0;  ///< one gate equivalent, um2
    std::string nand2;
    std::string driver;  ///< buffer in front of the inputs
    double load_ff = 0;  ///< at the outputs
    std::optional<TieCell> tie_high, tie_low;
    std::optional<AdderCell> full_adder, half_adder;
    std::optional<ClockGateCell> clock_gate;
};

/// Opens the Liberty file (plain or .gz) of a technology. `technology_name` "" means: the one that describes
/// `file`, or none; `file` "" means: where the technology's package puts it; both "": the default technology.
/// Throws BadInput when the file is missing, is not a whole Liberty file, has no NAND2, no flip-flop that can
/// be mapped, or not the cells that the technology names; IoError when it cannot be read.
Library open_library(const std::string& technology_name, const std::filesystem::path& file);

/// The adder in a cell's functions: three inputs for a full adder, two for a half adder, outputs in either
/// polarity.
std::optional<AdderCell> as_adder(const LibertyCell& cell);

/// The clock gate in a cell's attributes; nullopt for any other cell, and for gates that wait for a falling
/// edge.
std::optional<ClockGateCell> as_clock_gate(const LibertyCell& cell);

}  // namespace ragrtl::flow
